"""A picture becomes a PNG file: a bare board, a tile on every square, packed."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

from render.board import board
from render.layout import layout_of
from render.scene import read_scene
from render.theme import theme_named
from render.tiles import tile
from render.tray import draw_tray

if TYPE_CHECKING:
    from PIL import Image

    from render.picture import Picture

_LEVEL = 6


@lru_cache(maxsize=256)
def png(picture: Picture) -> bytes:
    """Draw a picture as a PNG file.

    Raises `ValueError`, saying what is wrong, for a board that is not 1 to 12 squares long and
    wide, pieces that do not fill it, a square that is not on it, dice, men in hand or letters that
    cannot be, or a theme that there is not.
    """
    out = BytesIO()
    draw(picture).save(out, "PNG", compress_level=_LEVEL)
    return out.getvalue()


def draw(picture: Picture) -> Image.Image:
    """Draw a picture in the palette of its theme; raises as `png`."""
    theme, measured = theme_named(picture.theme), layout_of(picture)
    squares = read_scene(picture)
    image = board(theme, measured, picture.letters, flipped=picture.flipped).copy()
    for spot, dark, corner in squares:
        image.paste(tile(theme, spot, dark=dark, cell=measured.cell), corner)
    if picture.tray:
        draw_tray(image, picture, theme=theme, measured=measured)
    return image
