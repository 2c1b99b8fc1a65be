"""Placing: all men begin in hand and are placed on the board one by one (3.A-2, 4.A-3)."""

from collections.abc import Iterator

from engine.actions import Action, Placement
from engine.board import squares_in
from engine.events import Placed
from engine.position import Position, Side
from engine.rules.generators import moves
from engine.ruleset import Change, Ruleset


def placements(rules: Ruleset, position: Position) -> Iterator[Action]:
    """The placements of a man on any empty square, while men are in hand."""
    if position.hand[position.side]:
        yield from map(Placement, squares_in(rules.board.all & ~position.occupied))


def moves_once_placed(rules: Ruleset, position: Position) -> Iterator[Action]:
    """The moves, after all men of both sides are placed (3.A-3, 4.A-4)."""
    return iter(()) if any(position.hand) else moves(rules, position)


def apply_place(_rules: Ruleset, position: Position, action: Placement) -> Change:
    """Place a man; it captures nothing, and no ply is counted (3.A-2, 4.A-3, C9)."""
    first, second = position.men
    in_first, in_second = position.hand
    bit = 1 << action.square
    mine = position.side is Side.FIRST
    after = Position(
        (first | bit, second) if mine else (first, second | bit),
        position.side.other,
        position.hoplites,
        position.leaders,
        position.marks,
        (in_first - 1, in_second) if mine else (in_first, in_second - 1),
        position.roll,
        position.tally,
    )
    return after, (Placed(action.square, position.side),)
