"""How much one person, and all at one place, may ask for: enough for anyone who plays.

Invariant: what is counted here is not part of a match's state. What a person has going is counted
in the store, commands in the memory of this process; two processes let a little more through.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.matches.messages import Refused, refused

if TYPE_CHECKING:
    from collections.abc import Hashable
    from datetime import datetime

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.context import RequestContext
    from bot.core.matches.model import AccountId
    from bot.core.store.values import UsageCounts

DAY = timedelta(days=1)
MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class RateLimits:
    """The limits of requests; those of a place are for several people."""

    running: int
    challenges: int
    challenges_a_day: int
    commands_a_minute: int
    place_challenges_a_day: int
    place_commands_a_minute: int


class SlidingWindow:
    """Counts the events of each key within the latest period.

    Events in the future (the clock was set back) count as now.
    """

    def __init__(self, many: int, span: timedelta) -> None:
        """Allow a number of events in any period of this length."""
        self._many = many
        self._span = span
        # The latest is last, so that the oldest are found in front.
        self._times: OrderedDict[Hashable, deque[datetime]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many keys are remembered."""
        return len(self._times)

    def is_full(self, key: Hashable, now: datetime) -> bool:
        """Return whether this key has to wait."""
        self._drop(now - self._span)
        times = self._times.get(key, deque())
        for index, at in enumerate(times):
            times[index] = min(at, now)
        return sum(at > now - self._span for at in times) >= self._many

    def count(self, key: Hashable, now: datetime) -> None:
        """Count an event of this key."""
        self._times.setdefault(key, deque(maxlen=self._many)).append(now)
        self._times.move_to_end(key)

    def _drop(self, before: datetime) -> None:
        """Forget the keys without events since then."""
        while self._times:
            key, times = next(iter(self._times.items()))
            if times[-1] > before:
                return
            del self._times[key]


class RateLimiter:
    """Applies the limits and returns refusals."""

    def __init__(self, limits: RateLimits, clock: TimeSource) -> None:
        """Start with empty counters."""
        self._limits = limits
        self._clock = clock
        self._commands = SlidingWindow(limits.commands_a_minute, MINUTE)
        self._place_commands = SlidingWindow(limits.place_commands_a_minute, MINUTE)
        self._place_challenges = SlidingWindow(limits.place_challenges_a_day, DAY)

    def why_hurried(self, who: AccountId, context: RequestContext) -> Refused | None:
        """Count a command, or return the refusal."""
        now = self._clock()
        if self._commands.is_full(who, now):
            return refused("hurried", limit=self._limits.commands_a_minute)
        if context.stay and self._place_commands.is_full(context.stay, now):
            return refused("hurried-here", limit=self._limits.place_commands_a_minute)
        self._commands.count(who, now)
        if context.stay:
            self._place_commands.count(context.stay, now)
        return None

    def why_no_challenge(self, counts: UsageCounts, context: RequestContext) -> Refused | None:
        """Refuse a challenge above the limits, or count it."""
        limits, now = self._limits, self._clock()
        if why := self.why_no_match(counts):
            return why
        if counts.offered >= limits.challenges:
            return refused("many-challenges", limit=limits.challenges)
        if counts.made >= limits.challenges_a_day:
            return refused("challenges-today", limit=limits.challenges_a_day)
        if context.stay and self._place_challenges.is_full(context.stay, now):
            return refused("challenges-here", limit=limits.place_challenges_a_day)
        if context.stay:
            self._place_challenges.count(context.stay, now)
        return None

    def why_no_match(self, counts: UsageCounts) -> Refused | None:
        """Refuse a match above the limits."""
        if counts.running >= self._limits.running:
            return refused("many-matches", limit=self._limits.running)
        return None
