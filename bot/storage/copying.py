"""Copies of an SQLite database: made while others write to it, and looked through.

Law: a copy is one moment of the database. It is made within one read transaction, which no writer
waits for.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import NullPool, create_engine, select
from sqlalchemy.exc import OperationalError

from bot.storage.errors import Code, StorageError
from bot.storage.opening import keeps_log, writing_uri
from bot.storage.progress import Phase
from bot.storage.schema import METADATA
from bot.storage.sqlite import BUSY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from bot.storage.progress import Report

PAGES = 1000
"""How many pages are copied between two reports."""


def copy(source: str, target: Path, report: Report) -> None:
    """Copy a database, named by an SQLite URI, into an empty file that nobody else uses.

    What is copied is on the disk only once the file is synced. Raises sqlite3.Error.
    """

    def progress(_status: int, remaining: int, total: int) -> None:
        report(Phase.COPYING, total - remaining, total)

    with closing(_connect(source)) as old, closing(_connect(writing_uri(target))) as new:
        # A copy that fails is thrown away, so nothing needs to be undone in it.
        for pragma in ("journal_mode=OFF", "synchronous=OFF"):
            new.execute(f"PRAGMA {pragma}")
        # Without a transaction of its own the copy would begin anew whenever somebody writes.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=PAGES, progress=progress)


@contextmanager
def connected(path: Path) -> Iterator[Connection]:
    """Connect to a database file that nobody else uses, its log folded in at the end."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: _connect(writing_uri(path)),
        poolclass=NullPool,
        hide_parameters=True,
    )
    with engine.connect() as connection:
        yield connection


def require_sound(connection: Connection, report: Report) -> None:
    """Raise StorageError for a database whose pages or references are damaged.

    A server looks after its pages and references itself.
    """
    if connection.dialect.name != "sqlite":
        return
    report(Phase.CHECKING, 0, 0)
    [found] = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalars()
    if found != "ok":
        raise StorageError(Code.CORRUPT, " ".join(found.split()))
    astray = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if astray is not None:
        table, _, parent, _ = astray
        raise StorageError(Code.CORRUPT, f"a row of {table} refers to nothing in {parent}")


def require_tables(connection: Connection) -> None:
    """Raise StorageError for an SQLite database that lacks what its revision says is there."""
    for table in METADATA.sorted_tables:
        try:
            connection.execute(select(table).limit(1)).close()
        except OperationalError as error:
            raise StorageError(Code.CORRUPT, str(error.orig)) from error


def fold_in(path: Path) -> None:
    """Write a database's log back into its file.

    Raises sqlite3.Error, or StorageError while somebody uses it and for a file of another kind.
    """
    if not keeps_log(path):
        return
    with closing(_connect(writing_uri(path))) as connection:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise StorageError(Code.LOCKED, str(path))


def _connect(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
