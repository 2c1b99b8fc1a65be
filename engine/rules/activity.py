"""Active pieces, and the count of moves with passive ones (5.A-12, 5.A-14, 6.B-5, 6.B-6).

A piece is active when it can reach a square beside an enemy in one move, with any dice.
"""

from engine.actions import Move
from engine.board import Bits, Square
from engine.position import Position, Side, Tally
from engine.rules.action_effects import counted, move_and_capture, with_turn
from engine.rules.movement import short_rays
from engine.ruleset import Change, Ruleset


def is_active(rules: Ruleset, position: Position, square: Square) -> bool:
    """Whether the piece on a square can reach a square beside an enemy (5.B-10)."""
    bit = 1 << square
    side = Side.FIRST if position.men[0] & bit else Side.SECOND
    steps = next(
        steps for kind, steps in rules.activity_range.items() if position.of_kind(kind) & bit
    )
    contact = rules.board.spread(position.men[side.other])
    occupied = position.occupied
    for ray in short_rays(rules.board, steps)[square]:
        for end, _ in ray:
            if end & occupied:
                break
            if end & contact:
                return True
    return False


def apply_counted_move(rules: Ruleset, position: Position, move: Move) -> Change:
    """Apply a move, and count passive moves (5.A-12)."""
    after, events = move_and_capture(rules, position, move)
    return with_turn(position.side.other, after, tally_after(rules, position, move, after)), events


def tally_after(rules: Ruleset, position: Position, move: Move, after: Position) -> Tally:
    """The tally after a move, with the passive moves in a row."""
    tally = counted(position, after)
    return Tally(tally.quiet, passive_after(rules, position, move), tally.lost)


def passive_after(rules: Ruleset, position: Position, move: Move) -> tuple[int, int]:
    """The passive moves in a row, by side, after a move; activity is judged before it (5.B-9)."""
    first, second = position.tally.passive
    mine = position.tally.passive[position.side] + 1
    if is_active(rules, position, move.path[0]) or not _any_active(rules, position):
        mine = 0
    return (mine, second) if position.side is Side.FIRST else (first, mine)


def _any_active(rules: Ruleset, position: Position) -> bool:
    """Whether the side to act has an active piece; searched backwards from contact squares."""
    men = position.men[position.side]
    empty = rules.board.all & ~position.occupied
    contact = empty & rules.board.spread(position.men[position.side.other])
    for kind, limit in rules.activity_range.items():
        movers = men & position.of_kind(kind)
        if movers and _reached(rules.board.steps, movers, contact, empty, limit):
            return True
    return False


def _reached(steps: tuple[int, ...], movers: Bits, contact: Bits, empty: Bits, limit: int) -> bool:
    """Whether a straight path of at most `limit` squares leads from a contact square to a mover."""
    for step in steps:
        front = contact
        for _ in range(limit):
            front = front << step if step > 0 else front >> -step
            if front & movers:
                return True
            front &= empty
            if not front:
                break
    return False
