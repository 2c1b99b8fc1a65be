"""SQLite: each connection lives in a thread of its own, and a whole transaction is one call there.

aiosqlite is the bridge to that thread. Crossing it for each cursor, query, fetch and close would
cost several times what SQLite itself does. Writes that wait for one another share a transaction,
and so a durable commit (group commit). A file is checked to be still the one that was opened.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections import deque
from contextvars import copy_context
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import aiosqlite
from sqlalchemy import NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from bot.storage.acknowledged import touched_by
from bot.storage.database import Database, DatabaseClosed
from bot.storage.errors import Code, StorageError, outages_named

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from sqlalchemy import Connection, Engine

    from bot.core.matches.model import MatchId
    from bot.storage.database import Work


MOUNTS = Path("/proc/self/mountinfo")
"""What is mounted, on Linux: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html"""


class FileIdentity:
    """Which files, by device and inode, a database's names led to when it was opened.

    SQLite goes on with an open file that was moved, deleted or replaced, and all that it writes
    there is lost. A file's identity is looked up by its name: to open and close the file would drop
    the locks that SQLite holds on it for this process.
    """

    def __init__(self, path: Path) -> None:
        """Take the identity of the file and of its log as they are now."""
        self.path = path
        # SQLite puts the log beside the file, not beside a link to it.
        resolved = path.resolve()
        log = resolved.with_name(f"{resolved.name}-wal")
        found = {each: _identity(each) for each in (path, log)}
        self._opened = {each: identity for each, identity in found.items() if identity}

    @property
    def is_same(self) -> bool:
        """Whether the names still lead to the files that were opened."""
        return all(_identity(path) == identity for path, identity in self._opened.items())

    def require_same(self) -> None:
        """Raise StorageError unless the names still lead to the files that were opened."""
        if not self.is_same:
            raise StorageError(
                Code.MOVED, f"{self.path} or its log is not the file that was opened"
            )


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def other_name(path: Path) -> str | None:
    """Say by what other name an SQLite file can be reached; None if there is no other.

    SQLite's log and the bot's lock are found by the file's name, so under another name a second bot
    would see neither of them, and ruin the file. Symbolic links do not matter, as both resolve
    them. A lock on the file itself would do as well on Linux, where flock() is independent of the
    locks that SQLite takes; but elsewhere, and on network file systems, the two exclude each other.
    """
    path = path.resolve()
    links = path.stat().st_nlink
    if links > 1 and (links := links - _kept_names(path)) > 1:
        return f"{path} has {links} hard links; find the others by: find DIRECTORY -samefile {path}"
    if _is_mounted(path):
        return f"{path} is mounted by itself; mount its directory instead"
    return None


def _kept_names(path: Path) -> int:
    """Count the dated names that a restore which was killed left a file."""
    kept = re.compile(rf"{re.escape(path.stem)}-[0-9]{{8}}T[0-9]{{6}}Z{re.escape(path.suffix)}")
    return sum(
        bool(kept.fullmatch(each.name)) and each.samefile(path) for each in path.parent.iterdir()
    )


def _is_mounted(path: Path) -> bool:
    """Return whether a file, not its directory, was mounted, as `docker run -v FILE:FILE` does."""
    try:
        lines = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return False
    points = (line.split(" ")[4] for line in lines)
    return str(path) in (re.sub(r"\\([0-7]{3})", _character, point) for point in points)


def _character(escape: re.Match[str]) -> str:
    return chr(int(escape[1], 8))


T = TypeVar("T")


class Write(Generic[T]):
    """Work that waits to be committed, and then what it returned or what prevented it."""

    def __init__(self, work: Work[T]) -> None:
        """Wait from now on; the work is done in the context of this task."""
        self.asked = perf_counter()
        self.is_done = False
        self._work = work
        self._context = copy_context()
        self._value: T | None = None
        self._error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do the work; raises what it does."""
        self._value = self._context.run(self._work, connection)

    def fail(self, error: BaseException) -> None:
        """Note why it is not committed; the first reason counts."""
        self._error = self._error or error

    def result(self) -> T:
        """Return what the work returned, or raise what prevented it."""
        if self._error is not None:
            raise self._error
        return cast("T", self._value)


def run_together(connection: Connection, writes: Sequence[Write[Any]]) -> None:
    """Do several writes in one transaction; one that fails is undone and does not harm others.

    Raises what ends the whole transaction; of a single write, all that it raises.
    """
    if len(writes) == 1:
        writes[0].run(connection)
        return
    for write in writes:
        connection.exec_driver_sql("SAVEPOINT write")
        try:
            write.run(connection)
        except Exception as error:  # noqa: BLE001 -- raised when the result is asked for
            write.fail(error)
            _undo(connection, error)
        connection.exec_driver_sql("RELEASE write")


def _undo(connection: Connection, error: Exception) -> None:
    """Undo a write; raises its error if SQLite has undone all, as it does on a full disk."""
    try:
        connection.exec_driver_sql("ROLLBACK TO write")
    except DBAPIError:
        raise error from None


BUSY_SECONDS = 6.0
"""How long to wait for another process that is writing to the same file.

A caller waits at most twice as long: platforms require an answer in time.
"""

MAX_READERS = 4
"""How many queries run at the same time, each on a connection of its own."""

MAX_TOUCHED = 1000
"""How many matches that were written to are noted until they are asked for."""

MAX_TOGETHER = 16
"""How many writes share a commit at most: it takes longer than most of them."""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
"""Deleted rows are overwritten, so that what a person had erased is not left in free pages."""


class SqliteDatabase(Database):
    """A database in a file, with one writer and a few readers.

    ``touched`` are the matches that committed transactions stored events of, the latest last.
    """

    def __init__(self, path: Path, uri: str, *, to_write: bool) -> None:
        """Open nothing yet; ``uri`` is SQLite's name for the file."""
        super().__init__()
        self.path = path
        self.touched: deque[MatchId] = deque(maxlen=MAX_TOUCHED)
        self._uri = uri
        self._to_write = to_write
        self._identity: FileIdentity | None = None
        self._pragmas = PRAGMAS if to_write else ()
        self._raw = threading.local()
        self._engine = create_engine(
            "sqlite://",
            creator=lambda: self._raw.connection,
            poolclass=NullPool,
            # Parameters contain secrets, such as seeds of matches in play; errors are logged.
            hide_parameters=True,
        )
        # A file has one writer at a time; waiting for its thread needs no polling of the file.
        self._writer: Worker | None = None
        self._waiting: deque[Write[Any]] = deque()
        self._readers: list[Worker] = []
        self._connections: list[asyncio.Future[Worker]] = []
        self._connecting = asyncio.Lock()
        self._locked_since = float("-inf")

    async def _read(self, work: Work[T]) -> T:
        with outages_named():
            reader = min(self._readers, key=_waiting, default=None)
            if reader is None or (reader.waiting and len(self._readers) < MAX_READERS):
                reader = await self._new_reader()
            return await reader.run(partial(_read, work=work))

    async def _write(self, work: Work[T]) -> T:
        write = Write(work)
        with outages_named():
            writer = self._writer or await self._new_writer()
            self._waiting.append(write)
            await writer.run(partial(self._commit, write=write))
            return write.result()

    async def _new_reader(self) -> Worker:
        """Connect another reader, unless others have connected the last one meanwhile."""
        async with self._connecting:
            # Others would be of another file.
            is_enough = bool(self._readers) and self._is_moved
            if len(self._readers) < MAX_READERS and not is_enough:
                self._readers.append(await self._connect())
        return min(self._readers, key=_waiting)

    async def _new_writer(self) -> Worker:
        async with self._connecting:
            self._writer = self._writer or await self._connect()
        return self._writer

    def _commit(self, connection: Connection, *, write: Write[Any]) -> None:
        """Commit a write, unless an earlier one took it along, and those that wait behind it."""
        if write.is_done:
            return
        together = [self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_TOGETHER))]
        in_time = [each for each in together if not self._is_late(each)]
        try:
            if in_time:
                self._begin(connection)
                run_together(connection, in_time)
                connection.commit()
                self.touched.extend(touched_by(connection))
        except BaseException as error:
            connection.rollback()
            for each in in_time:
                each.fail(error)
            raise
        finally:
            for each in together:
                each.is_done = True

    def _is_late(self, write: Write[Any]) -> bool:
        if write.asked > self._locked_since:
            return False
        write.fail(StorageError(Code.LOCKED, "another program is writing to the database"))
        return True

    def _begin(self, connection: Connection) -> None:
        """Begin as a writer, or record when the wait for another process's lock began.

        Callers that asked before then have waited as long, and fail at once.
        """
        began = perf_counter()
        if self._identity:
            # Two calls of the kernel: some microseconds, while the commit takes milliseconds.
            self._identity.require_same()
        try:
            # A transaction that begins by reading could not upgrade to writing once another
            # process has written in between.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        except DBAPIError:
            connection.rollback()
            self._locked_since = began
            raise

    @property
    def _is_moved(self) -> bool:
        return self._identity is not None and not self._identity.is_same

    async def _connect(self) -> Worker:
        connecting = asyncio.ensure_future(self._connected())
        self._connections.append(connecting)
        try:
            worker = await asyncio.shield(connecting)  # the thread goes on when this is cancelled
        except Exception:
            self._connections.remove(connecting)
            raise
        if self._is_closed:
            raise DatabaseClosed
        return worker

    async def _connected(self) -> Worker:
        return await Worker(self._engine, self._open)

    def _open(self) -> sqlite3.Connection:
        """Open the file, in the thread that then owns the connection."""
        # No isolation level: transactions begin explicitly.
        raw = sqlite3.connect(self._uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            if self._identity:
                self._identity.require_same()
            for pragma in self._pragmas:
                raw.execute(f"PRAGMA {pragma}")
            if self._to_write and not self._identity:
                self._identity = FileIdentity(self.path)
        except (sqlite3.Error, StorageError):
            raw.close()
            raise
        self._raw.connection = raw
        return raw

    async def _disconnect(self) -> None:
        ended = await asyncio.gather(*self._connections, return_exceptions=True)
        writer = self._writer
        readers = [each for each in ended if isinstance(each, Worker) and each is not writer]
        self._connections, self._readers, self._writer = [], [], None
        await asyncio.gather(*(reader.close() for reader in readers))
        if writer:  # SQLite writes its log back when the last connection is closed, alone
            await writer.close()


class Worker(aiosqlite.Connection):
    """A connection and its thread, in which SQLAlchemy runs synchronously.

    What the thread has been given it completes, in order, also when the caller is cancelled.
    ``waiting`` counts the callers.
    """

    def __init__(self, engine: Engine, connector: Callable[[], sqlite3.Connection]) -> None:
        """Make the connection in the thread, where ``engine`` then finds it."""
        super().__init__(connector, iter_chunk_size=64)
        self._engine = engine
        self._bound: Connection | None = None
        self.waiting = 0

    def __await__(self) -> Generator[Any, None, Worker]:
        """Start the thread and wait until it is connected."""
        yield from super().__await__()
        return self

    async def run(self, work: Work[T]) -> T:
        """Call ``work`` with the connection, in the thread; returns or raises what it does."""
        called = partial(copy_context().run, self._called, work)
        self.waiting += 1
        try:
            done: T = await self._execute(called)  # type: ignore[no-untyped-call]
        finally:
            self.waiting -= 1
        return done

    def _called(self, work: Work[T]) -> T:
        if self._bound is None:
            self._bound = self._engine.connect()
        return work(self._bound)

    async def close(self) -> None:
        """Close the connection in its thread, and end the thread."""
        await self._execute(self._unbind)  # type: ignore[no-untyped-call]
        await super().close()

    def _unbind(self) -> None:
        """Close SQLAlchemy's connection, which a call that was still waiting may have made."""
        if self._bound is not None:
            self._bound.close()


def _waiting(worker: Worker) -> int:
    return worker.waiting


def _read(connection: Connection, *, work: Work[T]) -> T:
    try:
        return work(connection)
    finally:
        connection.rollback()  # ends SQLAlchemy's transaction; SQLite has begun none
