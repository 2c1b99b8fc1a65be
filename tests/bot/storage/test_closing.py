"""Closing a database."""

import asyncio
import threading

import pytest

from bot.storage import open_store
from bot.storage.sqlite import SqliteDatabase, Worker


@pytest.fixture
def closed(monkeypatch):
    """The connections that were closed, in their order."""
    closed, close = [], Worker.close

    async def noted(worker):
        await close(worker)
        closed.append(worker)

    monkeypatch.setattr(Worker, "close", noted)
    return closed


async def test_the_connection_that_writes_is_closed_last_and_alone(sqlite_url, closed):
    """SQLite writes its log back into the file when the last connection to it is closed."""
    async with open_store(sqlite_url) as store:
        closed.clear()  # those that brought the tables up
        await asyncio.gather(*(store.count_matches() for _ in range(8)))
        writer = store.database._writer
        readers = list(store.database._readers)
    assert len(readers) > 1
    assert set(closed) == {writer, *readers}
    assert closed[-1] is writer


async def test_a_connection_that_is_being_opened_is_closed_too(sqlite_url, closed, monkeypatch):
    may_open, connected = asyncio.Event(), SqliteDatabase._connected

    async def slowly(database):
        await may_open.wait()
        return await connected(database)

    async with open_store(sqlite_url) as store:
        closed.clear()
        monkeypatch.setattr(SqliteDatabase, "_connected", slowly)
        connecting = asyncio.create_task(store.database._new_reader())
        await asyncio.sleep(0)
        connecting.cancel()
        await asyncio.gather(connecting, return_exceptions=True)
        before = len(store.database._readers)
        may_open.set()
    assert len(closed) == before + 2  # with the one that was being opened, and that which writes


async def test_a_call_that_nobody_waits_for_leaves_no_connection_to_another_thread(sqlite_url):
    async with open_store(sqlite_url) as store:
        database = store.database
        reader = await Worker(database._engine, database._open)
        may_go_on = threading.Event()
        blocking = asyncio.create_task(reader._execute(may_go_on.wait))
        await asyncio.sleep(0)
        left = asyncio.create_task(reader.run(lambda _: None))
        await asyncio.sleep(0)
        left.cancel()
        closing = asyncio.create_task(reader.close())
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(blocking, left, closing, return_exceptions=True)
        assert reader._bound.closed
