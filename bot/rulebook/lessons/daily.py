"""The puzzle of the day: one of those made beforehand, chosen by the date. Pure."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import cache

from bot.core.matches.messages import Day, Line, line
from bot.core.typed.terms import ruleset_line
from bot.rulebook.lessons.lesson import Lesson, puzzle_fields
from bot.rulebook.lessons.places import DAILY, LessonPlace
from bot.rulebook.lessons.puzzles import DAILY as FILE
from bot.rulebook.lessons.puzzles import puzzles

STEP = 89
"""How many puzzles further the next day's is: far, so that two days seldom have one game.

A prime, so that each puzzle comes before one comes again.
"""

_DAY = re.compile(r"[0-9]{8}", re.ASCII)


@dataclass(frozen=True, eq=False, kw_only=True)
class DailyPuzzle(Lesson):
    """The puzzle of a day, which is a lesson of no course."""

    day: date

    @property
    def number(self) -> int:
        """It is the only one of its day."""
        return 1

    @property
    def title(self) -> Line:
        """The heading of its pages."""
        return line(
            "daily-title",
            day=Day(self.day),
            ruleset=ruleset_line(self.rules),
            name=self.name_line,
        )


def place_of(day: date) -> LessonPlace:
    """Return the address of a day's puzzle.

    >>> place_of(date(2026, 11, 23)).control
    'learn::0:daily=20261123'
    """
    return LessonPlace(DAILY, f"{day:%Y%m%d}")


@cache
def daily_puzzle(day: date) -> DailyPuzzle:
    """Return the puzzle of a day."""
    every = puzzles(FILE)
    puzzle = every[day.toordinal() * STEP % len(every)]
    return DailyPuzzle(day=day, **puzzle_fields(DAILY, place_of(day).name, puzzle))


def puzzle_named(name: str) -> DailyPuzzle | None:
    """Return the puzzle of the day that an address names, or None where it names none."""
    if _DAY.fullmatch(name):
        with suppress(ValueError):
            return daily_puzzle(date(int(name[:4]), int(name[4:6]), int(name[6:])))
    return None
