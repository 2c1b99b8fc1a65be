"""Single pieces of the default theme as small square pictures without a ground."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from render.pen import Pen
from render.picture import Picture
from render.pieces import draw_piece
from render.reading import named_spots
from render.scene import PieceSymbol, State
from render.theme import theme_named
from render.tiles import FINE

if TYPE_CHECKING:
    from collections.abc import Mapping

ICON_THEME = Picture(1, 1, "1").theme
"""The theme whose pieces are the icons."""

_SIDE = 128
"""The side of an icon, in pixels."""
_HALO, _MARGIN = 4, 8
"""The width of the light line around a piece, which shows a dark one on a dark ground, and the
room for it, in pixels."""
_NOTHING = "#00000000"
_SIDES = {"first": False, "second": True}
_KINDS = {"man": "P", "hoplite": "O", "leader": "B"}
_STATES = {"": State.UPRIGHT, "_turned": State.TURNED, "_bound": State.BOUND}

_PIECES: Mapping[str, PieceSymbol] = MappingProxyType(
    {
        f"{side}_{kind}{state}": PieceSymbol(_SIDES[side], _KINDS[kind], _STATES[state])
        for side, kind, state in product(_SIDES, _KINDS, _STATES)
    }
)
_NAMES = {piece: name for name, piece in _PIECES.items()}

ICONS = tuple(_PIECES)
"""The names of all icons, such as `first_man` and `second_hoplite_turned`."""


@lru_cache(maxsize=len(ICONS))
def icon_png(name: str) -> bytes:
    """Draw an icon as a PNG file of 128 by 128 pixels; raises `KeyError` for an unknown name.

    >>> icon_png("first_man")[1:4]
    b'PNG'
    """
    piece, theme, cell = _PIECES[name], theme_named(ICON_THEME), _SIDE * FINE
    livery = theme.second if piece.second else theme.first
    drawn = Image.new("RGBA", (2 * cell, 2 * cell))
    pen = Pen(ImageDraw.Draw(drawn), left=cell / 2, top=cell / 2, cell=cell)
    draw_piece(pen, piece, livery=livery, shadow=_NOTHING)
    room = (_SIDE - 2 * _MARGIN,) * 2
    padded = ImageOps.pad(drawn.crop(drawn.getbbox()), room, color=_NOTHING)
    icon = ImageOps.expand(padded, _MARGIN, fill=_NOTHING)
    grown = icon.getchannel("A").filter(ImageFilter.MaxFilter(2 * _HALO + 1))
    halo = Image.new("RGBA", icon.size, theme.halo)
    halo.putalpha(grown.filter(ImageFilter.GaussianBlur(1)))
    file = BytesIO()
    Image.alpha_composite(halo, icon).save(file, "PNG", optimize=True)
    return file.getvalue()


def icons_of(picture: Picture) -> dict[str, str]:
    """Return the names of the icons of a picture's pieces, by their squares.

    Raises `ValueError` for an invalid picture.

    >>> icons_of(Picture(files=3, ranks=1, pieces="P1b"))
    {'a1': 'first_man', 'c1': 'second_leader'}
    """
    spots = named_spots(picture)
    return {
        square: _NAMES[spot.piece]
        for square, spot in spots.items()
        if spot.piece and not spot.ghost
    }
