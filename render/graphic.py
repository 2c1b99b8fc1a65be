"""Graphics: pictures with a title, a line beneath it and something drawn, such as a chart.

They are as wide as a phone shows well, in the colours of a theme.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image, ImageColor, ImageDraw

from render.board import font
from render.info_panel import drawable, fitted
from render.theme import theme_named

if TYPE_CHECKING:
    from render.curves import Point
    from render.palette import Colour, Theme

WIDTH, MARGIN = 1000, 40
_TITLE, _TITLE_SIZE = 66, 54
_SUBTITLE, _SUBTITLE_SIZE = 126, 36
"""The title and the subtitle: their middle from the top, and the size of letters, in pixels."""
LABEL_SIZE = 32
INLAY = 5
"""The line around what is drawn."""
BAND, EDGE, GRID = 0.24, 0.6, 0.4
"""How much of the theme's strong colour areas, their edges and the lines of a grid have."""
_SOFT, _LEAST_SHRINK = 0.8, 0.7
"""How much of the colour of letters softer ones have, and how far letters shrink to fit."""
_STEPS = 8
"""The number of steps between two colours that meet."""
_COMPRESSION = 6


@dataclass(frozen=True, slots=True)
class Graphic(ABC):
    """What is written and drawn in a picture; each kind has its ``height`` and ``paint``.

    Each text is on one line and cut to what fits, without characters that cannot be drawn. If
    nothing of the title is left, the subtitle takes its place.
    """

    title: str
    subtitle: str = ""
    theme: str = field(default="marble", kw_only=True)

    @property
    def width(self) -> int:
        """The width of the picture in pixels."""
        return WIDTH

    @property
    @abstractmethod
    def height(self) -> int:
        """The height of the picture in pixels."""

    @abstractmethod
    def paint(self, image: Image.Image, theme: Theme) -> None:
        """Draw what is beneath the titles; raises `ValueError` if there is a fault."""


@lru_cache(maxsize=64)
def graphic_png(graphic: Graphic) -> bytes:
    """Draw a graphic as a PNG file.

    Raises `ValueError` for an unknown theme, and for each fault that its kind names.
    """
    theme = theme_named(graphic.theme)
    image = draw_graphic(graphic, theme).quantize(palette=_palette(theme), dither=Image.Dither.NONE)
    file = BytesIO()
    image.save(file, "PNG", compress_level=_COMPRESSION)
    return file.getvalue()


def draw_graphic(graphic: Graphic, theme: Theme) -> Image.Image:
    """Draw a graphic in RGB; raises as `graphic_png`."""
    image = Image.new("RGB", (graphic.width, graphic.height), theme.frame)
    pen = ImageDraw.Draw(image)
    titles = [text for each in (graphic.title, graphic.subtitle) if (text := drawable(each))]
    places = (
        (_TITLE, _TITLE_SIZE, theme.label),
        (_SUBTITLE, _SUBTITLE_SIZE, soft(theme)),
    )
    for text, (middle, size, ink) in zip(titles, places, strict=False):
        write(pen, text, (MARGIN, middle), size, ink, width=WIDTH - 2 * MARGIN)
    graphic.paint(image, theme)
    return image


def write(  # noqa: PLR0913 -- a line of text
    pen: ImageDraw.ImageDraw,
    text: str,
    at: Point,
    size: int,
    ink: Colour,
    *,
    width: float,
    align: str = "l",
) -> None:
    """Write a line, in smaller letters or cut if it is too long.

    ``at`` is the middle of its left end; of its middle if ``align`` is ``m``, of its right end
    if it is ``r``.
    """
    share = width / max(width, font(size).getlength(text), 1)
    letters = font(int(size * max(share, _LEAST_SHRINK)))
    pen.text(at, fitted(text, letters, width), font=letters, fill=ink, anchor=f"{align}m")


def inlaid(image: Image.Image, part: Image.Image, at: tuple[int, int], theme: Theme) -> None:
    """Paste a part with a line around it; ``at`` is its upper left corner in the image."""
    left, top = at
    box = (left - INLAY, top - INLAY, left + part.width + INLAY, top + part.height + INLAY)
    image.paste(theme.inlay, box)
    image.paste(part, at)


def soft(theme: Theme) -> Colour:
    """Return the colour of what is written less strongly."""
    return mixed(theme.frame, theme.label, _SOFT)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour with a share of another.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    return "#" + "".join(f"{round(near + share * (far - near)):02x}" for near, far in parts)


@lru_cache(maxsize=16)
def _palette(theme: Theme) -> Image.Image:
    """Return an image of one pixel with the colours of graphics and their blends."""
    ground, line = theme.panel.stone, theme.choice
    band = mixed(ground, line, BAND)
    meet = ((theme.frame, theme.label), (theme.frame, theme.inlay), (theme.frame, soft(theme)))
    ramps = [*meet, (ground, line), (ground, theme.script), (band, theme.script)]
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    blends = [mixed(*pair, share) for pair in ramps for share in shares]
    blends += [mixed(ground, line, share) for share in (BAND, EDGE, GRID)]
    image = Image.new("P", (1, 1))
    colours = (ImageColor.getrgb(each) for each in dict.fromkeys(blends))
    image.putpalette([part for colour in colours for part in colour])
    return image
