"""Which lessons someone has solved, on each database."""

import asyncio
from datetime import timedelta

from bot.core.matches.model import Account, AccountId, Identity, Place
from bot.core.store.values import Post
from bot.storage import open_store
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage.steps import MATCH, begun, join

CHANNEL, ELSEWHERE = Place("discord", "c1"), Place("discord", "c2")
DAY = timedelta(days=1)


async def test_what_is_solved_is_kept_with_when_it_was_first(store):
    assert await store.lessons_of(ALKAIOS) == {}
    await store.keep_lesson(ALKAIOS, "poleis=line", NOW)
    await store.keep_lesson(ALKAIOS, "poleis=line", NOW + DAY)
    await store.keep_lesson(ALKAIOS, "poleis=attack", NOW + DAY)
    await store.keep_lesson(BRASIDAS, "poleis=back", NOW)
    solved = await store.lessons_of(ALKAIOS)
    assert list(solved.items()) == [("poleis=attack", NOW + DAY), ("poleis=line", NOW)]
    assert await store.lessons_of(BRASIDAS) == {"poleis=back": NOW}
    assert await store.lessons_of(STRANGER) == {}


async def test_accounts_that_are_joined_have_solved_what_either_has(store):
    await store.keep_lesson(ALKAIOS, "poleis=line", NOW)
    await store.keep_lesson(ALKAIOS, "poleis=attack", NOW + DAY)
    await store.keep_lesson(BRASIDAS, "poleis=line", NOW + DAY)
    await store.keep_lesson(BRASIDAS, "poleis=attack", NOW)
    await store.keep_lesson(BRASIDAS, "poleis=back", NOW)
    await join(store, ALKAIOS, BRASIDAS, ())
    assert await store.lessons_of(ALKAIOS) == {}
    assert await store.lessons_of(BRASIDAS) == {
        "poleis=attack": NOW,
        "poleis=back": NOW,
        "poleis=line": NOW,
    }


async def test_of_whoever_is_forgotten_nothing_is_kept_any_more(store):
    for account in (ALKAIOS, BRASIDAS):
        await store.keep_lesson(account, "poleis=line", NOW)
    await store.forget(ALKAIOS, ())
    assert await store.lessons_of(ALKAIOS) == {}
    await store.keep_lesson(ALKAIOS, "poleis=line", NOW)
    assert await store.lessons_of(ALKAIOS) == {}
    assert await store.lessons_of(BRASIDAS) == {"poleis=line": NOW}


async def test_of_forgetting_and_solving_at_once_nothing_is_left(store, another):
    for number in range(8):
        account = AccountId(f"pupil {number}")
        await store.add_account(Account(account, account), Identity("web", account))
        await asyncio.gather(
            store.forget(account, ()), another.keep_lesson(account, "poleis=line", NOW)
        )
        assert await store.lessons_of(account) == {}


async def test_of_joining_and_solving_at_once_the_account_that_stays_loses_nothing(store, another):
    await store.keep_lesson(ALKAIOS, "poleis=line", NOW)
    await asyncio.gather(
        join(store, ALKAIOS, BRASIDAS, ()),
        another.keep_lesson(BRASIDAS, "poleis=attack", NOW),
    )
    assert set(await store.lessons_of(BRASIDAS)) == {"poleis=line", "poleis=attack"}


async def test_what_is_solved_outlives_the_process(url, store):
    await store.keep_lesson(ALKAIOS, "poleis=line", NOW)
    async with open_store(url) as another:
        assert await another.lessons_of(ALKAIOS) == {"poleis=line": NOW}


async def test_who_has_solved_a_puzzle_is_told_of_those_who_play_at_a_place(store):
    for account, at in ((ALKAIOS, NOW), (STRANGER, NOW), (BRASIDAS, NOW + DAY)):
        await store.keep_lesson(account, "daily=20261123", at)
    await store.keep_lesson(BRASIDAS, "daily=20261124", NOW)
    await begun(store)
    await store.keep_post(Post(match=MATCH, place=CHANNEL, message="1", turn=0))
    alkaios, brasidas = [(await store.account(each)).name for each in (ALKAIOS, BRASIDAS)]

    async def solvers(place, lesson, most=9):
        found = await store.solvers_at(place, lesson, ALKAIOS, most)
        assert all(lesson in solved for _, solved in found)
        return tuple(name for name, _ in found)

    assert await solvers(CHANNEL, "daily=20261123") == (alkaios, brasidas)
    assert await solvers(CHANNEL, "daily=20261123", most=1) == (alkaios,)
    assert await solvers(CHANNEL, "daily=20261124") == (brasidas,)
    assert await solvers(ELSEWHERE, "daily=20261123") == (alkaios,)
