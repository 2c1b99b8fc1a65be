"""A fast play of the rulesets whose moves and captures are seen in single lines.

It plays the same game as `Ruleset.legal` and `apply`, from tables that these have filled. Whatever
is not seen in a line (a capture in a corner or around a leader, an ending) is asked of the ruleset,
where it may be the case.
"""

from collections.abc import Mapping
from itertools import chain
from operator import getitem
from typing import TypeAlias

from engine.actions import Action, Again, Huff, Pass, Roll
from engine.board import Bits, squares_in
from engine.dice import THROWS
from engine.position import Cue, Position, Reason, Side
from engine.rules import captures, classes
from engine.rules.activity import active_men
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.referee import MAX_PASSIVE_MOVES, MAX_QUIET_PLIES
from engine.ruleset import Ruleset
from engine.search.line_geometry import HOPLITES, LEADERS, SIDES, TOKEN_BITS
from engine.search.line_state import LineState
from engine.search.line_tables import MoveTables
from engine.search.losses import fewest, most_lost
from engine.search.play import State, Token, Tokens
from engine.search.weights import Weights

Arrivals: TypeAlias = tuple[Mapping[int, Mapping[int, tuple[int, ...]]], ...]

_KINDS = LEADERS | HOPLITES
_HUFF = 1 << 2 * TOKEN_BITS  # plus a square
_WORDS = 1 << 2 * TOKEN_BITS + 8  # plus the place in `_SAID`
_SAID: tuple[Action, ...] = (Again(), Pass(), *THROWS)
_THROW_TOKENS = tuple(_WORDS + n for n in range(2, len(_SAID)))
_IN_CORNER = {captures.corner_landings, classes.foot_landings}
_AROUND = {classes.encircled_landings}
_NO_HAND = (0, 0)


class LinePlay(LineState):
    """The play of one ruleset; see `Play` for what its members are."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        super().__init__(rules, weights)
        self.compulsory = CAPTURE_FIRST in rules.filters
        self._dice = Roll in rules.action_effects
        self._huffs = Huff in rules.action_effects
        self._counts = bool(rules.activity_range)
        landings = {rule.landings for rule in rules.captures}
        self._corners = rules.board.corners if landings & _IN_CORNER else 0
        self._corner_list = tuple(
            (1 << corner, *(1 << square for square in squares_in(rules.board.beside[corner])))
            for corner in squares_in(self._corners)
        )
        self._near_corners = rules.board.spread(self._corners) if self._corners else 0
        self._around = bool(landings & _AROUND)
        self._by_class = len(rules.movement) > 2  # noqa: PLR2004 - men and leaders
        self._moving = tuple(self._tables.moving(side) for side in Side)
        self._goals = rules.board.rank(1) | rules.board.rank(rules.board.ranks)
        reasons = {ending.reason for ending in rules.endings}
        self._shuts_in = Reason.SURROUNDED in reasons
        self._most_lost = most_lost(rules)
        self._fewest = fewest(rules)
        self._active: tuple[State | None, Bits] = None, 0
        self._liable: tuple[State | None, Bits] = None, 0
        self._throws = tuple(
            (int(chance * 36), token)
            for token, chance in zip(_THROW_TOKENS, THROWS.values(), strict=True)
        )

    def action(self, token: Token) -> Action:
        """The action of a token."""
        if token >= _WORDS:
            said: Action = _SAID[token - _WORDS]
            return said
        if token >= _HUFF:
            return Huff(token - _HUFF)
        return self._tables.lines.moves[token]

    def throws(self, _state: State) -> tuple[tuple[int, Token], ...]:
        """The throws that are due, each with its chances out of 36."""
        return self._throws

    def split(self, state: State) -> tuple[Tokens, Tokens]:
        """All legal actions: those that take pieces, and the others."""
        if state[1] is not None:
            return (), ()
        roll = state[10]
        if roll.__class__ is Cue:
            return (), _THROW_TOKENS if roll is Cue.THROW else (_WORDS, _WORDS + 1)
        noisy = self.noisy(state)
        if noisy and self.compulsory:
            return noisy, ()
        found = chain.from_iterable(map(getitem, self._move_tables(state).moves, state[3]))
        if not noisy:
            return (), list(found)
        return noisy, [token for token in found if token not in noisy]

    def noisy(self, state: State) -> Tokens:
        """The legal actions that take pieces."""
        if state[10].__class__ is Cue or state[1] is not None:
            return ()
        codes = state[3]
        tables = self._move_tables(state)
        arrivals = tables.arrivals
        found: list[Token] = []
        heard = list(filter(None, map(getitem, tables.noise, codes)))
        for inline, _ in heard:
            found += inline
        for _, landings in heard:
            for line, place in landings:
                for token in arrivals[line][codes[line]].get(place, ()):
                    if token not in found:
                        found.append(token)
        if self._by_class and found:  # what only a heavier piece takes was listed for all
            found = [token for token in found if self._takes_in_line(state, token)]
        if self._near_corners or self._around:
            self._add_others(state, arrivals, found)
        if self._huffs and state[11]:
            found += [_HUFF + square for square in squares_in(state[11])]
        return found

    def after(  # noqa: C901, PLR0912, PLR0915 - one action, without calls where it can be
        self, state: State, token: Token
    ) -> State:
        """The state after a legal action."""
        if token >= _HUFF:
            return self._after_word(state, token)
        side, _, _, codes, quiet, lost, own, other, leaders, hoplites, roll, _, passive = state[:13]
        line, flip, start, end, left, reached, place, squares, hammer = self._steps[token]
        mine = SIDES[side]
        code = codes[line]
        kinds = code >> start & _KINDS
        mine |= kinds
        after = codes.copy()
        code = after[line] = code ^ flip * mine
        after[left] ^= mine << place
        across = after[reached] = after[reached] ^ mine << place
        arrived = own ^ squares
        if kinds:
            if kinds & LEADERS:
                leaders ^= squares
            if kinds & HOPLITES:
                hoplites ^= squares
        tables = self._tables.takes[side]
        taken = tables[line][code][end] | tables[reached][across][place]
        if (self._near_corners >> hammer & 1 and self._corners & other) or (
            self._around and self._board.beside[hammer] & leaders & other
        ):
            men = (arrived, other) if side is Side.FIRST else (other, arrived)
            taken = sum(self.rules.caught(Position(men, side, hoplites, leaders, 0), hammer))
        if self._counts:
            passive = self._passive(state, side, squares, hammer, passive)
        huff = 0
        decided = False
        if taken:
            left_over = other & ~taken
            decided = bool(taken & leaders) or (
                self._by_class and not (left_over & hoplites and left_over & ~(hoplites | leaders))
            )
            after = self._without(after, taken, side, leaders, hoplites)
            other = left_over
            leaders &= ~taken
            hoplites &= ~taken
            gone = taken.bit_count()
            lost = (lost[0], lost[1] + gone) if side is Side.FIRST else (lost[0] + gone, lost[1])
            quiet = 0
        else:
            quiet += 1
            if self._huffs:
                huff = self._liable_of(state) & ~(leaders & arrived)
                if huff & squares:
                    huff = (huff ^ squares) & ~(leaders & arrived)
        turn, due = side.other, None
        if self._dice:
            due = Cue.THROW
            if roll[0] == roll[1]:
                turn, due = side, Cue.BONUS
        own, other = (arrived, other) if turn is side else (other, arrived)
        now = (
            turn, None, due is Cue.THROW, after, quiet, lost, own, other, leaders, hoplites, due,
            huff, passive, 0, _NO_HAND,
        )  # fmt: skip
        if (
            decided
            or (kinds & LEADERS and self._goals >> hammer & 1)
            or quiet >= MAX_QUIET_PLIES
            or passive[side] >= MAX_PASSIVE_MOVES
            or lost[0] >= self._most_lost
            or lost[1] >= self._most_lost
            or self._may_be_over(own, other, leaders)
        ):
            return self._ending(state, now)
        return now

    def _move_tables(self, state: State) -> MoveTables:
        if self._dice:
            return self._tables.moving(state[0], state[10])
        return self._moving[state[0]]

    def _takes_in_line(self, state: State, token: Token) -> bool:
        side, codes = state[0], state[3]
        line, flip, start, end, _, reached, place, _, _ = self._steps[token]
        mine = SIDES[side] | codes[line] >> start & _KINDS
        tables = self._tables.takes[side]
        return bool(
            tables[line][codes[line] ^ flip * mine][end]
            or tables[reached][codes[reached] ^ mine << place][place]
        )

    def _add_others(self, state: State, arrivals: Arrivals, found: list[Token]) -> None:
        """The moves that take in a corner or around a leader."""
        side, codes, own, other, leaders = state[0], state[3], state[6], state[7], state[8]
        goals = 0
        if self._corners & other:
            for corner, one, two in self._corner_list:
                if corner & other:
                    goals |= (one if own & two else 0) | (two if own & one else 0)
        if self._around and leaders & other:
            beside = self._board.beside[(leaders & other).bit_length() - 1]
            gap = beside & ~own
            goals |= gap if gap.bit_count() == 1 else 0
        goals &= ~(own | other)
        for goal in squares_in(goals):
            for line, place in self._tables.lines.through[goal]:
                for token in arrivals[line][codes[line]].get(place, ()):
                    if token not in found and self._takes_apart(state, token, side):
                        found.append(token)

    def _takes_apart(self, state: State, token: Token, side: Side) -> bool:
        """Whether a move takes anything, by the rules."""
        step = self._steps[token]
        arrived, other = state[6] ^ step.squares, state[7]
        leaders, hoplites = state[8], state[9]
        start = step.squares & state[6]
        if leaders & start:
            leaders ^= step.squares
        if hoplites & start:
            hoplites ^= step.squares
        men = (arrived, other) if side is Side.FIRST else (other, arrived)
        return bool(self.rules.caught(Position(men, side, hoplites, leaders, 0), step.hammer))

    def _may_be_over(self, own: Bits, other: Bits, leaders: Bits) -> bool:
        """Whether a side is left with little, with no moves, or with a leader that is shut in."""
        width, everything = self._width, self._board.all
        occupied = own | other
        if not (own << 1 | own >> 1 | own << width | own >> width) & everything & ~occupied:
            return True
        if self._shuts_in and leaders:
            beside = self._board.beside
            mine, theirs = leaders & own, leaders & other
            if mine and not beside[mine.bit_length() - 1] & ~occupied:
                return True
            if theirs and not beside[theirs.bit_length() - 1] & ~occupied:
                return True
        return own.bit_count() <= self._fewest or other.bit_count() <= self._fewest

    def _after_word(self, state: State, token: Token) -> State:
        """The state after a throw, the bonus or a huff, by the rules."""
        action = self.action(token)
        if isinstance(action, Roll):
            return (*state[:2], False, *state[3:10], (action.high, action.low), *state[11:])
        position, _ = self.rules.apply(self.position(state), action)
        return self.state(position)

    def _liable_of(self, state: State) -> Bits:
        """The pieces that can take."""
        if self._liable[0] is not state:
            found = 0
            squares = self._board.squares
            for token in self.noisy(state):
                if token < _HUFF:
                    found |= 1 << squares[token & 255]
            self._liable = state, found
        return self._liable[1]

    def _passive(
        self, state: State, side: Side, squares: Bits, hammer: int, passive: tuple[int, int]
    ) -> tuple[int, int]:
        """The passive moves in a row after a move; who arrives beside an enemy was active."""
        mine = 0
        if not self._board.beside[hammer] & state[7]:
            if self._active[0] is not state:
                self._active = state, active_men(self.rules, *state[6:10])
            active = self._active[1]
            mine = passive[side] + 1 if active and not active & squares else 0
        return (mine, passive[1]) if side is Side.FIRST else (passive[0], mine)
