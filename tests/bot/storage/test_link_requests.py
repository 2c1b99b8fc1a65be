"""Requests to join two accounts, when several things happen at once."""

import asyncio
from datetime import timedelta

import pytest

from bot.core.matches.errors import VersionConflict
from bot.core.matches.model import Identity
from bot.core.store.values import UNDO_LIFETIME, LinkRequest
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage.steps import begun

MINUTE = timedelta(minutes=1)
BRASIDAS_ON_WEB = Identity("web", "cookie of Brasidas")


def request(code="abc", asker=BRASIDAS, asked=ALKAIOS):
    return LinkRequest(code, asker, asked, NOW + 15 * MINUTE)


async def confirmed(store, wanted=None):
    wanted = wanted or request()
    assert await store.add_link_request(wanted, NOW)
    assert await store.confirm_link_request(wanted, NOW)
    return await store.link_request(wanted.asked, NOW)


async def test_a_request_is_found_by_both_until_it_expires(store):
    await store.add_link_request(request(), NOW)
    assert await store.link_request(ALKAIOS, NOW) == request()
    assert await store.link_request(BRASIDAS, NOW) == request()
    assert await store.link_request(STRANGER, NOW) is None
    assert await store.link_request(ALKAIOS, NOW + 15 * MINUTE) is None
    assert not await store.confirm_link_request(request(), NOW + 15 * MINUTE)


async def test_an_account_has_one_request(store):
    for wanted in (request("one"), request("two", STRANGER, BRASIDAS), request("three")):
        await store.add_link_request(wanted, NOW)
        assert await store.link_request(wanted.asker, NOW) == wanted
        assert await store.link_request(wanted.asked, NOW) == wanted
    assert await store.link_request(STRANGER, NOW) is None


async def test_only_what_both_have_confirmed_is_joined(store):
    unconfirmed = request()
    await store.add_link_request(unconfirmed, NOW)
    with pytest.raises(VersionConflict):
        await store.link(unconfirmed, (), NOW)
    both = await confirmed(store)
    with pytest.raises(VersionConflict):
        await store.link(both, (), NOW + 15 * MINUTE)
    await store.cancel_link_request(both)
    with pytest.raises(VersionConflict):
        await store.link(both, (), NOW)
    assert (await store.account_of(BRASIDAS_ON_WEB)).id == BRASIDAS


async def test_of_two_requests_at_once_one_is_left(store, another):
    for _ in range(6):
        one, other = request("one"), request("other", STRANGER, BRASIDAS)
        added = await asyncio.gather(
            store.add_link_request(one, NOW), another.add_link_request(other, NOW)
        )
        assert added == [True, True]
        assert await store.link_request(BRASIDAS, NOW) in {one, other}


async def test_an_account_that_was_forgotten_has_no_request(store):
    await confirmed(store)
    await store.forget(BRASIDAS, ())
    assert await store.link_request(ALKAIOS, NOW) is None
    assert not await store.add_link_request(request(), NOW)


async def test_linking_and_forgetting_at_once_are_one_after_the_other(store, another):
    both = await confirmed(store)
    linked, _ = await asyncio.gather(
        store.link(both, (), NOW), another.forget(BRASIDAS, ()), return_exceptions=True
    )
    owner = await store.account_of(BRASIDAS_ON_WEB)
    assert (owner is None) == isinstance(linked, VersionConflict)


async def test_pressing_twice_at_once_links_once_and_undoing_twice_parts_once(store, another):
    both = await confirmed(store)
    results = await asyncio.gather(
        store.link(both, (), NOW), another.link(both, (), NOW), return_exceptions=True
    )
    assert sorted(isinstance(result, VersionConflict) for result in results) == [False, True]
    [link] = await store.links_of(ALKAIOS, NOW)
    results = await asyncio.gather(
        store.unlink(link, (), NOW), another.unlink(link, (), NOW), return_exceptions=True
    )
    assert sorted(isinstance(result, VersionConflict) for result in results) == [False, True]
    assert (await store.account_of(BRASIDAS_ON_WEB)).id == BRASIDAS


async def test_a_match_that_came_meanwhile_leaves_all_as_it_was(store):
    both = await confirmed(store)
    await begun(store)
    with pytest.raises(VersionConflict):
        await store.link(both, (), NOW)
    assert await store.link_request(ALKAIOS, NOW) == both
    assert await store.links_of(ALKAIOS, NOW) == ()


async def test_what_was_brought_is_deleted_with_the_next_link_after_a_week(store):
    await store.link(await confirmed(store), (), NOW)
    later = NOW + UNDO_LIFETIME
    assert await store.links_of(ALKAIOS, later) == ()
    wanted = LinkRequest("x", STRANGER, ALKAIOS, later + MINUTE)
    await store.add_link_request(wanted, later)
    await store.confirm_link_request(wanted, later)
    await store.link(wanted, (), later)
    assert [link.gone for link in await store.links_of(ALKAIOS, NOW)] == [STRANGER]
