"""The ornaments on the frame of a board, between the names of files and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.pen import Pen
from render.tiles import FINE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.layout import Layout
    from render.palette import Theme

_HEIGHT = 0.72
"""The height of an ornament, in shares of the narrower margin; it is twice as wide."""
_RADIUS = 0.5
_MIDDLE = 0.445
"""The middle of an ornament, in shares of its margin."""


def adorn(image: Image.Image, theme: Theme, measured: Layout, *, foot: int) -> None:
    """Draw the ornaments where squares meet; the frame is `foot` pixels high."""
    side = min(measured.left, measured.top)
    drawn = _patch(theme, side)
    for turn, x, y in _places(measured, foot=foot):
        patch = drawn if turn is None else drawn.transpose(turn)
        image.paste(patch, (x - patch.width // 2, y - patch.height // 2))


def _patch(theme: Theme, side: int) -> Image.Image:
    """Draw the ornament in its orientation above the board."""
    room = round(_HEIGHT * side)
    image = Image.new("RGB", (2 * room * FINE, room * FINE), theme.frame)
    pen = Pen(ImageDraw.Draw(image), left=room * FINE / 2, top=0, cell=room * FINE)
    theme.border(pen, _RADIUS, theme.ornament)
    return image.reduce(FINE)


def _places(measured: Layout, *, foot: int) -> Iterator[tuple[Image.Transpose | None, int, int]]:
    """List the middle of each ornament, and its rotation; its base is towards the board."""
    beside, above = round(_MIDDLE * measured.left), round(_MIDDLE * measured.top)
    for file in range(1, measured.files):
        x = measured.left + file * measured.cell
        yield None, x, above
        yield Image.Transpose.ROTATE_180, x, foot - above
    for rank in range(1, measured.ranks):
        y = measured.top + rank * measured.cell
        yield Image.Transpose.ROTATE_90, beside, y
        yield Image.Transpose.ROTATE_270, measured.width - beside, y
