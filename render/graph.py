"""The graph of a game's course: the chances of the sides, from the first ply to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.tiles import FINE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.palette import Theme

Point = tuple[float, float]

_WHOLE, _HALF = 100, 50
_LINE = 0.045
"""The width of lines, in shares of the height."""
_DOT = 0.11
"""The radius of a turning point, in shares of the height."""


def graph(  # noqa: PLR0913 -- the parts of a graph
    course: tuple[int, ...],
    moment: int | None,
    turning_points: tuple[int, ...],
    *,
    theme: Theme,
    size: tuple[int, int],
    flipped: bool,
) -> Image.Image:
    """Draw the first side's percents as the area below a line, the second side's above it.

    `flipped` turns it upside down, as the board: the side at the bottom is the one below.
    """
    wide, high = size[0] * FINE, size[1] * FINE
    near, far = (theme.second, theme.first) if flipped else (theme.first, theme.second)
    image = Image.new("RGB", (wide, high), far.face)
    pen = ImageDraw.Draw(image)
    line = round(_LINE * high)
    points = tuple(_points(course, wide, high, flipped=flipped))
    pen.polygon((*points, (wide, high), (0, high)), fill=near.face)
    middle = high * _HALF // _WHOLE
    pen.line((0, middle, wide, middle), fill=theme.pip, width=max(1, line // 3))
    pen.line(points, fill=theme.pip, width=line, joint="curve")
    for place in turning_points:
        _dot(pen, points[place], radius=_DOT * high, inside=theme.danger, edge=theme.halo)
    if moment is not None:
        across = points[moment][0]
        pen.line((across, 0, across, high), fill=theme.halo, width=3 * line)
        pen.line((across, 0, across, high), fill=theme.choice, width=line)
    return image.reduce(FINE)


def _points(course: tuple[int, ...], wide: int, high: int, *, flipped: bool) -> Iterator[Point]:
    """The corners of the line; a course of one point is level."""
    step = wide / max(1, len(course) - 1)
    for place, percent in enumerate(course):
        below = _WHOLE - percent if flipped else percent
        yield place * step, high * (1 - below / _WHOLE)
    if len(course) == 1:
        yield wide, high * (1 - course[0] / _WHOLE)


def _dot(pen: ImageDraw.ImageDraw, at: Point, *, radius: float, inside: str, edge: str) -> None:
    for size, colour in ((1.5 * radius, edge), (radius, inside)):
        box = (at[0] - size, at[1] - size, at[0] + size, at[1] + size)
        pen.ellipse(box, fill=colour)
