"""Huffing: after an overlooked capture, the piece that could have made it may be taken (2.B-9)."""

from collections.abc import Iterator

from engine.actions import Action, Huff, Move
from engine.board import Bits, squares_in
from engine.events import Captured, Huffed
from engine.position import Position, Side, Tally
from engine.rules.action_effects import apply_move, with_turn, without
from engine.rules.filters import capturing
from engine.rules.generators import moves
from engine.ruleset import Change, Ruleset


def huffs(_rules: Ruleset, position: Position) -> Iterator[Action]:
    """The huffs of one of the pieces that could have captured in the last move."""
    return map(Huff, squares_in(position.tally.huff))


def apply_huffable_move(rules: Ruleset, position: Position, move: Move) -> Change:
    """Apply a move; when it captures nothing, the pieces that could have may be huffed."""
    after, events = apply_move(rules, position, move)
    if any(isinstance(event, Captured) for event in events):
        return after, events
    liable = _liable(rules, position, move)
    if not liable:
        return after, events
    tally = after.tally
    return with_turn(
        after.side, after, Tally(tally.quiet, tally.passive, tally.lost, liable)
    ), events


def apply_huff(_rules: Ruleset, position: Position, action: Huff) -> Change:
    """Remove the piece, which counts as lost; the same side is still to act."""
    loser = position.side.other
    first, second = position.tally.lost
    lost = (first + 1, second) if loser is Side.FIRST else (first, second + 1)
    tally = Tally(0, position.tally.passive, lost)
    after = with_turn(position.side, without(position, 1 << action.square), tally)
    return after, (Huffed(action.square),)


def _liable(rules: Ruleset, position: Position, move: Move) -> Bits:
    """The squares, after this move, of the pieces without leaders that had a capturing move."""
    able = 0
    for capture in capturing(rules, position, moves(rules, position)):
        able |= 1 << capture.path[0]
    able &= ~position.leaders
    start, end = 1 << move.path[0], 1 << move.path[-1]
    return able ^ start ^ end if able & start else able
