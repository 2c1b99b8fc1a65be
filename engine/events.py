"""What an action did: facts, in the order in which they happened."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.board import Square
from engine.position import Outcome, Piece, Side


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece went along `path`."""

    path: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A man came onto the board."""

    square: Square
    side: Side


@dataclass(frozen=True, slots=True)
class Captured:
    """A piece left the board, by the pieces on `captors`."""

    square: Square
    piece: Piece
    captors: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """A piece was immobilised."""

    square: Square


@dataclass(frozen=True, slots=True)
class Freed:
    """A piece is no longer immobilised."""

    square: Square


@dataclass(frozen=True, slots=True)
class Turned:
    """A piece was turned over, to either face."""

    square: Square


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice were thrown."""

    high: int
    low: int


@dataclass(frozen=True, slots=True)
class Huffed:
    """A piece was taken for not having captured."""

    square: Square


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is decided by the position."""

    outcome: Outcome


Event: TypeAlias = Moved | Placed | Captured | Bound | Freed | Turned | Rolled | Huffed | Ended


def captured_squares(events: Iterable[Event]) -> tuple[Square, ...]:
    """The squares of the captured pieces, in board order."""
    return tuple(sorted(event.square for event in events if isinstance(event, Captured)))
