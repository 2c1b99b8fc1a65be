"""What it comes to when a side plays an action, by its own hand or by its plan. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match import timing
from bot.core.match.events import Ended

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.match.events import Event, Played
    from bot.core.match.model import Match
    from engine.actions import Action
    from engine.game import Game


def carried_out(
    match: Match, game: Game, action: Action, *, played: Played, now: datetime
) -> tuple[Event, ...]:
    """Return a legal action of a match's game as an event, with the end or the clock's next turn.

    ``played`` is that event.
    """
    after = game.play(action)
    if after.outcome:
        return (played, Ended(after.outcome))
    return (played, *timing.handed_on(match, after.position.side, now))
