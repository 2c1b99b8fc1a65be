"""Revision 0018 on databases of revision 0017 in which people are."""

from functools import partial

from bot.storage import SqlStore, upgrade
from bot.storage.opening import opened
from tests.bot.storage.migrated import migrated

ROWS = (
    "INSERT INTO accounts VALUES ('ada', 'Ada', 'ada', '{}', 'web')",
    "INSERT INTO accounts VALUES ('ben', 'Ben', NULL, '{}', 'telegram')",
)


async def test_people_have_no_calendar_until_they_ask_for_one(empty_url):
    async with opened(empty_url, to_write=True) as database:
        await database.write(partial(migrated, revision="0017"))
        for row in ROWS:
            await database.write(lambda link, row=row: link.exec_driver_sql(row).close())
    await upgrade(empty_url)
    async with opened(empty_url, to_write=True) as database:
        store = SqlStore(database)
        assert [await store.calendar_of(each) for each in ("ada", "ben")] == [None, None]
        await store.keep_calendar("ben", "token")
        assert (await store.account_by_calendar("token")).name == "Ben"
        await store.keep_calendar("ben", None)
        assert await store.account_by_calendar("token") is None
