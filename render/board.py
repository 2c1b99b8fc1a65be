"""The bare board: a frame with the names of files and ranks, and room for the squares."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files as resources
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from render.tiles import in_palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.layout import Layout
    from render.theme import Theme

_LETTERS = "abcdefghijkl"
_LABEL = 30
_INLAY = 4


@lru_cache(maxsize=512)
def board(theme: Theme, measured: Layout, *, flipped: bool) -> Image.Image:
    """Return a board without squares, in the theme's palette; not to be changed."""
    image = Image.new("RGB", (measured.width, measured.height), theme.frame)
    pen = ImageDraw.Draw(image)
    left, top = measured.left - _INLAY, measured.top - _INLAY
    right, bottom = measured.width - left - 1, measured.height - top - 1
    pen.rectangle([left, top, right, bottom], fill=theme.inlay)
    with (resources("render") / "assets" / "DejaVuSans-Bold.ttf").open("rb") as file:
        font = ImageFont.truetype(file, _LABEL)  # its own: a face is not shared between threads
    for text, middle in _labels(measured, flipped=flipped):
        pen.text(middle, text, font=font, fill=theme.label, anchor="mm")
    return in_palette(theme, image)


def _labels(measured: Layout, *, flipped: bool) -> Iterator[tuple[str, tuple[float, float]]]:
    half, margin = measured.cell / 2, (measured.left - _INLAY) / 2
    for letter in _LETTERS[: measured.files]:
        x, _ = measured.corner(f"{letter}1", flipped=flipped)
        yield letter, (x + half, margin)
        yield letter, (x + half, measured.height - margin)
    for rank in range(1, measured.ranks + 1):
        _, y = measured.corner(f"a{rank}", flipped=flipped)
        yield str(rank), (margin, y + half)
        yield str(rank), (measured.width - margin, y + half)
