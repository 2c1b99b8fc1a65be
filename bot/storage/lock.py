"""A lock file beside an SQLite file, held by the one process that uses the database.

Law: the lock is the kernel's (flock), not the file's existence. It ends with its process, however
that ends; a file that is left behind locks nothing.
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
