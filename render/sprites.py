"""The symbols of the info panel: dice, shields, counts; each is drawn once a theme and size."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.board import font
from render.marks import draw_mark
from render.pen import Pen
from render.pieces import draw_token
from render.scene import Mark, Token
from render.tiles import FINE, in_palette

if TYPE_CHECKING:
    from render.palette import Theme

_DIE_REACH, _DIE_BEND = 0.42, 0.13
_LINE_WIDTH, _SHADOW_SHIFT = 0.03, 0.04
_PIP_RADIUS, _PIP_DISTANCE = 0.083, 0.235
_DIGIT_SIZE = 0.5
_SHIELD_SCALE = 1.15
"""Relative to a shield on the board."""
_CROSS_SCALE, _CROSS_CORNER = 0.7, 0.38
_NICHE_REACH, _NICHE_BEND = 0.48, 0.16
_POINTER = ((-0.13, -0.26), (0.17, 0), (-0.13, 0.26))

_FACES = MappingProxyType(
    {
        1: ((0, 0),),
        2: ((-1, 1), (1, -1)),
        3: ((-1, 1), (0, 0), (1, -1)),
        4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
        5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
        6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    }
)


@lru_cache(maxsize=64)
def die(theme: Theme, pips: int, side: int) -> Image.Image:
    """Draw a die of bone, seen from above."""
    image, pen = _canvas(theme, side)
    pen.slab(_DIE_REACH, _DIE_BEND, theme.panel.shadow, down=_SHADOW_SHIFT)
    pen.slab(_DIE_REACH, _DIE_BEND, theme.pip)
    pen.slab(_DIE_REACH - _LINE_WIDTH, _DIE_BEND - _LINE_WIDTH, theme.bone)
    for x, y in _FACES[pips]:
        pen.disc((_PIP_DISTANCE * x, _PIP_DISTANCE * y), _PIP_RADIUS, theme.pip)
    return in_palette(theme, image.reduce(FINE))


@lru_cache(maxsize=64)
def shield(theme: Theme, side: int, *, second: bool, next_: bool) -> Image.Image:
    """Draw a side's shield, in a niche when it is that side's turn."""
    image, pen = _canvas(theme, side)
    if next_:
        pen.slab(_NICHE_REACH, _NICHE_BEND, theme.script)
        pen.slab(_NICHE_REACH - 2 * _LINE_WIDTH, _NICHE_BEND - _LINE_WIDTH, theme.panel.stone)
    _draw_shield(pen, theme, second=second)
    return in_palette(theme, image.reduce(FINE))


@lru_cache(maxsize=64)
def pointer(theme: Theme, side: int, *, left: bool) -> Image.Image:
    """Draw the arrow to the side to move, half as wide as high."""
    image, pen = _canvas(theme, side, across=0.5)
    pen.area([(-x if left else x, y) for x, y in _POINTER], theme.script)
    return in_palette(theme, image.reduce(FINE))


@lru_cache(maxsize=64)
def fallen(theme: Theme, side: int, *, second: bool) -> Image.Image:
    """Draw a shield with a cross at its foot, for lost pieces."""
    image, pen = _canvas(theme, side)
    _draw_shield(pen, theme, second=second)
    left, top = (_CROSS_CORNER * side * FINE for _ in range(2))
    draw_mark(pen._replace(left=left, top=top, cell=_CROSS_SCALE * pen.cell), Mark.PREY, theme)
    return in_palette(theme, image.reduce(FINE))


@lru_cache(maxsize=256)
def count(theme: Theme, number: int, side: int) -> Image.Image:
    """Write a number."""
    image, pen = _canvas(theme, side)
    digits = font(round(_DIGIT_SIZE * side * FINE))
    pen.canvas.text(pen.at((0, 0)), str(number), font=digits, fill=theme.script, anchor="mm")
    return in_palette(theme, image.reduce(FINE))


def _draw_shield(pen: Pen, theme: Theme, *, second: bool) -> None:
    livery = theme.second if second else theme.first
    back = (_SHIELD_SCALE - 1) / 2 * pen.cell
    larger = pen._replace(left=pen.left - back, top=pen.top - back, cell=_SHIELD_SCALE * pen.cell)
    draw_token(larger, Token(second, "P"), livery=livery, shadow=theme.panel.shadow)


def _canvas(theme: Theme, side: int, *, across: float = 1) -> tuple[Image.Image, Pen]:
    """Return an empty part of the panel, `across` as wide as high, and a pen around its middle."""
    width, cell = round(across * side) * FINE, side * FINE
    image = Image.new("RGB", (width, cell), theme.panel.stone)
    return image, Pen(ImageDraw.Draw(image), left=(width - cell) / 2, top=0, cell=cell)
