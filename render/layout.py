"""Where the squares of a board stand in its picture."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from render.picture import Picture

FILE_LETTERS = "abcdefghijkl"
_MOST = len(FILE_LETTERS)
_CELL = 91
_MARGIN, _SHARE = 36, 4.5
"""The least width of the frame, and how much of it there is for every square of a side."""
_WIDER = 48
"""The least width of the frame beside ranks of two digits."""
_DIGIT = 9
_TRAY = 0.13
"""How high what is beneath the board is for its width: what it says is as large on a phone
beneath a small board as beneath a large one."""
_NAME = re.compile(r"([a-l])([1-9]|1[0-2])", re.ASCII)


class Box(NamedTuple):
    """A rectangle in percent of the picture's width and height, as a style sheet wants it."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The measures of a board's picture in pixels: its size, the first square's corner, a side.

    The same for both orientations: `flipped` only says which square stands where. `tray` is the
    height of what is beneath the board, 0 where nothing is told there.
    """

    width: int
    height: int
    left: int
    top: int
    cell: int
    tray: int = 0

    @property
    def files(self) -> int:
        """How many files the board has."""
        return (self.width - 2 * self.left) // self.cell

    @property
    def ranks(self) -> int:
        """How many ranks the board has."""
        return (self.height - self.tray - 2 * self.top) // self.cell

    def place(self, name: str) -> tuple[int, int]:
        """Return a square's file and rank, counted from 0; `ValueError` off the board."""
        found = _NAME.fullmatch(name)
        file, rank = (FILE_LETTERS.index(found[1]), int(found[2]) - 1) if found else (_MOST, _MOST)
        if file >= self.files or rank >= self.ranks:
            raise ValueError(f"no square {name[:8]!r} on a board of {self.files}x{self.ranks}")
        return file, rank

    def corner(self, name: str, *, flipped: bool = False) -> tuple[int, int]:
        """Return the left upper corner of a square in pixels; `ValueError` off the board."""
        file, rank = self.place(name)
        column = self.files - 1 - file if flipped else file
        row = rank if flipped else self.ranks - 1 - rank
        return self.left + column * self.cell, self.top + row * self.cell

    def box(self, name: str, *, flipped: bool = False) -> Box:
        """Return a square's place in percent; `ValueError` off the board."""
        x, y = self.corner(name, flipped=flipped)
        wide, high = 100 / self.width, 100 / self.height
        return Box(x * wide, y * high, self.cell * wide, self.cell * high)


def layout(files: int, ranks: int, *, tray: bool = False) -> Layout:
    """Measure the picture of a board of 1 to 12 files and ranks; `ValueError` for another.

    A board of 8x8 is 800x800 pixels, one of 12x8 1200x800, and none longer than 1200.
    """
    if not (1 <= files <= _MOST and 1 <= ranks <= _MOST):
        size = f"{files}x{ranks}"
        raise ValueError(f"a board has 1 to {_MOST} files and ranks, not {size[:24]}")
    left = max(_WIDER if ranks > _DIGIT else _MARGIN, int(_SHARE * files))
    top = max(_MARGIN, int(_SHARE * ranks))
    width, height = files * _CELL + 2 * left, ranks * _CELL + 2 * top
    beneath = round(_TRAY * width) if tray else 0
    return Layout(width, height + beneath, left=left, top=top, cell=_CELL, tray=beneath)


def layout_of(picture: Picture) -> Layout:
    """Measure a picture; `ValueError` for a size that no board has."""
    return layout(picture.files, picture.ranks, tray=picture.tray)
