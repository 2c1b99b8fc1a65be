"""Ornaments of the frame: drawn as devices on shields are, and twice as wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.pen import Pen

_KEY = ((0, 5), (0, 0), (4, 0), (4, 3), (2, 3), (2, 2))
_KEYS, _PITCH, _GRID = 3, 6, 0.105


def plain(_pen: Pen, _radius: float, _colour: str) -> None:
    """Leave the frame as it is."""


def meander(pen: Pen, _radius: float, colour: str) -> None:
    """Draw three Greek keys in a row."""
    width = _KEYS * _PITCH - 2
    rows = [
        *([(x + number * _PITCH, y) for x, y in _KEY] for number in range(_KEYS)),
        [(0, 5), (width, 5)],
    ]
    for row in rows:
        points = [((x - width / 2) * _GRID, (y - 2.5) * _GRID) for x, y in row]
        pen.line(points, _GRID, colour)


def lozenges(pen: Pen, _radius: float, colour: str) -> None:
    """Draw a lozenge between two beads."""
    pen.area(((-0.3, 0), (0, -0.16), (0.3, 0), (0, 0.16)), colour)
    for side in (-1, 1):
        pen.disc((0.5 * side, 0), 0.07, colour)
