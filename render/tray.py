"""What lies beneath a board: the dice thrown, and the men that are still to be placed."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.board import font
from render.pen import Pen
from render.pieces import draw_token
from render.scene import Token
from render.tiles import FINE, in_palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.layout import Layout
    from render.picture import Picture
    from render.theme import Theme

_LINE, _FOOT = 4, 20
"""The line around the tray and the frame below it, in pixels."""
_ABREAST = 6
"""So many places lie side by side: two dice, and a shield and a number for either side."""
_FACE, _BEND = 0.42, 0.13
_INK, _SHADOW = 0.03, 0.04
_PIP, _APART = 0.092, 0.24
_DIGITS = 0.5

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


def draw_tray(image: Image.Image, picture: Picture, *, theme: Theme, measured: Layout) -> None:
    """Lay the tray, and what is in it, on a board's image in the theme's palette."""
    left, top = measured.left, measured.height - measured.tray
    wide, high = measured.width - 2 * left, measured.tray - _FOOT
    frame = (left - _LINE, top - _LINE, left + wide + _LINE, top + high + _LINE)
    image.paste(_bare(theme, frame[2] - frame[0], frame[3] - frame[1]), frame)
    side = min(high, wide // _ABREAST)
    for thing, across in _things(picture, theme, side=side, wide=wide):
        image.paste(thing, (left + across, top + (high - side) // 2))


def _things(
    picture: Picture, theme: Theme, *, side: int, wide: int
) -> Iterator[tuple[Image.Image, int]]:
    """List what lies in the tray, each with how far from its left end it begins."""
    if picture.dice is not None:
        for number, pips in enumerate(picture.dice):
            yield _die(theme, pips, side), wide // 2 - side + number * side
    if any(picture.hand):
        for second, men in enumerate(picture.hand):
            near = bool(second) is picture.flipped
            shield, count = (0, side) if near else (wide - side, wide - 2 * side)
            yield _shield(theme, side, second=bool(second)), shield
            yield _count(theme, men, side), count


@lru_cache(maxsize=64)
def _bare(theme: Theme, wide: int, high: int) -> Image.Image:
    image = Image.new("RGB", (wide, high), theme.inlay)
    image.paste(theme.tray.stone, (_LINE, _LINE, wide - _LINE, high - _LINE))
    return in_palette(theme, image)


@lru_cache(maxsize=64)
def _die(theme: Theme, pips: int, side: int) -> Image.Image:
    """Draw a die of ivory as it lies, seen from above."""
    image, pen = _canvas(theme, side)
    pen.slab(_FACE, _BEND, theme.tray.shadow, down=_SHADOW)
    pen.slab(_FACE, _BEND, theme.pip)
    pen.slab(_FACE - _INK, _BEND - _INK, theme.bone)
    for x, y in _FACES[pips]:
        pen.disc((_APART * x, _APART * y), _PIP, theme.pip)
    return in_palette(theme, image.reduce(FINE))


@lru_cache(maxsize=64)
def _shield(theme: Theme, side: int, *, second: bool) -> Image.Image:
    image, pen = _canvas(theme, side)
    livery = theme.second if second else theme.first
    draw_token(pen, Token(second, "P"), livery=livery, shadow=theme.tray.shadow)
    return in_palette(theme, image.reduce(FINE))


@lru_cache(maxsize=256)
def _count(theme: Theme, men: int, side: int) -> Image.Image:
    image, pen = _canvas(theme, side)
    digits = font(round(_DIGITS * side * FINE))
    pen.canvas.text(pen.at((0, 0)), str(men), font=digits, fill=theme.script, anchor="mm")
    return in_palette(theme, image.reduce(FINE))


def _canvas(theme: Theme, side: int) -> tuple[Image.Image, Pen]:
    image = Image.new("RGB", (side * FINE, side * FINE), theme.tray.stone)
    return image, Pen(ImageDraw.Draw(image), left=0, top=0, cell=side * FINE)
