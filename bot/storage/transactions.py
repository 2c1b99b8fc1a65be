"""The registry of the store's transactions: functions of a connection, each a method of the store.

The function's name is the method's, and so are its parameters after the connection.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.dialects import postgresql, sqlite

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Insert, Table


F = TypeVar("F", bound="Callable[..., Any]")


@dataclass(frozen=True, slots=True)
class Transaction:
    """A registered function.

    ``convert`` makes the method's value of what the function returns, outside of the transaction,
    so that no other one waits while matches are replayed.
    """

    function: Callable[..., Any]
    is_write: bool
    convert: Callable[[Any], Any] | None


TRANSACTIONS: dict[str, Transaction] = {}


def reads(function: F) -> F:
    """Register a function that changes nothing."""
    return _register(function, is_write=False)


def reads_into(convert: Callable[[Any], Any]) -> Callable[[F], F]:
    """Register a function that changes nothing and whose rows are converted afterwards."""
    return lambda function: _register(function, is_write=False, convert=convert)


def writes(function: F) -> F:
    """Register a function whose changes are committed together, or undone when it raises."""
    return _register(function, is_write=True)


def _register(function: F, *, is_write: bool, convert: Callable[[Any], Any] | None = None) -> F:
    TRANSACTIONS[function.__name__] = Transaction(function, is_write, convert)
    return function


INSERTS: dict[str, Callable[..., Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def inserted_unless_taken(
    connection: Connection, table: Table, *key: str, row: dict[str, Any]
) -> bool:
    """Insert a row; return False when the values of its key, or of any, are taken already."""
    statement = _insert_unless_taken(connection.dialect.name, table, key)
    return connection.execute(statement, row).rowcount == 1


def put(connection: Connection, table: Table, *key: str, row: dict[str, Any]) -> None:
    """Insert a row, or give the one with the same key its other values."""
    connection.execute(_upsert(connection.dialect.name, table, key, tuple(row)), row)


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
