"""The states of the fast plays, made of the codes of lanes."""

from dataclasses import dataclass, replace
from operator import getitem
from typing import Final

from engine.board import Bits, squares_in
from engine.position import Cue, Dice, Position, Side, Tally
from engine.rules.referee import MIN_REPETITION_POSITIONS
from engine.ruleset import Ruleset
from engine.search.lane_tables import LaneTables
from engine.search.lanes import HOPLITES, LEADERS, SIDES, Code, codes_of
from engine.search.play import Result, State, result_of
from engine.search.score import Score
from engine.search.weights import Weights

FIRST, SECOND = Side  # a name is found many times faster than the attribute of an enum
OTHER = (SECOND, FIRST)
NO_HAND = (0, 0)


@dataclass(slots=True)
class LaneState(State):
    """A position as the fast plays see it: `own` are the pieces of the side to act.

    The other fields are those of `Position` and its `Tally`; `huffable` is `Tally.huff`.
    """

    codes: Final[list[Code]]
    """The codes of all lanes. The list is never changed."""
    quiet: Final[int]
    lost: Final[tuple[int, int]]
    own: Final[Bits]
    other: Final[Bits]
    leaders: Final[Bits] = 0
    hoplites: Final[Bits] = 0
    roll: Final[Dice | Cue | None] = None
    huffable: Final[Bits] = 0
    passive: Final[tuple[int, int]] = (0, 0)
    marks: Final[Bits] = 0
    hand: Final[tuple[int, int]] = NO_HAND


class LaneStates:
    """What all fast plays have in common; see `Play` for what its members are."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self._tables = LaneTables(rules, weights)
        self._board = rules.board
        self._width = rules.board.files + 2
        self._lanes_of = self._tables.lanes.of_move

    def state(self, position: Position) -> LaneState:
        """The state of a position."""
        side, tally = position.side, position.tally
        return LaneState(
            side=side,
            result=result_of(position.verdict),
            is_throw_due=position.roll is Cue.THROW,
            codes=codes_of(self._board, position),
            quiet=tally.quiet,
            lost=tally.lost,
            own=position.men[side],
            other=position.men[side.other],
            leaders=position.leaders,
            hoplites=position.hoplites,
            roll=position.roll,
            huffable=tally.huff,
            passive=tally.passive,
            marks=position.marks,
            hand=position.hand,
        )

    def position(self, state: LaneState) -> Position:
        """The position of a state, without its verdict."""
        return Position(
            by_side(state.side, state.own, state.other),
            state.side,
            state.hoplites,
            state.leaders,
            state.marks,
            state.hand,
            state.roll,
            Tally(state.quiet, state.passive, state.lost, state.huffable),
        )

    def key(self, state: LaneState) -> int:
        """A number that is the same for equal positions."""
        return hash(
            (
                state.side is FIRST,
                state.own,
                state.other,
                state.leaders,
                state.hoplites,
                state.roll,
                state.huffable,
                state.passive,
                state.marks,
                state.hand,
            )
        )

    def score(self, state: LaneState) -> Score:
        """The evaluation, from the side to act."""
        total: Score = sum(map(getitem, self._tables.scores, state.codes))
        return total if state.side is FIRST else -total

    def result_if_repeated(self, state: LaneState) -> Result | None:
        """How the game ends when the state occurs once too often."""
        return self._refereed(state, MIN_REPETITION_POSITIONS)

    def _judged(self, before: LaneState, after: LaneState) -> LaneState:
        """The state after an action, with its result by the rules."""
        was, now = self.position(before), self.position(after)
        verdict = self.rules.judged(was, now, self.rules.endings)
        result = self._refereed(after, 1) if verdict is None else result_of(verdict)
        return after if result is None else replace(after, result=result)

    def _refereed(self, state: LaneState, times: int) -> Result | None:
        position = self.position(state)
        for arbiter in self.rules.referee:
            if outcome := arbiter(position, (position,) * times):
                return result_of(outcome)
        return None

    def _take_out(
        self, codes: list[Code], taken: Bits, side: Side, leaders: Bits = 0, hoplites: Bits = 0
    ) -> None:
        """Take the pieces that a side captured out of codes that are not yet in a state."""
        theirs = SIDES[OTHER[side]]
        for square in squares_in(taken):
            mark = theirs
            if leaders >> square & 1:
                mark |= LEADERS
            if hoplites >> square & 1:
                mark |= HOPLITES
            for lane, place in self._tables.lanes.through[square]:
                codes[lane] ^= mark << place


def by_side(side: Side, own: Bits, other: Bits) -> tuple[Bits, Bits]:
    """The pieces of the first side and of the second."""
    return (own, other) if side is FIRST else (other, own)
