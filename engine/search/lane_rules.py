"""What the rules say of lanes of one length, asked once and kept.

The rules are not written down again here: a table is filled by asking the ruleset about a position
with nothing but the pieces of one lane.
"""

from collections.abc import Callable
from functools import partial, reduce
from operator import or_
from typing import TypeVar

from engine.board import Bits
from engine.position import Cue, Dice, Kind, Position, Side
from engine.ruleset import Ruleset
from engine.search.lanes import ALL, FIELD, HOPLITES, LEADERS, SIDES, Code

T = TypeVar("T")

_MAX_CODES = 5_000  # kept in a table at most


class LazyTable(dict[Code, T]):
    """A table of codes, each filled when it is first asked for."""

    def __init__(self, fill: Callable[[Code], T]) -> None:
        super().__init__()
        self._fill = fill

    def __missing__(self, code: Code) -> T:
        if len(self) >= _MAX_CODES:
            self.clear()
        value = self[code] = self._fill(code)
        return value


class LaneRules:
    """What the rules say of the lanes of one length, in places; asked on a lane of the board.

    Moves are pairs of places, captures sets of places.
    """

    def __init__(self, rules: Ruleset, squares: tuple[int, ...]) -> None:
        self._rules = rules
        self._squares = squares
        self._places = {square: place for place, square in enumerate(squares)}
        self._moves: dict[object, LazyTable[tuple[tuple[int, int], ...]]] = {}
        self._takes = tuple(LazyTable(partial(self._caught, side)) for side in Side)
        self._heaviest = HOPLITES if Kind.HOPLITE in rules.movement else 0

    def moves(self, side: Side, roll: Dice | Cue | None, code: Code) -> tuple[tuple[int, int], ...]:
        """The moves of a side along the lane."""
        if (side, roll) not in self._moves:
            self._moves[side, roll] = LazyTable(partial(self._moved, side, roll))
        return self._moves[side, roll][code]

    def takes(self, side: Side, code: Code) -> tuple[tuple[Bits, Bits], ...]:
        """For each place what the piece there takes when it arrives, and all who take."""
        return self._takes[side][code]

    def captures(
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
        other = code >> (FIELD if side is Side.FIRST else 0) & ALL
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
        """The position with only the pieces of the lane."""

        def on_board(field: int) -> Bits:
            places = code >> field * FIELD & ALL
            return sum(1 << square for n, square in enumerate(self._squares) if places >> n & 1)

        men = on_board(0), on_board(1)
        return Position(men, side, on_board(3), on_board(2), 0, (0, 0), roll)


def pattern(code: Code, side: Side, place: int) -> Code:
    """What the piece on a place of a lane adds to a code, were it on the first place."""
    kinds = code >> place & (LEADERS | HOPLITES)
    return SIDES[side] | kinds
