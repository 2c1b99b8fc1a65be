"""What comes too late, or is acknowledged already, leaves no traceback in the log."""

import pytest
from structlog.testing import capture_logs

from bot.frontends.discord.render import LAUNCH_ID, TYPE_PREFIX

ACKNOWLEDGED = 40060


@pytest.fixture
async def ask(world, alkaios, brasidas):
    """Have a person ask for something that has only a first response."""
    board = world.keep(await world.begin(alkaios, brasidas))
    match = await world.match()
    pressed = {"activity": LAUNCH_ID, "form": f"{TYPE_PREFIX}{match.id}"}

    async def ask(what):
        if what in pressed:
            await world.replay(alkaios, board, pressed[what])
        else:
            await alkaios.autocomplete(world.channel, "petteia rules", "topic", "d")

    return ask


@pytest.mark.parametrize("refusal", [(404, 10062), (400, ACKNOWLEDGED), (503, 0)])
@pytest.mark.parametrize("what", ["completion", "form", "activity"])
async def test_a_late_response_is_at_most_an_event(world, ask, caplog, refusal, what):
    status, code = refusal
    world.env.inject_error("POST", "/interactions/*", status=status, code=code, times=None)
    with capture_logs() as events:
        await ask(what)
    assert [record for record in caplog.records if record.exc_info] == []
    assert {event["log_level"] for event in events} <= {"debug", "info"}
    is_lost = any(event["event"] == "interaction_lost" for event in events)
    assert is_lost or code == ACKNOWLEDGED


async def test_what_is_refused_for_what_is_in_it_is_an_error(world, ask, caplog):
    world.env.inject_error("POST", "/interactions/*", status=400, code=50035)
    await ask("completion")
    assert [record for record in caplog.records if record.exc_info]
    world.env.errors.clear()
