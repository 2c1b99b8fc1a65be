"""Backing up an SQLite database: files replaced atomically, copies, and their checks."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import NullPool, create_engine

from bot.storage.errors import Code, CopyError, StorageError, faults_named, of_the_copy
from bot.storage.migrate import examine, require_tables_there
from bot.storage.opening import is_in_wal_mode, sqlite_path, writing_uri
from bot.storage.sqlite import BUSY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from sqlalchemy import Connection


@contextmanager
def written(path: Path, *, overwrite: bool) -> Iterator[Path]:
    """Yield an empty file beside `path`, for its owner only, which replaces it at the end.

    Until then, and after any error, `path` is unchanged; afterwards it survives a power failure.
    Raises StorageError when it is there and is not to be overwritten, or OSError.
    """
    _require_room(path, overwrite=overwrite)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=".part")
    os.close(descriptor)
    part = Path(name)
    try:
        yield part
        _sync(part)
        _require_room(path, overwrite=overwrite)
        part.replace(path)
        _sync(path.parent)
    finally:
        part.unlink(missing_ok=True)


def _require_room(path: Path, *, overwrite: bool) -> None:
    if path.is_dir() or (path.exists() and not overwrite):
        raise StorageError(Code.TAKEN, "")


def _sync(path: Path) -> None:
    """Flush a file or a folder to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class Phase(StrEnum):
    """A phase of the work, for progress reports."""

    COPYING = "copying"
    CHECKING = "checking"
    REPLAYING = "replaying"
    READING = "reading"
    MOVING = "moving"
    COMPARING = "comparing"
    EXPORTING = "exporting"
    EXAMINING = "examining"


Report: TypeAlias = Callable[[Phase, int, int], None]
"""Called with the phase, the amount done, and the total (0: unknown)."""


PAGES_PER_STEP = 1000
"""How many pages are copied between two reports."""


def copy(source: str, target: Path, report: Report) -> None:
    """Copy a database, named by an SQLite URI, into an empty file that no other process uses.

    The copy is on the disk only once the file is synced. Raises sqlite3.Error.
    """

    def progress(_status: int, remaining: int, total: int) -> None:
        report(Phase.COPYING, total - remaining, total)

    with closing(_connect(source)) as old, closing(_connect(writing_uri(target))) as new:
        # A copy that fails is deleted, so nothing needs to be undone in it.
        for pragma in ("journal_mode=OFF", "synchronous=OFF"):
            new.execute(f"PRAGMA {pragma}")
        # Without a transaction the copy would restart with each write of another connection.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=PAGES_PER_STEP, progress=progress)


@contextmanager
def connected(path: Path) -> Iterator[Connection]:
    """Connect to a database file that no other process uses, and checkpoint its log at the end."""
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

    A server checks its pages and references itself.
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


def fold_in(path: Path) -> None:
    """Checkpoint a database's log into its file.

    Raises sqlite3.Error, or StorageError while it is in use and for a file of another kind.
    """
    if not is_in_wal_mode(path):
        return
    with closing(_connect(writing_uri(path))) as connection:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise StorageError(Code.LOCKED, str(path))


def _connect(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def keep_copy(path: Path, revision: str, now: datetime) -> Path:
    """Copy an SQLite database, sound or not, under a new name beside it, and return that.

    Raises StorageError, and has then changed nothing.
    """
    kept = path.with_name(f"{path.stem}-{revision}-{now:%Y%m%dT%H%M%SZ}{path.suffix}")
    with faults_named(), written(kept, overwrite=False) as part:
        copy(writing_uri(path), part, lambda *_: None)
    return kept


async def backup(url: str, file: Path, *, overwrite: bool, report: Report) -> None:
    """Copy an SQLite database into a file, atomically, and check the copy.

    Raises StorageError: a CopyError for a fault of the file.
    """
    path = sqlite_path(url)
    if path is None:
        raise StorageError(Code.UNREACHABLE, "a server's databases are no files")
    _require_other(path, file)
    found = await examine(url)
    # A copy is wanted most before altered tables are repaired.
    if found.code is not Code.ALTERED:
        require_tables_there(found)
    copy_checked(path, file, overwrite=overwrite, report=report)


def _require_other(path: Path, file: Path) -> None:
    if file.exists() and path.exists() and file.samefile(path):
        raise CopyError(Code.ITSELF, "")


def copy_checked(path: Path, file: Path, *, overwrite: bool, report: Report) -> None:
    """Copy an SQLite file into another, atomically, and check the copy; raises CopyError.

    It opens the database with only SQLite, so the process that has it open may call this too.
    """
    with of_the_copy(), faults_named(), written(file, overwrite=overwrite) as part:
        copy(writing_uri(path), part, report)
        with connected(part) as connection:
            require_sound(connection, report)
