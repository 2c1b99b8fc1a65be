"""From a database's URL to an open database: files, their modes, engines and their settings."""

from __future__ import annotations

import os
import sqlite3
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import aiosqlite
from sqlalchemy import URL, make_url, select
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.storage.database import Database
from bot.storage.errors import Code, StorageError, faults_named

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

BUSY_SECONDS = 3.0
"""How long to wait for another process that is writing to the same file.

Nobody waits longer than twice as long for that: platforms do not keep a question open for ever.
"""

CONNECT_SECONDS = 10.0
"""How long a server may take to answer."""

# https://www.sqlite.org/fileformat.html#the_database_header
MAGIC = b"SQLite format 3\0"
LOGGED = b"\x02\x02"  # the versions for writing and reading, from the 18th byte on

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


@asynccontextmanager
async def opened(url: str, *, to_write: bool) -> AsyncIterator[Database]:
    """Open a database and close it afterwards; raises StorageError.

    Opened to write, an SQLite file is made where there is none, for its owner's eyes only.
    """
    database = Database(_engine(url, to_write=to_write))
    try:
        with faults_named():
            await database.read(_greet)
        yield database
    finally:
        await database.close()


def _greet(connection: Connection) -> None:
    """Ask for nothing, so that a fault of the connection shows at once."""
    connection.execute(select(1))


def sqlite_path(url: str) -> Path | None:
    """Return the file that the URL names, None for a server; raises StorageError."""
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if parsed.database in {None, "", ":memory:"}:
        raise StorageError(Code.UNREACHABLE, "the URL names no file")
    return Path(str(parsed.database))


def is_writable(path: Path) -> bool:
    """Tell whether a file can be written, or made; its log is written beside it.

    Raises StorageError when what should be its folder is none.
    """
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if not folder.is_dir():
        raise StorageError(Code.UNREACHABLE, f"{folder} is no directory")
    return os.access(folder, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StorageError(Code.UNREACHABLE, "this is no database URL") from error


def _engine(url: str, *, to_write: bool) -> AsyncEngine:
    path = sqlite_path(url)
    if path is None:
        return _server(_parsed(url))
    with faults_named():
        if to_write:
            _make(path)
        connect = partial(_connect_to_write if to_write else _connect_to_read, path)
    return create_async_engine(
        "sqlite+aiosqlite://",
        async_creator=connect,
        poolclass=AsyncAdaptedQueuePool,
        # What is written holds secrets, such as the seeds of matches in play; errors are logged.
        hide_parameters=True,
    )


def _server(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "postgresql":
        raise StorageError(Code.UNREACHABLE, f"no such kind of database: {url.get_backend_name()}")
    try:
        return create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            connect_args={"timeout": CONNECT_SECONDS},
            # A connection that died in the night must not cost somebody a move.
            pool_pre_ping=True,
            hide_parameters=True,
        )
    except ModuleNotFoundError as error:
        raise StorageError(Code.UNREACHABLE, str(error)) from error


def make_folders(path: Path) -> None:
    """Make the folders above a file that lack, for their owner alone."""
    for folder in reversed(path.parents):
        folder.mkdir(mode=0o700, exist_ok=True)


def writing_uri(path: Path) -> str:
    """Return SQLite's name for a file that is there, to be read and written."""
    return f"{path.absolute().as_uri()}?mode=rw"


def reading_uri(path: Path) -> str:
    """Return SQLite's name for a file that is to be read without leaving a trace.

    Even a reader would make a log where there is none. Raises StorageError for a file that is no
    database.
    """
    mode = "immutable=1" if _rests(path) else "mode=ro"
    return f"{path.absolute().as_uri()}?{mode}"


def _make(path: Path) -> None:
    """Make the file; SQLite gives its log the file's own mode."""
    make_folders(path)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, mode=0o600))


async def _connect_to_write(path: Path) -> aiosqlite.Connection:
    connection = await _connect(writing_uri(path))
    try:
        for pragma in PRAGMAS:
            # A cursor left open would keep SQLAlchemy from adding its functions.
            async with connection.execute(f"PRAGMA {pragma}"):
                pass
    except sqlite3.Error:
        await connection.close()
        raise
    return connection


async def _connect_to_read(path: Path) -> aiosqlite.Connection:
    return await _connect(reading_uri(path))


def keeps_log(path: Path) -> bool:
    """Tell whether a file is a database that keeps a write-ahead log.

    Raises StorageError for a file of another kind: SQLite would take a short one for empty.
    """
    with path.open("rb") as file:
        header = file.read(20)
    if header and not header.startswith(MAGIC):
        raise StorageError(Code.CORRUPT, f"{path} is no SQLite database")
    return header[18:] == LOGGED


def _rests(path: Path) -> bool:
    """Tell whether a file is one that keeps a log, and nobody has it open."""
    return keeps_log(path) and not path.with_name(f"{path.name}-wal").exists()


async def _connect(uri: str) -> aiosqlite.Connection:
    # No isolation level: transactions are begun by us.
    return await aiosqlite.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
