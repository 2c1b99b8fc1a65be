"""A database as the store uses it: transactions that are plain functions of a connection.

The functions are the same for both databases and are written for a connection that blocks. On
SQLite a whole transaction runs in the one thread that owns the one connection, so there is one
writer at a time in the process, and an awaited transaction costs one change of threads where a
driver that hands over statement by statement costs a dozen. On PostgreSQL SQLAlchemy runs the
same function over asyncpg, many at once.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

    Work: TypeAlias = Callable[[Connection], T]


class Database(Protocol):
    """Runs work in a transaction of its own."""

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing; each query in it is a transaction by itself."""

    async def write(self, work: Work[T]) -> T:
        """Run work as one transaction, which is undone when the work raises."""

    async def close(self) -> None:
        """Let go of all connections."""


class SqliteDatabase:
    """One file, one connection, one thread."""

    def __init__(self, engine: Engine) -> None:
        """Open the connection; raises what the driver raises."""
        self._connection = engine.connect()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite")

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        return await self._run(partial(self._read, work))

    async def write(self, work: Work[T]) -> T:
        """See Database."""
        return await self._run(partial(self._write, work))

    async def close(self) -> None:
        """See Database."""
        await self._run(self._connection.close)
        self._thread.shutdown()

    async def _run(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def _read(self, work: Work[T]) -> T:
        with self._connection.begin():
            return work(self._connection)

    def _write(self, work: Work[T]) -> T:
        with self._connection.begin():
            # The driver begins nothing by itself. A transaction that begins by reading could not
            # go on to write once another process has written in between.
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(self._connection)


class PostgresDatabase:
    """A server, as many connections as the engine's pool allows."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Own the engine; nothing is opened yet."""
        self._engine = engine
        self._plain = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        async with self._plain.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """See Database."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """See Database."""
        await self._engine.dispose()
