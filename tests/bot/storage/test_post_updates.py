"""Every post of a match is brought up to date, whatever the change says and to whom."""

from dataclasses import replace

import pytest

from bot.core.matches.errors import VersionConflict
from bot.core.matches.model import Account, AccountId, Identity, MatchId, Place
from bot.core.matches.play import Play
from bot.core.store.outbox import Notification
from bot.core.store.values import Post
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW
from tests.bot.storage.steps import MATCH, begun, join, step

EVERYWHERE = ("web", "telegram", "discord")
GROUP, CHANNEL, CHAT = Place("telegram", "-7"), Place("discord", "9"), Place("telegram", "7")
OTHER = MatchId("other")


@pytest.fixture
async def match(store):
    """A match in play, about which nothing waits to be said."""
    match = await begun(store)
    await begun(store, OTHER)
    await struck_off(store)
    return match


async def struck_off(store):
    """All that waited in the outbox, which is empty then."""
    items = await store.due(EVERYWHERE, NOW, 100)
    for item in items:
        await store.acknowledge((item.id,))
    return [item.notice for item in items]


async def posted(store, *places, match_id=MATCH):
    for place in places:
        for message in ("1", "2"):
            message_there = f"{match_id} {message}"
            await store.keep_post(Post(match=match_id, place=place, message=message_there, turn=0))


def ply(match, *notices):
    """The first ply of a match, with these notices in place of its own."""
    return replace(step(match, Play(ALKAIOS, "a2-a3")), notices=notices)


def quiet(place):
    return Notification(match=MATCH, turn=1, place=place)


async def test_each_place_with_posts_of_the_match_is_told_once_without_a_call(store, match):
    await posted(store, GROUP, CHANNEL, CHAT)
    await posted(store, Place("telegram", "elsewhere"), match_id=OTHER)
    await store.save(ply(match))
    said = await struck_off(store)
    assert len(said) == 3
    assert set(said) == {quiet(GROUP), quiet(CHANNEL), quiet(CHAT)}


async def test_a_place_that_is_told_anyway_is_not_told_twice(store, match):
    same_key = Place("discord", GROUP.key)
    await posted(store, GROUP, same_key)
    loud = replace(quiet(GROUP), called=(BRASIDAS,))
    await store.save(ply(match, loud))
    assert await struck_off(store) == [loud, quiet(same_key)]


async def test_people_are_told_besides_the_posts(store, match):
    await posted(store, GROUP)
    own = Notification(match=MATCH, turn=1, account=BRASIDAS, call=True)
    await store.save(ply(match, own))
    assert await struck_off(store) == [own, quiet(GROUP)]


async def test_a_dropped_post_needs_no_upkeep(store, match):
    await posted(store, GROUP, CHANNEL)
    for post in await store.posts(MATCH, "telegram"):
        await store.drop_post(post)
    await store.save(ply(match))
    assert await struck_off(store) == [quiet(CHANNEL)]


async def test_a_refused_step_tells_nobody(store, match):
    await posted(store, GROUP)
    with pytest.raises(VersionConflict):
        await store.save(ply(replace(match, version=match.version - 1)))
    assert await struck_off(store) == []


async def test_a_joined_account_brings_posts_up_to_date_too(store, match):
    await posted(store, GROUP)
    guest = AccountId("guest")
    await store.add_account(Account(guest, "Guest"), Identity("telegram", "7"))
    await join(store, guest, ALKAIOS, (ply(match),))
    assert await struck_off(store) == [quiet(GROUP)]
