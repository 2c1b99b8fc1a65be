"""Tables of the rows and columns of a board, by their codes: moves, captures and scores."""

from functools import partial
from typing import NamedTuple

from engine.board import Bits
from engine.position import Cue, Dice, Side
from engine.ruleset import Ruleset
from engine.search.evaluation import along, material
from engine.search.line_geometry import ALL, FIELD, Code, geometry
from engine.search.line_shapes import Filling, Shape
from engine.search.lines import Score
from engine.search.weights import Weights


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


class LineTables:
    """The tables of a ruleset whose moves and captures are seen in single lines.

    `scores` are by line and code; `takes` and `captors` by side, line, code and place: the squares
    where the piece on that place takes when it arrives, and those of all who take.
    """

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        board = rules.board
        self._rules = rules
        self._weights = weights
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
            numbers = self._numbers
            found = self._moving[side, roll] = MoveTables(
                tuple(Filling(partial(self._moves, n, side, roll)) for n in numbers),
                tuple(Filling(partial(self._arrivals, n, side, roll)) for n in numbers),
                tuple(Filling(partial(self._noise, n, side, roll)) for n in numbers),
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

    def _moves(self, line: int, side: Side, roll: Dice | Cue | None, code: Code) -> tuple[int, ...]:
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

    def _noise(self, line: int, side: Side, roll: Dice | Cue | None, code: Code) -> Noise | None:
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
        worth, board = self._weights, self._rules.board
        size = len(self.lines.squares[line])
        first, second, leaders, hoplites = (code >> n * FIELD & ALL for n in range(4))
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
