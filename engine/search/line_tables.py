"""Tables of whole rows and columns: what the rules say of each, asked once and kept.

A line of the board is one int, its code: the first side's pieces, the second's, the leaders and the
hoplites, `FIELD` bits each. Lines are numbered, rows from the first rank, then columns. A token is
a move: its start and end as squares of `Board.squares`, counted from 0.

The rules are not written down again here: a table is filled by asking the ruleset about a position
with nothing but the pieces of one line.
"""

from collections.abc import Callable
from functools import cache, reduce
from itertools import chain
from operator import or_
from typing import NamedTuple, TypeAlias, TypeVar

from engine.actions import Move
from engine.board import Bits, Board
from engine.position import Cue, Dice, Kind, Position, Side
from engine.rules.movement import rays
from engine.ruleset import Ruleset
from engine.search.evaluation import along, material
from engine.search.lines import Score
from engine.search.weights import WEIGHTS, family_of

Code: TypeAlias = int
T = TypeVar("T")

FIELD = 12
LEADERS, HOPLITES = 1 << 2 * FIELD, 1 << 3 * FIELD
SIDES = (1, 1 << FIELD)  # times a set of places in a line: the code of a side's men there
_ALL = (1 << FIELD) - 1
_MAX_CODES = 20_000  # kept for a line at most
TOKEN_BITS = 8


class Filling(dict[Code, T]):
    """A table of codes, each filled when it is first asked for."""

    def __init__(self, fill: Callable[[Code], T]) -> None:
        super().__init__()
        self._fill = fill

    def __missing__(self, code: Code) -> T:
        if len(self) >= _MAX_CODES:
            self.clear()
        value = self[code] = self._fill(code)
        return value


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

    `through[square]` are the row and the column of a square, each with its place there.
    """

    squares: tuple[tuple[int, ...], ...]
    crossing: tuple[tuple[int, ...], ...]
    through: dict[int, tuple[tuple[int, int], ...]]
    steps: dict[int, Step]
    moves: dict[int, Move]


class Noise(NamedTuple):
    """Of a line: the moves along it that capture in it, and where a piece from aside captures.

    A place is told as the line that crosses there, and the place of this line in that one.
    """

    inline: tuple[int, ...]
    landings: tuple[tuple[int, int], ...]


class MoveTables(NamedTuple):
    """By line: the moves along it, the same by the place where they end, and those that capture."""

    moves: tuple[Filling[tuple[int, ...]], ...]
    arrivals: tuple[Filling[dict[int, tuple[int, ...]]], ...]
    noise: tuple[Filling[Noise | None], ...]


@cache
def geometry(board: Board) -> Geometry:
    """The lines of a board."""
    files, ranks, squares = board.files, board.ranks, board.squares
    rows = tuple(squares[rank * files : (rank + 1) * files] for rank in range(ranks))
    columns = tuple(squares[file::files] for file in range(files))
    lines = rows + columns
    crossing = tuple(
        [tuple(range(ranks, ranks + files))] * ranks + [tuple(range(ranks))] * files
    )
    place = {square: number for number, square in enumerate(squares)}
    steps, moves = {}, {}
    for line, along_it in enumerate(lines):
        across = line if line < ranks else line - ranks
        for start, here in enumerate(along_it):
            for end, there in enumerate(along_it):
                if start == end:
                    continue
                token = place[here] | place[there] << TOKEN_BITS
                left, reached = crossing[line][start], crossing[line][end]
                flip, both = 1 << start | 1 << end, 1 << here | 1 << there
                steps[token] = Step(line, flip, start, end, left, reached, across, both, there)
    for _, move in chain.from_iterable(chain.from_iterable(rays(board).values())):
        moves[place[move.path[0]] | place[move.path[1]] << TOKEN_BITS] = move
    through = {
        square: ((n // files, n % files), (ranks + n % files, n // files))
        for n, square in enumerate(squares)
    }
    return Geometry(lines, crossing, through, steps, moves)


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


class LineTables:
    """The tables of a ruleset whose moves and captures are seen in single lines."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.lines = geometry(rules.board)
        numbers = range(len(self.lines.squares))
        self.scores = tuple(Filling(self._filler(self._score, n)) for n in numbers)
        self.takes = tuple(
            tuple(Filling(self._filler(self._takes, n, side)) for n in numbers) for side in Side
        )
        self.captors = tuple(
            tuple(Filling(self._filler(self._captors, n, side)) for n in numbers) for side in Side
        )
        self._moving: dict[tuple[Side, Dice | Cue | None], MoveTables] = {}

    def moving(self, side: Side, roll: Dice | Cue | None = None) -> MoveTables:
        """The tables of a side's moves, with a throw where there are dice."""
        found = self._moving.get((side, roll))
        if found is None:
            found = self._moving[side, roll] = self._move_tables(side, roll)
        return found

    @staticmethod
    def _filler(fill: "Callable[..., T]", *known: object) -> Callable[[Code], T]:
        return lambda code: fill(*known, code)

    def _move_tables(self, side: Side, roll: Dice | Cue | None) -> MoveTables:
        numbers = range(len(self.lines.squares))
        moves = tuple(Filling(self._filler(self._moves, n, side, roll)) for n in numbers)

        def arrivals(line: int, code: Code) -> dict[int, tuple[int, ...]]:
            ends: dict[int, tuple[int, ...]] = {}
            for token in moves[line][code]:
                end = self.lines.steps[token].end
                ends[end] = (*ends.get(end, ()), token)
            return ends

        def noise(line: int, code: Code) -> Noise | None:
            return self._noise(line, side, moves[line][code], code)

        return MoveTables(
            moves,
            tuple(Filling(self._filler(arrivals, n)) for n in numbers),
            tuple(Filling(self._filler(noise, n)) for n in numbers),
        )

    def _alone(
        self, line: int, side: Side, code: Code, roll: Dice | Cue | None = None
    ) -> Position:
        """The position with the pieces of one line alone."""
        squares = self.lines.squares[line]

        def on_board(field: int) -> Bits:
            places = code >> field * FIELD & _ALL
            return sum(1 << square for n, square in enumerate(squares) if places >> n & 1)

        return Position(
            (on_board(0), on_board(1)), side, on_board(3), on_board(2), 0, (0, 0), roll
        )

    def _moves(
        self, line: int, side: Side, roll: Dice | Cue | None, code: Code
    ) -> tuple[int, ...]:
        position = self._alone(line, side, code, roll)
        men = position.men[side]
        index = {square: n for n, square in enumerate(self.rules.board.squares)}
        tokens = (
            index[move.path[0]] | index[move.path[-1]] << TOKEN_BITS
            for kind, movement in self.rules.movement.items()
            for move in movement.moves(self.rules.board, position, men & position.of_kind(kind))
            if not move.leaps
        )
        return tuple(token for token in tokens if self.lines.steps[token].line == line)

    def _takes(self, line: int, side: Side, code: Code) -> tuple[Bits, ...]:
        """For each place, the squares where the piece on it takes when it arrives."""
        position = self._alone(line, side, code)
        return tuple(
            sum(self.rules.caught(position, square)) if position.men[side] >> square & 1 else 0
            for square in self.lines.squares[line]
        )

    def _captors(self, line: int, side: Side, code: Code) -> tuple[Bits, ...]:
        """For each place, all pieces that take when the piece on it arrives."""
        position = self._alone(line, side, code)
        return tuple(
            reduce(or_, self.rules.caught(position, square).values(), 0)
            if position.men[side] >> square & 1
            else 0
            for square in self.lines.squares[line]
        )

    def _noise(self, line: int, side: Side, moves: tuple[int, ...], code: Code) -> Noise | None:
        other = code >> (FIELD if side is Side.FIRST else 0) & _ALL
        if not other:
            return None
        takes, steps = self.takes[side][line], self.lines.steps
        inline = []
        for token in moves:
            step = steps[token]
            moved = code ^ step.flip * pattern(code, side, step.start)
            if takes[moved][step.end]:
                inline.append(token)
        occupied = (code | code >> FIELD) & _ALL
        heaviest = SIDES[side] | (HOPLITES if Kind.HOPLITE in self.rules.movement else 0)
        across = line if line < self.rules.board.ranks else line - self.rules.board.ranks
        landings = tuple(
            (self.lines.crossing[line][place], across)
            for place in range(len(self.lines.squares[line]))
            if not occupied >> place & 1
            and takes[code | heaviest << place][place]
        )
        return Noise(tuple(inline), landings) if inline or landings else None

    def _score(self, line: int, code: Code) -> Score:
        """What a line adds to the evaluation, from the first side; pieces count in rows."""
        worth, board = WEIGHTS[family_of(self.rules)], self.rules.board
        size = len(self.lines.squares[line])
        first, second, leaders, hoplites = (code >> n * FIELD & _ALL for n in range(4))
        empty = (1 << size) - 1 & ~(first | second)
        score = along(worth, 1, first, second, leaders, empty)
        if line < board.ranks:
            return score + material(worth, first, second, leaders, hoplites, 0)
        mine, theirs = leaders & first, leaders & second
        if mine:
            score += worth.advance * (mine.bit_length() - 1)
        if theirs:
            score -= worth.advance * (board.ranks - theirs.bit_length())
        return score


def pattern(code: Code, side: Side, place: int) -> Code:
    """What the piece on a place of a line adds to a code, were it on the first place."""
    kinds = code >> place & (LEADERS | HOPLITES)
    return SIDES[side] | kinds
