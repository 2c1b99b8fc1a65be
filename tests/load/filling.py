"""A database file full of matches: made once by the real migration and bulk inserts, then kept."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.core.matches.chance import ALPHABET, ID_LENGTH
from bot.core.service.audit import problem_of
from bot.storage import open_store, upgrade
from tests.load.copies import Copies
from tests.load.originals import played

BATCH = 1000
SPARE = 1.2  # times what the file may take has to be free
HASTY = ("journal_mode=OFF", "synchronous=OFF", "locking_mode=EXCLUSIVE", "cache_size=-500000")
"""What a file may be written with that is thrown away when anything goes wrong."""


class NoRoomError(Exception):
    """A file does not fit on its disk."""


def require_room(folder, size):
    """Raise NoRoomError unless the disk has the room for a database of this size."""
    free, needed = shutil.disk_usage(folder).free, int(size.bytes * SPARE)
    if free < needed:
        message = f"{folder} needs {needed / 1e9:.1f} GB free, and has {free / 1e9:.1f}"
        raise NoRoomError(message)


async def file_of(folder, size):
    """Where a database of this size is kept: under another name once the tables have changed."""
    with TemporaryDirectory(dir=folder) as empty:
        path = Path(empty) / "empty.db"
        await upgrade(f"sqlite:///{path}")
        with closing(sqlite3.connect(path)) as connection:
            tables = connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    digest = blake2b(repr(tables).encode(), digest_size=4).hexdigest()
    return folder / f"{size.matches}-matches-{size.events}-events-{digest}.db"


async def originals_for(folder, count, seed, progress):
    """Play the matches that are copied; returns Originals."""
    task = progress.add_task("playing real matches", total=count)
    with TemporaryDirectory(dir=folder) as alone:
        return await played(Path(alone), count, Random(seed), partial(progress.advance, task))


async def fill(path, size, originals, seed, progress):
    """Make the file; whatever ends this early leaves none."""
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    try:
        await upgrade(f"sqlite:///{part}")
        await _insert(part, Copies(originals, size, Random(seed)), size, progress)
        part.rename(path)
    finally:
        for left in path.parent.glob(f"{part.name}*"):
            left.unlink()


async def problems(path, count, seed):
    """What is wrong with so many matches drawn at random, each replayed."""
    chance = Random(seed)
    async with open_store(f"sqlite:///{path}") as store:
        ids = [await drawn(store, chance) for _ in range(count)]
        found = [await problem_of(store, match_id) for match_id in ids]
    return [
        f"{match_id}: {problem}" for match_id, problem in zip(ids, found, strict=True) if problem
    ]


async def drawn(store, chance):
    """The id of any match."""
    after = "".join(chance.choices(ALPHABET, k=ID_LENGTH))
    found = await store.match_ids(after, 1) or await store.match_ids(None, 1)
    return found[0]


async def _insert(path, copies, size, progress):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in HASTY:
            connection.execute(f"PRAGMA {pragma}").fetchall()
        connection.execute("BEGIN")
        _insert_rows(connection, copies.people())
        rows = copies.matches()
        task = progress.add_task("filling the database", total=size.matches)
        while batch := tuple(islice(rows, BATCH)):
            for table in batch[0]:
                _insert_rows(connection, {table: [row for each in batch for row in each[table]]})
            progress.advance(task, len(batch))
            await asyncio.sleep(0)  # so that it can be stopped in between
        connection.execute("COMMIT")


def _insert_rows(connection, tables):
    for table, rows in tables.items():
        if rows:
            marks = ",".join("?" * len(rows[0]))
            connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 -- a table's name
