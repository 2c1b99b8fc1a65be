"""The places of a board's squares in its picture."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.board import FILE_LETTERS, MAX_BOARD_SIZE

if TYPE_CHECKING:
    from render.picture import Picture

_CELL_SIZE = 91
_MIN_MARGIN, _MARGIN_PER_SQUARE = 36, 4.5
"""The minimal width of the frame, and its width for each square of a side."""
_MIN_WIDE_MARGIN = 48
"""The minimal width of the frame beside ranks of two digits."""
_MAX_DIGIT = 9
_PANEL_SHARE = 0.13
"""The height of the info panel in shares of the picture's width, so that its text has one size
on a phone beneath boards of all sizes."""
_NAME = re.compile(r"([a-l])([1-9]|1[0-2])", re.ASCII)


class Box(NamedTuple):
    """A rectangle in percent of the picture's width and height, as a style sheet wants it."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The measures of a board's picture in pixels: its size, the margins, the side of a square.

    The same for both orientations: `flipped` only changes which square is in which place.
    `panel_height` is that of the info panel beneath the board, 0 without one.
    """

    width: int
    height: int
    left: int
    top: int
    cell: int
    panel_height: int = 0

    @property
    def files(self) -> int:
        """The number of files."""
        return (self.width - 2 * self.left) // self.cell

    @property
    def ranks(self) -> int:
        """The number of ranks."""
        return (self.height - self.panel_height - 2 * self.top) // self.cell

    def place(self, name: str) -> tuple[int, int]:
        """Return a square's file and rank, from 0. Raises `ValueError` off the board."""
        found = _NAME.fullmatch(name)
        file, rank = (
            (FILE_LETTERS.index(found[1]), int(found[2]) - 1)
            if found
            else (MAX_BOARD_SIZE, MAX_BOARD_SIZE)
        )
        if file >= self.files or rank >= self.ranks:
            raise ValueError(f"no square {name[:8]!r} on a board of {self.files}x{self.ranks}")
        return file, rank

    def corner(self, name: str, *, flipped: bool = False) -> tuple[int, int]:
        """Return the upper left corner of a square in pixels. Raises `ValueError` off the board."""
        file, rank = self.place(name)
        column = self.files - 1 - file if flipped else file
        row = rank if flipped else self.ranks - 1 - rank
        return self.left + column * self.cell, self.top + row * self.cell

    def box(self, name: str, *, flipped: bool = False) -> Box:
        """Return a square's place in percent. Raises `ValueError` off the board."""
        x, y = self.corner(name, flipped=flipped)
        wide, high = 100 / self.width, 100 / self.height
        return Box(x * wide, y * high, self.cell * wide, self.cell * high)


def layout(files: int, ranks: int, *, panel: bool = False) -> Layout:
    """Measure the picture of a board of 1 to 12 files and ranks. Raises `ValueError` for another.

    A board of 8x8 is 800x800 pixels, one of 12x8 1200x800, and none is wider than 1200.

    >>> layout(12, 8).corner("a8")
    (54, 36)
    """
    if not (1 <= files <= MAX_BOARD_SIZE and 1 <= ranks <= MAX_BOARD_SIZE):
        size = f"{files}x{ranks}"
        raise ValueError(f"a board has 1 to {MAX_BOARD_SIZE} files and ranks, not {size[:24]}")
    left = max(
        _MIN_WIDE_MARGIN if ranks > _MAX_DIGIT else _MIN_MARGIN, int(_MARGIN_PER_SQUARE * files)
    )
    top = max(_MIN_MARGIN, int(_MARGIN_PER_SQUARE * ranks))
    width, height = files * _CELL_SIZE + 2 * left, ranks * _CELL_SIZE + 2 * top
    beneath = round(_PANEL_SHARE * width) if panel else 0
    return Layout(
        width, height + beneath, left=left, top=top, cell=_CELL_SIZE, panel_height=beneath
    )


def layout_of(picture: Picture) -> Layout:
    """Measure a picture. Raises `ValueError` for a size that no board has.

    >>> from render.picture import Picture
    >>> measured = layout_of(Picture(files=3, ranks=1, pieces="P1p"))
    >>> measured.width, measured.height
    (345, 163)
    """
    return layout(picture.files, picture.ranks, panel=picture.has_panel)
