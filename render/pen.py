"""Drawing in coordinates of a square: the middle is (0, 0), a side is 1, down is positive."""

from __future__ import annotations

import math
from itertools import cycle
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.ImageDraw import ImageDraw

    from render.curves import Point


class Pen(NamedTuple):
    """Draws on one square of a picture; colours are `#rrggbb`."""

    canvas: ImageDraw
    left: float
    top: float
    """The square's corner, in pixels."""
    cell: float
    """The square's side, in pixels."""
    turned: bool = False
    """Whether all but bars and slabs is rotated by 90 degrees, clockwise."""

    def at(self, point: Point, *, down: float = 0) -> Point:
        """Return a point in pixels, shifted by `down`."""
        x, y = (-point[1], point[0]) if self.turned else point
        return (self.left + (x + 0.5) * self.cell, self.top + (y + down + 0.5) * self.cell)

    def area(self, points: Sequence[Point], colour: str, *, down: float = 0) -> None:
        """Fill an outline, shifted by `down`."""
        self.canvas.polygon([self.at(point, down=down) for point in points], fill=colour)

    def disc(self, middle: Point, radius: float, colour: str) -> None:
        """Fill a circle."""
        self.canvas.circle(self.at(middle), radius * self.cell, fill=colour)

    def ring(self, radius: float, width: float, colour: str) -> None:
        """Draw a circle around the middle; its line is centred on the radius."""
        reach, broad = (radius + width / 2) * self.cell, round(width * self.cell)
        self.canvas.circle(self.at((0, 0)), reach, outline=colour, width=broad)

    def line(self, points: Sequence[Point], width: float, colour: str) -> None:
        """Draw a line with round ends and corners."""
        pixels = [self.at(point) for point in points]
        self.canvas.line(pixels, fill=colour, width=round(width * self.cell))
        for point in points:
            self.disc(point, width / 2, colour)

    def bar(self, start: Point, end: Point, colour: str) -> None:
        """Fill the upright rectangle between two corners, the second not included."""
        (left, top), (right, bottom) = self.at(start), self.at(end)
        self.canvas.rectangle([left, top, right - 1, bottom - 1], fill=colour)

    def slab(self, reach: float, bend: float, colour: str, *, down: float = 0) -> None:
        """Fill a square with round corners around the middle, shifted by `down`."""
        box = [self.at((-reach, down - reach)), self.at((reach, down + reach))]
        self.canvas.rounded_rectangle(box, radius=bend * self.cell, fill=colour)

    def star(self, rays: int, *, radius: float, inner: float, colour: str) -> None:
        """Fill a star whose first ray points up."""
        turns = (math.pi * step / rays for step in range(2 * rays))
        points = [
            (reach * math.sin(turn), -reach * math.cos(turn))
            for turn, reach in zip(turns, cycle((radius, inner)), strict=False)
        ]
        self.area(points, colour)
