"""What waits in the outbox for its time."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.agreements import DRAW, Ask
from bot.core.matches.challenges import Accept
from bot.core.matches.model import Account, AccountId, Identity, MatchId, Place
from bot.core.matches.play import Play, Resign
from bot.core.store.outbox import Digest, Notification
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage.steps import MATCH, begun, join, offer, step

EVERYWHERE = ("web", "telegram", "discord")
HOUR = timedelta(hours=1)
MORNING = NOW + 8 * HOUR
AGORA = Place("discord", "c1")
CALL = Notification(match=MATCH, turn=0, account=BRASIDAS, call=True, after=MORNING)
THERE = Notification(match=MATCH, turn=0, place=AGORA, called=(BRASIDAS,), after=MORNING)
DIGEST = Digest(account=BRASIDAS, after=MORNING)


async def waiting(store, now=MORNING):
    return [item.notice for item in await store.due(EVERYWHERE, now, 100)]


async def emptied(store, now=NOW):
    for item in await store.due(EVERYWHERE, now, 100):
        await store.acknowledge((item.id,))


@pytest.fixture
async def match(store):
    """A match in play of which all has been said."""
    made = await begun(store)
    await emptied(store)
    return made


async def hold(store, *said):
    """Have these wait, as after a delivery."""
    for each in said:
        add = store.add_digest if isinstance(each, Digest) else store.add_notification
        await add(each, NOW)


@pytest.mark.usefixtures("match")
async def test_what_waits_comes_when_it_is_time_and_as_it_was(store):
    for said in (CALL, THERE, replace(CALL, nudge=True), DIGEST):
        await hold(store, said)
        assert await waiting(store, MORNING - timedelta(microseconds=1)) == [], said
        assert await store.next_due(EVERYWHERE) == MORNING, said
        assert await waiting(store) == [said]
        await emptied(store, MORNING)


async def test_what_is_forwarded_without_a_time_comes_at_once(store, match):
    del match
    await hold(store, replace(CALL, after=None))
    assert await waiting(store, NOW) == [replace(CALL, after=None)]


async def test_forwarding_strikes_the_item_off(store):
    await store.create(offer())
    items = await store.due(EVERYWHERE, NOW, 9)
    await store.reschedule(items[0].id, (CALL,), NOW)
    assert [each.notice for each in items[1:]] + [CALL] == await waiting(store)


async def test_what_is_forwarded_twice_comes_once(store):
    await store.create(offer())
    [item, *_] = await store.due(EVERYWHERE, NOW, 9)
    at_once = replace(CALL, after=None, nudge=True)
    for _ in range(2):  # after a claim has expired, or a commit whose outcome was not known
        await store.reschedule(item.id, (at_once,), NOW)
    assert (await waiting(store)).count(at_once) == 1


async def test_of_a_match_and_a_person_one_call_waits(store, match):
    other = (await store.create(replace(offer(MatchId("other")), notices=()))).match
    del match
    later = replace(CALL, nudge=True, after=MORNING + HOUR)
    elsewhere = replace(CALL, match=other.id)
    hers = replace(CALL, account=ALKAIOS)
    here = replace(THERE, called=(ALKAIOS,))
    await hold(store, CALL, THERE, elsewhere, hers, here)
    await hold(store, later, replace(THERE, turn=1))
    found = await waiting(store, MORNING + HOUR)
    assert found == [elsewhere, hers, here, later, replace(THERE, turn=1)]


@pytest.mark.usefixtures("match")
async def test_a_call_of_an_earlier_turn_takes_no_later_ones_place(store):
    later, late = replace(CALL, turn=2), CALL
    await hold(store, later)
    await hold(store, late)
    assert await waiting(store) == [later]


async def test_a_call_does_not_wait_for_a_turn_that_is_past(store, match):
    await hold(store, CALL, THERE)
    moved = step(match, Play(ALKAIOS, "a2-a3"))
    await store.save(replace(moved, notices=()))
    assert await waiting(store) == []


async def test_what_changes_no_turn_lets_calls_wait(store, match):
    await hold(store, CALL, THERE)
    await store.save(replace(step(match, Ask(ALKAIOS, DRAW)), notices=()))
    assert await waiting(store) == [CALL, THERE]


async def test_the_end_of_a_match_leaves_its_own_calls_alone(store, match):
    await hold(store, CALL)
    over = step(match, Resign(ALKAIOS))
    await store.save(over)
    assert [said.turn for said in await waiting(store)] == [over.match.turn] * 2
    assert CALL not in await waiting(store)


async def test_a_challenge_that_was_taken_up_is_no_call_any_more(store):
    await store.create(offer())
    await emptied(store)
    await hold(store, CALL)
    await store.save(step(await store.match(MATCH), Accept(BRASIDAS, Side.SECOND)))
    assert all(said.after is None for said in await waiting(store))


async def test_other_matches_are_not_disturbed(store, match):
    other = await begun(store, MatchId("other"))
    await emptied(store)
    await hold(store, CALL)
    await store.save(replace(step(other, Resign(ALKAIOS)), notices=()))
    del match
    assert await waiting(store) == [CALL]


async def test_a_item_that_is_only_late_is_not_struck_off(store, match):
    await store.save(step(match, Play(ALKAIOS, "a2-a3")))
    [first, _] = await store.due(EVERYWHERE, NOW, 9)
    await store.postpone(first.id, MORNING)
    again = step(await store.match(MATCH), Play(BRASIDAS, "a7-a6"))
    await store.save(replace(again, notices=()))
    assert first.notice in await waiting(store)


async def test_a_person_has_one_digest_the_first(store):
    await store.add_digest(DIGEST, NOW)
    await store.add_digest(replace(DIGEST, after=MORNING + HOUR), NOW)
    await hold(store, Digest(account=ALKAIOS, after=MORNING))
    assert await waiting(store, MORNING + HOUR) == [DIGEST, Digest(account=ALKAIOS, after=MORNING)]


async def test_the_next_digest_takes_the_place_of_the_one_delivered(store):
    await store.add_digest(DIGEST, NOW)
    [item] = await store.due(EVERYWHERE, MORNING, 9)
    later = replace(DIGEST, after=MORNING + 24 * HOUR)
    await store.reschedule(item.id, (later,), MORNING)
    assert await waiting(store, later.after) == [later]


async def traveller(store):
    """Someone of two platforms, who was last heard on Telegram."""
    who = AccountId("traveller")
    await store.add_account(Account(who, "Traveller"), Identity("discord", "7"))
    await store.add_account(Account(AccountId("twin"), "Twin"), Identity("telegram", "7"))
    await join(store, AccountId("twin"), who, ())
    return who


async def test_calls_and_digests_go_home_alone(store, match):
    del match
    who = await traveller(store)
    call = replace(CALL, account=who, after=None)
    await hold(store, call, Digest(account=who, after=NOW))
    assert [item.platform for item in await store.due(EVERYWHERE, NOW, 9)] == ["telegram"] * 2
    await store.set_preferred_platform(who, "discord")
    await hold(store, call)
    assert (await store.due(EVERYWHERE, NOW, 9))[-1].platform == "discord"


async def test_of_several_platforms_one_calls_and_the_others_are_brought_up_to_date(store):
    who = await traveller(store)
    told = replace(CALL, account=who, after=None)
    await store.create(replace(offer(), notices=(told,)))
    items = await store.due(EVERYWHERE, NOW, 9)
    assert sorted((item.platform, item.notice.call) for item in items) == [
        ("discord", False),
        ("telegram", True),
    ]


async def test_joining_hands_over_what_waits(store, match):
    del match
    stranger = Digest(account=STRANGER, after=MORNING)
    await store.add_digest(stranger, NOW)
    await join(store, STRANGER, ALKAIOS, ())
    assert await waiting(store) == [replace(stranger, account=ALKAIOS)]


async def test_of_two_digests_the_kept_ones_stays(store):
    await store.add_digest(Digest(account=STRANGER, after=MORNING), NOW)
    await store.add_digest(DIGEST, NOW)
    await join(store, STRANGER, BRASIDAS, ())
    assert await waiting(store) == [DIGEST]


async def test_nothing_waits_for_whoever_is_forgotten(store):
    await store.add_digest(DIGEST, NOW)
    await store.forget(BRASIDAS, ())
    assert await waiting(store) == []
    await store.add_digest(DIGEST, NOW)
    assert await waiting(store) == []
