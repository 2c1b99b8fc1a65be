"""Gives memory back after many connections have been closed."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress
from typing import Final

MANY: Final = 64
"""Fewer connections take too little to look after."""


class MemoryKeeper:
    """Returns freed memory to the system once most connections of a busy time are gone.

    The C library keeps what was freed in the middle of its heap; 768 connections leave some 20 MB.
    """

    def __init__(self) -> None:
        self._most = 0

    def note(self, count: int) -> None:
        """Note how many connections there are now."""
        self._most = max(self._most, count)
        if self._most >= MANY and count < self._most // 4:
            self._most = count
            _trim()


def _trim() -> None:
    gc.collect()  # closed connections are in circles
    with suppress(AttributeError, OSError):  # another C library than glibc
        ctypes.CDLL(None).malloc_trim(0)
