"""Which of several processes delivers an item, on each database."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.challenges import Accept
from bot.core.matches.model import Account, AccountId, Identity, MatchId, Place
from bot.core.store.outbox import Claim, Digest, Notification
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, LOBBY, NOW
from tests.bot.storage.steps import MATCH, join, offer, step

EVERYWHERE = ("web", "telegram", "discord")
SECOND = timedelta(seconds=1)
HOLD = 60 * SECOND
AGORA, ANSWERS = Place("discord", "c1"), Place("discord", "x1")


def claim(now=NOW, *, platforms=EVERYWHERE, beyond=()):
    return Claim(platforms=platforms, beyond=beyond, now=now, until=now + HOLD)


async def say(store, *to, at=NOW, name="match"):
    """Have something said to people and at places, by a match of its own."""
    match = MatchId(f"{name}-{at:%M%S}")
    said = tuple(
        Notification(match=match, turn=0, place=each)
        if isinstance(each, Place)
        else Notification(match=match, turn=0, account=each)
        for each in to
    )
    await store.create(replace(offer(match, at), notices=said))


def addressees(items):
    return [item.notice.account or item.notice.place for item in items]


async def test_what_one_has_claimed_no_other_gets(store):
    await say(store, ALKAIOS, BRASIDAS, LOBBY)
    mine = await store.claim(claim(), 9)
    assert sorted(map(str, addressees(mine))) == sorted(map(str, (ALKAIOS, BRASIDAS, LOBBY)))
    assert await store.claim(claim(), 9) == ()
    assert await store.due(EVERYWHERE, NOW, 9) == ()
    assert await store.next_due(EVERYWHERE) == NOW + HOLD


async def claimed_with(store, *to, at=NOW, beyond=(), platforms=EVERYWHERE):
    """Store a match that has something said, with a claim of it; return what the store does."""
    match = MatchId(f"claimed-{at:%M%S}")
    said = tuple(
        Notification(match=match, turn=0, place=each)
        if isinstance(each, Place)
        else Notification(match=match, turn=0, account=each)
        for each in to
    )
    wanted = claim(at, beyond=beyond, platforms=platforms)
    return await store.create(replace(offer(match, at), notices=said, claim=wanted))


async def test_a_change_claims_its_own_items(store):
    saved = await claimed_with(store, ALKAIOS, AGORA)
    assert set(addressees(saved.items)) == {ALKAIOS, AGORA}
    assert not saved.has_more
    assert await store.claim(claim(), 9) == ()
    assert await store.claim(claim(NOW + HOLD), 9) == saved.items


async def test_a_change_leaves_those_who_have_earlier_items(store):
    await say(store, ALKAIOS, AGORA)
    saved = await claimed_with(store, ALKAIOS, BRASIDAS, at=NOW + SECOND)
    assert (addressees(saved.items), saved.has_more) == ([BRASIDAS], True)
    await store.claim(claim(NOW + SECOND), 9)
    saved = await claimed_with(store, BRASIDAS, LOBBY, at=NOW + 2 * SECOND)
    assert (addressees(saved.items), saved.has_more) == ([LOBBY], True)


async def test_a_change_claims_what_is_left_of_its_match(store):
    before = await store.create(replace(offer(), notices=()))
    left = Notification(match=MATCH, turn=0, account=ALKAIOS)
    await store.add_notification(left, NOW)
    await say(store, BRASIDAS)
    change = step(before.match, Accept(BRASIDAS, Side.FIRST))
    saved = await store.save(replace(change, claim=claim()))
    assert [each.notice.turn for each in saved.items] == [0, change.match.turn]
    assert (set(addressees(saved.items)), saved.has_more) == ({ALKAIOS}, True)


async def test_a_change_leaves_what_its_process_cannot_deliver(store):
    saved = await claimed_with(store, ALKAIOS, AGORA, platforms=("web",))
    assert (addressees(saved.items), saved.has_more) == ([ALKAIOS], False)
    beyond = (Place("discord", "x"),)
    saved = await claimed_with(store, ANSWERS, at=NOW + SECOND, beyond=beyond)
    assert saved.items == ()


async def test_all_that_waits_for_one_is_claimed_at_once_in_order(store):
    for number in range(3):
        await say(store, ALKAIOS, at=NOW + number * SECOND)
    await say(store, BRASIDAS, at=NOW + 3 * SECOND)
    mine = await store.claim(claim(NOW + 9 * SECOND), 1)
    assert addressees(mine) == [ALKAIOS] * 3
    assert [item.id for item in mine] == sorted(item.id for item in mine)
    assert addressees(await store.claim(claim(NOW + 9 * SECOND), 1)) == [BRASIDAS]


async def test_nobody_gets_more_for_one_while_anything_for_them_is_claimed(store):
    await say(store, ALKAIOS)
    [first] = await store.claim(claim(), 9)
    await say(store, ALKAIOS, BRASIDAS, at=NOW + SECOND)
    assert addressees(await store.claim(claim(NOW + SECOND), 9)) == [BRASIDAS]
    await store.acknowledge((first.id,))
    assert addressees(await store.claim(claim(NOW + SECOND), 9)) == [ALKAIOS]


async def test_nor_while_a_later_one_is(store):
    morning = NOW + 30 * SECOND
    held = Notification(match=MATCH, turn=0, account=BRASIDAS, call=True, after=morning)
    await store.create(replace(offer(), notices=()))
    await store.add_notification(held, NOW)
    await say(store, BRASIDAS)
    [later] = await store.claim(claim(), 9)
    assert await store.claim(claim(morning), 9) == ()
    await store.acknowledge((later.id,))
    assert [each.notice for each in await store.claim(claim(morning), 9)] == [held]


async def test_a_process_that_is_killed_loses_nothing(store):
    await say(store, ALKAIOS, AGORA)
    lost = await store.claim(claim(), 9)
    assert await store.claim(claim(NOW + HOLD - timedelta(microseconds=1)), 9) == ()
    assert await store.claim(claim(NOW + HOLD), 9) == lost


async def test_what_is_let_go_of_is_free_at_once(store):
    await say(store, ALKAIOS, BRASIDAS)
    mine = await store.claim(claim(), 9)
    await store.release((mine[0].id,))
    assert await store.claim(claim(), 9) == mine[:1]
    await store.release_all()
    assert await store.claim(claim(), 9) == mine
    await store.release(())


async def test_what_is_postponed_is_free_when_its_time_comes(store):
    await say(store, ALKAIOS)
    [item] = await store.claim(claim(), 9)
    await store.postpone(item.id, NOW + SECOND)
    assert await store.claim(claim(), 9) == ()
    [again] = await store.claim(claim(NOW + SECOND), 9)
    assert again == replace(item, attempts=1)


async def test_places_that_cannot_be_reached_are_left_to_others(store):
    await say(store, ANSWERS, AGORA, LOBBY)
    mine = await store.claim(claim(beyond=(Place("discord", "x"),)), 9)
    assert addressees(mine) == [AGORA, LOBBY]
    assert addressees(await store.claim(claim(platforms=("discord",)), 9)) == [ANSWERS]


async def test_each_gets_what_is_on_its_platforms(store):
    await say(store, ALKAIOS, AGORA)
    assert addressees(await store.claim(claim(platforms=("discord",)), 9)) == [AGORA]
    assert await store.claim(claim(platforms=()), 9) == ()
    assert addressees(await store.claim(claim(platforms=("web",)), 9)) == [ALKAIOS]


async def test_the_same_person_is_another_addressee_on_another_platform(store):
    who = AccountId("traveller")
    await store.add_account(Account(who, "Traveller"), Identity("discord", "7"))
    await store.add_account(Account(AccountId("twin"), "Twin"), Identity("telegram", "7"))
    await join(store, AccountId("twin"), who, ())
    await say(store, who)
    assert len(await store.claim(claim(platforms=("discord",)), 9)) == 1
    assert len(await store.claim(claim(platforms=("telegram",)), 9)) == 1


async def test_digests_are_claimed_like_notices(store):
    digest = Digest(account=ALKAIOS, after=NOW)
    await store.add_digest(digest, NOW)
    assert [each.notice for each in await store.claim(claim(), 9)] == [digest]
    assert await store.claim(claim(), 9) == ()


@pytest.mark.parametrize("limit", [1, 3, 50])
async def test_each_person_is_in_the_hands_of_one_process_at_a_time(store, another, limit):
    people = [AccountId(f"person-{number}") for number in range(6)]
    for person in people:
        await store.add_account(Account(person, person), Identity("web", person))
    rounds, got, in_hands = 4, [], set()

    async def speak():
        for number in range(rounds):
            await say(store, *people, at=NOW + number * SECOND)

    async def deliver(its):
        while len(got) < rounds * len(people):
            mine = await its.claim(claim(NOW + HOLD), limit)
            persons = {item.notice.account for item in mine}
            assert not persons & in_hands
            in_hands.update(persons)
            last = {item.notice.account: item for item in mine}
            for item in mine:
                got.append(item)
                if item in last.values():
                    in_hands.remove(item.notice.account)  # another may have them from now on
                await its.acknowledge((item.id,))

    async with asyncio.timeout(120):
        await asyncio.gather(speak(), deliver(store), deliver(another), deliver(another))
    assert len({item.id for item in got}) == len(got)
    for person in people:
        ids = [item.id for item in got if item.notice.account == person]
        assert ids == sorted(ids)
