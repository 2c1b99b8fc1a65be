"""Tables of whole rows and columns: what the rules say of each, asked once and kept.

A line of the board is one int, its code: the first side's pieces, the second's, the leaders and the
hoplites, `FIELD` bits each. Lines are numbered, rows from the first rank, then columns. A token is
a move: its start and end as squares of `Board.squares`, counted from 0.

The rules are not written down again here: a table is filled by asking the ruleset about a position
with nothing but the pieces of one line.
"""

from collections.abc import Callable
from functools import cache, partial, reduce
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
_MAX_CODES = 5_000  # kept for a line at most
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

    `tokens[line]` are by start and end, as places. `through[square]` are the row and the column of a square, each with its place there.
    """

    squares: tuple[tuple[int, ...], ...]
    crossing: tuple[tuple[int, ...], ...]
    through: dict[int, tuple[tuple[int, int], ...]]
    tokens: tuple[dict[tuple[int, int], int], ...]
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


class Shape:
    """What the rules say of the lines of one length, in places; asked on a line of the board.

    Moves are pairs of places, captures sets of places.
    """

    def __init__(self, rules: Ruleset, squares: tuple[int, ...]) -> None:
        self._rules = rules
        self._squares = squares
        self._places = {square: place for place, square in enumerate(squares)}
        self._moves: dict[object, Filling[tuple[tuple[int, int], ...]]] = {}
        self._takes = tuple(Filling(partial(self._caught, side)) for side in Side)
        self._heaviest = HOPLITES if Kind.HOPLITE in rules.movement else 0

    def moves(self, side: Side, roll: Dice | Cue | None, code: Code) -> tuple[tuple[int, int], ...]:
        """The moves of a side along the line."""
        if (side, roll) not in self._moves:
            self._moves[side, roll] = Filling(partial(self._moved, side, roll))
        return self._moves[side, roll][code]

    def takes(self, side: Side, code: Code) -> tuple[tuple[Bits, Bits], ...]:
        """For each place what the piece there takes when it arrives, and all who take."""
        return self._takes[side][code]

    def noise(
        self, side: Side, roll: Dice | Cue | None, code: Code
    ) -> tuple[list[tuple[int, int]], list[int]]:
        """The moves that capture, and the places where a piece from aside captures, at best."""
        near = self._near(side, code)
        inline = [
            (start, end)
            for start, end in self.moves(side, roll, code)
            if near >> end & 1
            if self.takes(side, code ^ (1 << start | 1 << end) * pattern(code, side, start))[end][0]
        ]
        empty = near & ~(code | code >> FIELD)
        hammer = SIDES[side] | self._heaviest
        landings = [
            place
            for place in range(len(self._squares))
            if empty >> place & 1 and self.takes(side, code | hammer << place)[place][0]
        ]
        return inline, landings

    @staticmethod
    def _near(side: Side, code: Code) -> Bits:
        """The places beside an enemy."""
        other = code >> (FIELD if side is Side.FIRST else 0) & _ALL
        return other << 1 | other >> 1

    def _moved(
        self, side: Side, roll: Dice | Cue | None, code: Code
    ) -> tuple[tuple[int, int], ...]:
        position = self._alone(side, code, roll)
        men, places = position.men[side], self._places
        return tuple(
            (places[move.path[0]], places[move.path[1]])
            for kind, movement in self._rules.movement.items()
            for move in movement.moves(self._rules.board, position, men & position.of_kind(kind))
            if move.path[1] in places and not move.leaps
        )

    def _caught(self, side: Side, code: Code) -> tuple[tuple[Bits, Bits], ...]:
        hammers = self._near(side, code) & code >> side * FIELD
        position = self._alone(side, code)
        return tuple(
            self._caught_from(position, square) if hammers >> place & 1 else (0, 0)
            for place, square in enumerate(self._squares)
        )

    def _caught_from(self, position: Position, hammer: int) -> tuple[Bits, Bits]:
        caught = self._rules.caught(position, hammer)
        return self._as_places(sum(caught)), self._as_places(reduce(or_, caught.values(), 0))

    def _as_places(self, squares: Bits) -> Bits:
        return sum(1 << n for n, square in enumerate(self._squares) if squares >> square & 1)

    def _alone(self, side: Side, code: Code, roll: Dice | Cue | None = None) -> Position:
        """The position with the pieces of the line alone."""

        def on_board(field: int) -> Bits:
            places = code >> field * FIELD & _ALL
            return sum(1 << square for n, square in enumerate(self._squares) if places >> n & 1)

        men = on_board(0), on_board(1)
        return Position(men, side, on_board(3), on_board(2), 0, (0, 0), roll)


class LineTables:
    """The tables of a ruleset whose moves and captures are seen in single lines.

    `scores` are by line and code; `takes` and `captors` by side, line, code and place: the squares
    where the piece on that place takes when it arrives, and those of all who take.
    """

    def __init__(self, rules: Ruleset) -> None:
        board = rules.board
        self._rules = rules
        self.lines = lines = geometry(board)
        self._numbers = range(len(lines.squares))
        rows = lines.squares[: board.ranks]
        shapes = {len(line): Shape(rules, line) for line in (lines.squares[-2], rows[-2])}
        self._shapes = tuple(shapes[len(line)] for line in lines.squares)
        row, column = Filling(partial(self._score, 0)), Filling(partial(self._score, board.ranks))
        self.scores = (row,) * board.ranks + (column,) * board.files
        self.takes, self.captors = (
            tuple(
                tuple(Filling(partial(self._on_board, n, side, part)) for n in self._numbers)
                for side in Side
            )
            for part in (0, 1)
        )
        self._moving: dict[tuple[Side, Dice | Cue | None], MoveTables] = {}

    def moving(self, side: Side, roll: Dice | Cue | None = None) -> MoveTables:
        """The tables of a side's moves, with a throw where there are dice."""
        found = self._moving.get((side, roll))
        if found is None:
            found = self._moving[side, roll] = MoveTables(
                *(
                    tuple(Filling(partial(fill, n, side, roll)) for n in self._numbers)
                    for fill in (self._moves, self._arrivals, self._noise)
                )
            )
        return found

    def _on_board(self, line: int, side: Side, part: int, code: Code) -> tuple[Bits, ...]:
        squares = self.lines.squares[line]
        return tuple(
            sum(1 << square for n, square in enumerate(squares) if sets[part] >> n & 1)
            if sets[part]
            else 0
            for sets in self._shapes[line].takes(side, code)
        )

    def _moves(
        self, line: int, side: Side, roll: Dice | Cue | None, code: Code
    ) -> tuple[int, ...]:
        tokens = self.lines.tokens[line]
        return tuple(tokens[move] for move in self._shapes[line].moves(side, roll, code))

    def _arrivals(
        self, line: int, side: Side, roll: Dice | Cue | None, code: Code
    ) -> dict[int, tuple[int, ...]]:
        tokens = self.lines.tokens[line]
        ends: dict[int, tuple[int, ...]] = {}
        for move in self._shapes[line].moves(side, roll, code):
            ends[move[1]] = (*ends.get(move[1], ()), tokens[move])
        return ends

    def _noise(
        self, line: int, side: Side, roll: Dice | Cue | None, code: Code
    ) -> Noise | None:
        inline, landings = self._shapes[line].noise(side, roll, code)
        if not inline and not landings:
            return None
        tokens, crossing = self.lines.tokens[line], self.lines.crossing[line]
        across = line if line < self._rules.board.ranks else line - self._rules.board.ranks
        return Noise(
            tuple(tokens[move] for move in inline),
            tuple((crossing[place], across) for place in landings),
        )

    def _score(self, line: int, code: Code) -> Score:
        """What a line adds to the evaluation, from the first side; pieces count in rows."""
        worth, board = WEIGHTS[family_of(self._rules)], self._rules.board
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
