"""Undoing a link: the account that went gets back what it brought, and the other keeps its own."""

from datetime import timedelta

import pytest

from bot.core.accounts.people import embedded_session
from bot.core.matches.challenges import Joined
from bot.core.matches.errors import NameInUse, VersionConflict
from bot.core.matches.evolve import evolve
from bot.core.matches.model import Account, AccountId, Identity
from bot.core.matches.play import Resign
from bot.core.matches.vacations import Vacation
from bot.core.store.values import UNDO_LIFETIME, Change, LinkRequest
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage.steps import MATCH, begun, step

DAY = timedelta(days=1)
OTHER = AccountId("other")


def changes(match, gone, kept):
    event = Joined(gone, kept)
    return (Change(match=evolve(match, event), events=(event,), notices=(), at=NOW),)


async def everything(store):
    """All that a link moves between the two accounts."""
    people = (BRASIDAS, STRANGER)
    return (
        await store.accounts(people),
        [await store.identities_of(each) for each in people],
        [await store.matches_with(each) for each in people],
        [await store.blocked_by(each) for each in (*people, ALKAIOS, OTHER)],
        [await store.lessons_of(each) for each in people],
    )


async def link(store, *changed):
    """Brasidas is joined to the stranger, as both have confirmed."""
    request = LinkRequest("abc", BRASIDAS, STRANGER, NOW + DAY)
    await store.add_link_request(request, NOW)
    await store.confirm_link_request(request, NOW)
    await store.link(request, changed, NOW)


@pytest.fixture
async def linked(store):
    """Brasidas with belongings of his own was joined to the stranger; all as it was before."""
    await store.add_account(Account(OTHER, "Other"), Identity("discord", "9"))
    match = await begun(store)
    for one, other in ((BRASIDAS, OTHER), (ALKAIOS, BRASIDAS), (STRANGER, OTHER)):
        await store.block(one, other)
    await store.block(BRASIDAS, STRANGER)
    await store.keep_lesson(BRASIDAS, "both", NOW - DAY)
    await store.keep_lesson(STRANGER, "both", NOW)
    await store.keep_lesson(BRASIDAS, "his", NOW)
    await store.keep_vacations((Vacation(BRASIDAS, NOW, NOW + DAY),), NOW)
    before = await everything(store)
    await link(store, *changes(match, BRASIDAS, STRANGER))
    return before


async def undone(store, *, at=NOW + DAY):
    [link] = await store.links_of(STRANGER, at)
    match = await store.match(MATCH)
    await store.unlink(link, changes(match, STRANGER, BRASIDAS), at)


async def test_both_have_what_they_had(store, linked):
    assert await everything(store) != linked
    await undone(store)
    after = await everything(store)
    assert after[:2] == linked[:2]
    assert after[3] == linked[3]
    # Of a lesson that both had solved the earlier time stays.
    assert after[4] == [linked[4][0], {"both": NOW - DAY}]
    match = await store.match(MATCH)
    assert match.seats == (ALKAIOS, BRASIDAS)
    assert await store.matches_with(STRANGER) == ()
    assert [each.begin for each in await store.vacations_of(BRASIDAS)] == [NOW]
    assert await store.links_of(STRANGER, NOW + DAY) == ()


@pytest.mark.usefixtures("linked")
async def test_what_came_after_the_link_stays(store):
    await store.block(STRANGER, ALKAIOS)
    await store.keep_lesson(STRANGER, "new", NOW)
    await undone(store)
    assert {each.id for each in await store.blocked_by(STRANGER)} == {OTHER, ALKAIOS}
    assert set(await store.lessons_of(STRANGER)) == {"both", "new"}
    assert set(await store.lessons_of(BRASIDAS)) == {"both", "his"}


@pytest.mark.usefixtures("linked")
async def test_what_was_brought_is_erased_by_itself_after_a_week(store):
    await store.save_heartbeat(NOW + UNDO_LIFETIME - DAY)
    assert await store.links_of(STRANGER, NOW)
    await store.save_heartbeat(NOW + UNDO_LIFETIME)
    assert await store.links_of(STRANGER, NOW) == ()


@pytest.mark.usefixtures("linked")
async def test_a_handle_that_somebody_else_has_taken_is_lost(store):
    taken = Account(AccountId("new"), "Brasidas", "brasidas")
    await store.add_account(taken, Identity("web", "new"))
    await undone(store)
    assert (await store.account(BRASIDAS)).handle is None
    assert (await store.account(BRASIDAS)).name == "Brasidas"


@pytest.mark.usefixtures("linked")
async def test_a_handle_is_lost_when_a_name_that_looks_like_it_is_taken(store):
    alike = Account(AccountId("new"), "Br\u0430sidas", "br\u0430sidas")
    await store.add_account(alike, Identity("web", "new"))
    await undone(store)
    assert (await store.account(BRASIDAS)).handle is None


@pytest.mark.usefixtures("linked")
async def test_a_handle_that_comes_back_is_guarded_against_names_that_look_like_it(store):
    await store.forget(OTHER, ())  # deletes what belongs to handles that nobody has
    await undone(store)
    assert (await store.account(BRASIDAS)).handle == "brasidas"
    with pytest.raises(NameInUse):
        await store.add_account(
            Account(AccountId("new"), "Br\u0430sidas", "br\u0430sidas"), Identity("web", "new")
        )


@pytest.mark.usefixtures("linked")
async def test_a_match_that_changed_meanwhile_leaves_all_as_it_was(store):
    [link] = await store.links_of(STRANGER, NOW)
    late = changes(await store.match(MATCH), STRANGER, BRASIDAS)
    await store.save(step(await store.match(MATCH), Resign(ALKAIOS)))
    before = await everything(store)
    with pytest.raises(VersionConflict):
        await store.unlink(link, late, NOW)
    assert await everything(store) == before
    assert await store.links_of(STRANGER, NOW) == (link,)


@pytest.mark.usefixtures("linked")
async def test_a_session_inside_a_platform_that_was_begun_since_goes_back_with_its_person(store):
    brought = (await store.links_of(STRANGER, NOW))[0].brought.identities
    sessions = [embedded_session(Identity(*identity)) for identity in brought]
    stays = Identity("web", "stays")
    for session in (*sessions, stays):
        await store.open_session(STRANGER, session)
    await undone(store)
    assert sessions
    assert {(await store.account_of(each)).id for each in sessions} == {BRASIDAS}
    assert (await store.account_of(stays)).id == STRANGER
