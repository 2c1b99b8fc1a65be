"""The board as letters, each as wide as any other, for places without pictures. Pure.

Law: nothing but the picture's own letters, dots, digits, `~` and blanks stands in it, so that it is
markup nowhere.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.picture import Picture

EMPTY = "."
_FIELD = re.compile(r"[1-9][0-9]?|[A-Za-z]~?", re.ASCII)


def text_board(picture: Picture) -> str:
    """Return the board in lines, at most 29 characters wide: pieces as in position text.

    The ranks are numbered on both edges, the files above and below, for the same reader as the
    picture's.
    """
    ranks = [_squares(rank) for rank in picture.pieces.split("/")]
    rows = [
        _row(str(picture.ranks - row), squares[::-1] if picture.flipped else squares)
        for row, squares in enumerate(ranks)
    ]
    letters = picture.letters[: picture.files]
    files = _row("", letters[::-1] if picture.flipped else letters)
    return "\n".join((files, *(rows[::-1] if picture.flipped else rows), files))


def _squares(rank: str) -> list[str]:
    """The pieces of a rank, a dot where there is none."""
    squares: list[str] = []
    for field in _FIELD.findall(rank):
        squares.extend([EMPTY] * int(field) if field.isdigit() else [field])
    return squares


def _row(number: str, squares: Iterable[str]) -> str:
    cells = "".join(f"{square:<2}" for square in squares)
    return f"{number:>2} {cells}{number:>2}".rstrip()
