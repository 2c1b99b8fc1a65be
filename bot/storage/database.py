"""A database as the store uses it: transactions that are plain functions of a connection.

The functions are the same for both databases: SQLAlchemy runs them over aiosqlite or asyncpg.
"""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import TYPE_CHECKING, TypeAlias, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    Work: TypeAlias = Callable[[Connection], T]


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

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing; each query in it is a transaction by itself."""
        async with self._plain.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Run work as one transaction, which is undone when the work raises."""
        async with self._turn, self._engine.begin() as connection:
            if self._is_file:
                # A transaction that begins by reading could not go on to write once another
                # process has written in between.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()
