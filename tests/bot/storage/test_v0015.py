"""Revision 0015 on databases of revision 0014 in which something was reported."""

import json
from functools import partial

from bot.storage import SqlStore, upgrade
from bot.storage.opening import opened
from tests.bot.storage.migrated import migrated

SNAPSHOT = json.dumps({"seats": ["ada", "ben"]})
MATCH = """
    INSERT INTO matches (id, version, events, stage, challenger, opponent, expires, updated,
        snapshot, listed)
    VALUES ('abc', 1, 3, 'running', 'ada', 'ben', 0, 0, '{}', FALSE)
"""
EVENT = "INSERT INTO events (match, seq, kind, at, body) VALUES ('abc', {}, 'Reported', {}, '{}')"
REPORT = json.dumps({"side": 1, "number": 4, "at": "2026-01-01T00:00:00Z"})
ROWS = (
    "INSERT INTO accounts VALUES ('ada', 'Ada', 'ada', '{}', 'web')",
    "INSERT INTO accounts VALUES ('ben', 'Ben', NULL, '{}', 'telegram')",
    MATCH.format(SNAPSHOT),
    EVENT.format(1, 1_000_000, REPORT),
    EVENT.format(2, 2_000_000, REPORT),
    EVENT.format(3, 3_000_000, "unreadable"),
)


async def test_what_was_reported_is_a_case_for_the_operator(empty_url):
    async with opened(empty_url, to_write=True) as database:
        await database.write(partial(migrated, revision="0014"))
        for row in ROWS:
            await database.write(lambda link, row=row: link.exec_driver_sql(row).close())
    await upgrade(empty_url)
    async with opened(empty_url, to_write=True) as database:
        [case] = await SqlStore(database).cases_waiting(None)
    assert (case.kind, case.topic, case.match) == ("message", "4", "abc")
    assert (case.about, case.reporter, case.group) == ("ada", "ben", None)
