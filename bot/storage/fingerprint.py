"""The tables of a database as text, equal for fresh and upgraded ones, and their fingerprint.

Read from the database's catalogue, never from rows. What upgrading cannot make equal is left out:
the order of columns, their defaults, the names of constraints.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import inspect, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sqlalchemy import Connection, Dialect
    from sqlalchemy.engine.interfaces import (
        ReflectedColumn,
        ReflectedForeignKeyConstraint,
        ReflectedIndex,
    )

FOLDER = Path(__file__).with_name("migrations") / "tables"
"""A file for each revision and kind of database: the lines of its tables. They are never edited."""

VERSION_TABLE = "alembic_version"
AUTOINCREMENT = text(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
)
MAX_DIFFERENCES = 3
"""How many differences are told one by one."""


SQLITE_CATALOGUE = text("SELECT type, name, sql FROM sqlite_master ORDER BY type, name")
DESCRIBED: dict[str, tuple[str, ...]] = {}
"""The lines by SQLite's whole catalogue, as a database is examined several times at the start."""


def describe(connection: Connection) -> tuple[str, ...]:
    """Return the lines of all tables but Alembic's: one for each column, key and index."""
    if connection.dialect.name != "sqlite":
        return _described(connection)
    catalogue = repr(connection.execute(SQLITE_CATALOGUE).all())
    if catalogue not in DESCRIBED:
        DESCRIBED[catalogue] = _described(connection)
    return DESCRIBED[catalogue]


def _described(connection: Connection) -> tuple[str, ...]:
    catalogue = inspect(connection)
    lines: set[str] = set()

    def add(found: Mapping[Any, Any], said: Any) -> None:
        for (_, table), each in found.items():
            lines.update(f"{table}: {line}" for line in said(each))

    add(
        catalogue.get_multi_columns(),
        lambda columns: (_column(each, connection.dialect) for each in columns),
    )
    add(
        catalogue.get_multi_pk_constraint(),
        lambda key: (f"primary key {_listed(key['constrained_columns'])}",) if key else (),
    )
    add(
        catalogue.get_multi_unique_constraints(),
        lambda found: (f"unique {_listed(each['column_names'])}" for each in found),
    )
    add(catalogue.get_multi_foreign_keys(), lambda found: map(_foreign_key, found))
    add(
        catalogue.get_multi_indexes(),
        lambda found: (_index(each) for each in found if "duplicates_constraint" not in each),
    )
    if connection.dialect.name == "sqlite":
        add(
            catalogue.get_multi_table_options(),
            lambda options: (f"{name}={value}" for name, value in options.items()),
        )
        counted = connection.execute(AUTOINCREMENT).scalars()
        lines.update(f"{table}: sqlite_autoincrement=True" for table in counted)
    return tuple(sorted(line for line in lines if table_of(line) != VERSION_TABLE))


def _listed(names: Iterable[str | None]) -> str:
    return f"({', '.join(map(str, names))})"


def _column(column: ReflectedColumn, dialect: Dialect) -> str:
    null = "null" if column["nullable"] else "not null"
    counted = " counted" if column.get("autoincrement") is True else ""
    return f"column {column['name']} {column['type'].compile(dialect)} {null}{counted}"


def _foreign_key(key: ReflectedForeignKeyConstraint) -> str:
    rules = "".join(f" {name} {rule}" for name, rule in sorted(key.get("options", {}).items()))
    there = f"{key['referred_table']} {_listed(key['referred_columns'])}"
    return f"foreign key {_listed(key['constrained_columns'])} to {there}{rules}"


def _index(index: ReflectedIndex) -> str:
    kind = "unique index" if index["unique"] else "index"
    conditions = [
        str(value)
        for name, value in index.get("dialect_options", {}).items()
        if name.endswith("_where")
    ]
    # PostgreSQL writes conditions in its own way, with casts and parentheses.
    words = re.sub(r"::text|[()\[\]]", " ", " ".join(conditions)).split()
    where = f" where {' '.join(words)}" if words else ""
    return f"{kind} {index['name']} {_listed(index['column_names'])}{where}"


def table_of(line: str) -> str:
    """Return the table that a line is about."""
    return line.partition(": ")[0]


def tables_made(revision: str, dialect: str) -> tuple[str, ...]:
    """Return the lines of the tables that a revision makes."""
    return tuple((FOLDER / f"{revision}-{dialect}.txt").read_text(encoding="utf-8").splitlines())


def of_same_tables(lines: Iterable[str], made: Iterable[str]) -> tuple[str, ...]:
    """Return the lines about tables that are in ``made``; a database may have others besides."""
    known = set(map(table_of, made))
    return tuple(line for line in lines if table_of(line) in known)


def fingerprint(lines: Iterable[str]) -> str:
    """Return 16 hexadecimal digits that stand for the lines."""
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def differences(found: Sequence[str], made: Sequence[str]) -> str:
    """Describe the differences from the revision's schema. Empty if there are none."""
    told = list(_differences(found, made))
    more = len(told) - MAX_DIFFERENCES
    return "; ".join(told[:MAX_DIFFERENCES]) + (f"; and {more} more" if more > 0 else "")


def _differences(found: Sequence[str], made: Sequence[str]) -> Iterator[str]:
    there = set(map(table_of, found))
    absent = dict.fromkeys(table for table in map(table_of, made) if table not in there)
    yield from (f"there is no table {table}" for table in absent)
    for line in made:
        table, _, what = line.partition(": ")
        if line not in found and table not in absent:
            yield f"{table} has no {what}"
    for line in found:
        table, _, what = line.partition(": ")
        if line not in made:
            yield f"{table} has an unknown {what}"
