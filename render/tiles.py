"""Cached squares: each content of a square is drawn once, enlarged, and reduced."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from PIL import Image, ImageColor, ImageDraw

from render.marks import BENEATH, draw_mark
from render.pen import Pen
from render.pieces import draw_piece
from render.scene import Mark, PieceSymbol, SpotMark, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.theme import Theme

FINE = 4
"""The factor by which everything is drawn larger than shown, for anti-aliasing."""
_MAX_COLOURS = 64
_MIN_DISTANCE = 8
_SAMPLE_SIZE = 48
_MAX_SAMPLE_COLOURS = 1 << 16
_GHOST_OPACITY = 0.6


@lru_cache(maxsize=2048)
def tile(theme: Theme, spot: SpotMark, *, dark: bool, cell: int) -> Image.Image:
    """Return one square, `cell` pixels wide, in the theme's palette. Shared: do not modify it."""
    return in_palette(theme, _reduced(theme, spot, dark=dark, cell=cell))


def in_palette(theme: Theme, image: Image.Image) -> Image.Image:
    """Return an image in the theme's palette."""
    painted = image.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    painted.load()  # fixes its palette, so that threads which share it only read
    return painted


def draw_spot(pen: Pen, spot: SpotMark, *, theme: Theme, dark: bool) -> None:
    """Draw one square with its piece and marks; a ghost is drawn as any other piece."""
    ground = theme.dark if dark else theme.light
    pen.bar((-0.5, -0.5), (0.5, 0.5), ground.stone)
    for mark in spot.marks:
        if mark in BENEATH:
            draw_mark(pen, mark, theme)
    if spot.piece is not None:
        livery = theme.second if spot.piece.second else theme.first
        draw_piece(pen, spot.piece, livery=livery, shadow=ground.shadow)
    for mark in spot.marks:
        if mark not in BENEATH:
            draw_mark(pen, mark, theme)


def _reduced(theme: Theme, spot: SpotMark, *, dark: bool, cell: int) -> Image.Image:
    if spot.ghost:
        solid = _reduced(theme, spot._replace(ghost=False), dark=dark, cell=cell)
        bare = _reduced(theme, spot._replace(ghost=False, piece=None), dark=dark, cell=cell)
        return Image.blend(bare, solid, _GHOST_OPACITY)
    image = Image.new("RGB", (cell * FINE, cell * FINE))
    pen = Pen(ImageDraw.Draw(image), left=0, top=0, cell=cell * FINE)
    draw_spot(pen, spot, theme=theme, dark=dark)
    return image.reduce(FINE)


@lru_cache(maxsize=32)
def palette(theme: Theme) -> Image.Image:
    """Return an image of one pixel with a theme's palette: its colours and their blends."""
    own = list(dict.fromkeys(map(ImageColor.getrgb, theme.colours())))
    met = b"".join(
        bytes(colour) * count
        for count, colour in _sheet(theme).getcolors(_MAX_SAMPLE_COLOURS) or ()
        if isinstance(colour, tuple) and colour not in own
    )
    edges = Image.frombytes("RGB", (len(met) // 3, 1), met)
    mixed = edges.quantize(_MAX_COLOURS - len(own), method=Image.Quantize.MEDIANCUT, kmeans=2)
    parts = iter(mixed.getpalette() or ())
    others = [other for other in zip(parts, parts, parts, strict=True) if not _near(other, own)]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in (*own, *others) for part in colour])
    return palette


def _near(colour: Sequence[int], others: Iterable[Sequence[int]]) -> bool:
    """Whether Pillow, whose colour look-up is coarse, may confuse a colour with another."""
    return any(
        all(abs(one - two) <= _MIN_DISTANCE for one, two in zip(colour, other, strict=True))
        for other in others
    )


def _sheet(theme: Theme) -> Image.Image:
    """Draw all pieces and marks of the theme, small, on both grounds."""
    pieces = [PieceSymbol(*key) for key in product((False, True), "POB", State)]
    spots = [
        *(SpotMark(piece) for piece in pieces),
        *(SpotMark(piece, ghost=True) for piece in pieces if piece.state is State.UPRIGHT),
        *(SpotMark(marks=(mark,)) for mark in Mark),
    ]
    sheet = Image.new("RGB", (_SAMPLE_SIZE * len(spots), _SAMPLE_SIZE * 2))
    for (column, spot), dark in product(enumerate(spots), (False, True)):
        part = _reduced(theme, spot, dark=dark, cell=_SAMPLE_SIZE)
        sheet.paste(part, (column * _SAMPLE_SIZE, dark * _SAMPLE_SIZE))
    return sheet
