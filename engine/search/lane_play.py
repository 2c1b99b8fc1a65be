"""A fast play of the rulesets whose moves and captures are seen in single lanes.

It plays the same game as `Ruleset.legal` and `apply`, from tables that these have filled. Whatever
is not seen in a lane (a capture in a corner or around a leader, an ending) is asked of the ruleset,
if it may be the case.
"""

from collections.abc import Mapping
from itertools import chain
from operator import getitem
from typing import TypeAlias

from engine.actions import Action, Again, Huff, Pass, Roll
from engine.board import Bits, squares_in
from engine.dice import THROWS
from engine.position import Cue, Position, Reason, Side
from engine.rules import captures as capture_rules
from engine.rules import classes
from engine.rules.activity import active_men
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.referee import MAX_PASSIVE_MOVES, MAX_QUIET_PLIES
from engine.ruleset import Ruleset
from engine.search.lane_state import FIRST, OTHER, LaneState, LaneStates, by_side
from engine.search.lane_tables import MoveTables
from engine.search.lanes import HOPLITES, LEADERS, SIDES, TOKEN_BITS
from engine.search.losses import fewest, most_lost
from engine.search.play import EncodedAction, EncodedActions
from engine.search.weights import Weights

Arrivals: TypeAlias = tuple[Mapping[int, Mapping[int, tuple[int, ...]]], ...]

_KINDS = LEADERS | HOPLITES
_START = (1 << TOKEN_BITS) - 1
_HUFF = 1 << 2 * TOKEN_BITS  # plus a square
_CHOICES = 1 << 2 * TOKEN_BITS + 8  # plus the place in `_CHOICES_AND_THROWS`
_CHOICES_AND_THROWS: tuple[Action, ...] = (Again(), Pass(), *THROWS)
_BONUS_TOKENS = (_CHOICES, _CHOICES + 1)
_THROW_TOKENS = tuple(_CHOICES + n for n in range(2, len(_CHOICES_AND_THROWS)))
_IN_CORNER = {capture_rules.corner_landings, classes.foot_landings}
_AROUND = {classes.encircled_landings}


class LanePlay(LaneStates):
    """The play of one ruleset; see `Play` for what its members are."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        super().__init__(rules, weights)
        self.must_capture = CAPTURE_FIRST in rules.filters
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
        self._active: tuple[LaneState | None, Bits] = None, 0
        self._capturing: tuple[LaneState | None, Bits] = None, 0
        self._throws = tuple(
            (int(chance * 36), token)
            for token, chance in zip(_THROW_TOKENS, THROWS.values(), strict=True)
        )

    def action(self, token: EncodedAction) -> Action:
        """The action of a token."""
        if token >= _CHOICES:
            action: Action = _CHOICES_AND_THROWS[token - _CHOICES]
            return action
        if token >= _HUFF:
            return Huff(token - _HUFF)
        return self._tables.lanes.moves[token]

    def throws(self, _state: LaneState) -> tuple[tuple[int, EncodedAction], ...]:
        """The throws that are due, each with its chances out of 36."""
        return self._throws

    def legal(self, state: LaneState) -> tuple[EncodedActions, EncodedActions]:
        """All legal actions: the captures, and the quiet ones."""
        if state.result is not None:
            return (), ()
        if state.roll.__class__ is Cue:
            return (), _THROW_TOKENS if state.is_throw_due else _BONUS_TOKENS
        captures = self.captures(state)
        if captures and self.must_capture:
            return captures, ()
        moves = chain.from_iterable(map(getitem, self._move_tables(state).moves, state.codes))
        if not captures:
            return (), list(moves)
        return captures, [token for token in moves if token not in captures]

    def captures(self, state: LaneState) -> EncodedActions:
        """The legal actions that take pieces."""
        if state.roll.__class__ is Cue or state.result is not None:
            return ()
        codes = state.codes
        tables = self._move_tables(state)
        arrivals = tables.arrivals
        found: list[EncodedAction] = []
        in_lanes = list(filter(None, map(getitem, tables.captures, codes)))
        for each in in_lanes:
            found += each.along
        for each in in_lanes:
            for lane, place in each.landings:
                for token in arrivals[lane][codes[lane]].get(place, ()):
                    if token not in found:
                        found.append(token)
        if self._by_class and found:  # what only a heavier piece takes was listed for all
            found = [token for token in found if self._takes_in_lane(state, token)]
        if self._near_corners or self._around:
            self._add_others(state, arrivals, found)
        if self._huffs and state.huffable:
            found += [_HUFF + square for square in squares_in(state.huffable)]
        return found

    def after(self, state: LaneState, token: EncodedAction) -> LaneState:
        """The state after a legal action: what is rare is in other functions, for speed."""
        if token >= _HUFF:
            return self._after_no_move(state, token)
        side, other = state.side, state.other
        leaders, hoplites = state.leaders, state.hoplites
        move = self._lanes_of[token]
        lane, end_lane, crossing = move.lane, move.end_lane, move.crossing
        squares, hammer = move.squares, move.hammer
        codes = state.codes.copy()
        kinds = codes[lane] >> move.start & _KINDS
        mine = SIDES[side] | kinds
        along = codes[lane] = codes[lane] ^ move.flip * mine
        codes[move.start_lane] ^= mine << crossing
        across = codes[end_lane] = codes[end_lane] ^ mine << crossing
        own = state.own ^ squares
        if kinds & LEADERS:
            leaders ^= squares
        elif kinds:
            hoplites ^= squares
        takes = self._tables.takes[side]
        taken = takes[lane][along][move.end] | takes[end_lane][across][crossing]
        if (self._near_corners >> hammer & 1 and self._corners & other) or (
            self._around and self._board.beside[hammer] & leaders & other
        ):
            men = by_side(side, own, other)
            taken = sum(self.rules.caught(Position(men, side, hoplites, leaders, 0), hammer))
        passive = self._passive(state, squares, hammer) if self._counts else state.passive
        lost, quiet, huffable, is_decided = state.lost, 0, 0, False
        if taken:
            self._take_out(codes, taken, side, leaders, hoplites)
            other &= ~taken
            is_decided = bool(taken & leaders) or (
                self._by_class and not (other & hoplites and other & ~(hoplites | leaders))
            )
            leaders &= ~taken
            hoplites &= ~taken
            lost = lost_after(lost, side, taken)
        else:
            quiet = state.quiet + 1
            if self._huffs:
                huffable = self._huffable(state, squares, leaders & own)
        turn, due, is_throw_due = OTHER[side], None, False
        if self._dice:
            turn, due, is_throw_due = _turn_after(state)
        if turn is not side:
            own, other = other, own
        after = LaneState(  # keywords would take twice the time
            turn, None, is_throw_due, codes, quiet, lost, own, other, leaders, hoplites,
            due, huffable, passive,
        )  # fmt: skip
        if (
            is_decided
            or (kinds & LEADERS and self._goals >> hammer & 1)
            or quiet >= MAX_QUIET_PLIES
            or passive[side] >= MAX_PASSIVE_MOVES
            or lost[0] >= self._most_lost
            or lost[1] >= self._most_lost
            or self._may_be_over(own, other, leaders)
        ):
            return self._judged(state, after)
        return after

    def _move_tables(self, state: LaneState) -> MoveTables:
        if self._dice:
            return self._tables.moving(state.side, state.roll)
        return self._moving[state.side]

    def _takes_in_lane(self, state: LaneState, token: EncodedAction) -> bool:
        move, codes = self._lanes_of[token], state.codes
        mine = SIDES[state.side] | codes[move.lane] >> move.start & _KINDS
        takes = self._tables.takes[state.side]
        return bool(
            takes[move.lane][codes[move.lane] ^ move.flip * mine][move.end]
            or takes[move.end_lane][codes[move.end_lane] ^ mine << move.crossing][move.crossing]
        )

    def _add_others(self, state: LaneState, arrivals: Arrivals, found: list[EncodedAction]) -> None:
        """Add the moves that take in a corner or around a leader."""
        codes, own, other, leaders = state.codes, state.own, state.other, state.leaders
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
            for lane, place in self._tables.lanes.through[goal]:
                for token in arrivals[lane][codes[lane]].get(place, ()):
                    if token not in found and self._takes_by_rules(state, token):
                        found.append(token)

    def _takes_by_rules(self, state: LaneState, token: EncodedAction) -> bool:
        """Whether a move takes anything, by the rules."""
        move, leaders, hoplites = self._lanes_of[token], state.leaders, state.hoplites
        start = move.squares & state.own
        if leaders & start:
            leaders ^= move.squares
        if hoplites & start:
            hoplites ^= move.squares
        men = by_side(state.side, state.own ^ move.squares, state.other)
        position = Position(men, state.side, hoplites, leaders, 0)
        return bool(self.rules.caught(position, move.hammer))

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

    def _after_no_move(self, state: LaneState, token: EncodedAction) -> LaneState:
        """The state after a throw, the bonus or a huff."""
        action = self.action(token)
        if isinstance(action, Roll):
            is_throw_due, roll = False, (action.high, action.low)
            return LaneState(  # keywords would take twice the time
                state.side, None, is_throw_due, state.codes, state.quiet, state.lost, state.own,
                state.other, state.leaders, state.hoplites, roll, state.huffable, state.passive,
            )  # fmt: skip
        position, _ = self.rules.apply(self.position(state), action)
        return self.state(position)

    def _huffable(self, state: LaneState, squares: Bits, leaders: Bits) -> Bits:
        """Who may be huffed after a quiet move: who could take, the moved piece on its new square.

        A leader may not.
        """
        if self._capturing[0] is not state:
            found, numbered = 0, self._board.squares
            for token in self.captures(state):
                if token < _HUFF:
                    found |= 1 << numbered[token & _START]
            self._capturing = state, found
        huffable = self._capturing[1] & ~leaders
        return (huffable ^ squares) & ~leaders if huffable & squares else huffable

    def _passive(self, state: LaneState, squares: Bits, hammer: int) -> tuple[int, int]:
        """The passive moves in a row after a move; who arrives beside an enemy was active."""
        mine = 0
        if not self._board.beside[hammer] & state.other:
            if self._active[0] is not state:
                pieces = (state.own, state.other, state.leaders, state.hoplites)
                self._active = state, active_men(self.rules, *pieces)
            active = self._active[1]
            mine = state.passive[state.side] + 1 if active and not active & squares else 0
        return (mine, state.passive[1]) if state.side is FIRST else (state.passive[0], mine)


def _turn_after(state: LaneState) -> tuple[Side, Cue, bool]:
    """Who is to act after a move with dice, what is due of them, and whether this is a throw."""
    roll = state.roll
    if isinstance(roll, tuple) and roll[0] == roll[1]:
        return state.side, Cue.BONUS, False
    return state.side.other, Cue.THROW, True


def lost_after(lost: tuple[int, int], side: Side, taken: Bits) -> tuple[int, int]:
    """The pieces lost, by side, after a side has taken some."""
    first, second = lost
    gone = taken.bit_count()
    return (first, second + gone) if side is FIRST else (first + gone, second)
