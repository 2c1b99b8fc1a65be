"""The rows and columns of a board, as small ints.

A line of the board is one int, its code: the first side's pieces, the second's, the leaders and the
hoplites, `FIELD` bits each. Lines are numbered, rows from the first rank, then columns. A token is
a move: its start and end as places in `Board.squares`.
"""

from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from engine.actions import Move
from engine.board import Bits, Board
from engine.position import Position
from engine.rules.movement import rays

Code: TypeAlias = int

FIELD = 12
LEADERS, HOPLITES = 1 << 2 * FIELD, 1 << 3 * FIELD
SIDES = (1, 1 << FIELD)  # times a set of places in a line: the code of a side's men there
ALL = (1 << FIELD) - 1
TOKEN_BITS = 8


class Step(NamedTuple):
    """What a move changes: the line along which it goes, and the two that cross it."""

    line: int
    flip: Bits  # its start and end in that line
    start: int  # their places in it
    end: int
    left: int  # the line that crosses at the start
    reached: int  # the line that crosses at the end
    place: int  # where both cross the line of the move
    squares: Bits  # start and end on the board
    hammer: int  # the end, as a square


class Geometry(NamedTuple):
    """The lines of a board: `squares[line][place]`, and `crossing[line][place]`, the line there.

    `tokens[line]` are by start and end, as places. `through[square]` are the row and the column of
    a square, each with its place there.
    """

    squares: tuple[tuple[int, ...], ...]
    crossing: tuple[tuple[int, ...], ...]
    through: Mapping[int, tuple[tuple[int, int], ...]]
    tokens: tuple[dict[tuple[int, int], int], ...]
    steps: Mapping[int, Step]
    moves: Mapping[int, Move]


@cache
def geometry(board: Board) -> Geometry:
    """The lines of a board."""
    files, ranks, squares = board.files, board.ranks, board.squares
    rows = tuple(squares[rank * files : (rank + 1) * files] for rank in range(ranks))
    columns = tuple(squares[file::files] for file in range(files))
    lines = rows + columns
    crossing = tuple([tuple(range(ranks, ranks + files))] * ranks + [tuple(range(ranks))] * files)
    place = {square: number for number, square in enumerate(squares)}
    steps, moves = {}, {}
    tokens: tuple[dict[tuple[int, int], int], ...] = tuple({} for _ in lines)
    for line, along_it in enumerate(lines):
        across = line if line < ranks else line - ranks
        for start, here in enumerate(along_it):
            for end, there in enumerate(along_it):
                if start == end:
                    continue
                token = place[here] | place[there] << TOKEN_BITS
                tokens[line][start, end] = token
                left, reached = crossing[line][start], crossing[line][end]
                flip, both = 1 << start | 1 << end, 1 << here | 1 << there
                steps[token] = Step(line, flip, start, end, left, reached, across, both, there)
    for _, move in chain.from_iterable(chain.from_iterable(rays(board).values())):
        moves[place[move.path[0]] | place[move.path[1]] << TOKEN_BITS] = move
    through = {
        square: ((n // files, n % files), (ranks + n % files, n // files))
        for n, square in enumerate(squares)
    }
    return Geometry(lines, crossing, through, tokens, steps, moves)


def codes_of(board: Board, position: Position) -> list[Code]:
    """The codes of all lines of a position."""
    first, second = position.men
    sets = (first, second, position.leaders, position.hoplites)
    return [
        sum(
            1 << field * FIELD + place
            for field, men in enumerate(sets)
            for place, square in enumerate(squares)
            if men >> square & 1
        )
        for squares in geometry(board).squares
    ]
