"""Active pieces, and the count of moves with passive ones (5.A-12, 5.A-14, 6.B-5, 6.B-6).

A piece is active when it can reach a square beside an enemy in one move, with any dice.
"""

from engine.actions import Move
from engine.board import Bits, Square
from engine.position import Kind, Position, Side, Tally
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
    if is_active(rules, position, move.path[0]) or not _active_men(rules, position):
        mine = 0
    return (mine, second) if position.side is Side.FIRST else (first, mine)


def _active_men(rules: Ruleset, position: Position) -> Bits:
    side = position.side
    men = position.men
    return active_men(rules, men[side], men[side.other], position.leaders, position.hoplites)


def active_men(rules: Ruleset, own: Bits, other: Bits, leaders: Bits, hoplites: Bits) -> Bits:
    """The active pieces among a side's own; searched backwards from contact squares."""
    board, width = rules.board, rules.board.files + 2
    kinds = {Kind.LEADER: leaders, Kind.HOPLITE: hoplites, Kind.MAN: ~(leaders | hoplites)}
    reach: dict[int, Bits] = {}
    for kind, limit in rules.activity_range.items():
        reach[limit] = reach.get(limit, 0) | own & kinds[kind]
    empty = board.all & ~(own | other)
    contact = empty & board.spread(other)
    active = 0
    for limit, men in reach.items():
        for step in (1, width):
            up = down = contact
            for _ in range(limit):
                up, down = up << step, down >> step
                active |= (up | down) & men
                up &= empty
                down &= empty
                if not up | down:
                    break
    return active
