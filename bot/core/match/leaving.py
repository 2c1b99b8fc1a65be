"""A match whose players go on vacation: its clock stands still until they are back. Pure.

Law: a vacation stops the clock and nothing else. It saves nobody whose time has run out, and it
ends by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match import timing
from bot.core.match.commands import Leave
from bot.core.match.events import Lapsed, Resumed, Stopped
from bot.core.match.evolve import evolve
from bot.core.match.model import Stage
from bot.core.match.vacations import VACATIONS
from engine.position import Side

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.core.match.commands import Return
    from bot.core.match.events import Event
    from bot.core.match.model import AccountId, Match


def decided(match: Match, command: Leave | Return, now: datetime) -> tuple[Event, ...]:
    """Decide what it comes to that a player is away or back; nobody is refused, nor told twice."""
    side = match.side_of(command.account)
    if side is None or match.stage is not Stage.RUNNING:
        return ()
    if ended := timing.forfeited(match, now):
        return ended
    if isinstance(command, Leave):
        return _left(match, side, command.until, now)
    return _back(match, side, now)


def away_from_the_start(
    match: Match, begun: tuple[Event, ...], until: Mapping[AccountId, datetime], now: datetime
) -> tuple[Event, ...]:
    """Return how a match begins whose players are on vacation until then."""
    events = begun
    for event in begun:
        match = evolve(match, event)
    for account, end in until.items():
        left = decided(match, Leave(account, end), now)
        for event in left:
            match = evolve(match, event)
        events += left
    return events


def returned(match: Match, now: datetime) -> tuple[Event, ...]:
    """Return what happens when the vacations are over that were to end by now."""
    events: tuple[Event, ...] = ()
    for side in Side:
        until = match.away[side]
        if match.stage is not Stage.RUNNING or until is None or now < until:
            continue
        back = _back(match, side, now)
        for event in back:
            match = evolve(match, event)
        events += back
    return events


def _left(match: Match, side: Side, until: datetime, now: datetime) -> tuple[Event, ...]:
    if until <= now or match.away[side] == until:
        return ()
    late = timing.run_out(match, now)
    noted = () if late is None or match.lapsed else (Lapsed(late),)
    # A vacation that comes to last longer or shorter has stopped the clock already.
    still = () if match.away[side] else timing.stopped(match, why=VACATIONS[side], now=now)
    return (Stopped(side, VACATIONS[side], until), *still, *noted)


def _back(match: Match, side: Side, now: datetime) -> tuple[Event, ...]:
    if match.away[side] is None:
        return ()
    return (Resumed(side, VACATIONS[side]), *timing.resumed(match, why=VACATIONS[side], now=now))
