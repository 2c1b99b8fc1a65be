"""Closing a database."""

import asyncio

from bot.storage import open_store
from bot.storage.sqlite import Worker


async def test_the_connection_that_writes_is_closed_last_and_alone(sqlite_url, monkeypatch):
    """SQLite writes its log back into the file when the last connection to it is closed."""
    closed, close = [], Worker.close

    async def noted(worker):
        await close(worker)
        closed.append(worker)

    monkeypatch.setattr(Worker, "close", noted)
    async with open_store(sqlite_url) as store:
        closed.clear()  # those that brought the tables up
        await asyncio.gather(*(store.count_matches() for _ in range(8)))
        writer = store._database._writer
        readers = list(store._database._readers)
    assert len(readers) > 1
    assert set(closed) == {writer, *readers}
    assert closed[-1] is writer
