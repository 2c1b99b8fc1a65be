"""Group commit: writes that wait for one another share a transaction, and so a durable commit."""

from __future__ import annotations

from contextvars import copy_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from bot.storage.database import Work

T = TypeVar("T")


class Write(Generic[T]):
    """Work that waits to be committed, and then what it returned or what prevented it."""

    def __init__(self, work: Work[T]) -> None:
        """Wait from now on; the work is done in the context of this task."""
        self.asked = perf_counter()
        self.is_done = False
        self._work = work
        self._context = copy_context()
        self._value: T | None = None
        self._error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do the work; raises what it does."""
        self._value = self._context.run(self._work, connection)

    def fail(self, error: BaseException) -> None:
        """Note why it is not committed; the first reason counts."""
        self._error = self._error or error

    def result(self) -> T:
        """Return what the work returned, or raise what prevented it."""
        if self._error is not None:
            raise self._error
        return cast("T", self._value)


def run_together(connection: Connection, writes: Sequence[Write[Any]]) -> None:
    """Do several writes in one transaction; one that fails is undone and does not harm others.

    Raises what ends the whole transaction; of a single write, all that it raises.
    """
    if len(writes) == 1:
        writes[0].run(connection)
        return
    for write in writes:
        connection.exec_driver_sql("SAVEPOINT write")
        try:
            write.run(connection)
        except Exception as error:  # noqa: BLE001 -- raised where the result is asked for
            write.fail(error)
            _undo(connection, error)
        connection.exec_driver_sql("RELEASE write")


def _undo(connection: Connection, error: Exception) -> None:
    """Undo a write; raises its error where SQLite has undone all, as it does on a full disk."""
    try:
        connection.exec_driver_sql("ROLLBACK TO write")
    except DBAPIError:
        raise error from None
