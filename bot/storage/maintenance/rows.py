"""Reading every row, so that damage shows that no index and no reference shows."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import MAXYEAR, MINYEAR, UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Boolean, Column, Text, func, select

from bot.storage.codec import BROUGHT, LINE, PEOPLE, SETTINGS
from bot.storage.column_types import EPOCH, MICROSECOND, UtcTime
from bot.storage.maintenance.backup import Phase
from bot.storage.schema import METADATA, accounts, links, outbox

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlalchemy import Connection, Table

    from bot.storage.codec import Codec
    from bot.storage.maintenance.backup import Report

EARLIEST, LATEST = (
    (datetime(year, 1, 1, tzinfo=UTC) - EPOCH) // MICROSECOND for year in (MINYEAR, MAXYEAR)
)
"""What a point in time can be, in microseconds."""

TEXTS: Mapping[Column[Any], Codec[Any]] = {
    accounts.c.settings: SETTINGS,
    links.c.brought: BROUGHT,
    outbox.c.called: PEOPLE,
    outbox.c.news: LINE,
}
"""Columns that hold JSON; those of matches and events are read when the match is replayed."""


def unreadable_rows(connection: Connection, report: Report) -> Iterator[str]:
    """Read every column of every row as its type, and yield what cannot be read.

    A server keeps types itself, so only the tables with JSON are read there.
    """
    is_server = connection.dialect.name != "sqlite"
    read = {column.table for column in TEXTS}
    tables = [table for table in METADATA.sorted_tables if table in read or not is_server]
    counts = (select(func.count()).select_from(table) for table in tables)
    total = sum(connection.execute(count).scalar_one() for count in counts)
    done = 0
    for table in tables:
        # As text, so that no type converts what the driver returns.
        for row in connection.exec_driver_sql(str(select(table).compile(connection))):
            yield from _problems(table, row)
            done += 1
            report(Phase.READING, done, total)


def _problems(table: Table, row: Any) -> Iterator[str]:
    values = dict(zip(table.columns, row, strict=True))
    key = ", ".join(str(values[column]) for column in table.primary_key)
    for column, value in values.items():
        if problem := _problem(column, value):
            yield f"{table.name} {key}: {column.name} {problem}"


def _problem(column: Column[Any], value: object) -> str | None:
    """Say what is wrong with a value as the driver returned it."""
    if value is None:
        return None if column.nullable else "is missing"
    if isinstance(column.type, Boolean):
        return None if value in {0, 1} else "is neither true nor false"
    if isinstance(column.type, Text):
        return _text_problem(column, value)
    if not isinstance(value, int):
        return "is no number"
    if isinstance(column.type, UtcTime) and not EARLIEST <= value <= LATEST:
        return "is no time"
    return None


def _text_problem(column: Column[Any], value: object) -> str | None:
    if not isinstance(value, str):
        return "is no text"
    try:
        value.encode()
        if column in TEXTS:
            TEXTS[column].read(value)
    except UnicodeEncodeError:
        return "is no text"
    except ValueError as error:
        return f"cannot be read: {error}"
    return None


@contextmanager
def damage_escaped(connection: Connection) -> Iterator[None]:
    """Let SQLite return damaged text with its bytes escaped, where it would raise."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.dbapi_connection
    before = driver.text_factory
    driver.text_factory = lambda raw: raw.decode(errors="surrogateescape")
    try:
        yield
    finally:
        driver.text_factory = before
