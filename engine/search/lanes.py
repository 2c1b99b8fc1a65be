"""The lanes of a board, which are its rows and its columns, as small ints.

What stands on a lane is one int, its code: the first side's pieces, the second's, the leaders and
the hoplites, `FIELD` bits each. Lanes are numbered, rows from the first rank, then columns. A place
is a square's number within a lane. A token is a move: its start and end as numbers of
`Board.squares`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
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
SIDES = (1, 1 << FIELD)  # times a set of places in a lane: the code of a side's men there
ALL = (1 << FIELD) - 1
TOKEN_BITS = 8


@dataclass(frozen=True, slots=True)
class MoveLanes:
    """What a move changes: the lane along which it goes, and the two that cross it."""

    lane: int
    flip: Bits  # its start and end in that lane
    start: int  # their places in it
    end: int
    start_lane: int  # the lane that crosses at the start
    end_lane: int  # the lane that crosses at the end
    crossing: int  # the place at which both cross the lane of the move
    squares: Bits  # start and end on the board
    hammer: int  # the end, as a square


class Lanes(NamedTuple):
    """The lanes of a board: `squares[lane][place]`, and `crossing[lane][place]`, the lane there.

    `tokens[lane]` are by start and end, as places. `through[square]` are the row and the column of
    a square, each with its place there.
    """

    squares: tuple[tuple[int, ...], ...]
    crossing: tuple[tuple[int, ...], ...]
    through: Mapping[int, tuple[tuple[int, int], ...]]
    tokens: tuple[dict[tuple[int, int], int], ...]
    of_move: Mapping[int, MoveLanes]
    moves: Mapping[int, Move]


@cache
def lanes_of(board: Board) -> Lanes:
    """The lanes of a board."""
    files, ranks, squares = board.files, board.ranks, board.squares
    rows = tuple(squares[rank * files : (rank + 1) * files] for rank in range(ranks))
    columns = tuple(squares[file::files] for file in range(files))
    lanes = rows + columns
    crossing = tuple([tuple(range(ranks, ranks + files))] * ranks + [tuple(range(ranks))] * files)
    number = {square: n for n, square in enumerate(squares)}
    of_move, moves = {}, {}
    tokens: tuple[dict[tuple[int, int], int], ...] = tuple({} for _ in lanes)
    for lane, along_it in enumerate(lanes):
        place = lane if lane < ranks else lane - ranks
        for start, here in enumerate(along_it):
            for end, there in enumerate(along_it):
                if start == end:
                    continue
                token = number[here] | number[there] << TOKEN_BITS
                tokens[lane][start, end] = token
                crossed = crossing[lane][start], crossing[lane][end]
                flip, both = 1 << start | 1 << end, 1 << here | 1 << there
                of_move[token] = MoveLanes(lane, flip, start, end, *crossed, place, both, there)
    for _, move in chain.from_iterable(chain.from_iterable(rays(board).values())):
        moves[number[move.path[0]] | number[move.path[1]] << TOKEN_BITS] = move
    through = {
        square: ((n // files, n % files), (ranks + n % files, n // files))
        for n, square in enumerate(squares)
    }
    return Lanes(lanes, crossing, through, tokens, of_move, moves)


def codes_of(board: Board, position: Position) -> list[Code]:
    """The codes of all lanes of a position."""
    first, second = position.men
    sets = (first, second, position.leaders, position.hoplites)
    return [
        sum(
            1 << field * FIELD + place
            for field, men in enumerate(sets)
            for place, square in enumerate(squares)
            if men >> square & 1
        )
        for squares in lanes_of(board).squares
    ]
