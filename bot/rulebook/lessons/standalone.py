"""Puzzles of no course: that of each day, those that people are given by their level. Pure.

Invariant: the puzzle of a day never changes, as its address stays in messages and in what people
solved.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import TYPE_CHECKING

from bot.core.matches.messages import Day, line
from bot.core.matches.puzzles import DAILY, MORE, RUSH
from bot.core.typed.terms import ruleset_line
from bot.rulebook.lessons.lesson import Lesson, puzzle_fields
from bot.rulebook.lessons.places import LessonPlace
from bot.rulebook.lessons.puzzles import DAILY as OF_DAYS
from bot.rulebook.lessons.puzzles import MORE as OF_LEVELS
from bot.rulebook.lessons.puzzles import puzzles
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.messages import Line
    from bot.rulebook.lessons.puzzles import Puzzle

STEP = 89
"""How many puzzles further the next day's was before weeks had a game each.

A prime, so that each puzzle came before one came again.
"""

WEEKS_FROM = date(2026, 12, 7)
"""The Monday from which on each week has a game, and its puzzles get harder from day to day."""

A_WEEK = 7

_DAY = re.compile(r"[0-9]{8}", re.ASCII)
_NUMBER = re.compile(r"[1-9][0-9]{0,4}", re.ASCII)


@dataclass(frozen=True, eq=False, kw_only=True)
class StandalonePuzzle(Lesson):
    """A puzzle that is a lesson of no course; one of a ``day`` is the only one of its day."""

    day: date | None = None

    @property
    def number(self) -> int:
        """Its number among those of its kind."""
        return 1 if self.day else int(self.name)

    @property
    def title(self) -> Line:
        """The heading of its pages."""
        about = {"ruleset": ruleset_line(self.rules), "name": self.name_line}
        if self.day:
            return line("daily-title", day=Day(self.day), **about)
        if self.course == RUSH:
            return line("rush-puzzle", **about)
        return line("more-title", number=str(self.number), **about)


def place_of(day: date) -> LessonPlace:
    """Return the address of a day's puzzle.

    >>> place_of(date(2026, 11, 23)).control
    'learn::0:daily=20261123'
    """
    return LessonPlace(DAILY, f"{day:%Y%m%d}")


@cache
def daily_puzzle(day: date) -> StandalonePuzzle:
    """Return the puzzle of a day."""
    if day < WEEKS_FROM:
        every = puzzles(OF_DAYS)
        puzzle = every[day.toordinal() * STEP % len(every)]
    else:
        puzzle = _of_week((day - WEEKS_FROM).days // A_WEEK)[day.weekday()]
    return StandalonePuzzle(day=day, **puzzle_fields(DAILY, place_of(day).name, puzzle))


def _of_week(week: int) -> list[Puzzle]:
    """Return the puzzles of a week, all of one game, the easiest first."""
    every = puzzles(OF_DAYS)
    games = [key for key in KEYS if any(each.course == key for each in every)]
    turn, at = divmod(week, len(games))
    own = [each for each in every if each.course == games[at]]
    some = [own[(A_WEEK * turn + day) % len(own)] for day in range(A_WEEK)]
    return sorted(some, key=lambda each: each.rating or 0)


def standalone_puzzle(kind: str, name: str) -> StandalonePuzzle | None:
    """Return the puzzle that an address names, or None if it names none."""
    if kind == DAILY and _DAY.fullmatch(name):
        with suppress(ValueError):
            return daily_puzzle(date(int(name[:4]), int(name[4:6]), int(name[6:])))
    if kind in {MORE, RUSH} and _NUMBER.fullmatch(name):
        every = puzzles(OF_LEVELS)
        if int(name) <= len(every):
            return StandalonePuzzle(**puzzle_fields(kind, name, every[int(name) - 1]))
    return None


@cache
def rated_puzzles(game: str = "") -> Mapping[str, int]:
    """Return the ratings of the puzzles that people are given by their level, easiest first."""
    numbered = enumerate(puzzles(OF_LEVELS), 1)
    own = ((at, each) for at, each in numbered if game in {"", each.course})
    ratings = {f"{MORE}={at}": each.rating for at, each in own if each.rating is not None}
    return dict(sorted(ratings.items(), key=lambda item: item[1]))
