"""The devices on shields: each is drawn in one colour on a shield of a certain radius."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from render.curves import curve

if TYPE_CHECKING:
    from render.curves import Outline
    from render.pen import Pen

Device = Callable[["Pen", float, str], None]

_BLADE: Outline = (
    (0, -0.68), (0, -0.68), (0.17, -0.3), (0.2, 0), (0.07, 0.26), (0.07, 0.62), (-0.07, 0.62),
    (-0.07, 0.26), (-0.2, 0), (-0.17, -0.3),
)  # fmt: skip
_DOLPHIN: Outline = (
    (-0.62, 0.16), (-0.62, 0.16), (-0.46, -0.04), (-0.3, -0.26), (-0.06, -0.36), (-0.02, -0.6),
    (-0.02, -0.6), (0.14, -0.36), (0.34, -0.2), (0.44, 0.08), (0.62, 0.2), (0.62, 0.2),
    (0.44, 0.28), (0.36, 0.52), (0.36, 0.52), (0.26, 0.3), (0.3, 0.12), (0.14, -0.04),
    (-0.08, -0.06), (-0.2, 0.14), (-0.2, 0.14), (-0.28, 0.02), (-0.42, 0.1),
)  # fmt: skip
_BULL: Outline = (
    (-0.14, -0.28), (-0.38, -0.3), (-0.46, -0.54), (-0.46, -0.54), (-0.64, -0.3), (-0.52, -0.08),
    (-0.26, -0.06), (-0.26, -0.06), (-0.24, 0.14), (-0.17, 0.44), (0, 0.56),
)  # fmt: skip
_MOON: Outline = (
    (-0.5, -0.42), (-0.5, -0.42), (-0.62, 0.06), (-0.36, 0.46), (0, 0.58), (0.36, 0.46),
    (0.62, 0.06), (0.5, -0.42), (0.5, -0.42), (0.38, -0.02), (0.2, 0.16), (0, 0.22),
    (-0.2, 0.16), (-0.38, -0.02),
)  # fmt: skip
_BUD: Outline = (
    (0, 0.3),
    (0.15, 0),
    (0.13, -0.32),
    (0, -0.62),
    (0, -0.62),
    (-0.13, -0.32),
    (-0.15, 0),
)
_PETAL: Outline = (
    (0.06, 0.44), (0.06, 0.44), (0.24, 0.3), (0.3, -0.02), (0.5, -0.3), (0.5, -0.3), (0.62, 0.06),
    (0.44, 0.42), (0.06, 0.58), (0.06, 0.58),
)  # fmt: skip


def spear(pen: Pen, radius: float, colour: str) -> None:
    """Draw the head of a spear."""
    _fill(pen, _BLADE, radius, colour)


def dolphin(pen: Pen, radius: float, colour: str) -> None:
    """Draw a leaping dolphin."""
    _fill(pen, _DOLPHIN, radius, colour)


def bull(pen: Pen, radius: float, colour: str) -> None:
    """Draw the head of a bull."""
    for side in (-1, 1):
        _fill(pen, tuple((side * x, y) for x, y in _BULL), radius, colour)


def moon(pen: Pen, radius: float, colour: str) -> None:
    """Draw a moon whose horns point up."""
    _fill(pen, _MOON, radius, colour)


def trident(pen: Pen, radius: float, colour: str) -> None:
    """Draw the trident of Poseidon."""
    width = 0.15 * radius
    prongs = ((-0.4, -0.5), (-0.4, -0.14), (-0.24, 0.04), (0.24, 0.04), (0.4, -0.14), (0.4, -0.5))
    for points in (prongs, ((0, -0.58), (0, 0.6))):
        pen.line([(radius * x, radius * y) for x, y in points], width, colour)


def lotus(pen: Pen, radius: float, colour: str) -> None:
    """Draw a lotus in flower."""
    _fill(pen, _BUD, radius, colour)
    for side in (-1, 1):
        _fill(pen, tuple((side * x, y) for x, y in _PETAL), radius, colour)
    pen.line(((-0.1 * radius, 0.51 * radius), (0.1 * radius, 0.51 * radius)), 0.14 * radius, colour)


def leaf(pen: Pen, radius: float, colour: str) -> None:
    """Draw the two blades of a spear around a boss."""
    pen.star(2, radius=0.64 * radius, inner=0.1 * radius, colour=colour)
    pen.disc((0, 0), 0.22 * radius, colour)


def lambda_(pen: Pen, radius: float, colour: str) -> None:
    """Draw the letter of the Lacedaemonians."""
    half, high = 0.36 * radius, 0.4 * radius
    pen.line(((-half, high), (0, -high), (half, high)), 0.14 * radius, colour)


def star(pen: Pen, radius: float, colour: str) -> None:
    """Draw a star of four rays."""
    pen.star(4, radius=0.55 * radius, inner=0.17 * radius, colour=colour)


def sun(pen: Pen, radius: float, colour: str) -> None:
    """Draw a sun of eight rays."""
    pen.star(8, radius=0.62 * radius, inner=0.28 * radius, colour=colour)


def _fill(pen: Pen, points: Outline, radius: float, colour: str) -> None:
    pen.area([(radius * x, radius * y) for x, y in curve(points)], colour)
