"""Errors of the store, and which drivers' errors they stand for."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.core.matches.errors import StoreFault, Unsure

if TYPE_CHECKING:
    from collections.abc import Iterator


class Code(StrEnum):
    """State of a database; all but the first five are faults.

    One that is ``AHEAD`` is of newer code, and this code can use it; one that is ``UNCONTRACTED``
    still has what only older code uses.
    """

    READY = "ready"
    MISSING = "missing"
    BEHIND = "behind"
    AHEAD = "ahead"
    UNCONTRACTED = "uncontracted"
    NEWER = "newer"
    ALTERED = "altered"
    LOCKED = "locked"
    CORRUPT = "corrupt"
    READ_ONLY = "read-only"
    UNREACHABLE = "unreachable"
    FULL = "full"
    MOVED = "moved"
    SEVERAL_NAMES = "several-names"
    IN_USE = "in-use"
    NOT_EMPTY = "not-empty"
    TAKEN = "taken"
    ITSELF = "itself"
    DOES_NOT_REPLAY = "does-not-replay"


class StorageError(StoreFault):
    """A database cannot be used and was not changed; ``detail`` is for the operator."""

    def __init__(self, code: Code, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class UnsureError(StorageError, Unsure):
    """The server was lost during a commit: its outcome is unknown."""


class CopyError(StorageError):
    """The same of a copy: one to be made, or to be restored."""


# https://www.sqlite.org/rescode.html, the primary codes: the lowest byte
SQLITE_CODES = {
    3: Code.READ_ONLY,  # SQLITE_PERM
    5: Code.LOCKED,  # SQLITE_BUSY
    6: Code.LOCKED,  # SQLITE_LOCKED
    8: Code.READ_ONLY,  # SQLITE_READONLY
    11: Code.CORRUPT,  # SQLITE_CORRUPT
    13: Code.FULL,  # SQLITE_FULL
    26: Code.CORRUPT,  # SQLITE_NOTADB
}

# https://www.postgresql.org/docs/current/errcodes-appendix.html
POSTGRES_CODES = {
    "25006": Code.READ_ONLY,  # read_only_sql_transaction
    "42501": Code.READ_ONLY,  # insufficient_privilege
    "53100": Code.FULL,  # disk_full
    "55P03": Code.LOCKED,  # lock_not_available
    "XX001": Code.CORRUPT,  # data_corrupted
    "XX002": Code.CORRUPT,  # index_corrupted
}


MISTAKES = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors of a statement: bugs, not outages."""

OUTAGES = (DBAPIError, NoConnection, sqlite3.Error, OSError)
"""Errors of drivers, connection pools and sockets."""


@contextmanager
def faults_named() -> Iterator[None]:
    """Raise StorageError in place of what the driver or the file system raises."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise _named(error) from error
    except UnicodeDecodeError as error:
        # Python's driver cannot read SQLite's message if that quotes damaged bytes.
        raise StorageError(Code.CORRUPT, error.object.decode(errors="replace")) from error


@contextmanager
def outages_named() -> Iterator[None]:
    """Raise StorageError if a database cannot be used; errors of statements pass."""
    try:
        yield
    except MISTAKES:
        raise
    except OUTAGES as error:
        raise _named(error) from error


@contextmanager
def outcome_unsure() -> Iterator[None]:
    """Raise UnsureError if a server is lost during a commit."""
    try:
        yield
    except OUTAGES as error:
        named = _named(error)
        raise UnsureError(named.code, named.detail) from error


def _named(error: Exception) -> StorageError:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return StorageError(_code(cause), str(cause))


@contextmanager
def of_the_copy() -> Iterator[None]:
    """Raise CopyError in place of any other StorageError."""
    try:
        yield
    except StorageError as error:
        raise CopyError(error.code, error.detail) from error


def _code(cause: BaseException) -> Code:
    if isinstance(cause, sqlite3.Error):
        number = getattr(cause, "sqlite_errorcode", 0)  # some errors are of the driver's own making
        if not number and "decode to UTF-8" in str(cause):
            return Code.CORRUPT  # damaged bytes in a text
        return SQLITE_CODES.get(number & 0xFF, Code.UNREACHABLE)
    if isinstance(cause, OSError):
        return Code.FULL if cause.errno == errno.ENOSPC else Code.UNREACHABLE
    return POSTGRES_CODES.get(getattr(cause, "sqlstate", ""), Code.UNREACHABLE)
