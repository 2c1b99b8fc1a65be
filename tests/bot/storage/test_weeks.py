"""What was played at a place in a week."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.groups import GroupSettings
from bot.core.matches.model import GroupKey, MatchId, Place, Terms
from bot.core.matches.play import Resign
from bot.core.matches.preferences import Audience
from bot.core.matches.tournaments import Format, Phase, Tournament
from bot.core.matches.weeks import Wait, Week, WeekResult
from bot.core.store.values import Post
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, COMPACT, NOW
from tests.bot.storage.steps import begun, step

AGORA = Place("discord", "c1")
WEEK = timedelta(days=7)


@pytest.fixture
def posted(store):
    """A match in play that is posted in the agora unless it says so, at a time."""

    async def posted(number, at=NOW, place=AGORA, **terms):
        match = await begun(store, MatchId(f"posted{number}"), at, **terms)
        await store.keep_post(Post(match=match.id, place=place, message=str(number), turn=1))
        return match

    return posted


async def names(store):
    known = await store.accounts((ALKAIOS, BRASIDAS))
    return known[ALKAIOS].name, known[BRASIDAS].name


async def test_a_week_without_matches_is_empty(store):
    assert await store.week_at(AGORA, NOW - WEEK) == Week(0, ())


async def test_the_tournaments_of_a_week_are_those_of_the_group_with_the_digest(store):
    server, other = GroupKey("discord", "server1"), GroupKey("discord", "server2")
    await store.keep_group_settings(server, GroupSettings(digest=AGORA.key), NOW)
    await store.keep_group_settings(other, GroupSettings(digest="c2", events=AGORA.key), NOW)
    made = Tournament(
        id="event1",
        version=0,
        name="Spring",
        format=Format.LADDER,
        terms=Terms(COMPACT, 1),
        holder=ALKAIOS,
        created=NOW,
    )
    over = replace(made, id="event2", phase=Phase.OVER)
    await store.add_tournament(replace(made, group=server))
    await store.add_tournament(replace(over, group=server))
    await store.add_tournament(replace(made, id="event3", group=other))
    await store.add_tournament(replace(made, id="event4"))
    assert (await store.week_at(AGORA, NOW - WEEK)).tournaments == ("event1",)


async def test_results_are_of_this_place_and_this_week(store, posted):
    one, other = await names(store)
    old = await posted(1)
    await store.save(step(old, Resign(BRASIDAS), NOW - timedelta(days=8)))
    elsewhere = await posted(2, place=Place("discord", "c2"))
    await store.save(step(elsewhere, Resign(BRASIDAS)))
    here = await posted(3)
    await store.save(step(here, Resign(ALKAIOS)))
    week = await store.week_at(AGORA, NOW - WEEK)
    assert (week.count, week.results) == (1, (WeekResult(COMPACT, (other, one), is_drawn=False),))


async def test_the_best_climb_needs_a_rating_before(store, posted):
    await store.save(step(await posted(1, rated=True), Resign(BRASIDAS), NOW - timedelta(days=9)))
    before = (await store.ratings_of(ALKAIOS))[COMPACT].value
    assert (await store.week_at(AGORA, NOW - timedelta(days=20))).climb is None
    await store.save(step(await posted(2, rated=True), Resign(BRASIDAS)))
    await store.save(step(await posted(3, rated=True), Resign(BRASIDAS)))
    climb = (await store.week_at(AGORA, NOW - WEEK)).climb
    after = (await store.ratings_of(ALKAIOS))[COMPACT].value
    assert (climb.name, climb.before, climb.after) == ((await names(store))[0], before, after)


async def test_who_is_waited_for_longest_is_told(store, posted):
    one, other = await names(store)
    await posted(1, NOW - timedelta(days=2))
    await posted(2, NOW - timedelta(days=3))
    week = await store.week_at(AGORA, NOW - WEEK)
    assert week.wait == Wait(one, other, COMPACT, NOW - timedelta(days=3))


async def test_who_shows_results_to_nobody_is_not_named(store, posted):
    await store.save(step(await posted(1), Resign(BRASIDAS)))
    await posted(2)
    hidden = (await store.accounts((ALKAIOS,)))[ALKAIOS]
    settings = replace(hidden.settings, results=Audience.NOBODY)
    await store.save_settings(replace(hidden, settings=settings))
    assert await store.week_at(AGORA, NOW - WEEK) == Week(1, ())
