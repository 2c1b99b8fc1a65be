"""Forgetting a person, on each database: all of it in one transaction, or nothing."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.accounts.forgetting import erasure
from bot.core.matches.challenges import Accept, Forgotten, Joined
from bot.core.matches.errors import VersionConflict
from bot.core.matches.evolve import evolve
from bot.core.matches.model import FORGOTTEN, Account, AccountId, Identity, MatchId, Place, Stage
from bot.core.matches.play import Play, Resign
from bot.core.matches.preferences import Settings
from bot.core.service.audit import problem_of
from bot.core.store.outbox import Notification
from bot.core.store.values import Change, LinkCode, Post, UsageCounts
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage.steps import MATCH, begun, join, offer, played, step

COOKIE = Identity("web", "cookie of Alkaios")
TELEGRAM = Identity("telegram", "7")
CHAT, GROUP = Place("telegram", "7"), Place("telegram", "-7")
EVERYWHERE = ("web", "telegram", "discord")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def erasures(store, account=ALKAIOS, at=NOW):
    """The last steps of all matches of a person."""
    return tuple(
        [
            erasure(match, await store.log(match.id), account, at)
            for match in await store.matches_with(account)
        ]
    )


async def forget(store, account=ALKAIOS, at=NOW):
    await store.forget(account, await erasures(store, account, at))


async def everything(store):
    """All that forgetting Alkaios may change."""
    people = (ALKAIOS, BRASIDAS)
    return (
        await store.accounts(people),
        [await store.identities_of(each) for each in people],
        [await store.matches_with(each) for each in people],
        [await store.log(match.id) for match in await store.matches_with(ALKAIOS)],
        [await store.blocked_by(each) for each in people],
        await store.due(EVERYWHERE, NOW + HOUR, 100),
        await store.posts(MATCH, "telegram"),
    )


async def test_a_person_is_nobody_afterwards(store):
    await store.add_account(Account(AccountId("guest"), "A."), TELEGRAM)
    await join(store, AccountId("guest"), ALKAIOS, ())
    assert await store.identities_of(ALKAIOS) == (TELEGRAM, COOKIE)
    await store.save_settings(Account(ALKAIOS, "Alkaios", "alkaios", Settings(theme="night")))
    await store.add_link_code(LinkCode("abc", ALKAIOS, NOW + HOUR))
    for one, other in ((ALKAIOS, BRASIDAS), (STRANGER, ALKAIOS), (STRANGER, BRASIDAS)):
        await store.block(one, other)
    await forget(store)
    assert await store.account(ALKAIOS) == Account(ALKAIOS, FORGOTTEN)
    assert await store.identities_of(ALKAIOS) == ()
    assert [await store.account_of(each) for each in (COOKIE, TELEGRAM)] == [None, None]
    assert await store.take_link_code("abc", NOW) is None
    assert await store.blocked_by(ALKAIOS) == ()
    assert [each.id for each in await store.blocked_by(STRANGER)] == [BRASIDAS]
    newcomer = Account(AccountId("newcomer"), "Alkaios", "alkaios", home="web")
    await store.add_account(newcomer, COOKIE)
    assert await store.account_of(COOKIE) == newcomer


async def test_what_was_erased_does_not_come_back_by_a_command_under_way(store):
    await forget(store)
    await store.rename(ALKAIOS, "Alkaios")
    await store.save_settings(Account(ALKAIOS, "Alkaios", None, Settings(theme="night")))
    assert await store.account(ALKAIOS) == Account(ALKAIOS, FORGOTTEN)


async def test_matches_end_and_still_replay(store):
    ids = [MatchId(name) for name in ("offered", "invited", "running", "over")]
    await store.create(offer(ids[0], invited=None))
    asked = offer(ids[1], invited=ALKAIOS)
    await store.create(replace(asked, match=replace(asked.match, challenger=BRASIDAS), notices=()))
    await begun(store, ids[2])
    await played(store, await begun(store, ids[3]))
    await forget(store)
    stages = [(await store.match(each)).stage for each in ids]
    assert stages == [Stage.WITHDRAWN, Stage.DECLINED, Stage.OVER, Stage.OVER]
    for each in ids:
        assert (await store.log(each))[-1] == Forgotten(ALKAIOS)
    for each in (ids[0], *ids[2:]):
        assert await problem_of(store, each) is None


async def test_the_opponents_matches_stay_in_their_order(store):
    first = await played(store, await begun(store, MatchId("first")), at=NOW)
    other = await begun(store, MatchId("other"), NOW + HOUR)
    other = (await store.save(step(other, Resign(BRASIDAS), NOW + 2 * HOUR))).match
    assert [match.id for match in await store.matches_of(BRASIDAS, 5)] == [other.id, first.id]
    await forget(store, at=NOW + DAY)
    assert [match.id for match in await store.matches_of(BRASIDAS, 5)] == [other.id, first.id]
    third = await begun(store, MatchId("third"), NOW + 3 * HOUR)
    assert (await store.matches_of(BRASIDAS, 5))[0].id == third.id


async def test_the_log_no_longer_tells_where_the_person_was(store):
    change = offer()
    [offered] = change.events
    offered = replace(offered, challenger_at=GROUP, invited_at=GROUP)
    change = replace(change, match=evolve(None, offered), events=(offered,))
    match = (await store.create(change)).match
    match = (await store.save(step(match, Accept(BRASIDAS, Side.FIRST, GROUP)))).match
    match = (await store.save(step(match, Play(ALKAIOS, "a2-a5", at=GROUP)))).match
    assert [stay.account for stay in match.stays] == [BRASIDAS, ALKAIOS]
    await forget(store)
    log = await store.log(match.id)
    assert (log[0].challenger_at, log[0].invited_at, log[1].at) == (None, GROUP, GROUP)
    assert log[2].at is None
    assert [stay.account for stay in (await store.match(match.id)).stays] == [BRASIDAS]
    assert await problem_of(store, match.id) is None


async def test_what_stands_and_waits_in_their_own_chats_goes_and_the_rest_is_told(store):
    await store.add_account(Account(AccountId("guest"), "A."), TELEGRAM)
    await join(store, AccountId("guest"), ALKAIOS, ())
    await begun(store)
    for at in (CHAT, GROUP):
        await store.keep_post(Post(match=MATCH, place=at, message="1", turn=0))
    for item in await store.due(EVERYWHERE, NOW, 100):
        await store.acknowledge((item.id,))
    change = offer(MatchId("later"))
    said = tuple(
        Notification(match=MatchId("later"), turn=0, account=who, place=at)
        for who, at in ((ALKAIOS, None), (BRASIDAS, None), (None, CHAT), (None, GROUP))
    )
    await store.create(replace(change, notices=said))
    await forget(store)
    assert [post.place for post in await store.posts(MATCH, "telegram")] == [GROUP]
    due = [item.notice for item in await store.due(EVERYWHERE, NOW, 100)]
    assert {(each.account, each.place) for each in due} == {(BRASIDAS, None), (None, GROUP)}
    assert {each.match for each in due if each.place} == {MATCH, "later"}


async def test_a_match_that_has_changed_meanwhile_leaves_all_as_it_was(store):
    for name in ("1", MATCH, "3"):
        await begun(store, MatchId(name))
    await store.keep_post(Post(match=MATCH, place=CHAT, message="1", turn=0))
    await store.block(ALKAIOS, BRASIDAS)
    found = await erasures(store)
    await store.save(step(await store.match(MATCH), Resign(BRASIDAS)))
    before = await everything(store)
    with pytest.raises(VersionConflict, match=MATCH):
        await store.forget(ALKAIOS, found)
    assert await everything(store) == before


async def test_a_match_that_came_meanwhile_leaves_all_as_it_was(store):
    found = await erasures(store)
    await begun(store)
    before = await everything(store)
    with pytest.raises(VersionConflict, match=MATCH):
        await store.forget(ALKAIOS, found)
    assert await everything(store) == before


async def test_nobody_is_forgotten_twice(store):
    await forget(store)
    with pytest.raises(VersionConflict):
        await store.forget(ALKAIOS, ())


async def test_opponents_of_a_joined_account_that_are_somebody_keep_their_names(store):
    match = (await store.save(step(await begun(store), Resign(ALKAIOS)))).match
    await join(store, ALKAIOS, BRASIDAS, ())
    other = await begun_by(store, STRANGER, BRASIDAS)
    other = (await store.save(step(other, Resign(STRANGER)))).match
    await forget(store, BRASIDAS)
    names = {each.id: each.name for each in (await store.accounts(match.people)).values()}
    assert names == {ALKAIOS: FORGOTTEN, BRASIDAS: FORGOTTEN}
    assert (await store.account(STRANGER)).name == "Stranger"
    assert (await store.match(other.id)).seats == other.seats


async def begun_by(store, challenger, invited):
    """A stored match in play between two others."""
    change = offer(MatchId("between"), invited=invited)
    [offered] = change.events
    offered = replace(offered, challenger=challenger)
    change = replace(change, match=evolve(None, offered), events=(offered,), notices=())
    made = (await store.create(change)).match
    return (await store.save(step(made, Accept(invited, Side.FIRST)))).match


async def test_of_forgetting_and_joining_at_once_nobody_is_left_without_a_name(store, another):
    for number in range(8):
        one, two = AccountId(f"one {number}"), AccountId(f"two {number}")
        for each in (one, two):
            await store.add_account(Account(each, each), Identity("web", each))
        await begun_by_code(store, number, one)
        joined = Joined(one, two)
        [match] = await store.matches_with(one)
        change = Change(match=evolve(match, joined), events=(joined,), notices=(), at=NOW)
        gone = one if number % 2 else two
        results = await asyncio.gather(
            join(store, one, two, (change,)),
            another.forget(gone, await erasures(another, gone)),
            return_exceptions=True,
        )
        assert {type(each) for each in results} <= {type(None), VersionConflict}, results
        for each in (one, two):
            person = await store.account_of(Identity("web", each))
            assert person is None or person.name != FORGOTTEN


async def begun_by_code(store, number, challenger):
    """A stored open challenge."""
    change = offer(MatchId(f"open{number}"), invited=None)
    [offered] = change.events
    offered = replace(offered, challenger=challenger)
    change = replace(change, match=evolve(None, offered), events=(offered,), notices=())
    return (await store.create(change)).match


async def test_what_a_person_has_going_is_counted(store):
    week = timedelta(days=7)

    async def tally(person, now=NOW):
        return await store.usage_counts(person, now, now - DAY)

    assert await tally(ALKAIOS) == UsageCounts(0, 0, 0)
    await begun(store, MatchId("running"))
    await store.save(step(await begun(store, MatchId("over")), Resign(ALKAIOS)))
    await store.create(offer(MatchId("offered"), invited=None))
    assert await tally(ALKAIOS) == UsageCounts(running=1, offered=1, made=3)
    assert await tally(BRASIDAS) == UsageCounts(running=1, offered=0, made=0)
    assert await tally(ALKAIOS, NOW + DAY) == UsageCounts(running=1, offered=1, made=0)
    assert await tally(ALKAIOS, NOW + week) == UsageCounts(running=1, offered=0, made=0)
