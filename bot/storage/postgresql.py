"""PostgreSQL: transactions over asyncpg, each on a connection of the pool."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.database import Database
from bot.storage.errors import Code, StorageError, UnsureError, outages_named, outcome_unsure

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from sqlalchemy import URL

    from bot.storage.database import Work

T = TypeVar("T")

DEADLOCK = "40P01"  # deadlock_detected
CONNECT_SECONDS = 10.0
"""Timeout of a new connection."""

CONNECTIONS = 15
"""How many connections there are at most. They are kept: a new one takes ten milliseconds of
processor, and has no statement prepared yet."""


class PostgresqlDatabase(Database):
    """A database on a server."""

    def __init__(self, url: URL) -> None:
        """Connect to nothing yet; raises StorageError if the driver is not installed."""
        super().__init__()
        try:
            self._engine = create_async_engine(
                url.set(drivername="postgresql+asyncpg"),
                connect_args={"timeout": CONNECT_SECONDS},
                pool_size=CONNECTIONS,
                max_overflow=0,
                hide_parameters=True,
            )
        except ModuleNotFoundError as error:
            raise StorageError(Code.UNREACHABLE, str(error)) from error
        self._under_way: set[asyncio.Task[Any]] = set()
        self._autocommitting = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def _read(self, work: Work[T]) -> T:
        return await self._completed(self._read_on_connection, work)

    async def _write(self, work: Work[T]) -> T:
        return await self._completed(self._write_on_connection, work)

    async def _completed(
        self, run: Callable[[Work[T]], Coroutine[Any, Any, T]], work: Work[T]
    ) -> T:
        """Run work in a task of its own, so that it is completed if the caller is not."""
        task = asyncio.create_task(_retried(run, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _read_on_connection(self, work: Work[T]) -> T:
        with outages_named():
            async with self._autocommitting.connect() as connection:
                return await connection.run_sync(work)

    async def _write_on_connection(self, work: Work[T]) -> T:
        with outages_named():
            async with self._engine.connect() as connection:
                done = await connection.run_sync(work)
                with outcome_unsure():
                    await connection.commit()
                return done

    async def _disconnect(self) -> None:
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()


async def _retried(run: Callable[[Work[T]], Coroutine[Any, Any, T]], work: Work[T]) -> T:
    """Run work, once more if its connection is lost before it is committed, or after a deadlock.

    A connection may be lost while it is idle, and that must not make a player's action fail. To
    try each one beforehand would take three round trips, a third of those of a turn. Of
    transactions that wait for each other's rows, such as a turn and a claim of many deliveries,
    the server ends one and stores nothing of it.
    """
    try:
        return await run(work)
    except UnsureError:
        raise
    except StorageError as error:
        if not _may_run_again(error.__cause__):
            raise
    return await run(work)


def _may_run_again(cause: BaseException | None) -> bool:
    """Return whether a transaction was ended by what another try may not meet."""
    return isinstance(cause, DBAPIError) and (
        cause.connection_invalidated or getattr(cause.orig, "sqlstate", "") == DEADLOCK
    )
