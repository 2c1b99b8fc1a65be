"""The transposition table: what was found out about positions, in a bounded memory."""

from enum import IntEnum
from typing import NamedTuple

from engine.search.score import Score

DEFAULT_ENTRIES = 1 << 17  # about 40 MB


class Bound(IntEnum):
    """What an entry's score says of the true one."""

    EXACT = 0
    LOWER = 1
    UPPER = 2


EXACT, LOWER, UPPER = Bound  # a name is found many times faster than the attribute of an enum


class TableEntry(NamedTuple):
    """What a search to a depth found out of a position, and the token of the best action.

    The score is from the side to act, and counts a sure win from this position, not from the root.
    """

    depth: int
    bound: Bound
    score: Score
    token: object


class TranspositionTable:
    """Entries by the position's key, never more than `entries`.

    There are two halves: when the newer is full, the older is dropped. Out of memory, the table
    drops all and keeps nothing more. One table serves one ruleset.

    >>> table = TranspositionTable(entries=2)
    >>> for key in (1, 2, 3):
    ...     table.put(key, TableEntry(1, Bound.EXACT, 0, None))
    >>> [key for key in (1, 2, 3) if table.get(key)]
    [2, 3]
    """

    __slots__ = ("_half", "_newer", "_older")

    def __init__(self, entries: int = DEFAULT_ENTRIES) -> None:
        """A table of that many entries; none for 0."""
        self._half = entries // 2
        self._newer: dict[int, TableEntry] = {}
        self._older: dict[int, TableEntry] = {}

    def get(self, key: int) -> TableEntry | None:
        """What is kept of a position."""
        return self._newer.get(key) or self._older.get(key)

    def put(self, key: int, entry: TableEntry) -> None:
        """Keep what was found out, instead of what is kept of the position now."""
        if not self._half:
            return
        try:
            if len(self._newer) >= self._half:
                self._older = self._newer
                self._newer = {}
            self._newer[key] = entry
        except MemoryError:
            self._half = 0
            self._newer, self._older = {}, {}
