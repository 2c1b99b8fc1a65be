"""The bare board: the frame, with the names of files and ranks, without squares."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files as resources
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from engine.board import FILE_LETTERS
from render.border import adorn
from render.tiles import in_palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.lettering import Lettering
    from render.layout import Layout
    from render.theme import Theme

_LABEL_SIZE = 0.76
_INLAY_WIDTH = 0.11
"""Sizes of the letters and of the line around the squares, in shares of the narrower margin."""


@lru_cache(maxsize=8)
def board(theme: Theme, measured: Layout, letters: Lettering, *, flipped: bool) -> Image.Image:
    """Return a board without squares, in the theme's palette. Shared: do not modify it."""
    return in_palette(theme, paint_board(theme, measured, letters, flipped=flipped))


def paint_board(
    theme: Theme, measured: Layout, letters: Lettering, *, flipped: bool
) -> Image.Image:
    """Draw a board without squares in RGB; letters and lines scale with the margin."""
    image = Image.new("RGB", (measured.width, measured.height), theme.frame)
    pen = ImageDraw.Draw(image)
    margin = min(measured.left, measured.top)
    adorn(image, theme, measured, foot=_foot(measured))
    line = round(_line(measured))
    left, top = measured.left - line, measured.top - line
    right, bottom = measured.width - left - 1, _foot(measured) - top - 1
    pen.rectangle([left, top, right, bottom], fill=theme.inlay)
    size = round(_LABEL_SIZE * margin)
    files, ranks = font(size), _narrowed(size, measured, letters, width=measured.left - 2 * line)
    for text, middle in _files(measured, letters, flipped=flipped):
        pen.text(middle, text, font=files, fill=theme.label, anchor="mm")
    for text, middle in _ranks(measured, letters, flipped=flipped):
        pen.text(middle, text, font=ranks, fill=theme.label, anchor="mm")
    return image


def font(size: int) -> ImageFont.FreeTypeFont:
    """Open the typeface; a new object each time, as threads must not share one."""
    return ImageFont.truetype(BytesIO(_typeface()), size)


@lru_cache(maxsize=1)
def _typeface() -> bytes:
    return (resources("render") / "assets" / "DejaVuSans-Bold.ttf").read_bytes()


def _foot(measured: Layout) -> int:
    """The height of the picture without its panel, in pixels."""
    return measured.height - measured.panel_height


def _narrowed(
    size: int, measured: Layout, letters: Lettering, *, width: int
) -> ImageFont.FreeTypeFont:
    """Open the typeface in a size, or smaller if the widest numeral needs it."""
    whole = font(size)
    widest = max(whole.getlength(letters.rank(rank)) for rank in range(1, measured.ranks + 1))
    return whole if widest <= width else font(int(size * width / widest))


def _files(
    measured: Layout, letters: Lettering, *, flipped: bool
) -> Iterator[tuple[str, tuple[float, float]]]:
    half, above = measured.cell / 2, (measured.top - _line(measured)) / 2
    for file, letter in zip(FILE_LETTERS[: measured.files], letters.files, strict=False):
        x, _ = measured.corner(f"{file}1", flipped=flipped)
        yield letter, (x + half, above)
        yield letter, (x + half, _foot(measured) - above)


def _ranks(
    measured: Layout, letters: Lettering, *, flipped: bool
) -> Iterator[tuple[str, tuple[float, float]]]:
    half, beside = measured.cell / 2, (measured.left - _line(measured)) / 2
    for rank in range(1, measured.ranks + 1):
        _, y = measured.corner(f"a{rank}", flipped=flipped)
        yield letters.rank(rank), (beside, y + half)
        yield letters.rank(rank), (measured.width - beside, y + half)


def _line(measured: Layout) -> float:
    """The width of the line around the squares, in pixels."""
    return _INLAY_WIDTH * min(measured.left, measured.top)
