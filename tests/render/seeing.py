"""How an eye measures a square: contrast, grey, and the outline of the piece on it."""

import math
from collections.abc import Sequence
from functools import cache

from PIL import Image

from render.scene import SpotMark
from render.theme import Theme
from render.tiles import tile

CELL = 100
Colour = tuple[int, int, int]
Shape = int
"""A set of the pixels of a square: for each a byte, which is 1 or 0."""


def rgb(image: Image.Image) -> list[Colour]:
    """The colours of an image, row by row."""
    flat = image.convert("RGB").tobytes()
    return list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))


def pixels(theme: Theme, spot: SpotMark, *, dark: bool, cell: int = CELL) -> list[Colour]:
    """The colours of a square, row by row."""
    return rgb(tile(theme, spot, dark=dark, cell=cell))


@cache
def greys(theme: Theme, spot: SpotMark, *, dark: bool, cell: int = CELL) -> Image.Image:
    """A square as it is seen without colour."""
    square = tile(theme, spot, dark=dark, cell=cell)
    levels = bytes(grey(colour)[0] for colour in _palette(square))
    return Image.frombytes("L", square.size, square.tobytes().translate(levels.ljust(256)))


def grey(colour: Colour) -> Colour:
    """The grey that a colour becomes without colours."""
    level = round(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2])
    return (level, level, level)


def deuteranopia(colour: Colour) -> Colour:
    """What an eye without green cones sees (Machado, Oliveira, Fernandes 2009)."""
    return _seen(colour, ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)))


def protanopia(colour: Colour) -> Colour:
    """What an eye without red cones sees (the same)."""
    return _seen(colour, ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)))


@cache
def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2.2, relative luminance)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def stands_out(colour: Colour, ground: Colour) -> bool:
    """Whether a colour is told from its ground by every eye, and where there are no colours."""
    eyes = (lambda seen: seen, deuteranopia, protanopia, grey)
    return all(contrast(eye(colour), eye(ground)) >= 3 for eye in eyes)


@cache
def figure(theme: Theme, spot: SpotMark, *, dark: bool) -> Shape:
    """The pixels that stand out from the bare square."""
    ground = pixels(theme, SpotMark(), dark=dark)[0]
    square = tile(theme, spot, dark=dark, cell=CELL)
    standing = bytes(stands_out(colour, ground) for colour in _palette(square))
    return _bitmap(square.tobytes().translate(standing.ljust(256)))


@cache
def shut_in(shape: Shape) -> Shape:
    """All that a shape encloses, itself included: what cannot be walked to from the corner."""
    free, outside, before = _EVERYWHERE & ~shape, 1, 0
    while outside != before:
        before = outside
        along = (outside & ~_RIGHT) << 8 | (outside & ~_LEFT) >> 8
        across = outside << 8 * CELL | outside >> 8 * CELL
        outside = outside | (along | across) & free
    return _EVERYWHERE & ~outside


def area(shape: Shape) -> int:
    """How many pixels a shape has."""
    return shape.bit_count()


def likeness(one: Shape, other: Shape) -> float:
    """The share of two shapes that they have in common, from 0 to 1."""
    return area(one & other) / area(one | other)


def _bitmap(rows: bytes) -> Shape:
    return int.from_bytes(rows, "little")


_EVERYWHERE = _bitmap(b"\1" * CELL * CELL)
_LEFT = _bitmap((b"\1" + bytes(CELL - 1)) * CELL)
_RIGHT = _bitmap((bytes(CELL - 1) + b"\1") * CELL)


def _palette(image: Image.Image) -> list[Colour]:
    """The colours of an image's palette, in the order of its bytes."""
    parts = iter(image.getpalette() or ())
    return list(zip(parts, parts, parts, strict=True))


def _seen(colour: Colour, cones: Sequence[Sequence[float]]) -> Colour:
    linear = [_linear(part) for part in colour]
    red, green, blue = (
        sum(share * part for share, part in zip(row, linear, strict=True)) for row in cones
    )
    return (_level(red), _level(green), _level(blue))


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else math.pow((share + 0.055) / 1.055, 2.4)


def _level(linear: float) -> int:
    share = min(1.0, max(0.0, linear))
    curve = 12.92 * share if share <= 0.0031308 else 1.055 * math.pow(share, 1 / 2.4) - 0.055
    return round(255 * curve)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
