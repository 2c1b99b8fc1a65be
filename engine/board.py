"""Squares as bits of one int, inside a ring of guard squares.

A square is the index of its bit. The ring around the board means that a step from any square lands
on a bit that exists: on the board, or on the rim. So boards of all sizes share the same code.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from engine.errors import NotationError

Bits: TypeAlias = int
Square: TypeAlias = int

FILE_LETTERS = "abcdefghijkl"
MAX_BOARD_SIZE = len(FILE_LETTERS)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Board:
    """The geometry of a board. Made by `board`, one object a size, so identity is equality.

    `squares` run from a1 along the ranks; `steps` are the differences of squares in the four
    directions; `beams` are for each square the squares outwards in these directions, up to the
    edge; `beside` its neighbours on the board.

    >>> b = board_of(8, 8)
    >>> b.square("a1"), b.name(11)
    (11, 'a1')
    >>> [b.name(square) for square in squares_in(b.beside[b.square("a1")])]
    ['b1', 'a2']
    """

    files: int
    ranks: int
    squares: tuple[Square, ...]
    all: Bits
    rim: Bits
    corners: Bits
    steps: tuple[int, int, int, int]
    beams: Mapping[Square, tuple[tuple[Square, ...], ...]]
    beside: Mapping[Square, Bits]
    names: Mapping[Square, str]
    index: Mapping[str, Square]

    def __repr__(self) -> str:
        return f"<Board {self.files}x{self.ranks}>"

    def square(self, name: str) -> Square:
        """The square of a name such as "a1". Raises NotationError when there is none."""
        try:
            return self.index[name]
        except KeyError:
            raise NotationError("square", f"not on a board of {self.files}x{self.ranks}") from None

    def name(self, square: Square) -> str:
        """The name of a square, such as "a1": the file from the first player's left, then rank."""
        return self.names[square]

    def rank(self, number: int) -> Bits:
        """The squares of a rank; `number` is from 1, at the first player's side."""
        return ((1 << self.files) - 1) << number * (self.files + 2) + 1

    def spread(self, squares: Bits) -> Bits:
        """The squares on the board beside any of a set."""
        width = self.files + 2
        around = squares << 1 | squares >> 1 | squares << width | squares >> width
        return around & self.all


def squares_in(bits: Bits) -> Iterator[Square]:
    """The squares of a set, in board order.

    >>> list(squares_in(0b1010))
    [1, 3]
    """
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def bits_of(squares: Iterable[Square]) -> Bits:
    """The set of some squares.

    >>> bin(bits_of((1, 3)))
    '0b1010'
    """
    return sum(1 << square for square in set(squares))


@cache
def board_of(files: int, ranks: int) -> Board:
    """The board of a size, 1 to 12 files and ranks. Raises ValueError for any other.

    >>> board_of(12, 8)
    <Board 12x8>
    >>> board_of(12, 8) is board_of(12, 8)
    True
    """
    if not (1 <= files <= MAX_BOARD_SIZE and 1 <= ranks <= MAX_BOARD_SIZE):
        raise ValueError(f"a board has 1 to {MAX_BOARD_SIZE} files and ranks, not {files}x{ranks}")
    width = files + 2
    squares = tuple(
        rank * width + file for rank in range(1, ranks + 1) for file in range(1, files + 1)
    )
    names = {square: f"{FILE_LETTERS[square % width - 1]}{square // width}" for square in squares}
    inside = bits_of(squares)
    steps = (1, -1, width, -width)
    ends = (squares[0], squares[files - 1], squares[-files], squares[-1])
    return Board(
        files=files,
        ranks=ranks,
        squares=squares,
        all=inside,
        rim=(1 << width * (ranks + 2)) - 1 & ~inside,
        corners=bits_of(ends),
        steps=steps,
        beams={s: tuple(_beam(s, step, inside) for step in steps) for s in squares},
        beside={s: bits_of(s + step for step in steps) & inside for s in squares},
        names=names,
        index={name: square for square, name in names.items()},
    )


def _beam(square: Square, step: int, inside: Bits) -> tuple[Square, ...]:
    squares = []
    while inside >> (square := square + step) & 1:
        squares.append(square)
    return tuple(squares)
