"""Fast plays of the games where men are placed first and then turned over or bound."""

from operator import getitem

from engine.actions import Action, Move, Place, Take
from engine.board import Bits, squares_in
from engine.position import Side
from engine.rules.binding import Holders, all_men, free_men
from engine.rules.captures import flanks
from engine.rules.leaping import jumped, steps_and_leaps
from engine.rules.referee import MAX_QUIET_PLIES
from engine.ruleset import Ruleset
from engine.search.line_geometry import SIDES, TOKEN_BITS
from engine.search.line_play import LinePlay
from engine.search.lines import Score
from engine.search.play import State, Token, Tokens
from engine.search.weights import Weights

_PLACE = 1 << 2 * TOKEN_BITS  # plus a square
_TAKE = 1 << 2 * TOKEN_BITS + 8  # plus a square
_START = (1 << TOKEN_BITS) - 1
_NONE = (0, 0)


class MarkedPlay(LinePlay):
    """What both have: men in hand, marks, and moves along lines for men without a mark."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        super().__init__(rules, weights)
        self._man, self._mark = weights.man, weights.marked
        self._places = {square: Place(square) for square in rules.board.squares}

    def action(self, token: Token) -> Action:
        """The action of a token."""
        if not isinstance(token, int):
            leap: Move = token
            return leap
        if token >= _TAKE:
            return Take(token - _TAKE)
        if token >= _PLACE:
            return self._places[token - _PLACE]
        return self._tables.lines.moves[token]

    def score(self, state: State) -> Score:
        """The evaluation, from the side to act."""
        score = super().score(state)
        marks, hand, side = state[13], state[14], state[0]
        if marks:
            score += self._mark * ((state[6] & marks).bit_count() - (state[7] & marks).bit_count())
        if hand is not _NONE:
            score += self._man * (hand[side] - hand[1 - side])
        return score

    def split(self, state: State) -> tuple[Tokens, Tokens]:
        """All legal actions: those that take pieces, and the others."""
        if state[1] is not None:
            return (), ()
        own, other, hand = state[6], state[7], state[14]
        if any(hand):
            empty = self._board.all & ~(own | other)
            noisy = () if hand[state[0]] else self.noisy(state)
            return noisy, [_PLACE + square for square in squares_in(empty) if hand[state[0]]]
        noisy = self.noisy(state)
        quiet: list[Token] = []
        for tokens in map(getitem, self._moving[state[0]].moves, state[3]):
            quiet += tokens
        if marked := own & state[13]:
            quiet = self._unmarked(state, quiet, marked)
        if noisy:
            quiet = [token for token in quiet if token not in noisy]
        return noisy, quiet

    def _unmarked(self, state: State, tokens: list[Token], marked: Bits) -> list[Token]:
        """The moves among some that the marks of these men allow."""
        raise NotImplementedError

    def _placed(self, state: State, token: Token) -> State:
        """The state after a man is placed."""
        side, hand, square = state[0], state[14], token - _PLACE
        codes = state[3].copy()
        for line, place in self._tables.lines.through[square]:
            codes[line] ^= SIDES[side] << place
        own = state[6] | 1 << square
        hand = (hand[0] - 1, hand[1]) if side is Side.FIRST else (hand[0], hand[1] - 1)
        now = (
            side.other, None, False, codes, *state[4:6], state[7], own, *state[8:14],
            hand if any(hand) else _NONE,
        )  # fmt: skip
        return now if any(hand) else self._ending(state, now)

    def _moved(  # noqa: PLR0913, PLR0917 - the parts of a state
        self, state: State, codes: list[int], own: Bits, other: Bits, marks: Bits, taken: Bits
    ) -> State:
        """The state after a move of the side to act, whose men are now `own`."""
        side, quiet, lost = state[0], state[4] + 1, state[5]
        if taken:
            gone, quiet = taken.bit_count(), 0
            lost = (lost[0], lost[1] + gone) if side is Side.FIRST else (lost[0] + gone, lost[1])
            codes = self._without(codes, taken, side, 0, 0)
            other &= ~taken
        now = (
            side.other, None, False, codes, quiet, lost, other, own, 0, 0, None, 0, state[12],
            marks, _NONE,
        )  # fmt: skip
        if (
            quiet >= MAX_QUIET_PLIES
            or own.bit_count() <= self._fewest
            or other.bit_count() <= self._fewest
            or not self._can_step(other, own, marks)
        ):
            return self._ending(state, now)
        return now

    def _can_step(self, own: Bits, other: Bits, marks: Bits) -> bool:
        """Whether a side surely has a step; if not, the rules are asked."""
        width, free = self._width, own & ~marks
        near = free << 1 | free >> 1 | free << width | free >> width
        return bool(near & self._board.all & ~(own | other))


class TurningPlay(MarkedPlay):
    """Men that do not attack are turned over."""

    def after(self, state: State, token: Token) -> State:
        """The state after a legal action."""
        if token >= _PLACE:
            return self._placed(state, token)
        side, own, other, marks = state[0], state[6], state[7], state[13]
        line, flip, _, end, left, reached, place, squares, hammer = self._steps[token]
        mine = SIDES[side]
        codes = state[3].copy()
        code = codes[line] = codes[line] ^ flip * mine
        codes[left] ^= mine << place
        across = codes[reached] = codes[reached] ^ mine << place
        if marks & own & squares:
            marks ^= squares
        takes = self._tables.takes[side]
        taken = takes[line][code][end] | takes[reached][across][place]
        if taken:
            captors = self._tables.captors[side]
            marks &= ~(taken | captors[line][code][end] | captors[reached][across][place])
        elif not self._board.beside[hammer] & other:
            marks |= 1 << hammer
        return self._moved(state, codes, own ^ squares, other, marks, taken)

    def _can_step(self, own: Bits, other: Bits, marks: Bits) -> bool:
        if super()._can_step(own, other, marks):
            return True
        spread = self._board.spread
        return bool(spread(own) & spread(other) & ~(own | other))  # a step that attacks

    def noisy(self, state: State) -> Tokens:
        """The legal actions that take pieces; a piece that takes attacks."""
        return () if any(state[14]) else super().noisy(state)

    def _unmarked(self, state: State, tokens: list[Token], marked: Bits) -> list[Token]:
        squares, contact = self._board.squares, self._board.spread(state[7])
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

    def noisy(self, state: State) -> Tokens:
        """The removals and the leaps."""
        own, other, marks = state[6], state[7], state[13]
        found: list[Token] = [_TAKE + square for square in squares_in(other & marks)]
        if any(state[14]) or state[1] is not None:
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

    def after(self, state: State, token: Token) -> State:
        """The state after a legal action."""
        side, own, other, marks = state[0], state[6], state[7], state[13]
        codes = state[3].copy()
        if not isinstance(token, int):
            return self._leapt(state, codes, token)
        if token >= _TAKE:
            bit = 1 << token - _TAKE
            marks = self._kept(own, other & ~bit, marks & ~bit)
            return self._moved(state, codes, own, other, marks, bit)
        if token >= _PLACE:
            return self._placed(state, token)
        line, flip, _, _, left, reached, place, squares, hammer = self._steps[token]
        mine = SIDES[side]
        codes[line] ^= flip * mine
        codes[left] ^= mine << place
        codes[reached] ^= mine << place
        own ^= squares
        marks = self._trapped(own, other, marks, hammer)
        return self._moved(state, codes, own, other, marks, 0)

    def _leapt(self, state: State, codes: list[int], move: Move) -> State:
        side, own, other, marks = state[0], state[6], state[7], state[13]
        change = 1 << move.path[0] ^ 1 << move.path[-1]
        for square in squares_in(change):
            for line, place in self._tables.lines.through[square]:
                codes[line] ^= SIDES[side] << place
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

    def _unmarked(self, _state: State, tokens: list[Token], marked: Bits) -> list[Token]:
        squares = self._board.squares
        return [token for token in tokens if not marked >> squares[token & _START] & 1]
