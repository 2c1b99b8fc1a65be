"""The actions of players and dice. One action is one whole decision.

Invariant: an action is a plain value; it is legal if and only if the list of legal actions contains
it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.board import Board, Square


@dataclass(frozen=True, slots=True)
class Move:
    """A piece moves along `path`, start square first; `leaps` if each hop captures."""

    path: tuple[Square, ...]
    leaps: bool = False


@dataclass(frozen=True, slots=True)
class Placement:
    """A man from the hand is placed on the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class Take:
    """A bound enemy is taken off the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class Roll:
    """A throw of the dice, the higher first."""

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


Action: TypeAlias = Move | Placement | Take | Roll | Again | Pass | Huff
PLIES = (Move, Placement, Take)  # the other actions count for nothing


def write_action(board: Board, action: Action) -> str:
    """The action as one token: "a2-a5", "b2xb4xd4", "@c3", "xd4", "roll63", "again", "huff-e4".

    >>> from engine.board import board_of
    >>> b = board_of(8, 8)
    >>> write_action(b, Move((b.square("b2"), b.square("b4"), b.square("d4")), leaps=True))
    'b2xb4xd4'
    """
    if isinstance(action, Move):  # asked first, and without a call a square: it is most of them
        names = board.names
        return ("x" if action.leaps else "-").join([names[square] for square in action.path])
    match action:
        case Placement(square):
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
    """The squares to pick, in order, to choose this action; none for words and throws."""
    match action:
        case Move(path):
            return path
        case Placement(square) | Take(square) | Huff(square):
            return (square,)
        case Roll() | Again() | Pass():
            return ()


def continuations(legal: Iterable[Action], prefix: tuple[Square, ...]) -> tuple[Square, ...]:
    """The squares that can be picked after `prefix`, each once, in board order.

    >>> continuations((Move((11, 12)), Move((11, 13)), Placement(20)), (11,))
    (12, 13)
    """
    count = len(prefix)
    paths = map(steps, legal)
    return tuple(sorted({p[count] for p in paths if len(p) > count and p[:count] == prefix}))


def completed(legal: Iterable[Action], prefix: tuple[Square, ...]) -> Action | None:
    """The action that `prefix` chooses in full; longer ones may begin so too (chains of jumps)."""
    return next((action for action in legal if prefix and steps(action) == prefix), None)
