"""Revision 0003 on databases of revision 0002 with rows in them."""

from functools import partial

import pytest

from bot.core.matches.model import AccountId, Identity
from bot.core.store.outbox import Digest, LinkNews
from bot.core.store.values import LinkCode, LinkRequest
from bot.storage import SqlStore, upgrade
from bot.storage.column_types import EPOCH
from bot.storage.opening import opened
from tests.bot.core.sample_matches import NOW
from tests.bot.storage.migrated import migrated

LATER = NOW.replace(year=2030)
ADA, BEN = AccountId("ada"), AccountId("ben")
DIGEST = """
    INSERT INTO outbox
        (platform, turn, account, call, called, nudge, after, attempts, due, created)
    VALUES ('web', 0, 'ada', TRUE, '[]', FALSE, 0, 0, 0, 0)
"""
ROWS = (
    "INSERT INTO accounts VALUES ('ada', 'Ada', 'ada', '{}', 'web')",
    "INSERT INTO accounts VALUES ('ben', 'Ben', NULL, '{}', 'telegram')",
    "INSERT INTO identities VALUES ('web', 'a', 'ada')",
    "INSERT INTO identities VALUES ('telegram', '7', 'ben')",
    "INSERT INTO link_codes VALUES ('abc', 'ada', 4000000000000000)",
    DIGEST,
)


@pytest.fixture
async def store(empty_url):
    """A store on a database that was brought up from revision 0002."""
    url = empty_url
    async with opened(url, to_write=True) as database:
        await database.write(partial(migrated, revision="0002"))
        for row in ROWS:
            await database.write(lambda link, row=row: link.exec_driver_sql(row).close())
    await upgrade(url)
    async with opened(url, to_write=True) as database:
        yield SqlStore(database)


async def test_rows_of_before_are_used_and_new_ones_come_beside_them(store):
    assert (await store.account_of(Identity("web", "a"))).id == ADA
    assert await store.take_link_code("abc", NOW) == ADA
    await store.add_link_code(LinkCode("xyz", ADA, LATER))
    await store.add_digest(Digest(account=ADA, after=LATER), NOW)
    request = LinkRequest("xyz", BEN, ADA, LATER)
    assert await store.add_link_request(request, NOW)
    assert await store.confirm_link_request(request, NOW)
    items = await store.due(("web", "telegram"), LATER, 9)
    assert [item.notice for item in items] == [Digest(account=ADA, after=EPOCH), LinkNews(ADA)]
    await store.link((await store.link_request(ADA, NOW)), (), NOW)
    assert (await store.account_of(Identity("telegram", "7"))).id == ADA
