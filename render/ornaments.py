"""What adorns the frame of a board, between the names of files and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.layout import Layout
    from render.palette import Theme

_KEY = ((0, 5), (0, 0), (4, 0), (4, 3), (2, 3), (2, 2))
_FINE = 4
_RADIUS = 0.5
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


def adorn(image: Image.Image, theme: Theme, measured: Layout, *, foot: int) -> None:
    """Adorn the frame where squares meet; its lower edge is `foot` pixels high."""
    side = min(measured.left, measured.top)
    drawn = _patch(theme, side)
    for way, x, y in _places(measured, foot=foot):
        patch = drawn if way is None else drawn.transpose(way)
        image.paste(patch, (x - patch.width // 2, y - patch.height // 2))


def _patch(theme: Theme, side: int) -> Image.Image:
    """Draw the ornament as it stands above the board, twice as wide as high."""
    room = round(0.72 * side)
    image = Image.new("RGB", (2 * room * _FINE, room * _FINE), theme.frame)
    pen = Pen(ImageDraw.Draw(image), left=room * _FINE / 2, top=0, cell=room * _FINE)
    theme.border(pen, _RADIUS, theme.ornament)
    return image.reduce(_FINE)


def _places(measured: Layout, *, foot: int) -> Iterator[tuple[Image.Transpose | None, int, int]]:
    """List the middle of each ornament, and how it is turned to stand on the board."""
    beside, above = round(0.445 * measured.left), round(0.445 * measured.top)
    for file in range(1, measured.files):
        x = measured.left + file * measured.cell
        yield None, x, above
        yield Image.Transpose.ROTATE_180, x, foot - above
    for rank in range(1, measured.ranks):
        y = measured.top + rank * measured.cell
        yield Image.Transpose.ROTATE_90, beside, y
        yield Image.Transpose.ROTATE_270, measured.width - beside, y
