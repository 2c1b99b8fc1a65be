"""The signs on shields: each is drawn in one colour on the face of a shield of a radius."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.pen import Pen

Device = Callable[["Pen", float, str], None]


def target(pen: Pen, radius: float, colour: str) -> None:
    """Draw a ring around a boss."""
    pen.ring(0.56 * radius, 0.026, colour)
    pen.disc((0, 0), 0.22 * radius, colour)


def leaf(pen: Pen, radius: float, colour: str) -> None:
    """Draw the leaf of a spear behind a boss."""
    pen.star(2, radius=0.64 * radius, inner=0.1 * radius, colour=colour)
    pen.disc((0, 0), 0.22 * radius, colour)


def lambda_(pen: Pen, radius: float, colour: str) -> None:
    """Draw the letter of the Lacedaemonians."""
    half, high = 0.36 * radius, 0.4 * radius
    pen.line(((-half, high), (0, -high), (half, high)), 0.14 * radius, colour)


def star(pen: Pen, radius: float, colour: str) -> None:
    """Draw a star of four rays."""
    pen.star(4, radius=0.55 * radius, inner=0.17 * radius, colour=colour)
