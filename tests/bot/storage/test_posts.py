from dataclasses import replace

import pytest

from bot.core.matches.model import MatchId, Place
from bot.core.store.values import Post
from tests.bot.storage.steps import MATCH, offer

GROUP, CHANNEL = Place("telegram", "-100 7"), Place("discord", "9")
OTHER = MatchId("other")


def post(message, place=GROUP, match=MATCH, turn=0):
    return Post(match=match, place=place, message=message, turn=turn)


@pytest.fixture(autouse=True)
async def matches(store):
    """Two matches that can be shown."""
    for match_id in (MATCH, OTHER):
        await store.create(offer(match_id))


async def test_posts_are_listed_by_match_and_platform_the_oldest_first(store):
    kept = [post("9"), post("10"), post("1"), post("1", CHANNEL), post("2", match=OTHER)]
    for each in kept:
        await store.keep_post(each)
    assert await store.posts(MATCH, "telegram") == tuple(kept[:3])
    assert await store.posts(MATCH, "discord") == (kept[3],)
    assert await store.posts(OTHER, "telegram") == (kept[4],)
    assert await store.posts(OTHER, "discord") == ()
    assert await store.posts(MatchId("nowhere"), "telegram") == ()


async def test_a_post_is_found_by_its_message(store):
    for each in (post("1", turn=4), post("1", CHANNEL), post("1", replace(GROUP, key="8"))):
        await store.keep_post(each)
        assert await store.post_at(each.place, "1") == each
    assert await store.post_at(GROUP, "2") is None
    assert await store.post_at(Place("discord", GROUP.key), "1") is None


async def test_a_post_that_is_kept_again_shows_its_new_turn_and_keeps_its_place_in_order(store):
    for each in (post("1"), post("2"), post("1", turn=7)):
        await store.keep_post(each)
    assert await store.posts(MATCH, "telegram") == (post("1", turn=7), post("2"))


async def test_a_post_keeps_the_language_that_it_is_written_in(store):
    await store.keep_post(replace(post("1"), language="it"))
    assert await store.post_at(GROUP, "1") == replace(post("1"), language="it")
    await store.keep_post(replace(post("1"), language="en", turn=3))
    assert (await store.posts(MATCH, "telegram"))[0].language == "en"


async def test_a_message_that_shows_another_match_now_is_that_matchs_post(store):
    await store.keep_post(post("1"))
    await store.keep_post(post("1", match=OTHER))
    assert await store.posts(MATCH, "telegram") == ()
    assert await store.post_at(GROUP, "1") == post("1", match=OTHER)


async def test_a_dropped_post_is_forgotten_whichever_turn_it_is_said_to_show(store):
    for each in (post("1"), post("2"), post("1", CHANNEL)):
        await store.keep_post(each)
    for _ in range(2):
        await store.drop_post(post("1", turn=9))
        assert await store.posts(MATCH, "telegram") == (post("2"),)
        assert await store.post_at(CHANNEL, "1") == post("1", CHANNEL)


async def test_the_thread_below_a_post_is_kept_and_can_be_given_up(store):
    below = replace(post("1", CHANNEL), thread="c1")
    await store.keep_post(below)
    assert await store.posts(MATCH, "discord") == (below,)
    await store.keep_post(replace(below, thread="none"))
    assert (await store.post_at(CHANNEL, "1")).thread == "none"
    await store.keep_post(post("1", CHANNEL))
    assert await store.post_at(CHANNEL, "1") == post("1", CHANNEL)
