"""The pieces, marks and symbols of a theme as SVG, for pages that draw a board themselves.

A page shows the picture of the empty board (`ground`) and on it the symbols of a theme's sheet
(`sheet`) in the places that `placed` lists. Together they look like the picture (`draw`).
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise, product
from typing import TYPE_CHECKING, NamedTuple, cast

from render.info_panel import panel_content, panel_symbols
from render.layout import layout_of
from render.marks import BENEATH, draw_mark
from render.pen import Pen
from render.pieces import draw_piece
from render.reading import named_spots
from render.scene import Mark, PieceSymbol, State
from render.sprites import SYMBOLS
from render.theme import theme_named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL.ImageDraw import ImageDraw

    from render.curves import Point
    from render.info_panel import PlacedSymbol
    from render.picture import Picture
    from render.scene import SpotMark

_CELL = 400
"""The side of a symbol's square; all coordinates are whole numbers."""
_TOLERANCE = 0.5
"""How far a point may be from the line that replaces it."""
_GROUND_SHADOW = "currentColor"
"""The shadow's colour depends on the ground, so the page sets it where it places a piece."""
_STATES = {State.UPRIGHT: "", State.TURNED: "-turned", State.BOUND: "-bound"}


class Canvas:
    """Collects SVG elements, with the methods of Pillow's `ImageDraw` that a `Pen` uses."""

    def __init__(self) -> None:
        self._elements: list[str] = []

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """Fill an outline."""
        path = _path(_simplified([*points, points[0]])[:-1])
        self._elements.append(f'<path d="{path}" fill="{fill}"/>')

    def circle(
        self,
        middle: Point,
        radius: float,
        fill: str = "none",
        outline: str | None = None,
        width: float = 0,
    ) -> None:
        """Fill a circle, or draw one whose line ends at the radius."""
        x, y = middle
        stroke = f' stroke="{outline}" stroke-width="{width:.0f}"' if outline else ""
        self._elements.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius - width / 2:.0f}"'
            f' fill="{fill}"{stroke}/>'
        )

    def line(self, points: Sequence[Point], fill: str, width: float) -> None:
        """Draw a line with round ends and corners."""
        self._elements.append(
            f'<path d="{_path(_simplified(points))}" fill="none" stroke="{fill}"'
            f' stroke-width="{width:.0f}" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def rectangle(self, box: Sequence[float], fill: str) -> None:
        """Fill a rectangle between two pixels, both included."""
        left, top, right, bottom = box
        self._elements.append(
            f'<path d="M{left:.0f},{top:.0f}H{right + 1:.0f}V{bottom + 1:.0f}H{left:.0f}"'
            f' fill="{fill}"/>'
        )

    def rounded_rectangle(self, box: Sequence[Point], radius: float, fill: str) -> None:
        """Fill a rectangle with round corners."""
        (left, top), (right, bottom) = box
        self._elements.append(
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}"'
            f' height="{bottom - top:.0f}" rx="{radius:.0f}" fill="{fill}"/>'
        )

    def symbol(self, name: str) -> str:
        """Return all elements as an SVG symbol."""
        return (
            f'<symbol id="{name}" viewBox="0 0 {_CELL} {_CELL}">{"".join(self._elements)}</symbol>'
        )


class _VectorPen(Pen):
    """Draws on a `Canvas`, where round ends need no discs."""

    def line(self, points: Sequence[Point], width: float, colour: str) -> None:
        """Draw a line with round ends and corners."""
        self.canvas.line([self.at(point) for point in points], colour, round(width * self.cell))


def _path(points: Sequence[Point]) -> str:
    """Return a line as SVG writes it: its first point, then the way from each to the next."""
    whole = [(round(x), round(y)) for x, y in points]
    steps = "".join(
        f"{to[0] - here[0]} {to[1] - here[1]} " for here, to in pairwise(whole) if here != to
    )
    return f"M{whole[0][0]} {whole[0][1]}l{steps}".replace(" -", "-").rstrip()


def _simplified(points: Sequence[Point]) -> list[Point]:
    """Return a line with fewer points (Ramer, Douglas and Peucker)."""
    distances = _distances(points[1:-1], points[0], points[-1])
    if not distances or max(distances) <= _TOLERANCE:
        return [points[0], points[-1]]
    middle = distances.index(max(distances)) + 1
    return _simplified(points[: middle + 1])[:-1] + _simplified(points[middle:])


def _distances(points: Sequence[Point], start: Point, end: Point) -> list[float]:
    """The distances of points from a straight line, or from its ends if these are one."""
    (left, top), across, down = start, end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down)
    if not length:
        return [math.dist(point, start) for point in points]
    return [abs(across * (top - y) - (left - x) * down) / length for x, y in points]


@lru_cache(maxsize=32)
def sheet(name: str) -> str:
    """Return all symbols of a theme as one SVG document. Raises `ValueError` for another name.

    The symbols are called by the theme and what they show, such as `marble-P`, `marble-b-bound`,
    `marble-target` and `marble-die-6`. A piece's shadow has the colour `currentColor`: the
    document's `data-light` and `data-dark` say which it is on a square, `data-panel` on the panel.
    Numbers on the panel are written in the colour `data-script`.

    >>> sheet("marble").count("<symbol ")
    47
    """
    theme = theme_named(name)
    symbols = []
    for second, kind, state in product((False, True), "POB", State):
        piece, canvas = PieceSymbol(second, kind, state), Canvas()
        livery = theme.second if second else theme.first
        draw_piece(_pen(canvas), piece, livery=livery, shadow=_GROUND_SHADOW)
        symbols.append(canvas.symbol(f"{name}-{_piece_name(piece)}"))
    for mark in Mark:
        canvas = Canvas()
        draw_mark(_pen(canvas), mark, theme)
        symbols.append(canvas.symbol(f"{name}-{_mark_name(mark)}"))
    for symbol, draw in SYMBOLS.items():
        canvas = Canvas()
        draw(_pen(canvas), theme)
        symbols.append(canvas.symbol(f"{name}-{symbol}"))
    colours = {
        "light": theme.light.shadow,
        "dark": theme.dark.shadow,
        "panel": theme.panel.shadow,
        "script": theme.script,
    }
    data = "".join(f' data-{name}="{colour}"' for name, colour in colours.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg"{data}>{"".join(symbols)}</svg>'


def _pen(canvas: Canvas) -> _VectorPen:
    # It has the methods that a pen uses.
    return _VectorPen(cast("ImageDraw", canvas), left=0, top=0, cell=_CELL)


def _piece_name(piece: PieceSymbol) -> str:
    letter = piece.kind.lower() if piece.second else piece.kind
    return letter + _STATES[piece.state]


def _mark_name(mark: Mark) -> str:
    return mark.name.lower()


def ground(picture: Picture) -> Picture:
    """Return the picture of the empty board, with an empty panel if the picture has one.

    A course and a caption, which a page does not draw itself, are kept.

    >>> from render.picture import Picture
    >>> ground(Picture(files=3, ranks=2, pieces="p1p/P2", turn=1)).pieces
    '3/3'
    """
    return type(picture)(
        files=picture.files,
        ranks=picture.ranks,
        pieces="/".join([str(picture.files)] * picture.ranks),
        course=picture.course,
        moment=picture.moment,
        turning_points=picture.turning_points,
        caption=picture.caption or (" " if picture.has_panel else ""),
        letters=picture.letters,
        flipped=picture.flipped,
        theme=picture.theme,
    )


class Placed(NamedTuple):
    """What is on the board and its panel, as names of a sheet's symbols without the theme's."""

    squares: Mapping[str, str]
    """For each square that is not empty, its symbols from the bottom up, separated by spaces; a
    planned piece has a `?` before its name."""
    panel: tuple[PlacedSymbol, ...]
    """The symbols of the panel; it begins where the board ends."""


def placed(picture: Picture) -> Placed:
    """Return where the symbols of a picture are; raises `ValueError` as `png` does.

    >>> from render.picture import Picture
    >>> placed(Picture(files=3, ranks=2, pieces="p1p/P2", path=("a2", "a1"))).squares["a1"]
    'reached P'
    """
    squares = {name: _symbols(spot) for name, spot in named_spots(picture).items()}
    return Placed(squares, tuple(panel_symbols(panel_content(picture), layout_of(picture))))


def _symbols(spot: SpotMark) -> str:
    beneath = [_mark_name(mark) for mark in spot.marks if mark in BENEATH]
    above = [_mark_name(mark) for mark in spot.marks if mark not in BENEATH]
    piece = [("?" if spot.ghost else "") + _piece_name(spot.piece)] if spot.piece else []
    return " ".join([*beneath, *piece, *above])
