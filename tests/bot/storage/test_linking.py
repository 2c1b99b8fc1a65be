import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.challenges import Accept, Joined, Withdraw
from bot.core.matches.errors import VersionConflict
from bot.core.matches.evolve import evolve, fold
from bot.core.matches.model import FORGOTTEN, Account, AccountId, Identity, MatchId, Place
from bot.core.matches.play import Resign
from bot.core.store.outbox import Notification
from bot.core.store.values import Change, LinkCode
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, SHORT_GAME, STRANGER
from tests.bot.storage.steps import MATCH, begun, join, offer, played, step

GUEST = AccountId("guest")
GUEST_ON_TELEGRAM, GUEST_ON_DISCORD = Identity("telegram", "7"), Identity("discord", "9")
GROUP = Place("telegram", "-7")
EVERYWHERE = ("web", "telegram", "discord")
HOUR = timedelta(hours=1)


@pytest.fixture(autouse=True)
async def guest(store):
    """Alkaios as Telegram knows him, before he says who he is."""
    await store.add_account(Account(GUEST, "A."), GUEST_ON_TELEGRAM)


async def joining(store, gone=GUEST, kept=ALKAIOS, at=NOW):
    """The changes of all matches that the gone account has a part in."""
    event = Joined(gone, kept)
    return tuple(
        Change(match=evolve(match, event), events=(event,), notices=(), at=at)
        for match in await store.matches_with(gone)
    )


async def everything(store):
    """All that a join may change."""
    people = (GUEST, ALKAIOS, BRASIDAS)
    return (
        await store.accounts(people),
        [await store.account_of(each) for each in (GUEST_ON_TELEGRAM, GUEST_ON_DISCORD)],
        [await store.matches_with(each) for each in people],
        await store.due(EVERYWHERE, NOW + HOUR, 100),
    )


async def test_identities_go_to_the_account_that_is_kept(store):
    await store.add_account(Account(AccountId("other"), "Other"), GUEST_ON_DISCORD)
    await join(store, AccountId("other"), GUEST, ())
    await join(store, GUEST, ALKAIOS, ())
    alkaios = await store.account(ALKAIOS)
    for identity in (GUEST_ON_TELEGRAM, GUEST_ON_DISCORD, Identity("web", "cookie of Alkaios")):
        assert await store.account_of(identity) == alkaios
    assert (await store.account_of(Identity("web", "cookie of Brasidas"))).id == BRASIDAS


async def test_the_gone_account_is_still_known_by_its_id_and_by_nothing_else(store):
    await join(store, ALKAIOS, GUEST, ())
    assert await store.account(ALKAIOS) == Account(ALKAIOS, FORGOTTEN)
    assert (await store.account_of(Identity("web", "cookie of Alkaios"))).id == GUEST


async def test_an_account_without_a_handle_takes_the_gone_ones(store):
    await join(store, ALKAIOS, GUEST, ())
    guest = Account(GUEST, "A.", "alkaios", home="telegram")
    assert await store.account_by_handle("alkaios") == guest


async def test_whoever_was_only_on_a_page_is_called_on_the_platform_that_joins_it(store):
    await join(store, GUEST, ALKAIOS, ())
    assert (await store.account(ALKAIOS)).home == "telegram"


async def test_a_page_that_joins_is_no_new_home(store):
    await join(store, ALKAIOS, GUEST, ())
    assert (await store.account(GUEST)).home == "telegram"


async def test_an_account_with_a_handle_keeps_it_and_the_gone_ones_is_free(store):
    await join(store, BRASIDAS, ALKAIOS, ())
    assert (await store.account(ALKAIOS)).handle == "alkaios"
    assert await store.account_by_handle("brasidas") is None
    newcomer = Account(AccountId("newcomer"), "Brasidas", "brasidas", home="web")
    await store.add_account(newcomer, Identity("web", "newcomer"))
    assert await store.account_by_handle("brasidas") == newcomer


async def test_matches_go_to_the_account_that_is_kept(store):
    offered = offer(MatchId("offered"))
    offered = replace(offered, match=replace(offered.match, challenger=GUEST))
    asked = (await store.create(replace(offered, notices=()))).match
    invited = (await store.create(offer(MatchId("invited"), invited=GUEST))).match
    withdrawn = (await store.save(step(invited, Withdraw(ALKAIOS)))).match
    running = (await store.create(offer(MatchId("running"), invited=STRANGER))).match
    running = (await store.save(step(running, Accept(STRANGER, Side.FIRST)))).match
    changes = await joining(store, STRANGER, BRASIDAS) + await joining(store, GUEST, BRASIDAS)
    by_id = {change.match.id: change for change in changes}
    await join(store, STRANGER, BRASIDAS, (by_id[running.id],))
    await join(store, GUEST, BRASIDAS, (by_id[withdrawn.id], by_id[asked.id]))
    assert await store.matches_with(STRANGER) == await store.matches_with(GUEST) == ()
    assert {match.id for match in await store.matches_with(BRASIDAS)} == set(by_id)
    for match_id, change in by_id.items():
        stored = await store.match(match_id)
        assert stored == replace(change.match, version=change.match.version + 1)
        assert (await store.log(match_id))[-1] == change.events[0]
    assert (await store.match(asked.id)).challenger == BRASIDAS
    assert fold(await store.log(running.id)).seats == (ALKAIOS, BRASIDAS)


async def test_a_match_goes_on_after_a_join(store):
    match = (await store.create(offer(invited=GUEST))).match
    await store.save(step(match, Accept(GUEST, Side.SECOND)))
    await join(store, GUEST, BRASIDAS, await joining(store, GUEST, BRASIDAS))
    match = await played(store, await store.match(MATCH), SHORT_GAME[:2])
    assert await store.match(MATCH) == match
    assert replace(fold(await store.log(MATCH)), version=match.version) == match


async def test_a_match_that_has_changed_meanwhile_leaves_all_as_it_was(store):
    for number in range(3):
        await begun(store, MatchId(str(number)))
    changes = await joining(store, BRASIDAS, GUEST)
    middle = await store.match(MatchId("1"))
    await store.save(step(middle, Resign(ALKAIOS)))
    await store.add_link_code(LinkCode("abc", BRASIDAS, NOW + HOUR))
    before = await everything(store)
    with pytest.raises(VersionConflict, match="1"):
        await join(store, BRASIDAS, GUEST, changes)
    assert await everything(store) == before
    assert await store.take_link_code("abc", NOW) == BRASIDAS
    await join(store, BRASIDAS, GUEST, await joining(store, BRASIDAS, GUEST))
    assert await store.matches_with(BRASIDAS) == ()


@pytest.mark.parametrize("role", ["challenger", "opponent"])
async def test_an_open_match_that_came_meanwhile_leaves_all_as_it_was(store, role):
    gone = {"challenger": ALKAIOS, "opponent": BRASIDAS}[role]
    changes = await joining(store, gone, GUEST)
    await store.create(offer())
    before = await everything(store)
    with pytest.raises(VersionConflict, match=MATCH):
        await join(store, gone, GUEST, changes)
    assert await everything(store) == before


async def test_a_match_that_both_finished_stays_as_it_was_played(store):
    match = (await store.save(step(await begun(store), Resign(ALKAIOS)))).match
    await join(store, BRASIDAS, ALKAIOS, ())
    assert await store.match(MATCH) == match
    assert await store.matches_of(ALKAIOS, 5) == (match,)
    assert (await store.account(BRASIDAS)).name == "Brasidas"


async def test_link_codes_of_the_gone_account_are_struck_off_and_no_others(store):
    for code, account in (("gone", GUEST), ("kept", ALKAIOS)):
        await store.add_link_code(LinkCode(code, account, NOW + HOUR))
    await join(store, GUEST, ALKAIOS, ())
    assert await store.take_link_code("gone", NOW) is None
    assert await store.take_link_code("kept", NOW) == ALKAIOS


async def test_what_waits_for_the_gone_account_waits_for_the_other(store):
    def said(person, called):
        return (
            Notification(match=MATCH, turn=0, account=person, call=True),
            Notification(match=MATCH, turn=0, place=GROUP, called=called),
        )

    change = offer(invited=STRANGER)
    await store.create(replace(change, notices=said(GUEST, (STRANGER, GUEST))))
    before = await store.due(EVERYWHERE, NOW, 9)
    await join(store, GUEST, BRASIDAS, ())
    after = await store.due(EVERYWHERE, NOW, 9)
    assert [item.notice for item in after] == list(said(BRASIDAS, (STRANGER, BRASIDAS)))
    assert [(p.id, p.platform) for p in after] == [(p.id, p.platform) for p in before]


async def test_the_changes_are_told_on_the_platforms_of_both(store):
    await store.create(replace(offer(invited=GUEST), notices=()))
    (change,) = await joining(store, GUEST, BRASIDAS)
    news = Notification(match=MATCH, turn=0, account=BRASIDAS)
    await join(store, GUEST, BRASIDAS, (replace(change, notices=(news,)),))
    items = await store.due(EVERYWHERE, NOW, 9)
    assert sorted((p.platform, p.notice.account) for p in items) == [
        ("telegram", BRASIDAS),
        ("web", BRASIDAS),
    ]


async def test_of_a_join_and_a_step_at_once_the_one_that_comes_second_is_refused(store, another):
    for number in range(6):
        gone, match_id = AccountId(f"gone {number}"), MatchId(str(number))
        await store.add_account(Account(gone, "Gone"), Identity("telegram", f"{number}x"))
        match = (await store.create(offer(match_id, invited=gone))).match
        results = await asyncio.gather(
            join(store, gone, BRASIDAS, await joining(store, gone, BRASIDAS)),
            another.save(step(match, Accept(gone, Side.FIRST))),
            return_exceptions=True,
        )
        conflicts = [isinstance(result, VersionConflict) for result in results]
        assert sorted(conflicts) == [False, True], results
        stored = await store.match(match_id)
        assert stored.invited == (gone if conflicts[0] else BRASIDAS)
        person = await store.account_of(Identity("telegram", f"{number}x"))
        assert person.id == stored.invited


async def test_joins_across_one_another_lose_nobody(store, another):
    for number in range(6):
        first, second = AccountId(f"first {number}"), AccountId(f"second {number}")
        identities = [Identity("telegram", first), Identity("discord", second)]
        for account, identity in zip((first, second), identities, strict=True):
            await store.add_account(Account(account, account, account), identity)
            match = offer(MatchId(f"{account}"), invited=account)
            await store.create(match)
        results = await asyncio.gather(
            join(store, first, second, await joining(store, first, second)),
            join(another, second, first, await joining(store, second, first)),
            return_exceptions=True,
        )
        conflicts = [isinstance(result, VersionConflict) for result in results]
        assert sorted(conflicts) == [False, True], results
        kept = first if conflicts[0] else second
        assert [(await store.account_of(each)).id for each in identities] == [kept, kept]
        assert len(await store.matches_with(kept)) == 2
