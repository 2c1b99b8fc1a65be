"""Revision 0019 on databases of revision 0018: updates of pages, and shared secrets."""

from functools import partial

from bot.storage import SqlStore, upgrade
from bot.storage.opening import opened
from tests.bot.storage.migrated import migrated


async def test_a_database_from_before_has_no_updates_and_makes_a_secret(empty_url):
    async with opened(empty_url, to_write=True) as database:
        await database.write(partial(migrated, revision="0018"))
    await upgrade(empty_url)
    async with opened(empty_url, to_write=True) as database:
        store = SqlStore(database)
        assert await store.last_page_update() == 0
        assert await store.page_updates_after(0, ()) == ()
        made = await store.secret("pictures")
        assert len(made) == 32
        assert await store.secret("pictures") == made != await store.secret("others")
