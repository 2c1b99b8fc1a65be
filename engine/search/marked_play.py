"""Fast plays of the games where men are placed first and then turned over or bound."""

from operator import getitem

from engine.actions import Action, Move, Placement, Take
from engine.board import Bits, squares_in
from engine.rules.binding import Holders, all_men, free_men
from engine.rules.captures import flanks
from engine.rules.leaping import jumped, steps_and_leaps
from engine.rules.referee import MAX_QUIET_PLIES
from engine.ruleset import Ruleset
from engine.search.lane_play import LanePlay, lost_after
from engine.search.lane_state import FIRST, NO_HAND, OTHER, LaneState
from engine.search.lanes import SIDES, TOKEN_BITS, Code
from engine.search.play import EncodedAction, EncodedActions
from engine.search.score import Score
from engine.search.weights import Weights

_PLACE = 1 << 2 * TOKEN_BITS  # plus a square
_TAKE = 1 << 2 * TOKEN_BITS + 8  # plus a square
_START = (1 << TOKEN_BITS) - 1


class MarkedPlay(LanePlay):
    """What both have: men in hand, marks, and moves along lanes for men without a mark."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        super().__init__(rules, weights)
        self._man, self._mark = weights.man, weights.marked
        self._places = {square: Placement(square) for square in rules.board.squares}

    def action(self, token: EncodedAction) -> Action:
        """The action of a token."""
        if not isinstance(token, int):
            leap: Move = token
            return leap
        if token >= _TAKE:
            return Take(token - _TAKE)
        if token >= _PLACE:
            return self._places[token - _PLACE]
        return self._tables.lanes.moves[token]

    def score(self, state: LaneState) -> Score:
        """The evaluation, from the side to act."""
        score = super().score(state)
        marks, hand, side = state.marks, state.hand, state.side
        if marks:
            ours, theirs = (state.own & marks).bit_count(), (state.other & marks).bit_count()
            score += self._mark * (ours - theirs)
        if hand is not NO_HAND:
            score += self._man * (hand[side] - hand[1 - side])
        return score

    def legal(self, state: LaneState) -> tuple[EncodedActions, EncodedActions]:
        """All legal actions: the captures, and the quiet ones."""
        if state.result is not None:
            return (), ()
        side, own, hand = state.side, state.own, state.hand
        if any(hand):
            empty = self._board.all & ~(own | state.other)
            captures = () if hand[side] else self.captures(state)
            return captures, [_PLACE + square for square in squares_in(empty) if hand[side]]
        captures = self.captures(state)
        quiet: list[EncodedAction] = []
        for tokens in map(getitem, self._moving[side].moves, state.codes):
            quiet += tokens
        if marked := own & state.marks:
            quiet = self._unmarked(state, quiet, marked)
        if captures:
            quiet = [token for token in quiet if token not in captures]
        return captures, quiet

    def _unmarked(
        self, state: LaneState, tokens: list[EncodedAction], marked: Bits
    ) -> list[EncodedAction]:
        """The moves among some that the marks of these men allow."""
        raise NotImplementedError

    def _placed(self, state: LaneState, token: EncodedAction) -> LaneState:
        """The state after a man is placed."""
        side, (first, second), square = state.side, state.hand, token - _PLACE
        codes = state.codes.copy()
        for lane, place in self._tables.lanes.through[square]:
            codes[lane] ^= SIDES[side] << place
        hand = (first - 1, second) if side is FIRST else (first, second - 1)
        own = state.own | 1 << square
        hand = hand if any(hand) else NO_HAND
        after = LaneState(
            side=side.other,
            result=None,
            is_throw_due=False,
            codes=codes,
            quiet=state.quiet,
            lost=state.lost,
            own=state.other,
            other=own,
            marks=state.marks,
            hand=hand,
        )
        return after if any(hand) else self._judged(state, after)

    def _moved(  # noqa: PLR0913, PLR0917 - the parts of a state
        self, state: LaneState, codes: list[Code], own: Bits, other: Bits, marks: Bits, taken: Bits
    ) -> LaneState:
        """The state after a move of the side to act, whose men are now `own`."""
        side, quiet, lost = state.side, state.quiet + 1, state.lost
        if taken:
            quiet, lost = 0, lost_after(lost, side, taken)
            self._take_out(codes, taken, side)
            other &= ~taken
        turn, ended, thrown = OTHER[side], None, False
        after = LaneState(turn, ended, thrown, codes, quiet, lost, other, own, marks=marks)
        if (
            quiet >= MAX_QUIET_PLIES
            or own.bit_count() <= self._fewest
            or other.bit_count() <= self._fewest
            or not self._can_step(other, own, marks)
        ):
            return self._judged(state, after)
        return after

    def _can_step(self, own: Bits, other: Bits, marks: Bits) -> bool:
        """Whether a side surely has a step; if not, the rules are asked."""
        width, free = self._width, own & ~marks
        near = free << 1 | free >> 1 | free << width | free >> width
        return bool(near & self._board.all & ~(own | other))


class TurningPlay(MarkedPlay):
    """Men that do not attack are turned over."""

    def after(self, state: LaneState, token: EncodedAction) -> LaneState:
        """The state after a legal action."""
        if token >= _PLACE:
            return self._placed(state, token)
        other, marks = state.other, state.marks
        move = self._lanes_of[token]
        mine, squares, crossing = SIDES[state.side], move.squares, move.crossing
        codes = state.codes.copy()
        along = codes[move.lane] = codes[move.lane] ^ move.flip * mine
        codes[move.start_lane] ^= mine << crossing
        across = codes[move.end_lane] = codes[move.end_lane] ^ mine << crossing
        if marks & state.own & squares:
            marks ^= squares
        takes = self._tables.takes[state.side]
        taken = takes[move.lane][along][move.end] | takes[move.end_lane][across][crossing]
        if taken:
            captors = self._tables.captors[state.side]
            marks &= ~taken
            marks &= ~captors[move.lane][along][move.end]
            marks &= ~captors[move.end_lane][across][crossing]
        elif not self._board.beside[move.hammer] & other:
            marks |= 1 << move.hammer
        return self._moved(state, codes, state.own ^ squares, other, marks, taken)

    def _can_step(self, own: Bits, other: Bits, marks: Bits) -> bool:
        if super()._can_step(own, other, marks):
            return True
        spread = self._board.spread
        return bool(spread(own) & spread(other) & ~(own | other))  # a step that attacks

    def captures(self, state: LaneState) -> EncodedActions:
        """The legal actions that take pieces; a piece that takes attacks."""
        return () if any(state.hand) else super().captures(state)

    def _unmarked(
        self, state: LaneState, tokens: list[EncodedAction], marked: Bits
    ) -> list[EncodedAction]:
        squares, contact = self._board.squares, self._board.spread(state.other)
        return [
            token
            for token in tokens
            if not marked >> squares[token & _START] & 1
            or contact >> squares[token >> TOKEN_BITS] & 1
        ]


class BindingPlay(MarkedPlay):
    """Men step or leap, and bind those that they trap."""

    def __init__(self, rules: Ruleset, weights: Weights, holders: Holders) -> None:
        super().__init__(rules, weights)
        assert holders in (free_men, all_men)  # noqa: S101 - there are two
        self._pinned_hold = holders is all_men
        self._flanks = flanks(rules.board)

    def captures(self, state: LaneState) -> EncodedActions:
        """The removals and the leaps."""
        own, other, marks = state.own, state.other, state.marks
        found: list[EncodedAction] = [_TAKE + square for square in squares_in(other & marks)]
        if any(state.hand) or state.result is not None:
            return found
        width, free = self._width, own & ~marks
        empty = self._board.all & ~(own | other)
        over = (
            free & other >> 1 & empty >> 2
            | free & other << 1 & empty << 2
            | free & other >> width & empty >> 2 * width
            | free & other << width & empty << 2 * width
        )
        if over:
            moves = steps_and_leaps(self._board, self.position(state), over)
            found += [move for move in moves if move.leaps]
        return found

    def after(self, state: LaneState, token: EncodedAction) -> LaneState:
        """The state after a legal action."""
        own, other, marks = state.own, state.other, state.marks
        codes = state.codes.copy()
        if not isinstance(token, int):
            return self._leapt(state, codes, token)
        if token >= _TAKE:
            bit = 1 << token - _TAKE
            marks = self._kept(own, other & ~bit, marks & ~bit)
            return self._moved(state, codes, own, other, marks, bit)
        if token >= _PLACE:
            return self._placed(state, token)
        move, mine = self._lanes_of[token], SIDES[state.side]
        codes[move.lane] ^= move.flip * mine
        codes[move.start_lane] ^= mine << move.crossing
        codes[move.end_lane] ^= mine << move.crossing
        own ^= move.squares
        marks = self._trapped(own, other, marks, move.hammer)
        return self._moved(state, codes, own, other, marks, 0)

    def _leapt(self, state: LaneState, codes: list[Code], move: Move) -> LaneState:
        own, other, marks = state.own, state.other, state.marks
        change = 1 << move.path[0] ^ 1 << move.path[-1]
        for square in squares_in(change):
            for lane, place in self._tables.lanes.through[square]:
                codes[lane] ^= SIDES[state.side] << place
        taken = sum(1 << square for square in jumped(move))
        own ^= change
        marks = self._trapped(own, other & ~taken, marks & ~taken, move.path[-1])
        return self._moved(state, codes, own, other, marks, taken)

    def _trapped(self, own: Bits, other: Bits, marks: Bits, hammer: int) -> Bits:
        """The marks after a piece has arrived: first free, then trap, then free again."""
        if marks:
            marks = self._kept(own, other, marks)
        prey = other & ~marks
        if not prey & self._board.beside[hammer]:
            return marks
        jaws = own if self._pinned_hold else own & ~marks
        caught = 0
        for near, far in self._flanks[hammer]:
            if prey & near and jaws & far:
                caught |= near
        return self._kept(own, other, marks | caught) if caught else marks

    def _kept(self, own: Bits, other: Bits, marks: Bits) -> Bits:
        """The marked pieces that two enemies hold."""
        if not marks:
            return 0
        width = self._width
        mine, theirs = own, other
        if not self._pinned_hold:
            mine, theirs = own & ~marks, other & ~marks
        held = own & (theirs << 1 & theirs >> 1 | theirs << width & theirs >> width)
        held |= other & (mine << 1 & mine >> 1 | mine << width & mine >> width)
        return marks & held

    def _unmarked(
        self, _state: LaneState, tokens: list[EncodedAction], marked: Bits
    ) -> list[EncodedAction]:
        squares = self._board.squares
        return [token for token in tokens if not marked >> squares[token & _START] & 1]
