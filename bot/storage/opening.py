"""From a database's URL to an open database: files, their modes, locks, engines and settings.

Invariant: the lock is the kernel's (flock), not the file's existence. It ends with its process,
however that ends; a file that is left behind locks nothing.
"""

from __future__ import annotations

import fcntl
import os
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import URL, make_url, select
from sqlalchemy.exc import ArgumentError

from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.postgresql import PostgresqlDatabase
from bot.storage.sqlite import SqliteDatabase

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.storage.database import Database, Work

T = TypeVar("T")

# https://www.sqlite.org/fileformat.html#the_database_header
MAGIC = b"SQLite format 3\0"
WAL_VERSIONS = b"\x02\x02"  # of the file format, for writing and reading, at offset 18


@asynccontextmanager
async def opened(url: str, *, to_write: bool) -> AsyncIterator[Database]:
    """Open a database and close it afterwards; raises StorageError.

    Opened to write, an SQLite file is created if missing, readable by its owner only.
    """
    database = _database(url, to_write=to_write)
    try:
        with faults_named():
            # A trivial query, so that a fault of the connection shows at once.
            await database.read(lambda connection: connection.execute(select(1)).scalar())
        yield database
    finally:
        await database.close()


async def read_database(url: str, work: Work[T]) -> T:
    """Run work on a database that is opened read-only; raises StorageError."""
    with faults_named():
        async with opened(url, to_write=False) as database:
            return await database.read(work)


def sqlite_path(url: str) -> Path | None:
    """Return the file that the URL names, None for a server; raises StorageError."""
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if parsed.database in {None, "", ":memory:"}:
        raise StorageError(Code.UNREACHABLE, "the URL names no file")
    return Path(str(parsed.database))


def is_writable(path: Path) -> bool:
    """Return whether a file can be written or created, and its log beside it.

    Raises StorageError when its parent is not a directory.
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
    kind = _parsed(url).get_backend_name()
    if kind == "postgresql":
        return PostgresqlDatabase(_parsed(url))
    path = sqlite_path(url)
    if path is None:
        raise StorageError(Code.UNREACHABLE, f"no such kind of database: {kind}")
    with faults_named():
        if to_write:  # SQLite gives its log the same mode
            make_folders(path)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, mode=0o600))
        elif not path.exists():
            raise StorageError(Code.MISSING, str(path))
        uri = writing_uri(path) if to_write else reading_uri(path)
    return SqliteDatabase(path, uri, to_write=to_write)


def make_folders(path: Path) -> None:
    """Create the missing folders above a file, accessible to their owner only."""
    for folder in reversed(path.parents):
        folder.mkdir(mode=0o700, exist_ok=True)


def writing_uri(path: Path) -> str:
    """Return the SQLite URI that opens an existing file to read and write."""
    return f"{path.absolute().as_uri()}?mode=rw"


def reading_uri(path: Path) -> str:
    """Return the SQLite URI that opens a file read-only without creating any other.

    Even a reader would create a log if there is none. Raises StorageError for a file that is no
    database.
    """
    mode = "immutable=1" if _is_closed(path) else "mode=ro"
    return f"{path.absolute().as_uri()}?{mode}"


def _is_closed(path: Path) -> bool:
    return is_in_wal_mode(path) and not path.with_name(f"{path.name}-wal").exists()


def closed_state(url: str) -> tuple[int, int] | None:
    """Return when an SQLite file was written last, and its size; None if it may change any time.

    A file that no process has open is read as one that cannot change: if this has, read it again.
    """
    path = sqlite_path(url)
    with faults_named():
        if path is None or not path.exists() or not _is_closed(path):
            return None
        found = path.stat()
    return found.st_mtime_ns, found.st_size


def is_in_wal_mode(path: Path) -> bool:
    """Return whether a file is a database in WAL mode.

    Raises StorageError for a file of another kind: SQLite would treat a short one as empty.
    """
    with path.open("rb") as file:
        header = file.read(20)
    if header and not header.startswith(MAGIC):
        raise StorageError(Code.CORRUPT, f"{path} is no SQLite database")
    return header[18:] == WAL_VERSIONS


MAX_ID_LENGTH = 20  # digits


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Lock an SQLite file while the block lasts; raises StorageError if another process has."""
    lock = lock_path(path)
    with faults_named():
        make_folders(lock)
        descriptor = _acquired(lock)
    try:
        yield
    finally:
        # Removed before it is unlocked, so that no process can lock a removed file.
        lock.unlink(missing_ok=True)
        os.close(descriptor)


def require_free(path: Path) -> None:
    """Raise StorageError when a process has locked an SQLite file; creates nothing."""
    lock = lock_path(path)
    with faults_named():
        try:
            descriptor = os.open(lock, os.O_RDONLY)
        except FileNotFoundError:
            return
        try:
            _lock(descriptor, fcntl.LOCK_SH, lock)
        finally:
            os.close(descriptor)


def lock_path(path: Path) -> Path:
    """Return the lock file of an SQLite file, the same for each path to it."""
    path = path.resolve()
    return path.with_name(f"{path.name}.lock")


def _acquired(lock: Path) -> int:
    """Lock the file, write this process's id into it, and return its descriptor."""
    while True:
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, mode=0o600)
        try:
            _lock(descriptor, fcntl.LOCK_EX, lock)
            if _is_there(lock, descriptor):
                os.ftruncate(descriptor, 0)
                os.write(descriptor, str(os.getpid()).encode())
                return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        # The former holder has removed the file meanwhile: this descriptor locks nothing.
        os.close(descriptor)


def _lock(descriptor: int, kind: int, lock: Path) -> None:
    try:
        fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(descriptor, MAX_ID_LENGTH, 0).decode(errors="replace") or "unknown"
        raise StorageError(Code.IN_USE, f"process {holder} holds {lock}") from None


def _is_there(lock: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(lock.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
