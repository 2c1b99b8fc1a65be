"""Restoring a copy of a database in place of the configured one, after checking it.

Invariants: nothing is changed until every check has passed, and an old SQLite database is kept. At
every moment its path holds a complete database: the old one, or the new. Every column of every
table of the schema is moved into PostgreSQL, without a list of names, and verified to have arrived.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, insert, select

from bot.storage.acknowledged import drop_note
from bot.storage.errors import Code, CopyError, StorageError, faults_named, of_the_copy
from bot.storage.maintenance.backup import (
    Phase,
    connected,
    copy,
    fold_in,
    require_sound,
    written,
)
from bot.storage.maintenance.verify import Audit, verify
from bot.storage.migrate import (
    bring_up,
    examine,
    examine_revision,
    require_tables_there,
    require_usable,
)
from bot.storage.opening import held, opened, reading_uri, require_free, sqlite_path
from bot.storage.schema import METADATA

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime

    from sqlalchemy import Connection, Row, Table

    from bot.storage.maintenance.backup import Report
    from bot.storage.migrate import DatabaseStatus


BATCH_SIZE = 1000
"""How many rows are held in memory at once."""


@dataclass(slots=True)
class Content:
    """Content of a table, in any order: the number of rows, and the sum of their hashes."""

    rows: int = 0
    checksum: int = 0

    def add(self, rows: Sequence[Row[Any]]) -> None:
        """Add rows."""
        self.rows += len(rows)
        for row in rows:
            text = repr(tuple(row)).encode()
            self.checksum += int.from_bytes(blake2b(text, digest_size=16).digest(), "big")


def move(source: Connection, target: Connection, report: Report) -> None:
    """Copy all rows between databases of the same revision, read them back, and compare.

    Raises StorageError unless the target is empty. The caller commits.
    """
    require_empty(target)
    sent: defaultdict[str, Content] = defaultdict(Content)
    for table, rows in _batches(source, Phase.MOVING, report):
        target.execute(insert(table), [dict(row._mapping) for row in rows])  # noqa: SLF001  # its public name
        sent[table.name].add(rows)
    _advance_sequences(target)
    arrived: defaultdict[str, Content] = defaultdict(Content)
    for table, rows in _batches(target, Phase.COMPARING, report):
        arrived[table.name].add(rows)
    for table in METADATA.sorted_tables:
        if sent[table.name] != arrived[table.name]:
            raise StorageError(Code.CORRUPT, f"{table} arrived other than it was sent")


def require_empty(target: Connection) -> None:
    """Raise StorageError unless all tables are empty."""
    for table in METADATA.sorted_tables:
        if target.execute(select(table).limit(1)).first() is not None:
            raise StorageError(Code.NOT_EMPTY, f"there is something in {table}")


def _batches(
    connection: Connection, phase: Phase, report: Report
) -> Iterator[tuple[Table, Sequence[Row[Any]]]]:
    """Iterate over the rows of all tables, referenced tables first."""
    tables = METADATA.sorted_tables
    counts = (select(func.count()).select_from(table) for table in tables)
    total = sum(connection.execute(count).scalar_one() for count in counts)
    done = 0
    for table in tables:
        found = connection.execute(select(table), execution_options={"yield_per": BATCH_SIZE})
        for rows in found.partitions():
            yield table, rows
            done += len(rows)
            report(phase, done, total)


def _advance_sequences(target: Connection) -> None:
    """Continue the server's sequences of ids after the highest moved one."""
    for table in METADATA.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            highest = select(func.max(column)).scalar_subquery()
            counter = func.pg_get_serial_sequence(table.name, column.name)
            target.execute(select(func.setval(counter, func.coalesce(highest, 1))))


LOGS = ("-wal", "-journal")
"""What may lie beside a database and hold a part of it, by the ends of their names."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What has been put in place, and where the database is that was there before."""

    audit: Audit
    kept: Path | None


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that is to take a database's place, ``even_damaged`` if matches do not replay."""

    file: Path
    even_damaged: bool
    report: Report


async def restore(url: str, given: Copy, now: datetime) -> Restored:
    """Put a copy in the place of an SQLite database, or move it into an empty one on a server.

    Raises StorageError: a CopyError if the trouble is with the copy.
    """
    path = sqlite_path(url)
    if path is None:
        return Restored(await _moved(url, given, now), None)
    return _replaced(path.resolve(), given, now)


def _replaced(path: Path, given: Copy, now: datetime) -> Restored:
    if given.file.exists() and path.exists() and given.file.samefile(path):
        raise CopyError(Code.ITSELF, "")
    with held(path), faults_named(), written(path, overwrite=True) as part:
        audit = _checked(given, part, now)
        return Restored(audit, _set_aside(path, now))


async def _moved(url: str, given: Copy, now: datetime) -> Audit:
    """Fill an empty database on a server; all of it is one transaction."""
    found = await examine(url)
    require_usable(found)
    with tempfile.TemporaryDirectory() as folder, faults_named():
        part = Path(folder) / "petteia.db"
        part.touch(mode=0o600)
        async with opened(url, to_write=True) as database:
            if found.is_enough:
                await database.read(require_empty)
            audit = _checked(given, part, now)
            with connected(part) as source:
                await database.write(
                    partial(_filled, source=source, expected=audit, report=given.report, now=now)
                )
    return audit


def _checked(given: Copy, part: Path, now: datetime) -> Audit:
    """Copy a copy into an empty file, and see that it is sound and of this version."""
    with of_the_copy(), faults_named():
        if not given.file.exists():
            raise StorageError(Code.MISSING, "no such file")
        require_free(given.file)
        copy(reading_uri(given.file), part, given.report)
        with connected(part) as connection:
            audit = _looked_through(connection, given.report, now)
        if audit.all_problems and not given.even_damaged:
            raise StorageError(Code.DOES_NOT_REPLAY, audit.all_problems[0])
    return audit


def _looked_through(connection: Connection, report: Report, now: datetime) -> Audit:
    require_tables_there(examine_revision(connection))
    require_sound(connection, report)
    bring_up(connection)
    return verify(connection, report, now)


def _filled(
    target: Connection, source: Connection, expected: Audit, report: Report, now: datetime
) -> None:
    with of_the_copy():
        _require_own(bring_up(source))
    _require_own(bring_up(target))
    move(source, target, report)
    if verify(target, report, now) != expected:
        raise StorageError(Code.DOES_NOT_REPLAY, "what has arrived is not what was sent")


def _require_own(found: DatabaseStatus) -> None:
    """Raise StorageError for tables of newer code, of which a part would be left behind."""
    if found.code is Code.AHEAD:
        raise StorageError(Code.NEWER, found.detail)


def _set_aside(path: Path, now: datetime) -> Path | None:
    """Keep a database and its log under a dated name too, and leave no log in the place."""
    kept = path.with_name(f"{path.stem}-{now:%Y%m%dT%H%M%SZ}{path.suffix}")
    there = path.exists()
    if there:
        _fold_in(path)
        _keep(path, kept)
    # What stays would be taken for the new database's own, and ruin it.
    for ending in LOGS:
        log = _beside(path, ending)
        if log.exists():
            _keep(log, _beside(kept, ending))
            log.unlink()
    _beside(path, "-shm").unlink(missing_ok=True)
    # What the copy does not have is not lost: the operator wants it so.
    drop_note(path)
    return kept if there else None


def _fold_in(path: Path) -> None:
    """Write the log back; what is damaged stays as it is, being what a copy is put in place of."""
    try:
        with faults_named():
            fold_in(path)
    except StorageError as error:
        if error.code is not Code.CORRUPT:
            raise


def _keep(path: Path, kept: Path) -> None:
    try:
        os.link(path, kept)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems know one name for a file only.
        shutil.copy2(path, kept)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(f"{path.name}{ending}")
