"""Each command is answered once, on a Discord whose answers get lost and a bot that is killed."""

import asyncio
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.frontends.discord import runner
from bot.frontends.discord.render import LAUNCH_ID, TYPE_PREFIX
from tests.bot.frontends.discord.loopback import (
    LOST,
    NEW_MESSAGE,
    TAKEN,
    THINKING,
    until,
    until_found,
)
from tests.bot.frontends.discord.processes import Bot

ADA, BEN = 501, 502
RESPONSE, FOLLOW_UP, EDIT = "POST interactions", "POST webhooks", "PATCH webhooks"
DONE = "Done, but"
TROUBLE = "Something went wrong"


@pytest.fixture
async def bot(little, sqlite_url):
    bot = Bot(sqlite_url)
    await bot.start()
    await little.identified.wait()
    yield bot
    await bot.stop()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(runner, "PATIENCE", 0.02)


async def restart(bot, little):
    little.identified.clear()
    await bot.start()
    await little.identified.wait()


@pytest.mark.usefixtures("bot")
async def test_an_answer_that_is_ready_soon_is_one_call(little):
    await little.command(ADA, "games", "t1")
    await until(lambda: little.said("t1"))
    assert little.first["t1"]["type"] == NEW_MESSAGE
    assert [call for call in little.calls if "t1" in call] == ["POST " + path_of(little, "t1")]


def path_of(little, token):
    return next(call.split()[1] for call in little.calls if token in call)


@pytest.mark.usefixtures("impatient")
async def test_an_answer_that_takes_longer_is_acknowledged_first(little, bot, monkeypatch):
    gate = bot.slow(monkeypatch)
    await little.command(ADA, "games", "t1")
    await until(lambda: little.thinks("t1"))
    assert len(await bot.pending()) == 1
    gate.set()
    await until(lambda: not little.thinks("t1"))
    assert little.said("t1")[0].startswith("You have no match")
    await until(lambda: not bot.chat._runner._running)
    assert await bot.pending() == ()


async def test_while_too_many_are_late_nothing_else_is_begun(little, bot, monkeypatch):
    monkeypatch.setattr(runner, "MAX_LATE", 2)
    monkeypatch.setattr(runner, "LATE", 0.0)
    with monkeypatch.context() as slowed:
        gate = bot.slow(slowed)
        for token in ("t1", "t2", "t3"):
            await little.command(ADA, "challenge", token)
        await until(lambda: len(bot.chat._runner._seen) == 3)
        gate.set()
        await until(lambda: not bot.chat._runner._running)
    await little.command(ADA, "challenge", "t4")
    await until(lambda: little.said("t4"))
    assert [token in little.first for token in ("t1", "t2", "t3")] == [True, True, False]
    assert await bot.store.count_matches() == 3


@pytest.mark.parametrize("fault", [LOST, TAKEN])
@pytest.mark.parametrize("is_slow", [True, False])
async def test_a_response_whose_own_answer_is_lost_loses_nothing(
    little, bot, monkeypatch, fault, is_slow
):
    if is_slow:
        monkeypatch.setattr(runner, "PATIENCE", 0.0)
    little.faults[RESPONSE].append(fault)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.said("t1") and not little.thinks("t1"))
    await until(lambda: not bot.chat._runner._running)
    assert len(little.said("t1")) == 1
    assert "invitation" in little.said("t1")[0]
    assert await bot.store.count_matches() == 1


async def test_a_command_that_comes_twice_is_done_once(little, bot):
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.said("t1"))
    await little.repeat()
    await little.command(ADA, "games", "t2")
    await until(lambda: little.said("t2"))
    assert await bot.store.count_matches() == 1


@pytest.mark.usefixtures("impatient")
async def test_stopping_answers_what_was_acknowledged(little, bot, monkeypatch):
    gate = bot.slow(monkeypatch)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.thinks("t1"))
    stopping = asyncio.create_task(bot.chat.stop())
    await asyncio.sleep(0)
    gate.set()
    await stopping
    assert not little.thinks("t1")
    assert len(little.said("t1")) == 1
    assert await bot.pending() == ()


@pytest.mark.usefixtures("impatient")
async def test_what_stopping_could_not_wait_for_is_answered_by_the_next_process(
    little, bot, monkeypatch
):
    monkeypatch.setattr(runner, "DRAIN_TIMEOUT", 0.01)
    gate = bot.slow(monkeypatch, after_storing=True)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.thinks("t1"))
    await until_found(bot.store.count_matches)
    with capture_logs() as logs:
        await bot.chat.stop()
        gate.set()
        await until(lambda: not bot.chat._runner._running)
    assert "error" not in {entry["log_level"] for entry in logs}
    assert len(await bot.pending()) == 1
    await bot.opened.__aexit__(None, None, None)
    await restart(bot, little)
    await until(lambda: not little.thinks("t1"))
    assert DONE in little.said("t1")[0]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("is_stored", [True, False])
async def test_what_was_acknowledged_before_a_kill_is_done_once_and_answered(
    little, bot, monkeypatch, is_stored
):
    bot.slow(monkeypatch, after_storing=is_stored)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.thinks("t1"))
    if is_stored:
        await until_found(bot.store.count_matches)
    await bot.kill()
    await restart(bot, little)
    await until(lambda: not little.thinks("t1"))
    await until(lambda: not bot.chat._runner._running)
    assert await bot.store.count_matches() == 1
    (said,) = little.said("t1")
    assert (DONE in said) == is_stored
    assert await bot.pending() == ()


@pytest.mark.usefixtures("impatient")
async def test_what_was_not_acknowledged_before_a_kill_is_not_done(little, bot, monkeypatch):
    little.gates[RESPONSE] = asyncio.Event()
    bot.slow(monkeypatch)
    await little.command(ADA, "challenge", "t1")
    await until_found(bot.pending)
    await bot.kill()
    del little.gates[RESPONSE]
    little.first.pop("t1", None)
    await restart(bot, little)
    await until(lambda: bot.chat.client.is_ready() and not bot.chat._runner._running)
    assert await bot.pending() == ()
    assert await bot.store.count_matches() == 0


async def test_what_was_done_but_not_answered_before_a_kill_is_said_directly(little, bot):
    little.gates[RESPONSE] = asyncio.Event()
    await little.command(ADA, "challenge", "t1")
    await until_found(bot.store.count_matches)
    await bot.kill()
    del little.gates[RESPONSE]
    little.first.pop("t1", None)
    await restart(bot, little)
    await until(lambda: any(DONE in said for said in little.posted()))
    await until(lambda: not bot.chat._runner._running)
    assert await bot.store.count_matches() == 1
    assert await bot.pending() == ()


async def test_what_is_answered_at_once_is_not_answered_again(little, bot):
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.said("t1"))
    await until(lambda: not bot.chat._runner._running)
    assert await bot.pending() == ()


@pytest.mark.usefixtures("impatient")
async def test_what_was_acknowledged_too_long_ago_is_not_done(little, bot, monkeypatch):
    bot.slow(monkeypatch)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.thinks("t1"))
    await bot.kill()
    bot.skipped = timedelta(minutes=16)
    await restart(bot, little)
    await little.command(ADA, "games", "t2")
    await until(lambda: little.said("t2"))
    assert await bot.store.count_matches() == 0


async def test_an_answer_that_cannot_be_made_says_what_was_stored(little, bot, monkeypatch):
    do = bot.dispatcher.do

    async def broken(*given, **named):
        await do(*given, **named)
        raise ZeroDivisionError

    monkeypatch.setattr(bot.dispatcher, "do", broken)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.said("t1"))
    (said,) = little.said("t1")
    assert DONE in said
    assert TROUBLE not in said
    await little.command(ADA, "games", "t2")
    await until(lambda: little.said("t2"))
    assert TROUBLE in little.said("t2")[0]


@pytest.mark.usefixtures("bot")
async def test_an_answer_that_discord_refuses_is_replaced_by_words(little):
    little.faults[RESPONSE].append(400)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.said("t1"))
    assert [DONE in said for said in little.said("t1")] == [True]


async def test_where_no_answer_is_taken_a_direct_message_says_what_was_stored(little, bot):
    little.faults[RESPONSE].extend([404] * 4)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: any(DONE in said for said in little.posted()))
    assert little.said("t1") == []
    assert await bot.store.count_matches() == 1


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("custom_id", [LAUNCH_ID, f"{TYPE_PREFIX}abc123"])
async def test_a_first_response_that_gets_lost_leaves_no_traceback(little, caplog, custom_id):
    little.faults[RESPONSE].extend([LOST] * 9)
    with capture_logs() as events:
        await little.press(ADA, custom_id, "t1")
        await until(lambda: any(event["event"] == "interaction_lost" for event in events))
    assert [record for record in caplog.records if record.exc_info] == []


async def test_an_edit_that_fails_for_now_is_made_again(little, bot, monkeypatch):
    monkeypatch.setattr(runner, "PATIENCE", 0.0)
    little.faults[EDIT].extend([LOST, LOST])
    await little.command(ADA, "games", "t1")
    await until(lambda: little.first.get("t1", {}).get("type") == THINKING)
    await until(lambda: not bot.chat._runner._running)
    assert little.said("t1")[0].startswith("You have no match")


@pytest.mark.usefixtures("impatient")
async def test_what_was_filled_into_a_form_is_done_by_the_next_process(little, bot, monkeypatch):
    await little.command(ADA, "challenge", "t1", options="form")
    await until(lambda: "t1" in little.first)
    bot.slow(monkeypatch)
    await little.send_off(ADA, "t1", "t2", ruleset="poleis", side="first", ticked=["rated"])
    await until(lambda: little.thinks("t2"))
    await bot.kill()
    await restart(bot, little)
    await until(lambda: not little.thinks("t2"))
    (match_id,) = await bot.store.match_ids(None, 2)
    terms = (await bot.store.match(match_id)).terms
    assert (terms.ruleset, terms.rated, str(terms.side)) == ("poleis", True, "first")


async def test_an_opponent_about_whom_discord_says_nothing_is_not_everybody(little, bot):
    await little.command(ADA, "challenge", "t1", options="form")
    await until(lambda: "t1" in little.first)
    await little.send_off(ADA, "t1", "t2", opponent=[str(BEN)])
    await until(lambda: little.said("t2"))
    assert await bot.store.count_matches() == 0
