"""Plans that come true: what is played at once upon what somebody did. Pure.

Law: it is played in the same step as what it answers, so nobody ever finds it half done; and it is
an event like any other, so that a log needs no plan to be replayed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.events import PlanDropped, PlanMissed, Played
from bot.core.match.evolve import evolve
from bot.core.match.model import Stage
from bot.core.match.plans import is_held
from bot.core.match.playing import carried_out
from engine.position import Side

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.match.events import Event
    from bot.core.match.model import Match


def pursued(
    before: Match | None, after: Match, events: tuple[Event, ...], now: datetime
) -> tuple[Match, tuple[Event, ...]]:
    """Return a match and its events with what plans do upon them, given the match before them."""
    missed = _missed(before, after, events)
    happened = [*events, *missed]
    match = after
    while further := _planned(match, now):
        for event in further:
            match = evolve(match, event)
        happened.extend(further)
    return match, tuple(happened)


def _missed(
    before: Match | None, after: Match, events: tuple[Event, ...]
) -> tuple[PlanMissed, ...]:
    """Whose plan came to nothing because the other side played something else."""
    if before is None or after.stage is not Stage.RUNNING:
        return ()
    movers = {event.side for event in events if isinstance(event, Played)}
    return tuple(
        PlanMissed(side)
        for side in Side
        if side.other in movers and before.plans[side] and not after.plans[side]
    )


def _planned(match: Match, now: datetime) -> tuple[Event, ...]:
    """What the side to act has planned to play now, if anything."""
    game = match.game
    if match.stage is not Stage.RUNNING or game is None or match.seats is None:
        return ()
    side = game.position.side
    if not match.plans[side] or is_held(match, side):
        return ()
    text = match.plans[side][0][0]
    action = next((each for each in game.legal if game.write(each) == text), None)
    if action is None:
        return (PlanDropped(side, text),)
    # Whoever plans stays where they are: they are called there as before.
    at = match.place_of(match.seats[side])
    played = Played(side, text, at, planned=True)
    return carried_out(match, game, action, played=played, now=now)
