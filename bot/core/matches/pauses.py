"""What stops the clock of a match: a pause by consent, which either ends, or a vacation. Pure.

Invariant: a pause stops the clock and nothing else; both sides may still move.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime  # noqa: TC003 -- the store reads the annotation
from typing import TYPE_CHECKING, Final

from bot.core.matches import timing
from bot.core.matches.commands import MatchCommand
from bot.core.matches.events import Event
from bot.core.matches.messages import refused
from engine import Side  # noqa: TC001 -- the store reads the annotation

if TYPE_CHECKING:
    from bot.core.matches.commands import Decision, Situation
    from bot.core.matches.model import AccountId, Match

PAUSE: Final = "pause"
"""What stops the clock of a match that is paused; also what is asked for to pause it."""

VACATIONS: Final = ("vacation-first", "vacation-second")
"""What stops a match's clock while a side is away; there may be both, and a pause besides."""


def is_paused(match: Match) -> bool:
    """Return whether the match is paused by agreement."""
    return match.timer is not None and PAUSE in match.timer.stops


@dataclass(frozen=True, slots=True)
class Resume(MatchCommand):
    """End a pause."""

    by: AccountId
    turn: int | None = None

    def decide(self, given: Situation) -> Decision:
        """Let the clock go on, unless a vacation keeps it."""
        if not is_paused(given.match):
            return refused("not-paused")
        resumed = timing.resume_clock(given.match, why=PAUSE, now=given.now)
        return (Resumed(given.side, PAUSE), *resumed)


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The clock is stopped from now on for one more reason, by one side.

    A vacation says ``until`` when. The event is recorded without a clock too, and again when the
    vacation is made longer or shorter.
    """

    side: Side
    why: str
    until: datetime | None = None

    def apply(self, match: Match) -> Match:
        """Note the vacation; or that the pause was agreed on. The clock has an event of its own."""
        if self.why == VACATIONS[self.side]:
            return replace(match, away=match.away.set(self.side, self.until))
        return match.without_asks(PAUSE)


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """A reason for which the clock was stopped is gone, by one side."""

    side: Side
    why: str

    def apply(self, match: Match) -> Match:
        """Note that a vacation is over."""
        if self.why == VACATIONS[self.side]:
            return replace(match, away=match.away.set(self.side, None))
        return match


EVENTS = (Stopped, Resumed)
