"""Binding in Lemery's Latrunculi: a trapped piece is immobilised, not captured (card 3.A).

Invariant: a marked piece is on some line between two enemies that can hold. The options differ in
which pieces can hold, so each function takes `holders`.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from engine.actions import Move, Take
from engine.board import Bits, Board, Square, bits_of, squares_in
from engine.events import Bound, Freed, Moved
from engine.position import Position, Side
from engine.rules.action_effects import counted, marked, with_moved_piece, with_turn, without
from engine.rules.capture_effects import capture_events
from engine.rules.captures import sandwich
from engine.rules.leaping import jumped
from engine.ruleset import CaptureRule, Caught, Change, Ruleset

Holders: TypeAlias = Callable[[Position, Side], Bits]


def free_men(position: Position, side: Side) -> Bits:
    """Only pieces that are not bound can hold (3.B-5, `pins=free`)."""
    return position.men[side] & ~position.marks


def all_men(position: Position, side: Side) -> Bits:
    """All pieces can hold, bound or not (3.B-5, `pins=all`)."""
    return position.men[side]


def trap(board: Board, position: Position, hammer: Square, *, holders: Holders) -> Caught:
    """A free enemy between the piece that moved and another that can hold (3.A-5, 3.A-9)."""
    side = position.side
    prey = position.men[side.other] & ~position.marks
    return sandwich(board, hammer, prey, holders(position, side))


def bind(
    board: Board, position: Position, _hammer: Square, caught: Caught, *, holders: Holders
) -> Change:
    """Immobilise the caught, and free those that they held (3.A-5, 3.A-7)."""
    if not caught:
        return position, ()
    after = marked(position, position.marks | sum(caught))
    events = tuple(Bound(prey.bit_length() - 1) for prey in sorted(caught))
    freed, more = release(board, after, holders=holders)
    return freed, (*events, *more)


def release(board: Board, position: Position, *, holders: Holders) -> Change:
    """Free all pieces that no two enemies hold; judged at once (3.B-4, 3.B-5, 3.B-7)."""
    kept = position.marks & can_be_bound(board, position, holders=holders)
    if kept == position.marks:
        return position, ()
    return marked(position, kept), tuple(map(Freed, squares_in(position.marks & ~kept)))


def can_be_bound(board: Board, position: Position, *, holders: Holders) -> Bits:
    """The pieces between two enemies that can hold; none while men are placed."""
    if any(position.hand):
        return 0
    found = 0
    for side in Side:
        jaws = holders(position, side.other)
        for step in (1, board.files + 2):
            found |= position.men[side] & jaws << step & jaws >> step
    return found


def apply_move(rules: Ruleset, position: Position, move: Move, *, holders: Holders) -> Change:
    """Apply a step or a chain of jumps: first free, then trap (3.B-5, 3.B-10)."""
    landing = move.path[-1]
    over = jumped(move)
    arrived = without(with_moved_piece(position, move), bits_of(over))
    left, freed = release(rules.board, arrived, holders=holders)
    after, events = rules.capture_effect(rules.board, left, landing, rules.caught(left, landing))
    taken = capture_events(rules.board, position, {1 << square: 1 << landing for square in over})
    return with_turn(position.side.other, after, counted(position, after)), (
        Moved(move.path),
        *taken,
        *freed,
        *events,
    )


def apply_take(rules: Ruleset, position: Position, action: Take, *, holders: Holders) -> Change:
    """Take a bound enemy off the board, instead of a move (3.A-4c)."""
    bit = 1 << action.square
    by = _held_by(rules.board, bit, holders(position, position.side))
    after, freed = release(rules.board, without(position, bit), holders=holders)
    return with_turn(position.side.other, after, counted(position, after)), (
        *capture_events(rules.board, position, {bit: by}),
        *freed,
    )


def _held_by(board: Board, bit: Bits, jaws: Bits) -> Bits:
    """The pairs that hold a piece between them."""
    found = 0
    for step in (1, board.files + 2):
        pair = bit << step | bit >> step
        found |= pair if pair & jaws == pair else 0
    return found


def trap_rule(holders: Holders) -> CaptureRule:
    """The capture rule of pieces that can hold."""
    return CaptureRule(partial(trap, holders=holders))
