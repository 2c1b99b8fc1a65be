from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.core.matches.errors import StoreFault
from bot.core.matches.model import Place
from bot.core.matches.play import Play, Resign
from bot.core.store.outbox import Notification
from bot.core.store.values import Post
from bot.storage import posts
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW
from tests.bot.storage.steps import MATCH, begun, step

OLD, NEW, NEWEST = (Place("telegram", key) for key in ("-7", "-100 7", "-100 8"))
SAME_KEY = Place("discord", OLD.key)


@pytest.fixture
async def match(store):
    """A match in play, about which nothing waits to be said."""
    match = await begun(store)
    for item in await items(store):
        await store.acknowledge((item.id,))
    return match


async def items(store):
    return await store.due(("web", "telegram", "discord"), NOW, 100)


async def waiting(store):
    """The places of all that waits, and whom it calls there."""
    return [(item.notice.place, item.notice.called) for item in await items(store)]


def ply(match, **called):
    """The first ply of a match, said at places of these names to these people."""
    places = {"old": OLD, "new": NEW, "newest": NEWEST, "same_key": SAME_KEY}
    notices = tuple(
        Notification(match=MATCH, turn=1, place=places[name], called=people)
        for name, people in called.items()
    )
    return replace(step(match, Play(ALKAIOS, "a2-a3")), notices=notices)


def post(place, message, turn=0):
    return Post(match=MATCH, place=place, message=message, turn=turn)


async def test_later_notices_go_to_the_new_key_of_that_platform(store, match):
    await store.move_place(OLD, NEW, NOW)
    await store.save(ply(match, old=(ALKAIOS,), same_key=(BRASIDAS,)))
    assert await waiting(store) == [(NEW, (ALKAIOS,)), (SAME_KEY, (BRASIDAS,))]


async def test_waiting_items_go_to_the_new_key(store, match):
    await store.save(ply(match, old=(ALKAIOS,), same_key=(BRASIDAS,)))
    await store.move_place(OLD, NEW, NOW)
    assert await waiting(store) == [(NEW, (ALKAIOS,)), (SAME_KEY, (BRASIDAS,))]


async def test_two_notices_that_end_up_at_one_place_become_one_that_calls_both(store, match):
    await store.move_place(OLD, NEW, NOW)
    await store.save(ply(match, old=(ALKAIOS,), new=(BRASIDAS, ALKAIOS)))
    assert await waiting(store) == [(NEW, (ALKAIOS, BRASIDAS))]


@pytest.mark.parametrize("moves", [[(OLD, NEW), (NEW, NEWEST)], [(NEW, NEWEST), (OLD, NEWEST)]])
async def test_a_place_that_moves_again_is_followed(store, match, moves):
    for old, new in moves:
        await store.move_place(old, new, NOW)
    await store.save(ply(match, old=(ALKAIOS,), new=(BRASIDAS,), newest=()))
    assert await waiting(store) == [(NEWEST, (ALKAIOS, BRASIDAS))]


async def test_a_place_that_moves_back_is_where_it_was(store, match):
    for old, new in ((OLD, NEW), (NEW, NEWEST), (NEWEST, OLD)):
        await store.move_place(old, new, NOW)
    await store.save(ply(match, old=(), new=(ALKAIOS,), newest=(BRASIDAS,)))
    assert await waiting(store) == [(OLD, (ALKAIOS, BRASIDAS))]


async def test_a_move_that_is_noted_again_changes_nothing(store, match):
    await store.move_place(OLD, NEW, NOW)
    await store.keep_post(post(NEW, "1"))
    for _ in range(3):
        await store.move_place(OLD, NEW, NOW)
        await store.move_place(NEW, NEW, NOW)
    await store.save(ply(match, old=(ALKAIOS,)))
    assert await waiting(store) == [(NEW, (ALKAIOS,))]
    assert await store.posts(MATCH, "telegram") == (post(NEW, "1"),)


@pytest.mark.usefixtures("match")
async def test_posts_of_the_old_key_are_dropped_and_no_number_is_taken_along(store):
    kept = [post(OLD, "1"), post(NEWEST, "2"), post(OLD, "3"), post(SAME_KEY, "1")]
    for each in kept:
        await store.keep_post(each)
    await store.move_place(OLD, NEW, NOW)
    assert await store.posts(MATCH, "telegram") == (post(NEWEST, "2"),)
    assert await store.posts(MATCH, "discord") == (post(SAME_KEY, "1"),)
    assert await store.post_at(NEW, "1") is None
    await store.keep_post(post(NEW, "1"))
    assert await store.post_at(OLD, "1") is None, "another message had this number"


@pytest.mark.usefixtures("match")
async def test_a_match_with_a_board_there_is_shown_at_the_new_key_once(store):
    for message in ("1", "3"):
        await store.keep_post(post(OLD, message))
    await store.move_place(OLD, NEW, NOW)
    assert await waiting(store) == [(NEW, ())]


async def test_a_board_that_waits_to_be_shown_there_is_shown_once(store, match):
    await store.keep_post(post(OLD, "1"))
    await store.save(ply(match, old=(ALKAIOS,)))
    await store.move_place(OLD, NEW, NOW)
    assert await waiting(store) == [(NEW, (ALKAIOS,))]


async def test_a_match_that_is_over_is_not_shown_again(store, match):
    await store.keep_post(post(OLD, "1"))
    await store.save(step(match, Resign(ALKAIOS)))
    for item in await items(store):
        await store.acknowledge((item.id,))
    await store.move_place(OLD, NEW, NOW)
    assert await waiting(store) == []


async def test_what_is_played_at_a_place_is_known_by_boards_and_former_names(store, match):
    await store.keep_post(post(NEW, "1"))
    await store.move_place(OLD, NEW, NOW)
    there = await store.played_at(NEW)
    assert (there.boards, there.names) == ({MATCH}, {OLD, NEW})
    elsewhere = await store.played_at(NEWEST)
    assert there.includes(match)
    assert not elsewhere.includes(match)
    assert elsewhere.includes(match.with_stay(ALKAIOS, NEWEST))


@pytest.mark.usefixtures("match")
async def test_a_move_that_fails_leaves_everything_where_it_was(store, monkeypatch):
    await store.keep_post(post(OLD, "1"))
    monkeypatch.setattr(posts, "MOVE_OUTBOX_ITEMS", text("UPDATE nowhere SET place = ''"))
    with pytest.raises((DBAPIError, StoreFault)):
        await store.move_place(OLD, NEW, NOW)
    assert await store.posts(MATCH, OLD.platform) == (post(OLD, "1"),)
    await store.keep_post(post(OLD, "2"))
    assert await store.post_at(OLD, "2") == post(OLD, "2"), "the place has its key"
