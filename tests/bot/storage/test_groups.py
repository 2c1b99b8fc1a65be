"""Settings of groups in the store."""

from bot.core.groups import DEFAULTS, AnswersIn, GroupKey, GroupSettings
from bot.core.matches.model import Place
from bot.storage.input_tables import group_settings
from bot.storage.store import database_of

AGORA, STOA = GroupKey("telegram", "-1"), GroupKey("telegram", "-1002")
CHOSEN = GroupSettings("it", "poleis", threads=False, places=("-1/5",), answers=AnswersIn.PRIVATE)


async def test_what_is_chosen_is_kept_for_each_group_until_it_is_forgotten(store):
    assert await store.group_settings(AGORA) == DEFAULTS
    await store.keep_group_settings(AGORA, CHOSEN)
    assert await store.group_settings(AGORA) == CHOSEN
    assert await store.group_settings(STOA) == DEFAULTS
    await store.keep_group_settings(AGORA, DEFAULTS)
    assert await store.group_settings(AGORA) == DEFAULTS
    await store.keep_group_settings(AGORA, CHOSEN)
    await store.forget_group(AGORA)
    assert await store.group_settings(AGORA) == DEFAULTS


async def test_a_group_with_a_new_number_keeps_its_settings(store):
    await store.keep_group_settings(AGORA, CHOSEN)
    await store.keep_group_settings(STOA, DEFAULTS)
    await store.move_place(Place("telegram", AGORA.key), Place("telegram", STOA.key))
    assert await store.group_settings(STOA) == CHOSEN
    assert await store.group_settings(AGORA) == DEFAULTS


async def test_what_a_later_version_wrote_is_as_if_nothing_was_chosen(store):
    row = {"platform": AGORA.platform, "key": AGORA.key, "settings": '{"answers": "by-mail"}'}
    await database_of(store).write(lambda at: at.execute(group_settings.insert(), row))
    assert await store.group_settings(AGORA) == DEFAULTS
