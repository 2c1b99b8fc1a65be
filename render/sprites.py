"""The symbols of the info panel: dice, shields, counts; each is drawn once a theme and size."""

from __future__ import annotations

from functools import lru_cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render.board import font
from render.marks import draw_mark
from render.pen import Pen
from render.pieces import draw_piece
from render.scene import Mark, PieceSymbol
from render.tiles import FINE, in_palette

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from render.palette import Theme

_DIE_REACH, _DIE_BEND = 0.42, 0.13
_LINE_WIDTH, _SHADOW_SHIFT = 0.03, 0.04
_PIP_RADIUS, _PIP_DISTANCE = 0.083, 0.235
DIGIT_SIZE = 0.5
"""The size of a number, as a share of its symbol's height."""
SIDES = ("first", "second")
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


def _die(pen: Pen, theme: Theme, *, pips: int) -> None:
    """Draw a die of bone, seen from above."""
    pen.slab(_DIE_REACH, _DIE_BEND, theme.panel.shadow, down=_SHADOW_SHIFT)
    pen.slab(_DIE_REACH, _DIE_BEND, theme.pip)
    pen.slab(_DIE_REACH - _LINE_WIDTH, _DIE_BEND - _LINE_WIDTH, theme.bone)
    for x, y in _FACES[pips]:
        pen.disc((_PIP_DISTANCE * x, _PIP_DISTANCE * y), _PIP_RADIUS, theme.pip)


def _next_shield(pen: Pen, theme: Theme, *, second: bool) -> None:
    """Draw the shield of the side whose turn it is, in a niche."""
    pen.slab(_NICHE_REACH, _NICHE_BEND, theme.script)
    pen.slab(_NICHE_REACH - 2 * _LINE_WIDTH, _NICHE_BEND - _LINE_WIDTH, theme.panel.stone)
    _shield(pen, theme, second=second)


def _pointer(pen: Pen, theme: Theme, *, left: bool) -> None:
    """Draw the arrow to the side to move, within half the width of a square."""
    pen.area([(-x if left else x, y) for x, y in _POINTER], theme.script)


def _fallen(pen: Pen, theme: Theme, *, second: bool) -> None:
    """Draw a shield with a cross at its foot, for lost pieces."""
    _shield(pen, theme, second=second)
    corner = _CROSS_CORNER * pen.cell
    foot = pen._replace(left=pen.left + corner, top=pen.top + corner, cell=_CROSS_SCALE * pen.cell)
    draw_mark(foot, Mark.PREY, theme)


def _shield(pen: Pen, theme: Theme, *, second: bool) -> None:
    livery = theme.second if second else theme.first
    back = (_SHIELD_SCALE - 1) / 2 * pen.cell
    larger = pen._replace(left=pen.left - back, top=pen.top - back, cell=_SHIELD_SCALE * pen.cell)
    draw_piece(larger, PieceSymbol(second, "P"), livery=livery, shadow=theme.panel.shadow)


SYMBOLS: Mapping[str, Callable[[Pen, Theme], None]] = MappingProxyType(
    {
        **{f"die-{pips}": partial(_die, pips=pips) for pips in _FACES},
        **{
            f"{name}-{side}": partial(draw, second=bool(second))
            for name, draw in (("shield", _shield), ("turn", _next_shield), ("fallen", _fallen))
            for second, side in enumerate(SIDES)
        },
        "pointer-left": partial(_pointer, left=True),
        "pointer-right": partial(_pointer, left=False),
    }
)
"""What draws each symbol."""

COUNT = "count"
"""The symbol that is a number."""


class Symbol(NamedTuple):
    """A symbol of the panel, or with `COUNT` a number."""

    name: str
    number: int = 0

    @property
    def width(self) -> float:
        """How wide it is, as a share of its height."""
        return 0.5 if self.name.startswith("pointer") else 1


@lru_cache(maxsize=512)
def sprite(theme: Theme, symbol: Symbol, side: int) -> Image.Image:
    """Draw a symbol `side` pixels high on the ground of the panel, in the theme's palette."""
    width, cell = round(symbol.width * side) * FINE, side * FINE
    image = Image.new("RGB", (width, cell), theme.panel.stone)
    pen = Pen(ImageDraw.Draw(image), left=(width - cell) / 2, top=0, cell=cell)
    if symbol.name == COUNT:
        digits = font(round(DIGIT_SIZE * cell))
        middle = pen.at((0, 0))
        pen.canvas.text(middle, str(symbol.number), font=digits, fill=theme.script, anchor="mm")
    else:
        SYMBOLS[symbol.name](pen, theme)
    return in_palette(theme, image.reduce(FINE))
