"""A table: rows of short cells beneath a header, one of them perhaps highlighted."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render.board import font
from render.graphic import BAND, LABEL_SIZE, WIDTH, Graphic, inlaid, mixed, soft, write
from render.info_panel import drawable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.palette import Colour, Theme

_HEADER, _TOP = 158, 214
"""The top of the header and of the first row, in pixels."""
_SIDE, _FOOT = 24, 32
"""The room beside the rows and beneath them."""
_ROW, _LINE = 56, 36
"""The height of a row with one line, and what a second line adds."""
_RULE, _MARK = 2, 8
"""The width of lines between rows, and of the bar at the left of the highlighted one."""
_SHADE = 0.25
"""How much of the colour of letters there is in these lines and in cells that are blocked out."""
_LEAST_TEXT, _LEAST_SIGN = 120, 48
"""The least widths of columns."""
_MOST_ROWS, _MOST_COLUMNS, _MOST_LINES = 24, 16, 2


class _Column(NamedTuple):
    anchor: str
    """Pillow's name of the end of a text that stays where it is."""
    pad: int
    """The room on each side."""


_COLUMNS = {"l": _Column("l", 8), "c": _Column("m", 2), "r": _Column("r", 8)}


@dataclass(frozen=True, slots=True)
class Table(Graphic):
    """Rows of short cells beneath a header.

    ``columns`` has a letter for each column: ``l`` for the one of texts, ``r`` for numbers, ``c``
    for signs in the middle. Columns of signs are equally wide; texts are cut first if there is
    little room. A cell may have two lines; one that is None is blocked out.

    Drawing it raises `ValueError` for no rows or too many, rows of different lengths, other
    columns, more than two lines in a cell, and a highlighted row that is not there.

    >>> Table("Spring", columns="rl", header=("", "Player"), rows=(("1", "Alkaios"),)).height
    302
    """

    columns: str = ""
    header: tuple[str | None, ...] = ()
    rows: tuple[tuple[str | None, ...], ...] = ()
    highlighted: int | None = None
    """The number of a row, from 0."""

    @property
    def height(self) -> int:
        """The height of the picture in pixels."""
        return _TOP + len(self.rows) * _row_height(self) + _FOOT

    def paint(self, image: Image.Image, theme: Theme) -> None:
        """Draw the header and the rows."""
        _check(self)
        bounds, height = _bounds(self), _row_height(self)
        ground, ink = theme.panel.stone, theme.script
        head = _row(self.header, self.columns, bounds, _ROW, theme.frame, soft(theme))
        image.paste(head, (_SIDE, _HEADER))
        body = Image.new("RGB", (bounds[-1], len(self.rows) * height))
        for number, cells in enumerate(self.rows):
            is_highlighted = number == self.highlighted
            behind = mixed(ground, theme.choice, BAND) if is_highlighted else ground
            row = _row(cells, self.columns, bounds, height, behind, ink)
            if number:
                row.paste(mixed(ground, ink, _SHADE), (0, 0, row.width, _RULE))
            if is_highlighted:
                row.paste(theme.choice, (0, 0, _MARK, height))
            body.paste(row, (0, number * height))
        inlaid(image, body, (_SIDE, _TOP), theme)


def _row(  # noqa: PLR0913, PLR0917 -- what a row depends on
    cells: Sequence[str | None],
    columns: str,
    bounds: Sequence[int],
    height: int,
    ground: Colour,
    ink: Colour,
) -> Image.Image:
    """Draw a row as an image of its own, so that no letter reaches into another row."""
    image = Image.new("RGB", (bounds[-1], height), ground)
    pen = ImageDraw.Draw(image)
    for cell, each, (left, right) in zip(cells, columns, pairwise(bounds), strict=True):
        if cell is None:
            image.paste(mixed(ground, ink, _SHADE), (left, 0, right, height))
            continue
        anchor, pad = _COLUMNS[each]
        at = {"l": left + pad, "m": (left + right) / 2, "r": right - pad}[anchor]
        lines, width = _lines(cell), right - left - 2 * pad
        for number, text in enumerate(lines):
            middle = height / 2 + _LINE * (number - (len(lines) - 1) / 2)
            write(pen, text, (at, middle), LABEL_SIZE, ink, width=width, align=anchor)
    return image


def _bounds(table: Table) -> list[int]:
    """Return where columns begin and end, from the left of the rows, in pixels."""
    letters, room, columns = font(LABEL_SIZE), WIDTH - 2 * _SIDE - _MARK, table.columns
    needs: dict[str, list[float]] = {each: [] for each in _COLUMNS}
    for each, *cells in zip(columns, table.header, *table.rows, strict=True):
        longest = max(letters.getlength(text) for cell in cells for text in _lines(cell))
        needs[each].append(longest + 2 * _COLUMNS[each].pad)
    sign = max(_LEAST_SIGN, *needs["c"], 0)
    [text] = needs["l"]
    others = sum(needs["r"]) + sign * len(needs["c"])
    if (spare := room - others - text) >= 0:  # numbers stay beside one another
        share = spare / (1 + len(needs["c"]))
        text, sign, shrink = text + share, sign + share, 1.0
    else:
        text = max(_LEAST_TEXT, room - others)
        shrink = min(1.0, (room - text) / max(1, others))
    numbers = iter(needs["r"])
    widths = (
        text if each == "l" else shrink * (sign if each == "c" else next(numbers))
        for each in columns
    )
    return [round(each) for each in accumulate(widths, initial=float(_MARK))]


def _lines(cell: str | None) -> list[str]:
    """Return the lines of a cell; an ellipsis if nothing of one can be drawn."""
    return [drawable(line) or (line and "…") for line in (cell or "").split("\n")]


def _row_height(table: Table) -> int:
    breaks = max(((cell or "").count("\n") for row in table.rows for cell in row), default=0)
    return _ROW + _LINE * breaks


def _check(table: Table) -> None:
    count = len(table.columns)
    if not (0 < len(table.rows) <= _MOST_ROWS and 0 < count <= _MOST_COLUMNS):
        raise ValueError("a table has no rows or columns, or too many")
    if not set(table.columns) <= set(_COLUMNS) or table.columns.count("l") != 1:
        raise ValueError("the columns of a table are not one of texts, and others")
    if any(len(row) != count for row in (table.header, *table.rows)):
        raise ValueError("the rows of a table have not as many cells as it has columns")
    if _row_height(table) > _ROW + _LINE * (_MOST_LINES - 1):
        raise ValueError("a cell of a table has too many lines")
    if table.highlighted not in {None, *range(len(table.rows))}:
        raise ValueError("the highlighted row of a table is not there")
