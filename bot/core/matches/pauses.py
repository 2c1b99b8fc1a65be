"""A pause of the clock by mutual consent: asked for, agreed to, ended by either. Pure.

Law: a pause stops the clock and nothing else; both sides may still move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches import timing
from bot.core.matches.events import PauseAsked, PauseDeclined, Resumed, Stopped
from bot.core.matches.messages import refused

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.events import Event
    from bot.core.matches.messages import Refused
    from bot.core.matches.model import Match
    from engine.position import Side

PAUSE = "pause"
"""What stops the clock of a match that is paused."""


def is_paused(match: Match) -> bool:
    """Return whether the match is paused by agreement."""
    return match.timer is not None and PAUSE in match.timer.stops


def may_ask(match: Match, side: Side) -> bool:
    """Return whether a side has a pause to ask for."""
    if match.timer is None or match.lapsed:
        return False
    return not is_paused(match) and match.pause_asked is not side


def ask(match: Match, side: Side, now: datetime) -> tuple[Event, ...] | Refused:
    """Return the events of asking for a pause; when both ask, they agree."""
    if match.timer is None:
        return refused("no-clock")
    if is_paused(match):
        return refused("paused")
    if timing.flag_fallen_for(match, now) is not None:
        return refused("pause-late")
    if match.pause_asked is side:
        return refused("pause-stands")
    if match.pause_asked is side.other:
        return (Stopped(side, PAUSE), *timing.stop_clock(match, why=PAUSE, now=now))
    return (PauseAsked(side),)


def decline(match: Match, side: Side) -> tuple[Event, ...] | Refused:
    """Return the events of declining the other side's request."""
    if match.pause_asked is not side.other:
        return refused("no-pause-asked")
    return (PauseDeclined(side),)


def resume(match: Match, side: Side, now: datetime) -> tuple[Event, ...] | Refused:
    """Return the events of ending a pause."""
    if not is_paused(match):
        return refused("not-paused")
    return (Resumed(side, PAUSE), *timing.resume_clock(match, why=PAUSE, now=now))
