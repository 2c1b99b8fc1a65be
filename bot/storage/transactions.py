"""Transactions of the store: functions of a connection, each a method of the store.

The method takes what the function takes after the connection. `Store` says what it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, TypeAlias, TypeVar

from sqlalchemy.dialects import postgresql, sqlite

Given = ParamSpec("Given")
Found = TypeVar("Found")
Made = TypeVar("Made")

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from sqlalchemy import Connection, Insert, Table

    from bot.storage.database import Database

    Function: TypeAlias = Callable[Concatenate[Connection, Given], Found]


class HasDatabase(Protocol):
    """An object whose class has transactions as attributes."""

    database: Database


@dataclass(frozen=True)
class Transaction(Generic[Given, Found, Made]):
    """A function of a connection which, as an attribute of a class, is a method of its stores.

    Called with a connection, it is a part of another transaction. ``convert`` makes of what it
    returns what the method returns, outside of the transaction, so that no other one waits while
    matches are replayed.
    """

    function: Function[Given, Found]
    convert: Callable[[Found], Made]
    is_write: bool

    def __call__(
        self, connection: Connection, /, *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """Call the function itself."""
        return self.function(connection, *given, **named)

    def __get__(
        self, store: HasDatabase, _: object = None
    ) -> Callable[Given, Coroutine[Any, Any, Made]]:
        """Return the method of a store, which is one transaction on its database."""

        async def method(*given: Given.args, **named: Given.kwargs) -> Made:
            run = store.database.write if self.is_write else store.database.read
            return self.convert(await run(lambda at: self.function(at, *given, **named)))

        return method


def reads(function: Function[Given, Made]) -> Transaction[Given, Made, Made]:
    """Mark a function that changes nothing."""
    return Transaction(function, _as_it_is, is_write=False)


def reads_into(
    convert: Callable[[Found], Made],
) -> Callable[[Function[Given, Found]], Transaction[Given, Found, Made]]:
    """Mark a function that changes nothing and whose rows are converted afterwards."""
    return lambda function: Transaction(function, convert, is_write=False)


def writes(function: Function[Given, Made]) -> Transaction[Given, Made, Made]:
    """Mark a function whose changes are committed together, or undone when it raises."""
    return Transaction(function, _as_it_is, is_write=True)


def _as_it_is(found: Made) -> Made:
    return found


INSERTS: dict[str, Callable[..., Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def inserted_unless_taken(
    connection: Connection, table: Table, *key: str, row: dict[str, Any]
) -> bool:
    """Insert a row unless a unique key exists. Return whether it was inserted."""
    statement = _insert_unless_taken(connection.dialect.name, table, key)
    return connection.execute(statement, row).rowcount == 1


def put(connection: Connection, table: Table, *key: str, row: dict[str, Any]) -> None:
    """Insert a row, or update the row with the same key."""
    put_all(connection, table, *key, rows=[row])


def put_all(connection: Connection, table: Table, *key: str, rows: list[dict[str, Any]]) -> None:
    """Insert rows of the same columns, or update the rows with the same keys."""
    if rows:
        connection.execute(_upsert(connection.dialect.name, table, key, tuple(rows[0])), rows)


# Statements are values: to make one costs more than to execute it.
@cache
def _insert_unless_taken(dialect: str, table: Table, key: tuple[str, ...]) -> Insert:
    insert = INSERTS[dialect](table)
    statement: Insert = insert.on_conflict_do_nothing(index_elements=key or None)
    return statement


@cache
def _upsert(dialect: str, table: Table, key: tuple[str, ...], columns: tuple[str, ...]) -> Insert:
    insert = INSERTS[dialect](table)
    others = {name: insert.excluded[name] for name in columns if name not in key}
    statement: Insert = insert.on_conflict_do_update(index_elements=key, set_=others)
    return statement
