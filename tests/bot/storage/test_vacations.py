"""Who is away when, on each database; and several who reach for a match while someone leaves."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.accounts.forgetting import erasure
from bot.core.matches.challenges import Accept, Joined
from bot.core.matches.evolve import evolve
from bot.core.matches.messages import Refused
from bot.core.matches.model import (
    PRESENT,
    Account,
    AccountId,
    Identity,
    MatchId,
    SideWish,
    Stage,
    Terms,
)
from bot.core.matches.play import Claim, Play, Resign
from bot.core.matches.scheduled import Tick
from bot.core.matches.timing import next_due
from bot.core.matches.vacations import Leave, Return, Vacation
from bot.core.service.audit import problem_of
from bot.core.service.vacations import RETRY_AFTER, VacationCarrier
from bot.core.store.values import Change
from bot.core.typed.clock_text import read_clock
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage.steps import MATCH, begun, join, offer, step

DAY = timedelta(days=1)
UNTIL = NOW + 9 * DAY


def away(account=ALKAIOS, begin=NOW, days=9):
    return Vacation(account, begin, begin + days * DAY)


async def test_vacations_are_kept_and_listed_by_when_they_begin(store):
    assert await store.vacations_of(ALKAIOS) == ()
    later, first = away(begin=NOW + 20 * DAY), away()
    for each in (later, first, away(BRASIDAS)):
        await store.keep_vacations((each,), NOW)
    assert await store.vacations_of(ALKAIOS) == (first, later)
    assert await store.vacations_of(BRASIDAS) == (away(BRASIDAS),)


async def test_one_that_ends_at_another_time_takes_the_place_of_what_it_was(store):
    await store.keep_vacations((away(), away(begin=NOW + DAY)), NOW)
    await store.keep_vacations((away(days=3), away(begin=NOW + DAY, days=2)), NOW)
    assert await store.vacations_of(ALKAIOS) == (away(days=3), away(begin=NOW + DAY, days=2))


async def test_a_vacation_is_due_until_it_is_settled(store):
    await store.keep_vacations((away(BRASIDAS),), NOW + DAY)
    await store.keep_vacations((away(),), NOW)
    assert await store.vacations_due(NOW - RETRY_AFTER, 9) == ()
    assert await store.vacations_due(NOW, 9) == (away(),)
    assert await store.vacations_due(NOW + DAY, 9) == (away(), away(BRASIDAS))
    assert await store.vacations_due(NOW + DAY, 1) == (away(),)
    await store.acknowledge_vacation(away(), now=NOW, again=NOW + 2 * DAY)
    assert await store.vacations_due(NOW + DAY, 9) == (away(BRASIDAS),)
    assert await store.vacations_due(NOW + 2 * DAY, 9) == (away(BRASIDAS), away())
    await store.acknowledge_vacation(away(), now=NOW + 2 * DAY)
    assert await store.vacations_due(NOW + 99 * DAY, 9) == (away(BRASIDAS),)
    assert await store.vacations_of(ALKAIOS) == (away(),)


async def test_what_has_changed_meanwhile_is_not_settled(store):
    await store.keep_vacations((away(),), NOW)
    await store.keep_vacations((away(days=3),), NOW)
    await store.acknowledge_vacation(away(), now=NOW)
    assert await store.vacations_due(NOW, 9) == (away(days=3),)
    await store.keep_vacations((away(days=3),), NOW + RETRY_AFTER)
    await store.acknowledge_vacation(away(days=3), now=NOW)
    assert await store.vacations_due(NOW + RETRY_AFTER, 9) == (away(days=3),)


async def test_the_matches_in_play_of_a_person_are_listed_whoever_challenged(store):
    await store.create(offer(MatchId("offered")))
    await begun(store, MatchId("running"))
    await begun(store, MatchId("also"))
    await store.save(step(await begun(store, MatchId("over")), Resign(ALKAIOS)))
    assert await store.matches_running(ALKAIOS) == ("also", "running")
    assert await store.matches_running(BRASIDAS) == ("also", "running")
    assert await store.matches_running(STRANGER) == ()


@pytest.mark.parametrize("clock", ["none", "3d"])
async def test_who_is_away_comes_back_with_the_match_and_says_when_it_is_due(store, clock):
    match = await timed(store, clock=clock)
    match = (await store.save(step(match, Leave(BRASIDAS, UNTIL), NOW + DAY))).match
    assert await store.match(MATCH) == match
    assert match.away == (None, UNTIL)
    assert await store.next_match_due() == next_due(match) == UNTIL
    back = (await store.save(step(match, Tick(), UNTIL))).match
    assert back.away == PRESENT
    assert await store.next_match_due() == next_due(back)
    assert await problem_of(store, MATCH) is None


async def timed(store, match_id=MATCH, clock="3d"):
    """A stored match in play with this clock, Alkaios first."""
    change = offer(match_id)
    terms = replace(change.match.terms, clock=read_clock(clock, "UTC"))
    event = replace(change.events[0], terms=terms)
    match = (
        await store.create(
            replace(change, match=replace(change.match, terms=terms), events=(event,))
        )
    ).match
    return (await store.save(step(match, Accept(BRASIDAS, Side.FIRST)))).match


async def test_vacations_go_to_the_account_that_is_kept_and_both_are_due_anew(store):
    await store.keep_vacations((away(), away(begin=NOW - 30 * DAY)), NOW)
    await store.keep_vacations((away(BRASIDAS, days=3), away(BRASIDAS, NOW - 60 * DAY)), NOW)
    for each in await store.vacations_due(NOW, 9):
        await store.acknowledge_vacation(each, now=NOW)
    await join(store, ALKAIOS, BRASIDAS, ())
    assert await store.vacations_of(ALKAIOS) == ()
    # Of two that began at once the longer one counts.
    assert await store.vacations_of(BRASIDAS) == (
        away(BRASIDAS, NOW - 60 * DAY),
        away(BRASIDAS, NOW - 30 * DAY),
        away(BRASIDAS),
    )
    assert len(await store.vacations_due(NOW, 9)) == 3


async def test_whoever_is_forgotten_has_no_vacations_and_gets_none(store):
    for each in (away(), away(BRASIDAS)):
        await store.keep_vacations((each,), NOW)
    await store.forget(ALKAIOS, ())
    assert await store.vacations_of(ALKAIOS) == ()
    await store.keep_vacations((away(),), NOW)
    assert await store.vacations_due(NOW, 9) == (away(BRASIDAS),)


async def test_of_forgetting_and_leaving_at_once_nothing_is_left(store, another):
    for number in range(8):
        account = AccountId(f"leaver {number}")
        await store.add_account(Account(account, account), Identity("web", account))
        await asyncio.gather(
            store.forget(account, ()), another.keep_vacations((away(account),), NOW)
        )
        assert await store.vacations_of(account) == ()


async def test_whoever_is_forgotten_while_away_leaves_a_match_that_is_over(store):
    match = await timed(store)
    match = (await store.save(step(match, Leave(ALKAIOS, UNTIL), NOW))).match
    await store.forget(ALKAIOS, (erasure(match, await store.log(MATCH), ALKAIOS, NOW),))
    over = await store.match(MATCH)
    assert (over.stage, over.away) == (Stage.OVER, PRESENT)
    assert await store.next_match_due() is None
    assert await problem_of(store, MATCH) is None


async def offered(service, clock="3d"):
    terms = Terms("lemery-compact", 1, SideWish.FIRST, read_clock(clock, "UTC"))
    return (await service.offer(ALKAIOS, terms, invited=BRASIDAS)).id


async def test_the_matches_of_joined_accounts_learn_of_each_others_vacations(services):
    one, _, moment = services
    mine, theirs = await offered(one), await offered(one)
    for each in (mine, theirs):
        await one.act(each, Accept(BRASIDAS, Side.FIRST))
    guest = AccountId("guest")
    await one.store.add_account(Account(guest, "Guest"), Identity("web", "guest"))
    await VacationCarrier(one).keep(guest, (away(guest),))
    joined = Joined(guest, ALKAIOS)
    changes = tuple(
        Change(match=evolve(match, joined), events=(joined,), notices=(), at=NOW)
        for match in await one.store.matches_with(guest)
    )
    await join(one.store, guest, ALKAIOS, changes)
    moment[0] += timedelta(seconds=1)
    await VacationCarrier(one).carry_due()
    for each in (mine, theirs):
        assert (await one.store.match(each)).away == (UNTIL, None)
    assert await one.store.vacations_due(NOW + 99 * DAY, 9) == ()


REACHING = (
    Leave(ALKAIOS, NOW + 12 * DAY),
    Tick(),
    Claim(ALKAIOS),
    Leave(BRASIDAS, NOW + 13 * DAY),
    Resign(BRASIDAS),
    Return(ALKAIOS),
    Play(BRASIDAS, "c6-c5"),
)
LOST = {"over", "time-left", "not-your-turn"}
"""Why people who came too late were refused."""


@pytest.mark.parametrize("clock", ["3d", "3d,hard"])
async def test_all_who_reach_for_a_late_match_while_somebody_leaves_have_one_outcome(
    services, clock
):
    one, other, moment = services
    for first in range(len(REACHING)):
        moment[0] = NOW
        match_id = await offered(one, clock)
        await one.act(match_id, Accept(BRASIDAS, Side.FIRST))
        await one.act(match_id, Play(ALKAIOS, "a2-a5"))
        moment[0] = NOW + 3 * DAY
        commands = (*REACHING[first:], *REACHING[:first])
        results = await asyncio.gather(
            *((one, other)[number % 2].act(match_id, each) for number, each in enumerate(commands))
        )
        stored = await one.store.match(match_id)
        assert await problem_of(other.store, match_id) is None, commands
        assert (stored.stage, stored.away) == (Stage.OVER, PRESENT), commands
        log = await one.store.log(match_id)
        assert sum(type(event).__name__ == "Ended" for event in log) == 1, commands
        if clock == "3d,hard":
            assert stored.outcome.winner is Side.FIRST, commands
        refusals = {result.line.code for result in results if isinstance(result, Refused)}
        assert refusals <= {f"refused-{why}" for why in LOST}, commands
        assert await one.store.next_match_due() is None, commands


async def test_leaving_and_taking_a_challenge_up_at_once_never_leave_a_clock_that_goes(services):
    one, other, moment = services
    for number in range(4):
        moment[0] = begin = NOW + number * timedelta(minutes=5)
        match_id = await offered(one)
        await asyncio.gather(
            one.act(match_id, Accept(BRASIDAS, Side.FIRST)),
            VacationCarrier(other).keep(BRASIDAS, (away(BRASIDAS, begin, days=1),)),
        )
        moment[0] += RETRY_AFTER
        await VacationCarrier(one).carry_due()
        match = await one.store.match(match_id)
        assert match.away[Side.SECOND] == begin + DAY
        assert match.timer.stops
        assert await problem_of(one.store, match_id) is None
        await VacationCarrier(one).keep(BRASIDAS, (Vacation(BRASIDAS, begin, moment[0]),))
        assert (await one.store.match(match_id)).away == PRESENT
    assert await one.store.vacations_due(moment[0], 99) == ()


async def test_of_two_ticks_at_the_end_of_a_vacation_one_lets_the_clock_go_on(services):
    one, other, moment = services
    match_id = await offered(one)
    await one.act(match_id, Accept(BRASIDAS, Side.FIRST))
    await one.act(match_id, Leave(ALKAIOS, UNTIL))
    moment[0] = UNTIL
    await asyncio.gather(
        *(each.act(match_id, Tick()) for each in (one, other) for _ in "ab"),
        one.act(match_id, Return(ALKAIOS)),
    )
    log = await one.store.log(match_id)
    assert sum(type(event).__name__ == "Resumed" for event in log) == 1
    match = await one.store.match(match_id)
    assert (match.away, match.timer.since) == (PRESENT, UNTIL)
