"""What a stubbed network has to do with a benchmark: presses go in, and calls are timed."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from itertools import pairwise
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Press:
    """A button pressed: by whom, in which room, under its newest board; no two of one number."""

    number: int
    person: int
    room: int
    control: str


class Arrivals:
    """When the bot's calls came to the network."""

    def __init__(self) -> None:
        self._awaited: dict[Hashable, asyncio.Future[float]] = {}

    def expect(self, *key: Hashable) -> asyncio.Future[float]:
        """Return what will be the time of the next call that is noted under this key."""
        return self._awaited.setdefault(key, asyncio.get_running_loop().create_future())

    def note(self, *key: Hashable) -> None:
        """Note that a call came just now."""
        if awaited := self._awaited.pop(key, None):
            awaited.set_result(time.perf_counter())


class Marks:
    """Where the time of a turn goes: each mark ends the part that began with the one before."""

    def __init__(self) -> None:
        self._times: list[tuple[str, float]] = []

    def start(self) -> float:
        """Begin a turn; return the time now."""
        now = time.perf_counter()
        self._times = [("", now)]
        return now

    def mark(self, part: str) -> None:
        """Note that a part has come to its end."""
        self._times.append((part, time.perf_counter()))

    def parts(self) -> dict[str, float]:
        """Return the seconds of each part since the turn began."""
        spent: Counter[str] = Counter()
        for (_, begin), (part, end) in pairwise(self._times):
            spent[part] += end - begin
        return spent

    def drawing(self, draw: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        """Return the same drawing, with marks before and after."""

        async def marked(*args: P.args, **kwargs: P.kwargs) -> T:
            self.mark("composing")
            drawn = await draw(*args, **kwargs)
            self.mark("picture")
            return drawn

        return marked
