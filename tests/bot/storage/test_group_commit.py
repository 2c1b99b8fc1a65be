"""Writes that wait for one another share a commit, and nothing else."""

import asyncio
import sqlite3
import threading

import pytest
from sqlalchemy import event, text
from sqlalchemy.engine import Connection

from bot.storage.errors import Code, StorageError
from bot.storage.opening import opened


@pytest.fixture
async def database(sqlite_url):
    async with opened(sqlite_url, to_write=True) as database:
        await database.write(lambda connection: connection.execute(text("CREATE TABLE t (n INT)")))
        yield database


def inserting(number):
    return lambda connection: connection.execute(text("INSERT INTO t VALUES (:n)"), {"n": number})


async def numbers(database):
    read = "SELECT n FROM t ORDER BY n"
    return await database.read(lambda connection: list(connection.execute(text(read)).scalars()))


async def together(database, *works):
    """Write all of this while the writer is held up; return what became of each."""
    go = threading.Event()
    held = asyncio.create_task(database.write(lambda _: go.wait(10)))
    await asyncio.sleep(0.05)
    writing = [asyncio.create_task(database.write(work)) for work in works]
    await asyncio.sleep(0.05)
    go.set()
    await held
    return await asyncio.gather(*writing, return_exceptions=True)


async def test_writes_that_wait_share_a_commit(database):
    commits = []
    event.listen(database._engine, "commit", commits.append)
    await together(database, *map(inserting, range(5)))
    assert len(commits) == 2  # of what held them up, and of all five
    assert await numbers(database) == [0, 1, 2, 3, 4]


async def test_a_write_that_fails_is_undone_alone(database):
    def failing(connection):
        inserting(7)(connection)
        raise LookupError("seven")

    one, failed, other = await together(database, inserting(1), failing, inserting(2))
    assert str(failed) == "seven"
    assert not any(isinstance(each, BaseException) for each in (one, other))
    assert await numbers(database) == [1, 2]


async def test_where_the_commit_fails_every_caller_is_told(database, monkeypatch):
    commits = [Connection.commit]

    def commit(connection):
        if not commits:
            raise sqlite3.OperationalError("disk I/O error")
        commits.pop()(connection)

    with monkeypatch.context() as patched:
        patched.setattr(Connection, "commit", commit)
        told = await together(database, inserting(1), inserting(2))
    assert [type(each) for each in told] == [StorageError, StorageError]
    assert await numbers(database) == []


async def test_where_sqlite_undoes_all_of_them_every_caller_is_told_why(database):
    def full(connection):
        connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    told = await together(database, inserting(1), full, inserting(2))
    assert [each.code for each in told] == [Code.FULL] * 3
    assert await numbers(database) == []
