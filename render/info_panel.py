"""The panel beneath a board: the side to move, dice, men in hand, losses, and a line of text.

With a course of chances, it shows their graph instead of symbols.

The side at the bottom of the board is at the left. The panel scales with the width of the picture,
so it is as legible beneath a small board as beneath a large one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import category

from PIL import Image, ImageDraw

from render.board import font
from render.graph import graph
from render.sprites import COUNT, SIDES, Symbol, sprite
from render.tiles import in_palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL.ImageFont import FreeTypeFont

    from render.layout import Layout
    from render.palette import Theme
    from render.picture import Picture


_MAX_LENGTH = 200
_ELLIPSIS = "…"


def legible(text: str) -> str:
    """Return a text as one short line without invisible characters.

    >>> legible("  Alkaios    moves ")
    'Alkaios moves'
    """
    shown = (
        " " if char.isspace() else char
        for char in text[:_MAX_LENGTH]
        if char.isspace() or not category(char).startswith("C")
    )
    return " ".join("".join(shown).split())


def fitted(text: str, font: FreeTypeFont, width: float) -> str:
    """Return a text, cut with an ellipsis to at most `width` pixels."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + _ELLIPSIS) > width:
        text = text[:-1].rstrip()
    return text + _ELLIPSIS if text else ""


_ABSENT = "\U0010ffff"
"""A character that no typeface has."""


def is_drawable(text: str) -> bool:
    """Return whether the typeface of captions has all the characters of a text.

    >>> is_drawable("Ἀλκαῖος"), is_drawable("将棋")
    (True, False)
    """
    return drawable(text) == legible(text)


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """Return what is legible of a text, without the characters that the typeface lacks.

    >>> drawable("Dion 将棋"), drawable("将棋")
    ('Dion', '')
    """
    shown, face = legible(text), font(16)
    box = bytes(face.getmask(_ABSENT))  # what is drawn instead
    lacking = {char for char in set(shown) - {" "} if bytes(face.getmask(char)) == box}
    return legible("".join(char for char in shown if char not in lacking))


_PANEL_SHARE = 0.66
"""The share of the height for symbols; beneath them is the frame, with the text on it."""
_LINE_WIDTH = 0.033
_MAX_SYMBOLS = 12
"""The most symbols side by side, each as wide as high."""
_TEXT_SIZE, _MIN_TEXT_SHRINK = 0.64, 0.75


class PanelContent(NamedTuple):
    """The content of the panel, as in `Picture`."""

    dice: tuple[int, int] | None
    turn: int | None
    hand: tuple[int, int]
    lost: tuple[int, int]
    caption: str
    flipped: bool
    course: tuple[int, ...] = ()
    moment: int | None = None
    turning_points: tuple[int, ...] = ()


def panel_content(picture: Picture) -> PanelContent:
    """Return the content of a picture's panel."""
    caption = legible(picture.caption)
    return PanelContent(
        picture.dice,
        picture.turn,
        picture.hand,
        picture.lost,
        caption,
        flipped=picture.flipped,
        course=picture.course,
        moment=picture.moment,
        turning_points=picture.turning_points,
    )


def draw_info_panel(content: PanelContent, *, theme: Theme, measured: Layout) -> Image.Image:
    """Draw the panel with the frame beneath it, in the theme's palette."""
    panel, line = _panel(measured)
    image = _bare(content.caption, theme=theme, measured=measured, panel=panel, line=line)
    wide = measured.width - 2 * measured.left
    if content.course:
        chart = graph(
            content.course,
            content.moment,
            content.turning_points,
            theme=theme,
            size=(wide, panel - 2 * line),
            flipped=content.flipped,
        )
        image.paste(in_palette(theme, chart), (measured.left, line))
        return image
    for symbol, left, top, side in panel_symbols(content, measured):
        image.paste(sprite(theme, symbol, side), (left, top))
    return image


def _bare(caption: str, *, theme: Theme, measured: Layout, panel: int, line: int) -> Image.Image:
    image = Image.new("RGB", (measured.width, measured.panel_height), theme.frame)
    left, right = measured.left, measured.width - measured.left
    image.paste(theme.inlay, (left - line, 0, right + line, panel))
    image.paste(theme.panel.stone, (left, line, right, panel - line))
    foot = measured.panel_height - panel
    letters = _letters(caption, round(_TEXT_SIZE * foot), width=right - left)
    ImageDraw.Draw(image).text(
        (measured.width / 2, panel + foot / 2),
        fitted(caption, letters, right - left),
        font=letters,
        fill=theme.label,
        anchor="mm",
    )
    return in_palette(theme, image)


def _letters(caption: str, size: int, *, width: int) -> FreeTypeFont:
    """Return the typeface in a size, or smaller within bounds if the text needs it."""
    share = width / max(width, font(size).getlength(caption))
    return font(round(size * max(share, _MIN_TEXT_SHRINK)))


class PlacedSymbol(NamedTuple):
    """A symbol with its corner on the panel and its height, in pixels."""

    symbol: Symbol
    left: int
    top: int
    side: int


def panel_symbols(content: PanelContent, measured: Layout) -> Iterator[PlacedSymbol]:
    """List the symbols on a panel; there are none beside a course."""
    if content.course or not measured.panel_height:
        return
    panel, line = _panel(measured)
    wide = measured.width - 2 * measured.left
    side = min(panel - 2 * line, wide // _MAX_SYMBOLS)
    for symbol, across in _symbols(content, side=side, wide=wide):
        yield PlacedSymbol(symbol, measured.left + across, (panel - side) // 2, side)


def _panel(measured: Layout) -> tuple[int, int]:
    """The height of the part for symbols and the width of its lines, in pixels."""
    height = measured.panel_height
    return round(_PANEL_SHARE * height), max(1, round(_LINE_WIDTH * height))


def _symbols(content: PanelContent, *, side: int, wide: int) -> Iterator[tuple[Symbol, int]]:
    """List all symbols, each with its distance from the left end of the panel."""
    if content.dice is not None:
        for number, pips in enumerate(content.dice):
            yield Symbol(f"die-{pips}"), wide // 2 - side + number * side
    for second in (False, True):
        near = second is content.flipped
        for symbol, distance in _side_symbols(content, side=side, second=second, near=near):
            width = round(symbol.width * side)
            yield symbol, distance if near else wide - distance - width


def _side_symbols(
    content: PanelContent, *, side: int, second: bool, near: bool
) -> Iterator[tuple[Symbol, int]]:
    """List the symbols of one side, each with its distance from that side's end of the panel."""
    name, next_ = SIDES[second], content.turn == second
    if next_:
        yield Symbol("pointer-right" if near else "pointer-left"), 0
    yield Symbol(f"turn-{name}" if next_ else f"shield-{name}"), side // 2
    distance = 3 * side // 2
    if any(content.hand):
        yield Symbol(COUNT, content.hand[second]), distance
        distance += side
    if any(content.lost):
        sign, number = Symbol(f"fallen-{name}"), Symbol(COUNT, content.lost[second])
        distance += side // 4
        for place, symbol in enumerate((sign, number) if near else (number, sign)):
            yield symbol, distance + place * side
