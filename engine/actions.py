"""What a player, or the dice, can do. One action is one whole decision.

Law: an action is a plain value; whether it is legal is only ever decided by looking it up in the
list of legal actions.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.board import Board, Square


@dataclass(frozen=True, slots=True)
class Move:
    """A piece goes along `path`, start square first; `leaps` where each hop captures."""

    path: tuple[Square, ...]
    leaps: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A man from the hand comes onto the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class Take:
    """A bound enemy is taken off the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice show this, the higher first."""

    high: int
    low: int


@dataclass(frozen=True, slots=True)
class Again:
    """The bonus throw is taken."""


@dataclass(frozen=True, slots=True)
class Pass:
    """The bonus throw is waived."""


@dataclass(frozen=True, slots=True)
class Huff:
    """A piece that failed to capture is taken off the board."""

    square: Square


Action: TypeAlias = Move | Place | Take | Roll | Again | Pass | Huff
PLIES = (Move, Place, Take)  # throws, `again`, `pass` and huffs are none


def write_action(board: Board, action: Action) -> str:
    """The action as one token: "a2-a5", "b2xb4xd4", "@c3", "xd4", "roll63", "again", "huff-e4"."""
    match action:
        case Move(path, leaps):
            return ("x" if leaps else "-").join(map(board.name, path))
        case Place(square):
            return f"@{board.name(square)}"
        case Take(square):
            return f"x{board.name(square)}"
        case Roll(high, low):
            return f"roll{high}{low}"
        case Again():
            return "again"
        case Pass():
            return "pass"
        case Huff(square):
            return f"huff-{board.name(square)}"


def steps(action: Action) -> tuple[Square, ...]:
    """The squares to pick, one after another, to say this action; none for words and throws."""
    match action:
        case Move(path):
            return path
        case Place(square) | Take(square) | Huff(square):
            return (square,)
        case Roll() | Again() | Pass():
            return ()


def continuations(legal: Iterable[Action], prefix: tuple[Square, ...]) -> tuple[Square, ...]:
    """The squares that can be picked after `prefix`, each once, in board order."""
    count = len(prefix)
    paths = map(steps, legal)
    return tuple(sorted({p[count] for p in paths if len(p) > count and p[:count] == prefix}))


def completed(legal: Iterable[Action], prefix: tuple[Square, ...]) -> Action | None:
    """The action that `prefix` says in full; it may also go on (a chain of jumps can stop)."""
    return next((action for action in legal if prefix and steps(action) == prefix), None)
