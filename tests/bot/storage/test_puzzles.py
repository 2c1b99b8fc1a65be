"""Tries at puzzles, the ratings that follow from them, and rushes; on each database."""

import asyncio
import random
from datetime import timedelta

from sqlalchemy import select, update

from bot.core.matches.puzzles import PuzzleTry, Rush, Tried
from bot.core.matches.ratings import SCALE
from bot.storage import puzzles
from bot.storage.rating_tables import puzzle_ratings, puzzle_tries
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage.steps import join
from tests.bot.storage.test_undoing import DAY, link

MINUTE = timedelta(minutes=1)


async def tries(store, count=60, seed=1):
    """Tries of three people at a few puzzles, some of them again, at hundredths of seconds."""
    chance = random.Random(seed)
    for number in range(count):
        who, puzzle = chance.choice((ALKAIOS, BRASIDAS, STRANGER)), chance.randrange(1, 25)
        at = NOW + number * timedelta(hours=7, microseconds=chance.randrange(10**6))
        tried = chance.choice(tuple(Tried))
        await store.keep_try(who, f"more={puzzle}", tried, 1100 + 40 * puzzle, at)


async def stored(store):
    """All ratings as they are stored."""

    def read(connection):
        return sorted(map(tuple, connection.execute(select(puzzle_ratings))))

    return await store.database.read(read)


async def test_only_the_first_try_at_a_puzzle_counts(store):
    await store.keep_try(ALKAIOS, "more=1", Tried.MISSED, 1500, NOW)
    after = await stored(store)
    for tried in (Tried.SOLVED, Tried.MISSED, Tried.HINTED):
        await store.keep_try(ALKAIOS, "more=1", tried, 1500, NOW + MINUTE)
    assert await stored(store) == after
    lost = await store.puzzle_rating(ALKAIOS)
    assert lost.value < SCALE.start < (await store.ratings_of_puzzles())["more=1"]
    assert lost.matches == 1


async def test_what_is_solved_after_a_hint_does_not_count(store):
    await store.keep_try(ALKAIOS, "more=1", Tried.HINTED, 1500, NOW)
    await store.keep_try(ALKAIOS, "more=1", Tried.SOLVED, 1500, NOW + MINUTE)
    assert await store.puzzle_rating(ALKAIOS) is None
    assert await store.ratings_of_puzzles() == {}
    done = PuzzleTry(score=None, misses=0, hinted=True, solved=True, at=NOW)
    assert await store.puzzle_tries_of(ALKAIOS) == {"more=1": done}


async def test_misses_are_counted_up_to_the_solution_and_not_after_it(store):
    for tried in (Tried.MISSED, Tried.MISSED, Tried.SOLVED, Tried.MISSED, Tried.HINTED):
        await store.keep_try(ALKAIOS, "daily=20261207", tried, None, NOW)
    done = PuzzleTry(score=0, misses=2, hinted=False, solved=True, at=NOW)
    assert await store.puzzle_tries_of(ALKAIOS) == {"daily=20261207": done}
    assert await store.puzzle_rating(ALKAIOS) is None


async def test_ratings_follow_from_the_tries_to_the_bit(store):
    await tries(store)
    before = await stored(store)
    assert len(before) > 3 + 10
    assert await store.database.write(puzzles.rebuild)
    assert await stored(store) == before


async def test_a_rating_that_does_not_follow_is_found_and_mended(store):
    await tries(store, 20)
    before = await stored(store)
    wrong = update(puzzle_ratings).values(value=puzzle_ratings.c.value + 1e-9)
    await store.database.write(lambda connection: connection.execute(wrong))
    only_looked = await store.database.write(
        lambda connection: puzzles.rebuild(connection, stores=False)
    )
    assert not only_looked
    assert await stored(store) != before
    assert not await store.database.write(puzzles.rebuild)
    assert await stored(store) == before


async def test_of_many_tries_at_once_each_is_counted_once_and_in_order(store, another):
    people = (ALKAIOS, BRASIDAS, STRANGER)
    await asyncio.gather(
        *(
            each.keep_try(who, f"more={puzzle}", Tried.SOLVED, 1400, NOW)
            for each in (store, another)
            for who in people
            for puzzle in range(1, 5)
        )
    )
    rows = await store.database.read(lambda link: link.execute(select(puzzle_tries)).all())
    assert len(rows) == 12
    assert await store.database.write(puzzles.rebuild)


async def test_whoever_is_forgotten_leaves_the_ratings_of_puzzles_right(store):
    await tries(store)
    await store.begin_rush(ALKAIOS, NOW)
    before = await store.ratings_of_puzzles()
    await store.forget(ALKAIOS, ())
    assert await store.ratings_of_puzzles() == before
    assert await store.database.write(puzzles.rebuild)
    assert await store.rushes_of(ALKAIOS) == ()
    await store.keep_try(ALKAIOS, "more=99", Tried.SOLVED, 1400, NOW)
    await store.begin_rush(ALKAIOS, NOW)
    assert "more=99" not in await store.ratings_of_puzzles()
    assert await store.rushes_of(ALKAIOS) == ()


async def test_accounts_that_are_joined_have_one_rating_of_what_either_tried_first(store):
    await store.keep_try(ALKAIOS, "more=1", Tried.SOLVED, 1500, NOW)
    await store.keep_try(ALKAIOS, "more=2", Tried.SOLVED, 1500, NOW + MINUTE)
    await store.keep_try(BRASIDAS, "more=2", Tried.MISSED, 1500, NOW + 2 * MINUTE)
    await store.begin_rush(ALKAIOS, NOW)
    await join(store, ALKAIOS, BRASIDAS, ())
    known = await store.puzzle_tries_of(BRASIDAS)
    assert {puzzle: done.score for puzzle, done in known.items()} == {"more=1": 1, "more=2": 0}
    assert (await store.puzzle_rating(BRASIDAS)).matches == 2
    assert await store.rushes_of(BRASIDAS) == (Rush(NOW),)
    assert await store.database.write(puzzles.rebuild)


async def test_accounts_that_are_parted_have_their_own_tries_and_rushes_again(store):
    await tries(store)
    await store.begin_rush(STRANGER, NOW)
    await store.begin_rush(BRASIDAS, NOW + MINUTE)
    people = (STRANGER, BRASIDAS)
    before = await stored(store), [await store.puzzle_tries_of(each) for each in people]
    await link(store)
    assert await stored(store) != before[0]
    [joined] = await store.links_of(STRANGER, NOW + DAY)
    await store.unlink(joined, (), NOW + DAY)
    assert (
        await stored(store),
        [await store.puzzle_tries_of(each) for each in people],
    ) == before
    assert [await store.rushes_of(each) for each in people] == [
        (Rush(NOW),),
        (Rush(NOW + MINUTE),),
    ]


async def test_a_rush_goes_on_once_however_often_its_puzzle_is_answered(store, another):
    await store.begin_rush(ALKAIOS, NOW)
    [rush] = await store.rushes_of(ALKAIOS)
    await asyncio.gather(
        *(each.advance_rush(ALKAIOS, rush, solved=True) for each in (store, another, store))
    )
    assert await store.rushes_of(ALKAIOS) == (Rush(NOW, done=1, solved=1),)
    await store.begin_rush(ALKAIOS, NOW + MINUTE)
    assert [each.begun for each in await store.rushes_of(ALKAIOS)] == [NOW + MINUTE, NOW]
