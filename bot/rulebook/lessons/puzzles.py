"""Puzzles with answers: positions, what is to be reached in them, and the lines that do. Pure.

A file has a line a puzzle: ruleset, aim, position, and its lines, each of which begins and ends
with an action of the first side. They are all there are against these answers; tests prove it. A
puzzle of another course than its ruleset's begins with that course. One that was rated ends with
its rating. The place of a line in `more.txt` is an address: lines are added there only at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bot.rulebook.lessons.forcing import Aim
from engine import Game
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PUZZLES: Traversable = files("bot.rulebook").joinpath("book", "puzzles")
COURSE, DAILY, MORE = "course.txt", "daily.txt", "more.txt"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which the first side is to act, its aim, and the lines that reach it."""

    ruleset: str
    aim: Aim
    position: str
    lines: tuple[str, ...]
    course: str
    rating: int | None = None

    def __str__(self) -> str:
        """The line of a file."""
        name = self.ruleset if self.course == self.ruleset else f"{self.course}: {self.ruleset}"
        rating = () if self.rating is None else (str(self.rating),)
        return " | ".join((name, str(self.aim), self.position, "; ".join(self.lines), *rating))

    @property
    def game(self) -> Game:
        """The game before the first action."""
        return Game.load(ruleset(self.ruleset), self.position)


def read_puzzle(text: str) -> Puzzle:
    """Return the puzzle in a line of a file.

    >>> read_puzzle("walker-petteia | win 2 | 8/8/8/8/8/8/8/8 1 - - - | a1-a2 b1-b2 c1-c2").aim
    Aim(turns=2, gain=None)
    """
    name, aim, position, lines, *rating = text.split(" | ")
    match aim.split():
        case ["gain", gain, "in", turns]:
            read = Aim(int(turns), gain=int(gain))
        case _:
            read = Aim(int(aim.removeprefix("win ")))
    course, _, rules = name.rpartition(": ")
    told = int(rating[0]) if rating else None
    return Puzzle(rules, read, position, tuple(lines.split("; ")), course or rules, told)


@cache
def puzzles(file: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file, in its order."""
    there = PUZZLES.joinpath(file)
    lines = there.read_text("utf-8").splitlines() if there.is_file() else []
    return tuple(map(read_puzzle, lines))
