"""What is told beneath a board: whose turn it is, dice, men in hand, losses, and a line of text.

Whoever sits at the bottom of the board is at the left. All of it is as large as the picture is
wide, so that it is read as well beneath a small board as beneath a large one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render.board import font
from render.caption import fitted, legible
from render.sprites import count, die, fallen, pointer, shield
from render.tiles import in_palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL.ImageFont import FreeTypeFont

    from render.layout import Layout
    from render.palette import Theme
    from render.picture import Picture

_PANEL = 0.66
"""How much of the tray is the panel; beneath it runs the frame, with the text on it."""
_LINE = 0.033
_ABREAST = 12
"""So many things lie side by side at most, each as wide as high."""
_TEXT, _LEAST = 0.64, 0.75


class PanelContent(NamedTuple):
    """What is told, as in a picture."""

    dice: tuple[int, int] | None
    turn: int | None
    hand: tuple[int, int]
    lost: tuple[int, int]
    caption: str
    flipped: bool


def panel_content(picture: Picture) -> PanelContent:
    """Return what a picture tells beneath its board."""
    caption = legible(picture.caption)
    return PanelContent(
        picture.dice, picture.turn, picture.hand, picture.lost, caption, flipped=picture.flipped
    )


def draw_info_panel(what: PanelContent, *, theme: Theme, measured: Layout) -> Image.Image:
    """Draw all that is beneath a board, in the theme's palette."""
    tray, panel = measured.tray, round(_PANEL * measured.tray)
    line = max(1, round(_LINE * tray))
    image = _bare(what.caption, theme=theme, measured=measured, panel=panel, line=line)
    wide = measured.width - 2 * measured.left
    side = min(panel - 2 * line, wide // _ABREAST)
    for thing, across in _things(what, theme, side=side, wide=wide):
        image.paste(thing, (measured.left + across, (panel - side) // 2))
    return image


def _bare(caption: str, *, theme: Theme, measured: Layout, panel: int, line: int) -> Image.Image:
    image = Image.new("RGB", (measured.width, measured.tray), theme.frame)
    left, right = measured.left, measured.width - measured.left
    image.paste(theme.inlay, (left - line, 0, right + line, panel))
    image.paste(theme.tray.stone, (left, line, right, panel - line))
    foot = measured.tray - panel
    letters = _letters(caption, round(_TEXT * foot), width=right - left)
    ImageDraw.Draw(image).text(
        (measured.width / 2, panel + foot / 2),
        fitted(caption, letters, right - left),
        font=letters,
        fill=theme.label,
        anchor="mm",
    )
    return in_palette(theme, image)


def _letters(caption: str, size: int, *, width: int) -> FreeTypeFont:
    """Return the typeface in a size, or as much smaller, within bounds, as a text needs."""
    share = width / max(width, font(size).getlength(caption))
    return font(round(size * max(share, _LEAST)))


def _things(
    what: PanelContent, theme: Theme, *, side: int, wide: int
) -> Iterator[tuple[Image.Image, int]]:
    """List what lies in the tray, each with how far from its left end it begins."""
    if what.dice is not None:
        for number, pips in enumerate(what.dice):
            yield die(theme, pips, side), wide // 2 - side + number * side
    for second in (False, True):
        near = second is what.flipped
        for thing, reach in _belongings(what, theme, side=side, second=second, near=near):
            yield thing, reach if near else wide - reach - thing.width


def _belongings(
    what: PanelContent, theme: Theme, *, side: int, second: bool, near: bool
) -> Iterator[tuple[Image.Image, int]]:
    """List what is one side's, each with how far from that side's end of the tray it is."""
    next_ = what.turn == second
    if next_:
        yield pointer(theme, side, left=not near), 0
    yield shield(theme, side, second=second, next_=next_), side // 2
    reach = 3 * side // 2
    if any(what.hand):
        yield count(theme, what.hand[second], side), reach
        reach += side
    if any(what.lost):
        sign, number = fallen(theme, side, second=second), count(theme, what.lost[second], side)
        reach += side // 4
        for place, thing in enumerate((sign, number) if near else (number, sign)):
            yield thing, reach + place * side
