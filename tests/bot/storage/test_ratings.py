"""Ratings: stored with the end of a rated match, and the same when they are computed afresh."""

import asyncio
from datetime import timedelta

from sqlalchemy import delete, text, update

from bot.core.matches.agreements import TAKEBACK, Ask, Reply
from bot.core.matches.model import MatchId
from bot.core.matches.play import Play, Resign
from bot.core.matches.ratings import SCALE
from bot.core.matches.standings import season_of
from bot.storage import rating_tables, ratings
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, COMPACT, NOW, to_act
from tests.bot.storage.steps import begun, join, played, step
from tests.bot.storage.test_linking import GUEST, guest, joining  # noqa: F401 -- a fixture


async def rated(store, number, loser=BRASIDAS, at=NOW, name=COMPACT):
    """A rated match that one of the two has resigned."""
    match = await begun(store, MatchId(f"rated{number}"), ruleset=name, rated=True)
    return (await store.save(step(match, Resign(loser), at))).match


async def rebuilt(store):
    """Whether the stored ratings are those that another process computes."""
    ratings.COUNTS.clear()
    return await store.database.write(ratings.rebuild)


async def test_the_winner_of_a_rated_match_gains_what_a_newcomer_can(store):
    await rated(store, 1)
    winner, loser = [(await store.ratings_of(each))[COMPACT] for each in (ALKAIOS, BRASIDAS)]
    assert winner.value > SCALE.start > loser.value
    assert (winner.matches, winner.at) == (1, NOW)
    assert await rebuilt(store)


async def test_ratings_are_the_same_when_they_are_computed_afresh(store):
    for number in range(12):
        at = NOW + timedelta(days=9 * number)
        name = ("lemery-compact", "lemery-ultra", "poleis")[number % 3]
        await rated(store, number, (ALKAIOS, BRASIDAS)[number % 5 == 0], at, name)
    assert await rebuilt(store)
    assert set(await store.ratings_of(ALKAIOS)) == {"lemery-compact", "lemery-ultra", "poleis"}


async def test_matches_that_end_at_once_are_counted_one_after_another(store):
    running = [await begun(store, MatchId(f"rated{number}"), rated=True) for number in range(8)]
    ends = (store.save(step(match, Resign(BRASIDAS))) for match in running)
    await asyncio.gather(*ends)
    assert (await store.ratings_of(ALKAIOS))[COMPACT].matches == 8
    assert await rebuilt(store)


async def test_a_match_that_ends_during_a_rebuild_is_counted(store, monkeypatch):
    def slowly(connection, computed=ratings.computed):
        rows = computed(connection)
        if connection.dialect.name == "postgresql":  # on SQLite nothing is written meanwhile
            connection.execute(text("SELECT pg_sleep(0.2)"))
        return rows

    monkeypatch.setattr(ratings, "computed", slowly)
    running = [await begun(store, MatchId(f"rated{number}"), rated=True) for number in range(2)]
    await store.save(step(running[0], Resign(BRASIDAS)))
    await store.database.write(lambda connection: connection.execute(delete(rating_tables.ratings)))
    await asyncio.gather(rebuilt(store), store.save(step(running[1], Resign(BRASIDAS))))
    assert (await store.ratings_of(ALKAIOS))[COMPACT].matches == 2
    assert await rebuilt(store)


async def test_only_what_was_agreed_and_played_without_help_is_counted(store):
    plain = await begun(store)
    await store.save(step(plain, Resign(BRASIDAS)))
    match = await begun(store, MatchId("back"), rated=True)
    match = await played(store, match, ("a2-a3", "h7-h6", "a3-a2", "h6-h7", "a2-a3", "h7-h6"))
    asker = to_act(match)
    other = BRASIDAS if asker == ALKAIOS else ALKAIOS
    for command in (
        Ask(asker, TAKEBACK),
        Reply(other, TAKEBACK, agree=True),
        Resign(BRASIDAS),
    ):
        match = (await store.save(step(match, command))).match
    assert await store.ratings_of(ALKAIOS) == {}


async def test_a_takeback_in_the_opening_leaves_a_match_rated(store):
    match = await begun(store, MatchId("back"), rated=True)
    for command in (
        Play(ALKAIOS, "a2-a3"),
        Ask(ALKAIOS, TAKEBACK),
        Reply(BRASIDAS, TAKEBACK, agree=True),
        Resign(BRASIDAS),
    ):
        match = (await store.save(step(match, command))).match
    assert (await store.ratings_of(ALKAIOS))[COMPACT].matches == 1


async def test_a_match_is_counted_once(store):
    match = await rated(store, 1)
    before = await store.ratings_of(ALKAIOS)
    await store.database.write(lambda connection: ratings.count(connection, match, NOW))
    assert await store.ratings_of(ALKAIOS) == before


async def test_the_matches_of_a_joined_account_count_for_the_one_that_is_kept(store):
    await rated(store, 1)
    match = await begun(store, MatchId("guests"), rated=True, challenger=GUEST)
    await store.save(step(match, Resign(BRASIDAS)))
    await join(store, GUEST, ALKAIOS, await joining(store))
    assert (await store.ratings_of(ALKAIOS))[COMPACT].matches == 2
    assert await store.ratings_of(GUEST) == {}
    assert await rebuilt(store)


async def test_a_match_between_accounts_that_were_joined_gives_nobody_a_rating(store):
    match = await begun(store, MatchId("guests"), rated=True, challenger=GUEST)
    await store.save(step(match, Resign(BRASIDAS)))
    await join(store, GUEST, BRASIDAS, ())
    assert [await store.ratings_of(each) for each in (GUEST, BRASIDAS)] == [{}, {}]
    assert await rebuilt(store)


async def test_the_history_of_a_rating_has_a_point_for_each_match(store):
    for number, loser in enumerate((BRASIDAS, ALKAIOS, BRASIDAS)):
        await rated(store, number, loser, NOW + timedelta(days=number))
    points = await store.rating_history(ALKAIOS, COMPACT)
    assert [point.at for point in points] == [NOW + timedelta(days=each) for each in range(3)]
    assert points[0].value > points[1].value < points[2].value
    last = (await store.ratings_of(ALKAIOS))[COMPACT]
    assert (points[2].value, points[2].deviation) == (last.value, last.deviation)
    assert await store.rating_history(ALKAIOS, "poleis") == ()


async def test_a_lost_rating_after_a_match_is_noticed_and_computed_afresh(store):
    await rated(store, 1)
    before = await store.rating_history(ALKAIOS, COMPACT)
    lost = update(rating_tables.rated_matches).values(first_value=None)
    await store.database.write(lambda connection: connection.execute(lost))
    assert not await rebuilt(store)
    assert await store.rating_history(ALKAIOS, COMPACT) == before


async def test_a_season_keeps_the_rating_after_its_last_match(store):
    await rated(store, 1)
    before = (await store.ratings_of(ALKAIOS))[COMPACT]
    await rated(store, 2, ALKAIOS, season_of(NOW).end)
    after = (await store.ratings_of(ALKAIOS))[COMPACT]
    for season, rating in ((season_of(NOW), before), (season_of(season_of(NOW).end), after)):
        standings = await store.standings(COMPACT, None, season)
        assert [each.rating for each in standings if each.who.id == ALKAIOS] == [rating]
    await store.database.write(
        lambda connection: connection.execute(delete(rating_tables.season_ratings))
    )
    assert not await rebuilt(store)
    assert len(await store.standings(COMPACT, None, season_of(NOW))) == 2
