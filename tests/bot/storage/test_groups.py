"""Settings of groups in the store."""

from dataclasses import replace
from datetime import timedelta

from bot.core.matches.groups import DEFAULTS, AnswersIn, GroupSettings
from bot.core.matches.model import GroupKey, Place
from bot.core.store.outbox import PuzzlePost
from bot.storage.input_tables import group_settings
from tests.bot.core.sample_matches import NOW

AGORA, STOA = GroupKey("telegram", "-1"), GroupKey("telegram", "-1002")
CHOSEN = GroupSettings("it", "poleis", threads=False, places=("-1/5",), answers=AnswersIn.PRIVATE)

HERE, TOPIC = Place("telegram", "-1"), Place("telegram", "-1/5")
POSTED = replace(CHOSEN, puzzle=HERE.key)
DAY = timedelta(days=1)


async def puzzles(store, at=NOW):
    """The puzzles that are to be posted by a time, as they wait in the outbox."""
    return [item.notice for item in await store.due(("telegram",), at, 9)]


async def test_what_is_chosen_is_kept_for_each_group_until_it_is_forgotten(store):
    assert await store.group_settings(AGORA) == DEFAULTS
    await store.keep_group_settings(AGORA, CHOSEN, NOW)
    assert await store.group_settings(AGORA) == CHOSEN
    assert await store.group_settings(STOA) == DEFAULTS
    await store.keep_group_settings(AGORA, DEFAULTS, NOW)
    assert await store.group_settings(AGORA) == DEFAULTS
    await store.keep_group_settings(AGORA, CHOSEN, NOW)
    await store.forget_group(AGORA)
    assert await store.group_settings(AGORA) == DEFAULTS


async def test_a_group_with_a_new_number_keeps_its_settings(store):
    await store.keep_group_settings(AGORA, CHOSEN, NOW)
    await store.keep_group_settings(STOA, DEFAULTS, NOW)
    await store.move_place(Place("telegram", AGORA.key), Place("telegram", STOA.key), NOW)
    assert await store.group_settings(STOA) == CHOSEN
    assert await store.group_settings(AGORA) == DEFAULTS


async def test_what_a_later_version_wrote_is_as_if_nothing_was_chosen(store):
    row = {"platform": AGORA.platform, "key": AGORA.key, "settings": '{"answers": "by-mail"}'}
    await store.database.write(lambda at: at.execute(group_settings.insert(), row))
    assert await store.group_settings(AGORA) == DEFAULTS


async def test_a_puzzle_is_posted_at_the_chosen_place_alone(store):
    await store.keep_group_settings(AGORA, POSTED, NOW)
    assert await puzzles(store) == [PuzzlePost(place=HERE, after=NOW)]
    await store.keep_group_settings(AGORA, replace(POSTED, language="en"), NOW + DAY)
    assert await puzzles(store) == [PuzzlePost(place=HERE, after=NOW)]
    await store.keep_group_settings(AGORA, replace(POSTED, puzzle=TOPIC.key), NOW)
    assert await puzzles(store) == [PuzzlePost(place=TOPIC, after=NOW)]
    await store.forget_group(AGORA)
    assert await puzzles(store) == []


async def test_a_digest_of_the_week_is_posted_beside_the_puzzles_of_days(store):
    chosen = replace(POSTED, digest=HERE.key)
    await store.keep_group_settings(AGORA, chosen, NOW)
    weekly = PuzzlePost(place=HERE, after=NOW, weekly=True)
    assert await puzzles(store) == [PuzzlePost(place=HERE, after=NOW), weekly]
    await store.keep_group_settings(AGORA, replace(chosen, puzzle=""), NOW)
    assert await puzzles(store) == [weekly]
    await store.forget_group(AGORA)
    assert await puzzles(store) == []


async def test_a_puzzle_that_is_turned_off_while_it_is_posted_does_not_come_again(store):
    await store.keep_group_settings(AGORA, POSTED, NOW)
    [item] = await store.due(("telegram",), NOW, 9)
    await store.keep_group_settings(AGORA, CHOSEN, NOW)
    await store.reschedule(item.id, (item.notice.following(NOW),), NOW)
    assert await puzzles(store, NOW + DAY) == []


async def test_the_puzzle_moves_with_its_group_and_can_be_turned_off_there(store):
    await store.keep_group_settings(AGORA, POSTED, NOW)
    new = Place("telegram", STOA.key)
    await store.move_place(HERE, new, NOW)
    assert await puzzles(store) == [PuzzlePost(place=new, after=NOW)]
    await store.keep_group_settings(STOA, CHOSEN, NOW)
    assert await puzzles(store) == []
