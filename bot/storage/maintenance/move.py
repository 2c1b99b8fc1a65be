"""Moving all rows of one database into another, and verifying that they arrived.

Law: every column of every table of the schema is moved, without a list of names.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, insert, select

from bot.storage.errors import Code, StorageError
from bot.storage.maintenance.backup import Phase
from bot.storage.schema import METADATA

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection, Row, Table

    from bot.storage.maintenance.backup import Report

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
