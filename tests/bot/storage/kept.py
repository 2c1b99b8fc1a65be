"""Databases to look after: with matches in them, damaged, and compared by their bytes."""

import sqlite3
from contextlib import closing
from hashlib import sha256

from sqlalchemy import select

from bot.core.matches.model import Account, Identity, MatchId
from bot.storage import open_store
from bot.storage.opening import opened
from bot.storage.schema import METADATA
from tests.bot.core.sample_matches import NAMES, NOW
from tests.bot.storage.steps import begun, played

FIRST, SECOND, THIRD = map(MatchId, ("k7qd3x", "m2", "z9"))
SPOILED = "UPDATE events SET body = replace(body, 'c5-b5', 'c5-b6') WHERE match = 'm2'"


def url_of(path):
    return f"sqlite:///{path}"


async def fill(url, *ids):
    """Matches that were played, with what is to be said of them still waiting."""
    async with open_store(url) as store:
        for account, name in NAMES.items():
            known = Account(account, name, name.casefold())
            await store.add_account(known, Identity("web", f"cookie of {name}"))
            await store.keep_lesson(account, "poleis=line", NOW)
        for match_id in ids or (FIRST, SECOND):
            await played(store, await begun(store, match_id))
    return url


async def rows(url):
    """Everything that a database holds, by table."""
    async with opened(url, to_write=True) as database:
        return await database.read(
            lambda connection: {
                table.name: sorted(map(repr, connection.execute(select(table)).all()))
                for table in METADATA.sorted_tables
            }
        )


def prints(folder):
    """The fingerprints and modes of all files in a folder."""
    return {
        path.name: (sha256(path.read_bytes()).hexdigest(), path.stat().st_mode)
        for path in folder.iterdir()
        if path.is_file()
    }


def run_sql(path, *statements):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


class Reports:
    """Told how far the work is; remembers what it was told."""

    def __init__(self):
        self.told = []

    def __call__(self, phase, done, total):
        self.told.append((phase, done, total))

    def phases(self):
        return list(dict.fromkeys(phase for phase, _, _ in self.told))
