"""A lock file beside an SQLite file, which one process holds that has the database to itself.

Law: it is the kernel that locks, not the file's being there. However a process ends, its lock ends
with it, and a file that is left behind keeps nobody out.
"""

from __future__ import annotations

import fcntl
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.opening import make_folders

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAX_ID_LENGTH = 20  # digits


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Have an SQLite file to oneself while the block lasts; raises StorageError if it is taken."""
    lock = lock_path(path)
    with faults_named():
        make_folders(lock)
        descriptor = _acquired(lock)
    try:
        yield
    finally:
        # Gone before it is let go of, so that nobody can hold a file that is no longer there.
        lock.unlink(missing_ok=True)
        os.close(descriptor)


def require_free(path: Path) -> None:
    """Raise StorageError when a process has an SQLite file to itself; leaves no trace."""
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
    """Return the lock file of an SQLite file, which is one however the file is reached."""
    path = path.resolve()
    return path.with_name(f"{path.name}.lock")


def _acquired(lock: Path) -> int:
    """Lock the file, write into it whose it is, and return its descriptor."""
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
        # Whoever held it has taken it away in between: what is locked now is nobody's file.
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
