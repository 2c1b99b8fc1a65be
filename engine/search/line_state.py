"""The states of the fast plays, made of codes of lines.

A state is (side, ended, throw is due, codes of the lines, quiet plies, lost pieces, own pieces,
other pieces, leaders, hoplites, dice, huffable, passive moves, marks, men in hand). A list in a
state is never changed.
"""

from operator import getitem

from engine.board import Bits, squares_in
from engine.position import Cue, Position, Side, Tally
from engine.rules.referee import MIN_REPETITION_LINE
from engine.ruleset import Ruleset
from engine.search.line_geometry import HOPLITES, LEADERS, SIDES, codes_of
from engine.search.line_tables import LineTables
from engine.search.lines import Score
from engine.search.play import State, ended_by
from engine.search.weights import Weights


class LineState:
    """What all fast plays have in common; see `Play` for what its members are."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self._tables = LineTables(rules, weights)
        self._board = rules.board
        self._width = rules.board.files + 2
        self._steps = self._tables.lines.steps

    def state(self, position: Position) -> State:
        """The state of a position."""
        side, tally, verdict = position.side, position.tally, position.verdict
        return (
            side,
            None if verdict is None else ended_by(verdict),
            position.roll is Cue.THROW,
            codes_of(self._board, position),
            tally.quiet,
            tally.lost,
            position.men[side],
            position.men[side.other],
            position.leaders,
            position.hoplites,
            position.roll,
            tally.huff,
            tally.passive,
            position.marks,
            position.hand,
        )

    def position(self, state: State) -> Position:
        """The position of a state, without its verdict."""
        side, _, _, _, quiet, lost, own, other, leaders, hoplites, roll, huff, passive = state[:13]
        men = (own, other) if side is Side.FIRST else (other, own)
        tally = Tally(quiet, passive, lost, huff)
        return Position(men, side, hoplites, leaders, state[13], state[14], roll, tally)

    def key(self, state: State) -> int:
        """A number that is the same for equal positions."""
        return hash((state[0] is Side.FIRST, state[6:]))

    def score(self, state: State) -> Score:
        """The evaluation, from the side to act."""
        total: Score = sum(map(getitem, self._tables.scores, state[3]))
        return total if state[0] is Side.FIRST else -total

    def repeated(self, state: State) -> int | None:
        """How the game ends when the state occurs once too often."""
        return self._refereed(state, MIN_REPETITION_LINE)

    def _ending(self, before: State, after: State) -> State:
        """The state after an action, with how the game ended by the rules."""
        was, now = self.position(before), self.position(after)
        verdict = self.rules.judged(was, now, self.rules.endings)
        ended = self._refereed(after, 1) if verdict is None else ended_by(verdict)
        return after if ended is None else (after[0], ended, *after[2:])

    def _refereed(self, state: State, times: int) -> int | None:
        position = self.position(state)
        for arbiter in self.rules.referee:
            if outcome := arbiter(position, (position,) * times):
                return ended_by(outcome)
        return None

    def _without(
        self, codes: list[int], taken: Bits, side: Side, leaders: Bits, hoplites: Bits
    ) -> list[int]:
        theirs = SIDES[side.other]
        for square in squares_in(taken):
            mark = theirs
            if leaders >> square & 1:
                mark |= LEADERS
            if hoplites >> square & 1:
                mark |= HOPLITES
            for line, place in self._tables.lines.through[square]:
                codes[line] ^= mark << place
        return codes
