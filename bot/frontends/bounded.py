"""A dictionary with a maximum size, for what front-ends remember while they run."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedDict(OrderedDict[K, V]):
    """Drops the least recently set or touched entry when it holds more than ``max_entries``.

    >>> names = BoundedDict(2)
    >>> names[1], names[2], names[3] = "a", "b", "c"
    >>> list(names)
    [2, 3]
    """

    def __init__(self, max_entries: int) -> None:
        super().__init__()
        self.max_entries = max_entries

    def __setitem__(self, key: K, value: V) -> None:
        """Set an entry, which becomes the most recent one."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.max_entries:
            self.popitem(last=False)
