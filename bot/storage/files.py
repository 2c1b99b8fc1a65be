"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.storage.errors import Code, StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def written(path: Path, *, overwrite: bool) -> Iterator[Path]:
    """Yield an empty file beside `path`, for its owner alone, which takes its place at the end.

    Until then, and after any error, `path` is as it was; from then on it outlasts a power failure.
    Raises StorageError when it is there and is not to be overwritten, or OSError.
    """
    _require_room(path, overwrite=overwrite)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=".part")
    os.close(descriptor)
    part = Path(name)
    try:
        yield part
        _sync(part)
        _require_room(path, overwrite=overwrite)
        part.replace(path)
        _sync(path.parent)
    finally:
        part.unlink(missing_ok=True)


def _require_room(path: Path, *, overwrite: bool) -> None:
    if path.is_dir() or (path.exists() and not overwrite):
        raise StorageError(Code.TAKEN, "")


def _sync(path: Path) -> None:
    """Have what is written of a file or a folder reach the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
