"""The content of squares, as values: pieces and marks."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class State(Enum):
    """The orientation of a piece."""

    UPRIGHT = auto()
    TURNED = auto()
    """Turned over: its back is visible."""
    BOUND = auto()
    """Immobilised: on its side, with cords."""


class PieceSymbol(NamedTuple):
    """A drawn piece."""

    second: bool
    kind: str
    """`P`, `O` or `B`."""
    state: State = State.UPRIGHT


class Mark(Enum):
    """A mark on a square."""

    LEFT = auto()
    """The last move began here."""
    CROSSED = auto()
    """The last move went over this square."""
    PASSED = auto()
    """The last move turned here."""
    REACHED = auto()
    """The last move ended here."""
    CAPTURED = auto()
    """The last turn emptied this square."""
    MOVABLE = auto()
    """This piece can move."""
    REMOVABLE = auto()
    """This piece may be removed."""
    PICKED = auto()
    """This piece is picked to move."""
    TARGET = auto()
    """The picked piece may move here."""
    STRIKE = auto()
    """The picked piece may move here and capture."""
    PLANNED = auto()
    """The plan begins or ends here."""
    BETWEEN = auto()
    """The plan turns here."""
    PREY = auto()
    """The plan captures this piece."""
    ANVIL = auto()
    """The plan captures with this piece."""
    BARRED = auto()
    """This square blocks an action."""


class SpotMark(NamedTuple):
    """The content of one square."""

    piece: PieceSymbol | None = None
    ghost: bool = False
    """Whether the piece is a planned one."""
    marks: tuple[Mark, ...] = ()


class Square(NamedTuple):
    """A square with its place in the picture."""

    spot: SpotMark
    dark: bool
    corner: tuple[int, int]
    """The upper left one, in pixels."""
