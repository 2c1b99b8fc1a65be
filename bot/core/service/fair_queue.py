"""A queue that serves people by turns, however much each of them asks for. Values in memory."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Gives out things for at most so many at once, and for one person at most so many of these.

    >>> queue = FairQueue[str](at_once=2, each=1)
    >>> for who, what in (("Ada", "a"), ("Ada", "b"), ("Bea", "c")):
    ...     queue.put(who, what)
    >>> queue.take(), queue.take(), queue.take()
    ('a', 'c', None)
    >>> queue.done("Ada")
    >>> queue.take()
    'b'
    """

    def __init__(self, *, at_once: int, each: int) -> None:
        """Begin empty."""
        self._at_once, self._each = at_once, each
        self._waiting: OrderedDict[Hashable, deque[T]] = OrderedDict()
        self._out: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        """Return how many things wait."""
        return sum(map(len, self._waiting.values()))

    def put(self, who: Hashable, what: T) -> None:
        """Add a thing of a person."""
        self._waiting.setdefault(who, deque()).append(what)

    def take(self) -> T | None:
        """Take the next thing, None where nothing may be taken now; ``done`` is to follow."""
        if self._out.total() >= self._at_once:
            return None
        who = next((each for each in self._waiting if self._out[each] < self._each), None)
        if who is None:
            return None
        things = self._waiting.pop(who)
        what = things.popleft()
        if things:  # to the end of the row
            self._waiting[who] = things
        self._out[who] += 1
        return what

    def done(self, who: Hashable) -> None:
        """Note that a thing of a person is no longer out."""
        self._out[who] -= 1
        if not self._out[who]:
            del self._out[who]
