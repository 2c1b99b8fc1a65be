"""A database as the store uses it: transactions that are plain functions of a connection.

The functions are the same for both databases; `sqlite.py` and `postgresql.py` say how each runs
them.

Invariant: a transaction that has begun is completed. Its caller may be cancelled; the transaction
is not, since an interrupted driver leaks its connection.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from sqlalchemy import Connection

    Work: TypeAlias = Callable[[Connection], T]
    Observer: TypeAlias = Callable[[str, float], None]


def no_metrics(_kind: str, _seconds: float) -> None:
    """Observe no transaction."""


class DatabaseClosed(Exception):  # noqa: N818 -- named for what the database is
    """The bot is shutting down: no transaction begins any more."""


class Database(ABC):
    """Runs work in a transaction of its own."""

    def __init__(self) -> None:
        """Open nothing yet."""
        self._observer: Observer = no_metrics
        self._is_closed = False

    def observe(self, observer: Observer) -> None:
        """Call the observer after each transaction with "read" or "write" and its seconds.

        They include the wait for other transactions.
        """
        self._observer = observer

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing; each query in it is a transaction by itself.

        Raises StorageError, as `write` does, when the database cannot be used at present.
        """
        return await self._observed("read", self._read(work))

    async def write(self, work: Work[T]) -> T:
        """Run work as one transaction, which is undone when the work raises.

        Raises UnsureError when a server was lost while it committed.
        """
        return await self._observed("write", self._write(work))

    async def close(self) -> None:
        """Close all connections once running transactions are done; none begins after that."""
        self._is_closed = True
        await self._disconnect()

    async def _observed(self, kind: str, transaction: Coroutine[Any, Any, T]) -> T:
        if self._is_closed:
            transaction.close()
            raise DatabaseClosed
        began = perf_counter()
        try:
            return await transaction
        finally:
            self._observer(kind, perf_counter() - began)

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close all connections once what runs on them is done."""
