"""Binding, as Lemery's Latrunculi has it: who is trapped is immobilised, not captured (card 3.A).

Law: whoever bears a mark is held, on some line, between two enemies who can hold. Who can hold is
what the options differ in, so each function takes `holders`.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from engine.actions import Move, Take
from engine.board import Bits, Board, Square, bits_of, squares_in
from engine.events import Bound, Freed, Moved
from engine.position import Position, Side
from engine.rules.action_effects import counted, handed_to, marked, shifted, without
from engine.rules.capture_effects import captures
from engine.rules.captures import gaps, sandwich
from engine.rules.leaping import jumped
from engine.ruleset import Catch, Caught, Change, Ruleset

Holders: TypeAlias = Callable[[Position, Side], Bits]


def free_men(position: Position, side: Side) -> Bits:
    """Only who is not bound himself can hold (3.B-5, `pins=free`)."""
    return position.men[side] & ~position.marks


def all_men(position: Position, side: Side) -> Bits:
    """Everybody can hold, bound or not (3.B-5, `pins=all`)."""
    return position.men[side]


def trap(board: Board, position: Position, hammer: Square, *, holders: Holders) -> Caught:
    """A free enemy between the piece that moved and another that can hold (3.A-5, 3.A-9)."""
    side = position.side
    prey = position.men[side.other] & ~position.marks
    return sandwich(board, hammer, prey, holders(position, side))


def trap_landings(board: Board, position: Position, *, holders: Holders) -> Bits:
    """Where `trap` can catch."""
    side = position.side
    return gaps(board, position.men[side.other], holders(position, side))


def bound(
    board: Board, position: Position, _hammer: Square, caught: Caught, *, holders: Holders
) -> Change:
    """The caught are immobilised, and whom they held until now is freed (3.A-5, 3.A-7)."""
    if not caught:
        return position, ()
    after = marked(position, position.marks | sum(caught))
    events = tuple(Bound(prey.bit_length() - 1) for prey in sorted(caught))
    freed, more = released(board, after, holders=holders)
    return freed, (*events, *more)


def released(board: Board, position: Position, *, holders: Holders) -> Change:
    """Nobody stays bound whom no two enemies hold; all are judged at once (3.B-4, 3.B-5, 3.B-7)."""
    kept = position.marks & holdable(board, position, holders=holders)
    if kept == position.marks:
        return position, ()
    return marked(position, kept), tuple(map(Freed, squares_in(position.marks & ~kept)))


def holdable(board: Board, position: Position, *, holders: Holders) -> Bits:
    """The pieces between two enemies who can hold, once all are placed."""
    if any(position.hand):
        return 0
    found = 0
    for side in Side:
        jaws = holders(position, side.other)
        for step in (1, board.files + 2):
            found |= position.men[side] & jaws << step & jaws >> step
    return found


def march(rules: Ruleset, position: Position, move: Move, *, holders: Holders) -> Change:
    """A step or a chain of jumps: first some are freed, then others are trapped (3.B-5, 3.B-10)."""
    landing = move.path[-1]
    over = jumped(move)
    arrived = without(shifted(position, move), bits_of(over))
    left, freed = released(rules.board, arrived, holders=holders)
    after, events = rules.fate(rules.board, left, landing, rules.caught(left, landing))
    taken = captures(rules.board, position, {1 << square: 1 << landing for square in over})
    return handed_to(position.side.other, after, counted(position, after)), (
        Moved(move.path),
        *taken,
        *freed,
        *events,
    )


def take(rules: Ruleset, position: Position, action: Take, *, holders: Holders) -> Change:
    """A bound enemy is taken off, instead of a move (3.A-4c)."""
    bit = 1 << action.square
    by = _held_by(rules.board, bit, holders(position, position.side))
    after, freed = released(rules.board, without(position, bit), holders=holders)
    return handed_to(position.side.other, after, counted(position, after)), (
        *captures(rules.board, position, {bit: by}),
        *freed,
    )


def _held_by(board: Board, bit: Bits, jaws: Bits) -> Bits:
    """The pairs that hold a piece between them."""
    found = 0
    for step in (1, board.files + 2):
        pair = bit << step | bit >> step
        found |= pair if pair & jaws == pair else 0
    return found


def trapping(holders: Holders) -> Catch:
    """The way of catching by those who can hold."""
    return Catch(partial(trap, holders=holders), partial(trap_landings, holders=holders))
