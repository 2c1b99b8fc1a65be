"""What happened in a match, in the past tense; the log of a match is a list of these.

An event's class is in the module of its topic, with the rules that decide it, and says how it
changes a match. Invariants: an event holds what was decided, including what came from a lot, so
that replay needs nothing; its class and its fields are stored by their names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.matches.errors import CorruptMatch
from engine import Side  # noqa: TC001 -- the store reads the annotation

if TYPE_CHECKING:
    from bot.core.matches.model import Match


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """Something that happened in a match."""

    def begin(self) -> Match:
        """Return the match that begins with the event; raises CorruptMatch if none can."""
        message = f"the log begins with {type(self).__name__}"
        raise CorruptMatch(message)

    @abstractmethod
    def apply(self, match: Match) -> Match:
        """Return the match after the event; raises CorruptMatch if it cannot follow."""


@dataclass(frozen=True, slots=True)
class SideEvent(Event):
    """An event that says nothing but which side it concerns."""

    side: Side
