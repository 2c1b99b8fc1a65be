"""Puzzles as a habit: what counts as a try, the next one at a person's level, a rush. Pure.

Invariant: the ratings of people and of puzzles follow from the tries in their order. Only what a
person first does with a puzzle counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from math import log
from random import Random
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from bot.core.matches.ratings import POINTS, SCALE, Odds, Rating

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

DAILY, MORE, RUSH = KINDS = ("daily", "more", "rush")
"""What puzzles are asked for: the one of the day, the next at a person's level, many in a row."""

NO_DRAWS: Final = Odds(draws=0.0)
FIRST_DEVIATION: Final = 75.0
"""How uncertain the rating is that a puzzle got from the computer's tries."""

EASIER: Final = POINTS * log(2)
"""By how many points a puzzle is easier of which a person solves two of three."""

RUSH_TIME: Final = timedelta(minutes=3)
MOST_RUSHED: Final = 60
"""How many puzzles there are for a rush, from the easiest to the hardest."""


class Tried(StrEnum):
    """What a person did with a puzzle: solved it, missed it or had it solved, had a hint."""

    SOLVED = "solved"
    MISSED = "missed"
    HINTED = "hinted"


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """What a person has done with a puzzle up to its solution.

    ``score`` is what counts for ratings: 1 if it was solved at once, 0 if it was missed
    first, None if a hint came first. ``at`` is when that was.
    """

    score: int | None
    misses: int
    hinted: bool
    solved: bool
    at: datetime

    def then(self, tried: Tried) -> PuzzleTry:
        """Return the same after something more was done; nothing follows a solution."""
        if self.solved:
            return self
        misses, hinted = self.misses + (tried is Tried.MISSED), self.hinted or tried is Tried.HINTED
        return PuzzleTry(self.score, misses, hinted, tried is Tried.SOLVED, self.at)


def first_try(tried: Tried, at: datetime) -> PuzzleTry:
    """Return what a person has done with a puzzle once they did the first thing.

    >>> first_try(Tried.HINTED, datetime(2026, 12, 7)).then(Tried.SOLVED).score is None
    True
    """
    score = {Tried.SOLVED: 1, Tried.MISSED: 0}.get(tried)
    return PuzzleTry(score, 0, hinted=False, solved=False, at=at).then(tried)


def both_rated(
    solver: Rating | None, puzzle: Rating | None, first: int, score: int, at: datetime
) -> tuple[Rating, Rating]:
    """Return the ratings of a solver and of a puzzle after a try.

    None is one without a try yet; a puzzle begins at ``first``.
    """
    one = solver or SCALE.first_rating()
    other = puzzle or Rating(first, FIRST_DEVIATION, SCALE.volatility)
    return (
        SCALE.rated(one, other, score, NO_DRAWS, at),
        SCALE.rated(other, one, 1 - score, NO_DRAWS, at),
    )


def next_puzzle(
    ratings: Mapping[str, float], tried: Collection[str], solver: Rating | None
) -> str | None:
    """Return the puzzle, of those not tried, that a person solves in two of three tries; or None.

    >>> next_puzzle({"a": 1100, "b": 1390, "c": 1500}, {"a"}, None)
    'b'
    """
    wanted = (solver or SCALE.first_rating()).value - EASIER
    left = ratings.keys() - tried
    return min(left, key=lambda each: (abs(ratings[each] - wanted), each), default=None)


@dataclass(frozen=True, slots=True)
class Rush:
    """A rush: when it began, how many puzzles were shown and are done with, how many are solved."""

    begun: datetime
    done: int = 0
    solved: int = 0

    @property
    def until(self) -> datetime:
        """When it ends."""
        return self.begun + RUSH_TIME

    def is_over(self, now: datetime) -> bool:
        """Return whether nothing counts any more."""
        return now >= self.until or self.done >= MOST_RUSHED

    def puzzle(self, easiest_first: Sequence[str]) -> str:
        """Return the puzzle to be solved now, drawn by when it began; each a little harder."""
        begin = self.done * len(easiest_first) // MOST_RUSHED
        end = (self.done + 1) * len(easiest_first) // MOST_RUSHED
        chance = Random(f"{self.begun.timestamp()} {self.done}")  # noqa: S311 -- no secret
        return easiest_first[chance.randrange(begin, max(end, begin + 1))]


def day_in(zone: str, now: datetime) -> date:
    """Return the day that it is in a zone.

    >>> from datetime import UTC
    >>> day_in("Asia/Kolkata", datetime(2026, 12, 6, 18, 30, tzinfo=UTC))
    datetime.date(2026, 12, 7)
    """
    return now.astimezone(ZoneInfo(zone)).date()
