"""How much room there is on the disk of an SQLite file, and how much there should be."""

from __future__ import annotations

import shutil
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

MIN_FREE: Final = 100_000_000
"""Bytes that should be free however small the database is."""

RECOVERED: Final = 1.25
"""How many times as much as needed ends a warning, so that it does not come and go."""


@dataclass(frozen=True, slots=True)
class DiskSpace:
    """Bytes that are free on a disk, and that should be: an upgrade copies the whole database."""

    free: int
    wanted: int

    def is_low(self, *, was_low: bool = False) -> bool:
        """Return whether there is too little; once there is, it takes some more to recover."""
        return self.free < self.wanted * (RECOVERED if was_low else 1)


def disk_space(path: Path) -> DiskSpace:
    """Return the room on the disk of an SQLite file; raises OSError."""
    return DiskSpace(free_bytes(path.resolve().parent), max(MIN_FREE, size_of(path)))


def free_bytes(folder: Path) -> int:
    """Return how many bytes an ordinary user may still write where a folder is; raises OSError."""
    return shutil.disk_usage(folder).free


def size_of(path: Path) -> int:
    """Return the bytes of an SQLite file and its log."""
    path = path.resolve()
    size = 0
    for part in (path, path.with_name(f"{path.name}-wal")):
        with suppress(OSError):
            size += part.stat().st_size
    return size
