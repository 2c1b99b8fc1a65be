"""Inserting a row unless a key of it is taken, without an error that ends the transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy.dialects import postgresql, sqlite

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Column, Connection

INSERTS: dict[str, Callable[..., Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def inserted_unless_taken(connection: Connection, key: Column[Any], row: dict[str, Any]) -> bool:
    """Insert a row into the table of the key; return False when its value is taken already."""
    insert = INSERTS[connection.dialect.name]
    statement = insert(key.table).on_conflict_do_nothing(index_elements=[key])
    return connection.execute(statement, row).rowcount == 1
