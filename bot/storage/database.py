"""A database as the store uses it: transactions that are plain functions of a connection.

The functions are the same for both databases: SQLAlchemy runs them over aiosqlite or asyncpg.

Law: a transaction that has begun is carried through. Whoever waits for it may be cancelled; it may
not, since a driver that is interrupted leaves its connection behind.
"""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from sqlalchemy.exc import DBAPIError

from bot.storage.errors import Code, StorageError, outages_named, outcome_unsure

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    Work: TypeAlias = Callable[[Connection], T]
    Told: TypeAlias = Callable[[str, float], None]


def nobody(_kind: str, _seconds: float) -> None:
    """Tell nobody."""


class Closed(Exception):  # noqa: N818 -- named for what the database is
    """The bot is ending, and whoever asks was left behind."""


class Database:
    """Runs work in a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Own the engine; nothing is opened yet."""
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        # On SQLite the driver begins nothing by itself, so each query commits itself anyway.
        plain = {} if self._is_file else {"isolation_level": "AUTOCOMMIT"}
        self._plain = engine.execution_options(**plain)
        # A file has one writer at a time; waiting here costs no look at the file again and again.
        self._turn = asyncio.Lock() if self._is_file else nullcontext()
        self._locked_since = float("-inf")
        self._under_way: set[asyncio.Task[Any]] = set()
        self._told: Told = nobody
        self._is_closed = False

    def tell(self, told: Told) -> None:
        """Tell of each transaction from now on: "read" or "write", and its seconds.

        They count from when it was asked for, so that waiting for others shows.
        """
        self._told = told

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing; each query in it is a transaction by itself.

        Raises StorageError, as `write` does, when the database cannot be used just now.
        """
        return await self._carried_through("read", self._read(work))

    async def write(self, work: Work[T]) -> T:
        """Run work as one transaction, which is undone when the work raises.

        Raises UnsureError when a server was lost while it committed.
        """
        return await self._carried_through("write", self._write(work))

    async def close(self) -> None:
        """Let go of all connections once what has begun is done; nothing begins after that."""
        self._is_closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    async def _carried_through(self, kind: str, transaction: Coroutine[Any, Any, T]) -> T:
        if self._is_closed:
            transaction.close()
            raise Closed
        began = perf_counter()
        task = asyncio.create_task(transaction)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            return await asyncio.shield(task)
        finally:
            self._told(kind, perf_counter() - began)

    async def _read(self, work: Work[T]) -> T:
        with outages_named():
            async with self._plain.connect() as connection:
                return await connection.run_sync(work)

    async def _write(self, work: Work[T]) -> T:
        asked = perf_counter()
        async with self._turn:
            if asked <= self._locked_since:
                raise StorageError(Code.LOCKED, "another program is writing to the database")
            with outages_named():
                async with self._engine.connect() as connection:
                    if self._is_file:
                        await self._begin(connection)
                    done = await connection.run_sync(work)
                    with nullcontext() if self._is_file else outcome_unsure():
                        await connection.commit()
                    return done

    async def _begin(self, connection: AsyncConnection) -> None:
        """Begin as a writer, or else remember since when there is no way to.

        Whoever asked before that has waited as long by then, and waits no more.
        """
        began = perf_counter()
        try:
            # A transaction that begins by reading could not go on to write once another
            # process has written in between.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        except DBAPIError:
            self._locked_since = began
            raise
