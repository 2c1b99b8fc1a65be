"""What a picture shows: pieces and marks, square by square, as values."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class State(Enum):
    """How a piece lies."""

    UPRIGHT = auto()
    TURNED = auto()
    """Turned over: its back is seen."""
    BOUND = auto()
    """Immobilised: it lies on its side, in fetters."""


class Token(NamedTuple):
    """A piece as it is drawn."""

    second: bool
    kind: str
    """`P`, `O` or `B`."""
    state: State = State.UPRIGHT


class Mark(Enum):
    """A sign on a square."""

    LEFT = auto()
    """The last move began here,"""
    CROSSED = auto()
    """went over this square,"""
    PASSED = auto()
    """turned here,"""
    REACHED = auto()
    """and ended here."""
    CAPTURED = auto()
    """The last turn emptied this square."""
    MOVABLE = auto()
    """This piece can move."""
    REMOVABLE = auto()
    """This piece may be taken off."""
    PICKED = auto()
    """This piece is chosen."""
    TARGET = auto()
    """It may go here."""
    STRIKE = auto()
    """It may go here and captures."""
    PLANNED = auto()
    """The plan begins or ends here."""
    BETWEEN = auto()
    """The plan comes by here."""
    PREY = auto()
    """The plan captures this piece,"""
    ANVIL = auto()
    """with this one on its other side."""
    BARRED = auto()
    """This square stands in the way."""


class SpotMark(NamedTuple):
    """What one square shows."""

    token: Token | None = None
    ghost: bool = False
    """Whether the token is only planned to stand here."""
    marks: tuple[Mark, ...] = ()


class Square(NamedTuple):
    """A square in its place."""

    spot: SpotMark
    dark: bool
    corner: tuple[int, int]
    """The left upper one, in pixels."""
