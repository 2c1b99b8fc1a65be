"""The commands are published beside hearing, only when they have changed, until it works."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.frontends.discord import publishing
from tests.bot.frontends.discord.limits import check_contexts

COMMANDS = "GET applications"
UPLOAD = "PUT applications"
COMMANDS_HERE = ["petteia", "Challenge to Petteia", "Results in Petteia", "My board"]


@pytest.fixture(autouse=True)
def _it_is_tried_again_at_once(monkeypatch):
    monkeypatch.setattr(publishing, "MIN_BACKOFF", 0.01)


@pytest.fixture
async def published(little, started):
    """Wait until the commands are published, after the start."""

    async def published():
        await started.start()
        await until_published(started)
        return [[each["name"] for each in upload] for upload in little.published]

    return published


@pytest.fixture
def again(front_ends):
    """Start the bot a second time."""

    async def again():
        restarted = front_ends()
        await restarted.start()
        await until_published(restarted)
        return restarted

    return again


async def until_published(started):
    async with asyncio.timeout(60):
        await started.client.beside


async def test_commands_are_published_once_and_not_again_while_they_are_the_same(
    little, published, again
):
    assert await published() == [COMMANDS_HERE]
    restarted = await again()
    assert len(little.published) == 1
    assert restarted._published.ids == {each["name"]: each["id"] for each in little.commands}


async def test_they_are_published_again_after_another_program_did(little, published, again):
    await published()
    little.commands = [{**each, "version": "other"} for each in little.commands]
    await again()
    assert len(little.published) == 2


async def test_the_bot_hears_while_publishing_hangs(little, started, serving):
    gate = little.gates[UPLOAD] = asyncio.Event()
    starting = asyncio.create_task(started.start())
    await serving()
    await starting
    assert not little.published
    gate.set()
    await until_published(started)
    assert little.published


async def test_errors_are_waited_out_and_logged_once(little, published):
    little.faults[UPLOAD].extend([400, 403, 400])
    with capture_logs() as log:
        assert await published() == [COMMANDS_HERE]
    assert [line["event"] for line in log].count("commands_not_published") == 1


ENTRY_POINT = {
    "id": "77",
    "application_id": "11",
    "version": "3",
    "type": 4,
    "name": "launch",
    "name_localizations": {"it": "avvia"},
    "description": "",
    "handler": 2,
    "integration_types": [0, 1],
    "contexts": None,
}
"""The command that starts an Activity, which Discord makes itself."""


async def test_the_command_that_starts_an_activity_stays(little, published):
    little.commands = [ENTRY_POINT]
    assert await published() == [[*COMMANDS_HERE, "launch"]]
    kept = little.published[-1][-1]
    unchangeable = {"application_id", "version", "contexts"}
    assert kept == {name: value for name, value in ENTRY_POINT.items() if name not in unchangeable}


async def test_every_command_is_there_everywhere_and_the_other_where_it_was(little, published):
    little.commands = [{**ENTRY_POINT, "contexts": [0, 2], "integration_types": [1]}]
    await published()
    *ours, entry = little.published[-1]
    for command in ours:
        check_contexts(command)
        assert sorted(command["contexts"]) == [0, 1, 2], command["name"]
        assert sorted(command["integration_types"]) == [0, 1], command["name"]
    assert (entry["contexts"], entry["integration_types"]) == ([0, 2], [1])


async def test_a_process_that_publishes_nothing_knows_the_commands_too(
    little, published, front_ends
):
    await published()
    sender = front_ends(receives_input=False)
    await sender.start()
    await until_published(sender)
    assert sender._published.ids.keys() == set(COMMANDS_HERE)
    assert len(little.published) == 1
