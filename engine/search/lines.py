"""What a search is given and what it gives: budgets, scores and lines.

A score is an int from the side to act, a man being about a hundred. A win in n actions is
`WIN - n`, a loss in n actions `n - WIN`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.actions import Action

Score: TypeAlias = int

WIN: Score = 1_000_000
MAX_PLY = 120  # no line is longer; a higher score than WIN - MAX_PLY is a sure win
_HOPELESS: Score = -900
_LEVEL: Score = 40
_LINES_TO_RESIGN = 3
_LINES_TO_DRAW = 2


@dataclass(frozen=True, slots=True)
class Budget:
    """When a search stops; None is no limit.

    `deadline` is called every `CHECK_EVERY` nodes at most, and stops the search when it is true.
    """

    nodes: int | None = None
    depth: int | None = None
    deadline: Callable[[], bool] | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """The best play that was found: `actions` are legal one after another, the first one now.

    `score` is from the side to act, `depth` the last depth that was searched in full, 0 for none.
    """

    score: Score
    depth: int
    nodes: int
    actions: tuple[Action, ...]


def win_in(score: Score) -> int | None:
    """In how many actions the side wins for sure, negative where it loses; None for neither.

    >>> win_in(WIN - 3), win_in(2 - WIN), win_in(250)
    (3, -2, None)
    """
    if score >= WIN - MAX_PLY:
        return WIN - score
    if score <= MAX_PLY - WIN:
        return -(score + WIN)
    return None


def wants_to_resign(lines: Sequence[Line]) -> bool:
    """Whether a side should resign, by the lines of its own turns, the last one last.

    >>> lost = Line(-2000, 3, 100, ())
    >>> wants_to_resign([lost] * 3), wants_to_resign([lost] * 2)
    (True, False)
    """
    last = lines[-_LINES_TO_RESIGN:]
    return len(last) == _LINES_TO_RESIGN and all(line.score <= _HOPELESS for line in last)


def accepts_draw(lines: Sequence[Line]) -> bool:
    """Whether a side should accept a draw, by the lines of its own turns, the last one last.

    >>> accepts_draw([Line(0, 3, 100, ())] * 2), accepts_draw([Line(90, 3, 100, ())] * 2)
    (True, False)
    """
    last = lines[-_LINES_TO_DRAW:]
    return len(last) == _LINES_TO_DRAW and all(line.score <= _LEVEL for line in last)
