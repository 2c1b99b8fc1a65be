"""How a match changes by what happened. Pure: folding the log gives the match."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from bot.core.matches.errors import CorruptMatch

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.matches.events import Event
    from bot.core.matches.model import Match


def evolve(match: Match | None, event: Event) -> Match:
    """Return the match after an event; raises CorruptMatch when the event cannot follow."""
    return event.begin() if match is None else event.apply(match)


def fold(log: Iterable[Event]) -> Match:
    """Return the match that a whole log makes, with version 0; raises CorruptMatch."""
    match = reduce(evolve, log, None)
    if match is None:
        message = "the log is empty"
        raise CorruptMatch(message)
    return match


def evolve_all(match: Match, happened: Iterable[Event]) -> Match:
    """Return the match after several events; raises CorruptMatch."""
    return reduce(evolve, happened, match)
