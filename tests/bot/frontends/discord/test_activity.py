"""The button that opens the board as an Activity, and what `petteia doctor` says of it."""

import pytest

from bot.frontends.discord import examine
from bot.frontends.discord.render import LAUNCH_ID
from tests.bot.frontends.discord.loopback import TOKEN, until
from tests.bot.frontends.discord.payloads import BOT
from tests.bot.frontends.discord.world import World, labels

ADA = 501
OPEN = "Open the board"
LAUNCH_ACTIVITY = 12  # Discord: Interaction Callback Type
EMBEDDED = 1 << 17  # Discord: Application Flags


@pytest.fixture
async def world(sqlite_url, request):
    world = World(sqlite_url, has_activity=request.param)
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


@pytest.mark.parametrize("world", [True, False], indirect=True)
async def test_a_match_has_the_button_where_there_is_an_activity(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    assert labels(board).count(OPEN) == world.options["has_activity"]
    await world.play(alkaios, "a2-a5")
    assert labels(world.board).count(OPEN) == world.options["has_activity"]


async def test_the_button_has_discord_open_the_activity(little, started, serving):
    await started.start()
    await serving()
    await little.press(ADA, LAUNCH_ID, "token")
    await until(lambda: "token" in little.first)
    assert little.first["token"]["type"] == LAUNCH_ACTIVITY


async def test_the_doctor_says_whether_the_application_has_one(little):
    little.application["flags"] = EMBEDDED
    _, found = await examine(TOKEN, activity=str(BOT))
    assert found.advice == ""
    little.application["flags"] = 0
    _, found = await examine(TOKEN, activity=str(BOT))
    assert "Enable Activities" in found.advice


@pytest.mark.usefixtures("little")
async def test_the_doctor_says_when_the_id_is_that_of_another_application():
    _, found = await examine(TOKEN, activity="99")
    assert f"Set client_id to {BOT}" in found.advice
