"""What is due in a match by itself, and the commands of the scheduler. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.matches import timing, vacations
from bot.core.matches.challenges import Expired
from bot.core.matches.commands import BotCommand
from bot.core.matches.model import Stage
from engine import Outcome, Reason

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.commands import Decision
    from bot.core.matches.events import Event
    from bot.core.matches.model import Match
    from engine import Side


@dataclass(frozen=True, slots=True)
class Tick(BotCommand):
    """Do what is due now, such as a reminder."""

    by: None = None

    def decide(self, match: Match, now: datetime) -> Decision:
        """Begin with the vacations that are over."""
        return vacations.due_returns(match, now) or _due_events(match, now)


@dataclass(frozen=True, slots=True)
class EndWithRound(BotCommand):
    """End a match with its round: a side whose time is up loses, else the ``winner`` has won."""

    winner: Side | None
    by: None = None

    def decide(self, match: Match, now: datetime) -> Decision:
        """End it, unless it is over."""
        if match.stage is not Stage.RUNNING:
            return ()
        late = timing.flag_fallen_for(match, now)
        if late is not None:
            return (timing.Ended(Outcome(late.other, Reason.TIMEOUT)),)
        return (timing.Ended(Outcome(self.winner, Reason.DEADLINE)),)


@dataclass(frozen=True, slots=True)
class Spare(BotCommand):
    """Give an outage back to the side whose clock ran in it."""

    begin: datetime
    end: datetime
    by: None = None

    def decide(self, match: Match, _now: datetime) -> Decision:
        """Set the clock, if it ran."""
        return timing.give_outage_back(match, self.begin, self.end)


def _due_events(match: Match, now: datetime) -> tuple[Event, ...]:
    """Return the events that are due now: an end, a fallen flag, a reminder, an expiry."""
    if match.stage is Stage.OFFERED:
        return (Expired(),) if now >= match.expires else ()
    late = timing.flag_fallen_for(match, now)
    if late is not None:
        return timing.forfeit(match, now) or (() if match.lapsed else (timing.Lapsed(late),))
    nudge, game = timing.next_nudge(match), match.game
    return (timing.Nudged(game.position.side),) if game and nudge and now >= nudge else ()
