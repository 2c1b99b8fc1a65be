"""Inserting a row whose key may be taken, without an error that ends the transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy.dialects import postgresql, sqlite

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Table

INSERTS: dict[str, Callable[..., Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def inserted_unless_taken(
    connection: Connection, table: Table, *key: str, row: dict[str, Any]
) -> bool:
    """Insert a row; return False when the values of its key, or of any, are taken already."""
    insert = INSERTS[connection.dialect.name](table)
    statement = insert.on_conflict_do_nothing(index_elements=key or None)
    return connection.execute(statement, row).rowcount == 1


def put(connection: Connection, table: Table, *key: str, row: dict[str, Any]) -> None:
    """Insert a row, or give the one with the same key its other values."""
    insert = INSERTS[connection.dialect.name](table)
    others = {name: insert.excluded[name] for name in row if name not in key}
    connection.execute(insert.on_conflict_do_update(index_elements=key, set_=others), row)
