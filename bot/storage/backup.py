"""A backup of an SQLite database, taken while it is in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.storage.copying import connected, copy, require_sound
from bot.storage.doctor import Examination, examine
from bot.storage.errors import Code, CopyError, StorageError, faults_named, of_the_copy
from bot.storage.files import written
from bot.storage.migrate import require_usable
from bot.storage.opening import sqlite_path, writing_uri

if TYPE_CHECKING:
    from pathlib import Path

    from bot.storage.progress import Report


async def backup(url: str, file: Path, *, overwrite: bool, report: Report) -> None:
    """Copy an SQLite database into a file, whole or not at all, and look the copy through.

    Raises StorageError: a CopyError where the trouble is with the file.
    """
    path = sqlite_path(url)
    if path is None:
        raise StorageError(Code.UNREACHABLE, "a server's databases are no files")
    _require_there(await examine(url))
    _back_up(path, file, overwrite=overwrite, report=report)


def _require_there(found: Examination) -> None:
    if found.code is Code.MISSING:
        raise StorageError(found.code, found.detail)
    require_usable(found)


def _back_up(path: Path, file: Path, *, overwrite: bool, report: Report) -> None:
    if file.exists() and file.samefile(path):
        raise CopyError(Code.ITSELF, "")
    with of_the_copy(), faults_named(), written(file, overwrite=overwrite) as part:
        copy(writing_uri(path), part, report)
        with connected(part) as connection:
            require_sound(connection, report)
