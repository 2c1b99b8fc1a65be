"""From a database's URL to an open database: files, their modes, engines and their settings."""

from __future__ import annotations

import os
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, make_url, select
from sqlalchemy.exc import ArgumentError

from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.postgresql import PostgresqlDatabase
from bot.storage.sqlite import SqliteDatabase

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from bot.storage.database import Database

# https://www.sqlite.org/fileformat.html#the_database_header
MAGIC = b"SQLite format 3\0"
LOGGED = b"\x02\x02"  # the versions for writing and reading, from the 18th byte on


@asynccontextmanager
async def opened(url: str, *, to_write: bool) -> AsyncIterator[Database]:
    """Open a database and close it afterwards; raises StorageError.

    Opened to write, an SQLite file is made where there is none, for its owner's eyes only.
    """
    database = _database(url, to_write=to_write)
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


def _database(url: str, *, to_write: bool) -> Database:
    path = sqlite_path(url)
    if path is None:
        return _server(_parsed(url))
    with faults_named():
        if to_write:
            _make(path)
        uri = writing_uri(path) if to_write else reading_uri(path)
    return SqliteDatabase(uri, to_write=to_write)


def _server(url: URL) -> Database:
    if url.get_backend_name() != "postgresql":
        raise StorageError(Code.UNREACHABLE, f"no such kind of database: {url.get_backend_name()}")
    return PostgresqlDatabase(url)


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
