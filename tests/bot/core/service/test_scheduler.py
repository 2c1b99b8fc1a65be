"""The worker that acts for nobody: over a real store, with a clock that the test moves."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.core.matches.clocks import flag_fall
from bot.core.matches.model import Stage
from bot.core.service.audit import problem_of
from bot.core.service.computer_player import RETRY_DELAY
from bot.core.service.heartbeat import HEARTBEAT_INTERVAL, OUTAGE_THRESHOLD
from engine import Reason, Side
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.timed import DAY, HOUR, MINUTE, at


async def items(bench):
    """What waits in the outbox, which is then struck off."""
    waiting = await bench.store.due(("web",), bench.now, 99)
    for item in waiting:
        await bench.store.acknowledge((item.id,))
    return [item.notice for item in waiting]


async def calls(bench):
    """The news with which people are called."""
    return [notice.news.code for notice in await items(bench) if notice.call]


async def test_a_challenge_states_its_clock_before_anybody_agrees(bench):
    await bench.person("Brasidas")
    await bench.say("Alkaios", "challenge Brasidas clock=3d,hard")
    for name in ("Alkaios", "Brasidas"):
        notes = told((await bench.seen(name)).notes)
        assert "3 days per move. If you run out of time, you lose." in notes
    usual = told((await bench.say("Alkaios", "challenge")).view.notes)
    assert any(note.startswith("10 days, +36 hours per move") for note in usual)


async def test_until_when_there_is_time_is_said_to_each_and_to_everybody(bench):
    match = await bench.begin(clock="10d+36h")
    bench.pass_days(4)
    await bench.play(match, "a2-a5")
    until = "Sun, Mar 15, 2026, 12:00 (UTC)"
    assert f"You have until {until}." in told((await bench.seen("Brasidas")).notes)
    mine = told((await bench.seen("Alkaios")).notes)
    assert f"\u2068Brasidas\u2069 has until {until}." in mine
    assert "You have 7 days 12 hours left." in mine
    seen = told((await bench.dispatcher.views.shared(match)).notes)
    assert f"\u2068Brasidas\u2069 has until {until}." in seen


async def test_a_soft_flag_from_the_nudge_to_the_claim(bench, scheduler):
    match = await bench.begin(clock="3d")
    start = bench.now
    await items(bench)
    await at(bench, scheduler, start + 3 * DAY - 18 * HOUR - MINUTE)
    assert await items(bench) == []
    await at(bench, scheduler, start + 3 * DAY - 18 * HOUR)
    assert await calls(bench) == ["news-nudged"]
    await at(bench, scheduler, start + 3 * DAY - MINUTE)
    assert await items(bench) == []
    await at(bench, scheduler, start + 3 * DAY)
    assert await calls(bench) == ["news-lapsed"]
    mine, theirs = await bench.seen("Alkaios"), await bench.seen("Brasidas")
    assert "note-lapsed-yours" in [note.code for note in mine.notes]
    assert "note-lapsed-theirs" in [note.code for note in theirs.notes]
    assert "button-claim" not in labels(mine)
    won = await bench.press("Brasidas", control(theirs, "button-claim"))
    assert codes(won) == ["done-ended"]
    assert (await bench.store.match(match)).outcome.reason is Reason.TIMEOUT
    assert await problem_of(bench.store, match) is None


async def test_whoever_moves_after_a_soft_flag_takes_the_claim_away(bench, scheduler):
    match = await bench.begin(clock="3d")
    await at(bench, scheduler, bench.now + 5 * DAY)
    old = control(await bench.seen("Brasidas"), "button-claim")
    await bench.play(match, "a2-a5")
    assert codes(await bench.press("Brasidas", old)) == ["refused-stale"]
    assert (
        codes(await bench.say("Brasidas", f"claim match={match}")) == ["refused-time-yours"]
        or (await bench.store.match(match)).stage is Stage.RUNNING
    )
    assert await problem_of(bench.store, match) is None


async def test_the_claim_is_typed_and_finds_its_match(bench, scheduler):
    late = await bench.begin(clock="1d")
    await bench.begin(clock="9d")
    await at(bench, scheduler, bench.now + 2 * DAY)
    assert codes(await bench.say("Brasidas", "claim")) == ["done-ended"]
    assert (await bench.store.match(late)).stage is Stage.OVER


async def test_a_hard_flag_ends_the_match_and_tells_both_once(bench, scheduler):
    match = await bench.begin(clock="3d,hard")
    start = bench.now
    await at(bench, scheduler, start + 2.5 * DAY)
    await items(bench)
    await at(bench, scheduler, start + 3 * DAY - MINUTE)
    assert (await bench.store.match(match)).stage is Stage.RUNNING
    await at(bench, scheduler, start + 3 * DAY)
    assert await calls(bench) == ["news-ended", "news-ended"]
    await at(bench, scheduler, start + 9 * DAY)
    assert await items(bench) == []
    assert await problem_of(bench.store, match) is None


async def test_whoever_finds_a_fallen_hard_flag_is_told_why(bench):
    match = await bench.begin(clock="3d,hard")
    bench.pass_days(3)
    answer = await bench.say("Alkaios", f"move a2-a5 match={match}")
    assert told(answer.lines) == ["Time ran out. The match is over."]
    ended = await bench.store.match(match)
    assert (ended.outcome.winner, ended.outcome.reason) == (Side.SECOND, Reason.TIMEOUT)


async def test_after_an_outage_nobody_loses_the_time_the_bot_was_down(bench, scheduler):
    match = await bench.begin(clock="3d,hard")
    start = bench.now
    await at(bench, scheduler, start + DAY)
    bench.now = start + 30 * DAY
    for _ in range(2):
        await scheduler.beat()
        await scheduler.tick()
    stored = await bench.store.match(match)
    assert stored.stage is Stage.RUNNING
    assert flag_fall(stored.terms.clock, stored.timer, Side.FIRST) == start + 32 * DAY
    assert await problem_of(bench.store, match) is None


async def test_a_short_silence_is_no_outage(bench, scheduler):
    match = await bench.begin(clock="3d")
    await scheduler.beat()
    bench.now += OUTAGE_THRESHOLD
    await scheduler.beat()
    stored = await bench.store.match(match)
    assert (await bench.store.log(match))[-1].timer == stored.timer
    assert stored.timer.since == bench.now - OUTAGE_THRESHOLD


async def test_an_outage_that_is_given_back_halfway_is_not_given_back_twice(bench, scheduler):
    first = await bench.begin(clock="3d")
    await scheduler.beat()
    start = bench.now
    bench.now += 10 * DAY
    keep, bench.store.save_heartbeat = bench.store.save_heartbeat, failing
    with pytest.raises(OSError, match="no disk"):
        await scheduler.beat()
    bench.store.save_heartbeat = keep
    bench.now += HOUR
    await scheduler.beat()
    stored = await bench.store.match(first)
    assert flag_fall(stored.terms.clock, stored.timer, Side.FIRST) == start + 13 * DAY + HOUR


async def failing(*_args, **_options):
    raise OSError("no disk")


async def test_challenges_expire_and_their_posts_are_brought_up_to_date(bench, scheduler):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    await bench.say("Alkaios", "challenge")
    await items(bench)
    await at(bench, scheduler, bench.now + 7 * DAY)
    waiting = await items(bench)
    assert [notice.news.code for notice in waiting if notice.news] == ["news-expired"] * 2
    assert not any(notice.call or notice.called for notice in waiting)
    late = await bench.say("Brasidas", f"accept {made.view.match}")
    assert codes(late) == ["refused-challenge-expired"]
    headlines = {view.headline.code for view in await bench.posts("Alkaios")}
    assert headlines == {"offer-expired-by-you", "open-expired-mine"}
    assert (await bench.posts("Brasidas"))[0].headline.code == "offer-expired-to-you"


async def test_a_match_that_cannot_be_read_keeps_no_other_waiting(bench, scheduler):
    broken = await bench.begin(clock="1d,hard")
    sound = await bench.begin(clock="2d,hard")
    act = bench.service.act

    async def acting(match_id, command):
        if match_id == broken:
            raise OSError("unreadable")
        return await act(match_id, command)

    bench.service.act = acting
    with capture_logs() as logs:
        await at(bench, scheduler, bench.now + 3 * DAY)
    assert [entry["event"] for entry in logs] == ["tick_failed"]
    assert (await bench.store.match(sound)).stage is Stage.OVER
    assert await bench.store.next_match_due() == bench.now + RETRY_DELAY
    bench.service.act = act
    await at(bench, scheduler, bench.now + RETRY_DELAY)
    assert (await bench.store.match(broken)).stage is Stage.OVER


async def test_the_worker_outlives_a_store_that_fails(bench, scheduler, monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)
        if len(slept) == 2:
            raise asyncio.CancelledError

    monkeypatch.setattr("bot.core.service.scheduler.asyncio.sleep", sleep)
    bench.store.last_heartbeat = failing
    with capture_logs() as logs, suppress(asyncio.CancelledError):
        await scheduler.run()
    assert [entry["event"] for entry in logs] == ["scheduler_failed"] * 2
    assert slept == [HEARTBEAT_INTERVAL.total_seconds()] * 2


async def test_the_worker_sleeps_until_the_next_moment_and_never_longer_than_a_look(
    bench, scheduler, monkeypatch
):
    match = await bench.begin(clock="3d")
    nudge = bench.now + 3 * DAY - 18 * HOUR
    slept = []

    async def sleep(seconds):
        slept.append(seconds)
        bench.now += timedelta(seconds=seconds)
        if (await bench.store.match(match)).nudged:
            raise asyncio.CancelledError

    monkeypatch.setattr("bot.core.service.scheduler.asyncio.sleep", sleep)
    bench.now = nudge - timedelta(seconds=70)
    with suppress(asyncio.CancelledError):
        await scheduler.run()
    assert slept == [5] * 15
    assert (await bench.store.match(match)).nudged


async def test_a_match_from_before_there_were_clocks_is_played_on(bench, scheduler):
    match = await bench.begin()
    stored = await bench.store.match(match)
    assert stored.terms == replace(stored.terms, clock=None)
    await at(bench, scheduler, bench.now + 400 * DAY)
    await bench.play(match, "a2-a5")
    assert await problem_of(bench.store, match) is None
