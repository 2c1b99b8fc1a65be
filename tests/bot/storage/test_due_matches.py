"""When something is due in matches, on each database; and several who reach for a match at once."""

import asyncio
import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.agreements import TAKEBACK, Ask, Reply
from bot.core.matches.challenges import Accept
from bot.core.matches.computers import (
    AT_ONCE,
    computer_account,
    computer_identity,
    waits_for_computer,
)
from bot.core.matches.messages import Refused
from bot.core.matches.model import MatchId, SideWish, Stage, Terms
from bot.core.matches.play import Claim, Play, Resign
from bot.core.matches.scheduled import Spare, Tick
from bot.core.matches.timing import next_due
from bot.core.service.audit import problem_of
from bot.core.typed.clock_text import read_clock
from bot.storage.codec import read_event, read_snapshot, write_event, write_snapshot
from engine import Reason, Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW
from tests.bot.storage.steps import MATCH, begun, offer, step

DAY = timedelta(days=1)
OTHER = MatchId("zzzzzz")


async def timed(store, match_id=MATCH, clock="3d", at=NOW):
    """A stored match in play with a clock."""
    change = offer(match_id, at)
    terms = replace(change.match.terms, clock=read_clock(clock, "UTC"))
    event = replace(change.events[0], terms=terms)
    change = replace(change, match=replace(change.match, terms=terms), events=(event,))
    match = (await store.create(change)).match
    return (await store.save(step(match, Accept(BRASIDAS, Side.FIRST), at))).match


async def test_a_match_is_due_when_the_core_says_so(store):
    first = await timed(store)
    later = await timed(store, OTHER, "9d")
    assert await store.next_match_due() == next_due(first) < next_due(later)
    assert await store.matches_due(next_due(first) - timedelta(microseconds=1), 9) == ()
    assert await store.matches_due(next_due(first), 9) == (MATCH,)
    assert await store.matches_due(next_due(later), 9) == (MATCH, OTHER)
    assert await store.matches_due(next_due(later), 1) == (MATCH,)


async def test_a_computers_turn_that_was_claimed_is_due_again_after_a_start(store):
    computer = computer_account(3)
    for _ in range(2):
        await store.add_computer(computer, computer_identity(3))
    assert await store.account_of(computer_identity(3)) == computer
    await timed(store, OTHER)
    change = offer(MATCH, NOW)
    match = (await store.create(change)).match
    begun_match = step(match, Accept(BRASIDAS, Side.FIRST))
    seats = tuple(computer.id if each == BRASIDAS else each for each in begun_match.match.seats)
    event = replace(begun_match.events[0], seats=seats)
    played = replace(begun_match.match, seats=seats)
    if not waits_for_computer(played):
        played = replace(played, seats=seats[::-1])
        event = replace(event, seats=seats[::-1])
    await store.save(replace(begun_match, match=played, events=(event,), notices=()))
    assert await store.next_match_due() == AT_ONCE
    until = NOW + timedelta(minutes=1)
    assert await store.take_matches_due(NOW, until=until, limit=9) == (MATCH,)
    await store.release_computers(NOW)
    assert await store.matches_due(NOW, 9) == ()
    await store.release_computers(until)
    assert await store.matches_due(NOW, 9) == (MATCH,)


async def test_what_is_over_or_has_no_clock_is_never_due(store):
    await begun(store)
    match = await timed(store, OTHER)
    await store.save(step(match, Resign(ALKAIOS)))
    assert await store.next_match_due() is None
    assert await store.matches_due(NOW + 999 * DAY, 9) == ()
    assert await store.matches_timed(None, 9) == ()


async def test_a_challenge_is_due_when_it_expires_and_has_no_clock_that_goes(store):
    match = (await store.create(offer())).match
    assert await store.next_match_due() == match.expires
    assert await store.matches_timed(None, 9) == ()


async def test_matches_with_a_clock_that_goes_are_gone_through_by_their_ids(store):
    for match_id in ("bbbbbb", "aaaaaa", "cccccc"):
        await timed(store, MatchId(match_id))
    assert await store.matches_timed(None, 2) == ("aaaaaa", "bbbbbb")
    assert await store.matches_timed(MatchId("bbbbbb"), 2) == ("cccccc",)
    assert await store.matches_timed(MatchId("cccccc"), 2) == ()


async def test_a_match_is_put_off_only_while_something_is_due_in_it(store):
    match = await timed(store)
    due, until = next_due(match), next_due(match) + DAY
    await store.defer_match(MATCH, was=due - DAY, until=until)
    assert await store.next_match_due() == due
    await store.defer_match(MATCH, was=due, until=until)
    assert await store.next_match_due() == until
    await store.save(step(match, Tick(), due))
    assert await store.next_match_due() == NOW + 3 * DAY


async def test_the_heart_beats_in_one_row(store):
    assert await store.last_heartbeat() is None
    for beat in (NOW, NOW + DAY, NOW + 2 * DAY):
        await store.save_heartbeat(beat)
        assert await store.last_heartbeat() == beat


async def test_a_clock_comes_back_as_it_was(store):
    match = await timed(store, clock="5d+7h/9d,hard,weekends")
    spared = (await store.save(step(match, Spare(NOW, NOW + DAY), NOW + DAY))).match
    assert await store.match(MATCH) == spared
    assert await problem_of(store, MATCH) is None


async def test_a_snapshot_and_a_log_from_before_there_were_clocks_are_read(store):
    match = await begun(store)
    old = json.loads(write_snapshot(match))
    for name in ("timer", "nudged", "lapsed"):
        del old[name]
    del old["terms"]["clock"]
    held = read_snapshot(json.dumps(old))
    assert (held["timer"], held["nudged"], held["terms"]) == (None, False, match.terms)
    kind, text = write_event(offer().events[0])
    body = json.loads(text)
    del body["terms"]["clock"]
    assert read_event(kind, json.dumps(body)) == offer().events[0]


async def late_match(service, moment, clock):
    moment[0] = NOW
    terms = Terms("lemery-compact", 1, SideWish.FIRST, read_clock(clock, "UTC"))
    made = await service.offer(ALKAIOS, terms, invited=BRASIDAS)
    await service.act(made.id, Accept(BRASIDAS, Side.FIRST))
    await service.act(made.id, Play(ALKAIOS, "a2-a5"))
    match = await service.act(made.id, Ask(ALKAIOS, TAKEBACK))
    moment[0] = NOW + 3 * DAY
    return match


REACHING = (
    Play(BRASIDAS, "c6-c5"),
    Tick(),
    Claim(ALKAIOS),
    Reply(BRASIDAS, TAKEBACK, agree=True),
    Resign(BRASIDAS),
    Tick(),
    Resign(ALKAIOS),
    Claim(ALKAIOS),
    Play(BRASIDAS, "c6-c5"),
)
LOST = {"over", "time-left", "time-yours", "not-your-turn", "no-takeback-asked"}
"""Why a player who came too late was refused."""


@pytest.mark.parametrize("clock", ["3d", "3d,hard"])
async def test_all_who_reach_for_a_late_match_at_once_have_one_outcome(services, clock):
    one, other, moment = services
    for first in range(len(REACHING)):
        match = await late_match(one, moment, clock)
        commands = (*REACHING[first:], *REACHING[:first])
        results = await asyncio.gather(
            *((one, other)[number % 2].act(match.id, each) for number, each in enumerate(commands))
        )
        stored = await one.store.match(match.id)
        assert await problem_of(other.store, match.id) is None, commands
        assert stored.stage is Stage.OVER, commands
        log = await one.store.log(match.id)
        assert sum(type(event).__name__ == "Ended" for event in log) == 1, commands
        assert sum(type(event).__name__ == "Played" for event in log) <= 3, commands
        if clock == "3d,hard":
            ended = (stored.outcome.winner, stored.outcome.reason)
            assert ended == (Side.FIRST, Reason.TIMEOUT), commands
        refusals = {result.line.code for result in results if isinstance(result, Refused)}
        assert refusals <= {f"refused-{code}" for code in LOST}, commands
        assert "refused-over" in refusals, commands


async def test_of_two_ticks_at_once_one_nudges_and_one_finds_nothing(services):
    one, other, moment = services
    match = await late_match(one, moment, "4d")
    for count in (1, 2):
        await asyncio.gather(*(each.act(match.id, Tick()) for each in (one, other) for _ in "ab"))
        items = await one.store.due(("web",), moment[0], 99)
        nudges = [each for each in items if each.notice.news and each.notice.call]
        codes = [each.notice.news.code for each in nudges if each.notice.match == match.id]
        assert codes.count("news-nudged") == 1, count
