"""The folder of backups that a running bot makes by itself.

Invariant: a file is deleted only if its whole name is one that this module gives.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from bot.storage.disk import MIN_FREE, free_bytes, size_of
from bot.storage.errors import Code, CopyError, faults_named, of_the_copy
from bot.storage.maintenance.backup import copy_checked
from bot.storage.opening import make_folders
from bot.storage.sqlite import FileIdentity

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.storage.maintenance.backup import Report

TIME: Final = "%Y%m%dT%H%M%SZ"


class BackupFolder:
    """The scheduled backups of one SQLite file, each named by the time when it was made."""

    def __init__(self, database: Path, folder: Path) -> None:
        """Take the database's file as it is now; the folder need not be there."""
        self.folder = folder
        self._identity = FileIdentity(database)
        self._database = database
        self._prefix = f"{database.stem}-backup-"
        name = rf"{re.escape(self._prefix)}([0-9]{{8}}T[0-9]{{6}}Z)\.db"
        self._name = re.compile(name)
        self._part = re.compile(rf"{name}\.[A-Za-z0-9_]{{8}}\.part(-wal|-shm|-journal)?")

    def last(self, now: datetime) -> datetime | None:
        """Return when the last backup was made; one of the future does not count."""
        return max((at for at, _ in self._made() if at <= now), default=None)

    def make(self, now: datetime, report: Report) -> Path:
        """Back the database up; raises CopyError.

        The database must be open in this process or in none: this opens it with only SQLite.
        """
        with of_the_copy(), faults_named():
            # Copies of another file would in time take the place of all good ones.
            self._identity.require_same()
            file = self.folder.absolute() / f"{self._prefix}{now.astimezone(UTC):{TIME}}.db"
            make_folders(file)
            self._delete_parts()
            self._require_room()
            copy_checked(self._database, file, overwrite=False, report=report)
        return file

    def delete_old(self, keep: int, now: datetime) -> tuple[Path, ...]:
        """Delete all but so many, the oldest first, and return them; raises CopyError.

        Those of the future are from a clock that was wrong, and count as the oldest.
        """
        made = sorted(self._made(), key=lambda each: (each[0] <= now, each[0]), reverse=True)
        surplus = tuple(file for _, file in made[keep:])
        with of_the_copy(), faults_named():
            for file in surplus:
                file.unlink(missing_ok=True)
        return surplus

    def _made(self) -> Iterator[tuple[datetime, Path]]:
        for file in self._files():
            if found := self._name.fullmatch(file.name):
                try:
                    yield datetime.strptime(found[1], TIME).replace(tzinfo=UTC), file
                except ValueError:  # such as the 31st of February
                    continue

    def _files(self) -> Iterator[Path]:
        if not self.folder.is_dir():
            return
        with of_the_copy(), faults_named():
            yield from (
                file for file in self.folder.iterdir() if file.is_file() and not file.is_symlink()
            )

    def _delete_parts(self) -> None:
        """Delete what a bot that was killed left of a backup."""
        for file in self._files():
            if self._part.fullmatch(file.name):
                file.unlink(missing_ok=True)

    def _require_room(self) -> None:
        """Raise CopyError if a copy would leave too little room for the bot to go on."""
        free, needed = free_bytes(self.folder), size_of(self._database) + MIN_FREE
        if free < needed:
            raise CopyError(Code.FULL, f"{free} bytes are free, and {needed} are needed")
