"""Files with secrets in them that other users of the machine can read or change."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from bot.config.settings import SECTIONS, Settings
from bot.storage import StorageError
from bot.storage.opening import sqlite_path

OTHERS = stat.S_IROTH | stat.S_IWOTH


def open_to_others(file: Path | None, settings: Settings) -> Iterator[tuple[Path, str]]:
    """Yield each secret file that others can read or change, and what is in it.

    ``file`` is the configuration that the settings are from; the database counts as well.
    """
    return (found for found in _secret_files(file, settings) if _is_open(found[0]))


def _secret_files(file: Path | None, settings: Settings) -> Iterator[tuple[Path, str]]:
    if file and any(secret in file.read_text(encoding="utf-8") for secret in settings.secrets):
        yield file, "it contains a secret"
    for section in SECTIONS:
        for key, path in vars(getattr(settings, section)).items():
            if key.endswith("_file") and path is not None and not _is_mounted_read_only(path):
                yield path, f"it is the {key} of [{section}]"
    try:
        database = sqlite_path(settings.database.url)
    except StorageError:  # the check of the database reports it
        return
    if database is not None and not database.is_dir():
        yield database, "it holds people's matches and settings"


def _is_mounted_read_only(path: Path) -> bool:
    """Whether a file was put into a container, which has no other users and cannot change it."""
    return bool(os.statvfs(path).f_flag & os.ST_RDONLY)


def _is_open(path: Path) -> bool:
    """Whether others can reach a file, and read or change it."""
    path = path.resolve()
    if not path.exists() or not path.stat().st_mode & OTHERS:
        return False
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in path.parents)
