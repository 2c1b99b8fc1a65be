"""Whether an SQLite file is still the one that was opened, and whether it has one name only."""

from __future__ import annotations

import re
from pathlib import Path

from bot.storage.errors import Code, StorageError

MOUNTS = Path("/proc/self/mountinfo")
"""What is mounted, on Linux: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html"""


class FileIdentity:
    """Which files, by device and inode, a database's names led to when it was opened.

    SQLite goes on with an open file that was moved, deleted or replaced, and all that it writes
    there is lost. A file's identity is looked up by its name: to open and close the file would drop
    the locks that SQLite holds on it for this process.
    """

    def __init__(self, path: Path) -> None:
        """Take the identity of the file and of its log as they are now."""
        self.path = path
        # SQLite puts the log beside the file, not beside a link to it.
        resolved = path.resolve()
        log = resolved.with_name(f"{resolved.name}-wal")
        found = {each: _identity(each) for each in (path, log)}
        self._opened = {each: identity for each, identity in found.items() if identity}

    @property
    def is_same(self) -> bool:
        """Whether the names still lead to the files that were opened."""
        return all(_identity(path) == identity for path, identity in self._opened.items())

    def require_same(self) -> None:
        """Raise StorageError unless the names still lead to the files that were opened."""
        if not self.is_same:
            raise StorageError(
                Code.MOVED, f"{self.path} or its log is not the file that was opened"
            )


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def other_name(path: Path) -> str | None:
    """Say by what other name an SQLite file can be reached; None where there is no other.

    SQLite's log and the bot's lock are found by the file's name, so under another name a second bot
    would see neither of them, and ruin the file. Symbolic links do not matter, as both resolve
    them. A lock on the file itself would do as well on Linux, where flock() is independent of the
    locks that SQLite takes; but elsewhere, and on network file systems, the two exclude each other.
    """
    path = path.resolve()
    links = path.stat().st_nlink
    if links > 1 and (links := links - _kept_names(path)) > 1:
        return f"{path} has {links} hard links; find the others by: find DIRECTORY -samefile {path}"
    if _is_mounted(path):
        return f"{path} is mounted by itself; mount its directory instead"
    return None


def _kept_names(path: Path) -> int:
    """Count the dated names that a restore which was killed left a file."""
    kept = re.compile(rf"{re.escape(path.stem)}-[0-9]{{8}}T[0-9]{{6}}Z{re.escape(path.suffix)}")
    return sum(
        bool(kept.fullmatch(each.name)) and each.samefile(path) for each in path.parent.iterdir()
    )


def _is_mounted(path: Path) -> bool:
    """Return whether a file, not its directory, was mounted, as `docker run -v FILE:FILE` does."""
    try:
        lines = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return False
    points = (line.split(" ")[4] for line in lines)
    return str(path) in (re.sub(r"\\([0-7]{3})", _character, point) for point in points)


def _character(escape: re.Match[str]) -> str:
    return chr(int(escape[1], 8))
