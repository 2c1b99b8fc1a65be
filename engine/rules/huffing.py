"""Huffing: who overlooks a capture may lose the piece that could have made it (2.B-9)."""

from collections.abc import Iterator

from engine.actions import Action, Huff, Move
from engine.board import Bits, squares_in
from engine.events import Captured, Huffed
from engine.position import Position, Side, Tally
from engine.rules.action_effects import handed_to, march, without
from engine.rules.filters import capturing
from engine.rules.generators import moves
from engine.ruleset import Change, Ruleset


def huffs(_rules: Ruleset, position: Position) -> Iterator[Action]:
    """Any one of the pieces that overlooked a capture in the move just made."""
    return map(Huff, squares_in(position.tally.huff))


def careless_march(rules: Ruleset, position: Position, move: Move) -> Change:
    """A move as ever; when it takes nothing, whoever could have captured may be huffed."""
    after, events = march(rules, position, move)
    if any(isinstance(event, Captured) for event in events):
        return after, events
    liable = _liable(rules, position, move)
    if not liable:
        return after, events
    tally = after.tally
    return handed_to(
        after.side, after, Tally(tally.quiet, tally.passive, tally.lost, liable)
    ), events


def huff(_rules: Ruleset, position: Position, action: Huff) -> Change:
    """The piece leaves, as a lost piece and a removal; it is the same side's turn still."""
    loser = position.side.other
    first, second = position.tally.lost
    lost = (first + 1, second) if loser is Side.FIRST else (first, second + 1)
    tally = Tally(0, position.tally.passive, lost)
    after = handed_to(position.side, without(position, 1 << action.square), tally)
    return after, (Huffed(action.square),)


def _liable(rules: Ruleset, position: Position, move: Move) -> Bits:
    """The pieces, leaders apart, that had a capturing move, where they stand after this one."""
    able = 0
    for capture in capturing(rules, position, moves(rules, position)):
        able |= 1 << capture.path[0]
    able &= ~position.leaders
    start, end = 1 << move.path[0], 1 << move.path[-1]
    return able ^ start ^ end if able & start else able
