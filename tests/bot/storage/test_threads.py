"""The threads below posts, and the revision that brings them."""

from dataclasses import replace
from functools import partial

from bot.core.matches.model import MatchId, Place
from bot.core.store.values import Post
from bot.storage import SqlStore, upgrade
from bot.storage.opening import opened
from tests.bot.storage.migrated import migrated

ROWS = (
    "INSERT INTO accounts (id, name, settings, home) VALUES ('ada', 'Ada', '{}', 'discord')",
    """
    INSERT INTO matches (id, challenger, events, expires, snapshot, stage, updated, version)
    VALUES ('k7qd3x', 'ada', 1, 0, '{}', 'offered', 0, 1)
    """,
    """
    INSERT INTO posts (match, platform, place, message, turn, language)
    VALUES ('k7qd3x', 'discord', 'c9', '77', 3, 'en')
    """,
)
OLD = Post(
    match=MatchId("k7qd3x"), place=Place("discord", "c9"), message="77", turn=3, language="en"
)


async def test_posts_of_before_have_no_thread_and_can_get_one(empty_url):
    async with opened(empty_url, to_write=True) as database:
        await database.write(partial(migrated, revision="0009"))
        for row in ROWS:
            await database.write(lambda link, row=row: link.exec_driver_sql(row).close())
    await upgrade(empty_url)
    async with opened(empty_url, to_write=True) as database:
        store = SqlStore(database)
        assert await store.posts(OLD.match, "discord") == (OLD,)
        await store.keep_post(replace(OLD, thread="c77"))
        assert await store.post_at(OLD.place, "77") == replace(OLD, thread="c77")
