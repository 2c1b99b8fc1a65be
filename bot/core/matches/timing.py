"""What clocks do in a match: events to be stored beside those that caused them. Pure.

Invariant: all arithmetic with time happens here, before anything is stored; an event holds its
result.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches import clocks
from bot.core.matches.clocks import Flag, Timer
from bot.core.matches.computers import AT_ONCE, computer_in, waits_for_computer
from bot.core.matches.events import Event, SideEvent
from bot.core.matches.model import NO_PLANS, NO_SET_UPS, NOTHING_ASKED, PRESENT, Stage
from engine import Outcome, Reason

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.clocks import Clock
    from bot.core.matches.model import AccountId, Match
    from engine import Side


Running = tuple["Clock", "Timer", "Side"]
"""The clock of a match in play, its state, and the side to act."""


@dataclass(frozen=True, slots=True)
class Timed(Event):
    """The state of the match's clock after the events before it in the log."""

    timer: Timer

    def apply(self, match: Match) -> Match:
        """Set the clock."""
        return replace(match, timer=self.timer)


@dataclass(frozen=True, slots=True)
class Nudged(SideEvent):
    """A side was reminded that its time is running out."""

    def apply(self, match: Match) -> Match:
        """Remind it no more this turn."""
        return replace(match, nudged=True)


@dataclass(frozen=True, slots=True)
class Lapsed(SideEvent):
    """A side's time ran out; the other may claim the win as long as it has not acted."""

    def apply(self, match: Match) -> Match:
        """Leave the match to be claimed."""
        return replace(match, lapsed=True)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over."""

    outcome: Outcome

    def apply(self, match: Match) -> Match:
        """End the match, and with it all that was asked for or prepared."""
        return replace(
            match,
            stage=Stage.OVER,
            outcome=self.outcome,
            away=PRESENT,
            plans=NO_PLANS,
            set_ups=NO_SET_UPS,
            asked=NOTHING_ASKED,
            before=match.before if computer_in(match) else (),  # see `may_try_again`
        )


EVENTS = (Timed, Nudged, Lapsed, Ended)


def start_clock(match: Match, now: datetime) -> tuple[Event, ...]:
    """Start the clock of a match that begins."""
    clock = match.terms.clock
    return () if clock is None else (Timed(clocks.start_timer(clock, now)),)


def hand_clock_over(match: Match, to_act: Side, now: datetime) -> tuple[Event, ...]:
    """Hand the clock on after an action; a side that acts again, such as with dice, keeps it."""
    running = _running(match)
    if running is None or to_act is running[2]:
        return ()
    return (Timed(clocks.hand_over(*running, now)),)


def hand_clock_back(match: Match, now: datetime) -> tuple[Event, ...]:
    """Count what the side to act has used when a turn is taken back; nothing is added for it."""
    running = _running(match)
    return () if running is None else (Timed(clocks.settle(*running, now)),)


def give_outage_back(match: Match, begin: datetime, end: datetime) -> tuple[Event, ...]:
    """Give an outage back to the side to act; nothing if its clock did not run."""
    running = _running(match)
    if running is None:
        return ()
    after = clocks.give_back(*running, begin=begin, end=end)
    return () if after == match.timer else (Timed(after),)


def stop_clock(match: Match, *, why: str, now: datetime) -> tuple[Event, ...]:
    """Stop the clock for one more reason."""
    running = _running(match)
    return () if running is None else (Timed(clocks.stop(*running, why=why, now=now)),)


def resume_clock(match: Match, *, why: str, now: datetime) -> tuple[Event, ...]:
    """Remove a reason for which the clock was stopped; a time that had run out stays so."""
    running = _running(match)
    if running is None:
        return ()
    timer = running[1]
    return (Timed(clocks.resume(timer, why=why, now=timer.since if match.lapsed else now)),)


def flag_fallen_for(match: Match, now: datetime) -> Side | None:
    """Return the side whose time has run out, recorded or not."""
    running = _running(match)
    if running is None:
        return None
    end = clocks.flag_fall(*running)
    return running[2] if match.lapsed or (end is not None and now >= end) else None


def forfeit(match: Match, now: datetime) -> tuple[Event, ...]:
    """End a match in which a hard flag has fallen."""
    clock, late = match.terms.clock, flag_fallen_for(match, now)
    if clock is None or clock.flag is not Flag.HARD or late is None:
        return ()
    return (Ended(Outcome(late.other, Reason.TIMEOUT)),)


def deadline(match: Match) -> datetime | None:
    """Return until when there is time: to answer a challenge, or for the side to act to play."""
    if match.stage is Stage.OFFERED:
        return match.expires
    running = _running(match)
    return None if running is None else clocks.flag_fall(*running)


def urgency(match: Match, account: AccountId) -> tuple[bool, bool, float]:
    """Sort what waits for the person to the front, and there whatever has the least time left."""
    end = deadline(match)
    return not match.waits_for(account), end is None, end.timestamp() if end else 0.0


def next_due(match: Match) -> datetime | None:
    """Return when the scheduler has to act in a match; never earlier than was shown."""
    if match.stage is Stage.OFFERED:
        return match.expires
    if waits_for_computer(match):
        return AT_ONCE
    return min((at for at in (_clock_due(match), *match.away) if at), default=None)


def _clock_due(match: Match) -> datetime | None:
    running = _running(match)
    if running is None or match.lapsed:
        return None
    return next_nudge(match) or clocks.flag_fall(*running)


def next_nudge(match: Match) -> datetime | None:
    """Return when the side to act is to be nudged, None if it is not or was."""
    running = _running(match)
    return None if running is None or match.nudged else clocks.nudge_at(*running)


def _running(match: Match) -> Running | None:
    clock, timer, game = match.terms.clock, match.timer, match.game
    if match.stage is not Stage.RUNNING or clock is None or timer is None or game is None:
        return None
    return clock, timer, game.position.side
