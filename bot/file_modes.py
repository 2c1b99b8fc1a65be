"""Which files with secrets in them other users of the machine can read or change."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING

from bot.core.frontend import Finding
from bot.storage import StorageError
from bot.storage.opening import sqlite_path

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.settings import Settings

OTHERS = stat.S_IROTH | stat.S_IWOTH
CLOSED = Finding("Other users can neither read nor change what is secret.")


def examine(file: Path | None, settings: Settings) -> tuple[Finding, ...]:
    """Look at the configuration if a secret stands in it, and at an SQLite database."""
    found = (*_configuration(file, settings.secrets), *_database(settings.database.url))
    return tuple(_opened(path, what) for path, what in found if _is_open(path)) or (CLOSED,)


def _configuration(file: Path | None, secrets: frozenset[str]) -> Iterator[tuple[Path, str]]:
    if file is None:
        return
    text = file.read_text(encoding="utf-8")
    if any(secret in text for secret in secrets):
        yield file, "a secret stands in it"


def _database(url: str) -> Iterator[tuple[Path, str]]:
    try:
        path = sqlite_path(url)
    except StorageError:  # which the database's own examination tells
        return
    if path is not None:
        yield path, "people's matches and settings stand in it"


def _opened(path: Path, what: str) -> Finding:
    return Finding(
        f"Other users can read or change {path}, and {what}.",
        f"Close it to them: chmod 600 {path}",
    )


def _is_open(path: Path) -> bool:
    """Tell whether others can reach a file, and read or change it."""
    path = path.resolve()
    if not path.exists() or not path.stat().st_mode & OTHERS:
        return False
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in path.parents)
