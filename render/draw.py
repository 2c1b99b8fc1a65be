"""Pictures as PNG files: bands beneath one another, each drawn and compressed once."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from render.board import board
from render.info_panel import PanelContent, draw_info_panel, panel_content
from render.layout import Layout, layout_of
from render.reading import read_scene
from render.strips import Strip, file_of, strip
from render.theme import theme_named
from render.tiles import palette, tile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image

    from engine.lettering import Lettering
    from render.picture import Picture
    from render.scene import Square


class Band(NamedTuple):
    """A part of a picture in its full width: a rank, a side of the frame, or the info panel."""

    theme: str
    measured: Layout
    letters: Lettering
    flipped: bool
    top: int
    bottom: int
    """The bounds in the picture, in pixels."""
    squares: tuple[Square, ...] = ()
    panel: PanelContent | None = None


@lru_cache(maxsize=256)
def png(picture: Picture) -> bytes:
    """Draw a picture as a PNG file.

    Raises `ValueError` with the fault for a board that is not 1 to 12 squares long and wide,
    pieces that do not fill it, a square that is not on it, invalid dice, counts, turn or letters,
    or an unknown theme.

    >>> from render.picture import Picture
    >>> png(Picture(files=3, ranks=1, pieces="P1p", theme="night"))[1:4]
    b'PNG'
    """
    strips = map(packed, bands(picture))
    width, colours = layout_of(picture).width, palette(theme_named(picture.theme))
    return file_of(strips, width=width, palette=bytes(colours.getpalette() or ()))


def draw(picture: Picture) -> Image.Image:
    """Draw a picture in the palette of its theme; raises as `png`.

    >>> from render.picture import Picture
    >>> draw(Picture(files=8, ranks=8, pieces="/".join(8 * ["8"]))).size
    (800, 800)
    """
    measured = layout_of(picture)
    image = palette(theme_named(picture.theme)).resize((measured.width, measured.height))
    for band in bands(picture):
        image.paste(drawn(band), (0, band.top))
    return image


def bands(picture: Picture) -> Iterator[Band]:
    """Cut a picture into bands, from its top to its bottom; raises as `png`."""
    theme, measured = theme_named(picture.theme), layout_of(picture)
    foot = measured.height - measured.panel_height
    bare = Band(theme.name, measured, picture.letters, picture.flipped, 0, measured.top)
    ranks = groupby(read_scene(picture), key=lambda square: square.corner[1])
    yield bare
    for top, squares in ranks:
        yield bare._replace(top=top, bottom=top + measured.cell, squares=tuple(squares))
    yield bare._replace(top=foot - measured.top, bottom=foot)
    if measured.panel_height:
        yield bare._replace(top=foot, bottom=measured.height, panel=panel_content(picture))


@lru_cache(maxsize=1024)
def packed(band: Band) -> Strip:
    """Draw and compress a band."""
    return strip(drawn(band))


def drawn(band: Band) -> Image.Image:
    """Draw a band in the palette of its theme."""
    theme, measured = theme_named(band.theme), band.measured
    if band.panel is not None:
        return draw_info_panel(band.panel, theme=theme, measured=measured)
    bare = board(theme, measured, band.letters, flipped=band.flipped)
    image = bare.crop((0, band.top, measured.width, band.bottom))
    for spot, dark, (left, top) in band.squares:
        image.paste(tile(theme, spot, dark=dark, cell=measured.cell), (left, top - band.top))
    return image
