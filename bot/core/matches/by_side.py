"""A pair of values, one for each side of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from engine import Side

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class BySide(NamedTuple, Generic[T]):
    """A value for each side, found by the side; it is stored as a list of the two.

    >>> BySide(5, 6)[Side.SECOND]
    6
    """

    first: T
    second: T

    def set(self, side: Side, value: T) -> BySide[T]:
        """Return the pair with another value for a side.

        >>> BySide(5, 6).set(Side.FIRST, 7)
        BySide(first=7, second=6)
        """
        return BySide(value, self.second) if side is Side.FIRST else BySide(self.first, value)

    def map(self, change: Callable[[T], T]) -> BySide[T]:
        """Return the pair with both values changed.

        >>> BySide(5, 6).map(abs)
        BySide(first=5, second=6)
        """
        return BySide(change(self.first), change(self.second))
