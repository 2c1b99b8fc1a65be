"""How much memory the parts of pictures take that are kept: tiles, boards, sprites and strips.

An image in a palette has a byte a pixel, besides its palette of at most 64 colours.
"""

from dataclasses import replace
from functools import cache
from itertools import product

from render import THEMES, layout
from render.board import board
from render.draw import bands, packed
from render.sprites import sprite
from render.tiles import tile
from tests.render.scenes import EVERY

PALETTE = 3 * 256
LARGEST = layout(12, 12, panel=True)


@cache
def heaviest_strip():
    """The bytes of the largest strip among all pictures of the tests."""
    shown = (replace(picture, theme=theme) for picture, theme in product(EVERY.values(), THEMES))
    return max(len(packed(band).data) for picture in shown for band in bands(picture))


def heaviest():
    """By cache, the most bytes that one entry takes."""
    return {
        tile: LARGEST.cell**2 + PALETTE,
        board: LARGEST.width * LARGEST.height + PALETTE,
        packed: heaviest_strip(),
        sprite: LARGEST.panel_height**2 + PALETTE,
    }


def kept_at_most():
    """The bytes that are kept when every cache is full."""
    return sum(each.cache_parameters()["maxsize"] * most for each, most in heaviest().items())


def kept_now():
    """The most bytes that can be kept by as many entries as there are now."""
    return sum(each.cache_info().currsize * most for each, most in heaviest().items())
