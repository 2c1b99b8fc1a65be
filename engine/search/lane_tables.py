"""Tables of the lanes of a board, by their codes: moves, captures and scores."""

from dataclasses import dataclass
from functools import partial

from engine.board import Bits
from engine.position import Cue, Dice, Side
from engine.ruleset import Ruleset
from engine.search.evaluation import along, material
from engine.search.lane_rules import LaneRules, LazyTable
from engine.search.lanes import ALL, FIELD, Code, lanes_of
from engine.search.score import Score
from engine.search.weights import Weights


@dataclass(frozen=True, slots=True)
class LaneCaptures:
    """Of a lane: the moves along it that capture in it, and where a piece from aside captures.

    A place is told as the lane that crosses there, and the place of this lane in that one.
    """

    along: tuple[int, ...]
    landings: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class MoveTables:
    """By lane: the moves along it, the same by the place where they end, and those that capture."""

    moves: tuple[LazyTable[tuple[int, ...]], ...]
    arrivals: tuple[LazyTable[dict[int, tuple[int, ...]]], ...]
    captures: tuple[LazyTable[LaneCaptures | None], ...]


class LaneTables:
    """The tables of a ruleset whose moves and captures are seen in single lanes.

    `scores` are by lane and code; `takes` and `captors` by side, lane, code and place: the squares
    where the piece on that place takes when it arrives, and those of all who take.
    """

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        board = rules.board
        self._rules = rules
        self._weights = weights
        self.lanes = lanes = lanes_of(board)
        self._numbers = range(len(lanes.squares))
        rows = lanes.squares[: board.ranks]
        rules_by_size = {
            len(lane): LaneRules(rules, lane) for lane in (lanes.squares[-2], rows[-2])
        }
        self._lane_rules = tuple(rules_by_size[len(lane)] for lane in lanes.squares)
        row, column = (
            LazyTable(partial(self._score, 0)),
            LazyTable(partial(self._score, board.ranks)),
        )
        self.scores = (row,) * board.ranks + (column,) * board.files
        self.takes, self.captors = (
            tuple(
                tuple(LazyTable(partial(self._on_board, n, side, part)) for n in self._numbers)
                for side in Side
            )
            for part in (0, 1)
        )
        self._moving: dict[tuple[Side, Dice | Cue | None], MoveTables] = {}

    def moving(self, side: Side, roll: Dice | Cue | None = None) -> MoveTables:
        """The tables of a side's moves, with a throw if there are dice."""
        found = self._moving.get((side, roll))
        if found is None:
            numbers = self._numbers
            found = self._moving[side, roll] = MoveTables(
                tuple(LazyTable(partial(self._moves, n, side, roll)) for n in numbers),
                tuple(LazyTable(partial(self._arrivals, n, side, roll)) for n in numbers),
                tuple(LazyTable(partial(self._captures, n, side, roll)) for n in numbers),
            )
        return found

    def _on_board(self, lane: int, side: Side, part: int, code: Code) -> tuple[Bits, ...]:
        squares = self.lanes.squares[lane]
        return tuple(
            sum(1 << square for n, square in enumerate(squares) if sets[part] >> n & 1)
            if sets[part]
            else 0
            for sets in self._lane_rules[lane].takes(side, code)
        )

    def _moves(self, lane: int, side: Side, roll: Dice | Cue | None, code: Code) -> tuple[int, ...]:
        tokens = self.lanes.tokens[lane]
        return tuple(tokens[move] for move in self._lane_rules[lane].moves(side, roll, code))

    def _arrivals(
        self, lane: int, side: Side, roll: Dice | Cue | None, code: Code
    ) -> dict[int, tuple[int, ...]]:
        tokens = self.lanes.tokens[lane]
        ends: dict[int, tuple[int, ...]] = {}
        for move in self._lane_rules[lane].moves(side, roll, code):
            ends[move[1]] = (*ends.get(move[1], ()), tokens[move])
        return ends

    def _captures(
        self, lane: int, side: Side, roll: Dice | Cue | None, code: Code
    ) -> LaneCaptures | None:
        inline, landings = self._lane_rules[lane].captures(side, roll, code)
        if not inline and not landings:
            return None
        tokens, crossing = self.lanes.tokens[lane], self.lanes.crossing[lane]
        across = lane if lane < self._rules.board.ranks else lane - self._rules.board.ranks
        return LaneCaptures(
            tuple(tokens[move] for move in inline),
            tuple((crossing[place], across) for place in landings),
        )

    def _score(self, lane: int, code: Code) -> Score:
        """What a lane adds to the evaluation, from the first side; pieces count in rows."""
        worth, board = self._weights, self._rules.board
        size = len(self.lanes.squares[lane])
        first, second, leaders, hoplites = (code >> n * FIELD & ALL for n in range(4))
        empty = (1 << size) - 1 & ~(first | second)
        score = along(worth, 1, first, second, leaders, empty)
        if lane < board.ranks:
            return score + material(worth, first, second, leaders, hoplites, 0)
        mine, theirs = leaders & first, leaders & second
        if mine:
            score += worth.advance * (mine.bit_length() - 1)
        if theirs:
            score -= worth.advance * (board.ranks - theirs.bit_length())
        return score
