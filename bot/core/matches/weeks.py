"""A week at a place: what was played there, for the digest that its managers can have. Values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.tournaments import TournamentId


@dataclass(frozen=True, slots=True)
class WeekResult:
    """A match that ended: its game and the two names, the winner's first unless it was drawn."""

    game: str
    names: tuple[str, str]
    is_drawn: bool


@dataclass(frozen=True, slots=True)
class Climb:
    """How far a person's rating in a game rose, in points."""

    name: str
    game: str
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Wait:
    """Who has to act in a match, against whom, and since when."""

    name: str
    other: str
    game: str
    since: datetime


@dataclass(frozen=True, slots=True)
class Week:
    """How many matches ended, the latest of them, the best climb, the longest wait, tournaments.

    ``tournaments`` are those of the group that are not over.
    """

    count: int
    results: tuple[WeekResult, ...]
    climb: Climb | None = None
    wait: Wait | None = None
    tournaments: tuple[TournamentId, ...] = ()
