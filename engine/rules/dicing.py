"""Moves by dice, and the bonus throw after a double, as Vogt's Kubeia has them (card 6.A).

A throw, taking the bonus and waiving it are actions but no plies: they count for nothing.
"""

from collections.abc import Iterator

from engine.actions import Action, Again, Move, Pass, Roll
from engine.board import Bits, Board
from engine.dice import THROWS
from engine.events import Rolled
from engine.position import Cue, Dice, Position
from engine.rules.action_effects import handed_to, landed
from engine.rules.activity import tally_after
from engine.rules.generators import moves
from engine.rules.movement import short_slides, slide_refused
from engine.ruleset import Change, Reach, Ruleset


def throws(_rules: Ruleset, position: Position) -> Iterator[Action]:
    """At the start of a turn, whatever two dice can show (6.A-1)."""
    return iter(THROWS if position.roll is Cue.THROW else ())


def bonus(_rules: Ruleset, position: Position) -> Iterator[Action]:
    """After a double, to throw and move again or to leave it (6.A-6, 6.B-4)."""
    return iter((Again(), Pass()) if position.roll is Cue.BONUS else ())


def moves_once_thrown(rules: Ruleset, position: Position) -> Iterator[Action]:
    """The moves that the dice allow."""
    return moves(rules, position) if isinstance(position.roll, tuple) else iter(())


def up_to_higher(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """A Peltast goes up to as many squares as the higher die shows (6.A-2, 6.B-1)."""
    return short_slides(board, position, men, most=_dice(position)[0])


def up_to_lower(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """A Hoplite goes up to as many squares as the lower die shows (6.A-3, 6.B-1)."""
    return short_slides(board, position, men, most=_dice(position)[1])


def hermes(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """The Basileus goes up to the lower die, or exactly the higher (6.A-4, 6.A-5)."""
    high, low = _dice(position)
    for move in short_slides(board, position, men, most=high):
        if not low < _squares(board, move) < high:
            yield move


def throw(_rules: Ruleset, position: Position, roll: Roll) -> Change:
    """The dice lie; the same side moves."""
    dice = (roll.high, roll.low)
    return handed_to(position.side, position, position.tally, dice), (Rolled(*dice),)


def again(_rules: Ruleset, position: Position, _action: Again) -> Change:
    """The bonus throw is taken: the same side throws (6.A-6)."""
    return handed_to(position.side, position, position.tally, Cue.THROW), ()


def waive(_rules: Ruleset, position: Position, _action: Pass) -> Change:
    """The bonus throw is left: the opponent throws (6.B-4)."""
    return handed_to(position.side.other, position, position.tally, Cue.THROW), ()


def cast_march(rules: Ruleset, position: Position, move: Move) -> Change:
    """A move; then the opponent throws, or after a double a bonus is on offer (6.A-1, 6.A-6)."""
    after, events = landed(rules, position, move)
    tally = tally_after(rules, position, move, after)
    high, low = _dice(position)
    if high == low:
        return handed_to(position.side, after, tally, Cue.BONUS), events
    return handed_to(position.side.other, after, tally, Cue.THROW), events


def _dice(position: Position) -> Dice:
    """The throw; moves are offered only once there is one."""
    assert isinstance(position.roll, tuple)  # noqa: S101 - see `moves_once_thrown`
    return position.roll


def _squares(board: Board, move: Move) -> int:
    start, end = move.path
    along = abs(end - start)
    return along if along < board.files else along // (board.files + 2)


PELTAST = Reach(up_to_higher, slide_refused)
HOPLITE = Reach(up_to_lower, slide_refused)
BASILEUS = Reach(hermes, slide_refused)
