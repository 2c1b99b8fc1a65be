"""Moves by dice, and the bonus throw after a double, in Vogt's Kubeia (card 6.A).

To throw, take the bonus or waive it is an action but no ply: no counter counts it.
"""

from collections.abc import Iterator

from engine.actions import Action, Again, Move, Pass, Roll
from engine.board import Bits, Board
from engine.dice import THROWS
from engine.events import Rolled
from engine.position import Cue, Dice, Position
from engine.rules.action_effects import move_and_capture, with_turn
from engine.rules.activity import tally_after
from engine.rules.generators import moves
from engine.rules.movement import short_slides, slide_refused
from engine.ruleset import Change, Movement, Ruleset


def throws(_rules: Ruleset, position: Position) -> Iterator[Action]:
    """At the start of a turn, every throw of two dice (6.A-1)."""
    return iter(THROWS if position.roll is Cue.THROW else ())


def bonus(_rules: Ruleset, position: Position) -> Iterator[Action]:
    """After a double, to take the bonus throw or to waive it (6.A-6, 6.B-4)."""
    return iter((Again(), Pass()) if position.roll is Cue.BONUS else ())


def moves_once_thrown(rules: Ruleset, position: Position) -> Iterator[Action]:
    """The moves that the dice allow."""
    return moves(rules, position) if isinstance(position.roll, tuple) else iter(())


def up_to_higher(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """A Peltast moves at most the number of the higher die (6.A-2, 6.B-1)."""
    return short_slides(board, position, men, limit=_dice(position)[0])


def up_to_lower(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """A Hoplite moves at most the number of the lower die (6.A-3, 6.B-1)."""
    return short_slides(board, position, men, limit=_dice(position)[1])


def up_to_lower_or_exactly_higher(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """The Basileus moves at most the lower die, or exactly the higher (6.A-4, 6.A-5)."""
    high, low = _dice(position)
    for move in short_slides(board, position, men, limit=high):
        if not low < _distance(board, move) < high:
            yield move


def apply_throw(_rules: Ruleset, position: Position, roll: Roll) -> Change:
    """Set the dice; the same side moves."""
    dice = (roll.high, roll.low)
    return with_turn(position.side, position, position.tally, dice), (Rolled(*dice),)


def take_bonus(_rules: Ruleset, position: Position, _action: Again) -> Change:
    """Take the bonus throw: the same side throws (6.A-6)."""
    return with_turn(position.side, position, position.tally, Cue.THROW), ()


def waive_bonus(_rules: Ruleset, position: Position, _action: Pass) -> Change:
    """Waive the bonus throw: the opponent throws (6.B-4)."""
    return with_turn(position.side.other, position, position.tally, Cue.THROW), ()


def apply_dice_move(rules: Ruleset, position: Position, move: Move) -> Change:
    """Apply a move; then the opponent throws, or after a double the bonus is due (6.A-1, 6.A-6)."""
    after, events = move_and_capture(rules, position, move)
    tally = tally_after(rules, position, move, after)
    high, low = _dice(position)
    if high == low:
        return with_turn(position.side, after, tally, Cue.BONUS), events
    return with_turn(position.side.other, after, tally, Cue.THROW), events


def _dice(position: Position) -> Dice:
    """The throw; moves are generated only after one."""
    assert isinstance(position.roll, tuple)  # noqa: S101 - see `moves_once_thrown`
    return position.roll


def _distance(board: Board, move: Move) -> int:
    start, end = move.path
    along = abs(end - start)
    return along if along < board.files else along // (board.files + 2)


PELTAST = Movement(up_to_higher, slide_refused)
HOPLITE = Movement(up_to_lower, slide_refused)
BASILEUS = Movement(up_to_lower_or_exactly_higher, slide_refused)
