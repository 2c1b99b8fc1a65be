"""The board as letters, each as wide as any other, for places without pictures. Pure.

Law: nothing but the picture's own letters, dots, numerals, `~` and blanks stands in it, so that it
is markup nowhere.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.lettering import Lettering

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.picture import Picture

EMPTY = "."
_FIELD = re.compile(r"[1-9][0-9]?|[A-Za-z]~?", re.ASCII)


def text_board(picture: Picture) -> str:
    """Return the board in lines, at most 29 characters wide: pieces as in position text.

    The ranks are numbered on both edges, but on the left one alone where numerals are wide; the
    files are named above and below; all for the same reader as the picture's.
    """
    letters, ranks = picture.letters, [_squares(rank) for rank in picture.pieces.split("/")]
    rows = [
        _row(picture.ranks - row, squares[::-1] if picture.flipped else squares, letters)
        for row, squares in enumerate(ranks)
    ]
    names = letters.files[: picture.files]
    files = _row(None, names[::-1] if picture.flipped else names, letters)
    return "\n".join((files, *(rows[::-1] if picture.flipped else rows), files))


def _squares(rank: str) -> list[str]:
    """The pieces of a rank, a dot where there is none."""
    squares: list[str] = []
    for field in _FIELD.findall(rank):
        squares.extend([EMPTY] * int(field) if field.isdigit() else [field])
    return squares


def _row(rank: int | None, squares: Iterable[str], letters: Lettering) -> str:
    cells = "".join(f"{square:<2}" for square in squares)
    numeral = "" if rank is None else letters.rank(rank)
    if letters is Lettering.ATTIC:
        return f"{numeral:>4} {cells}".rstrip()
    return f"{numeral:>2} {cells}{numeral:>2}".rstrip()
