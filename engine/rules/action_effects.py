"""The effects of actions on a position, apart from endings: one function a type of action."""

from engine.actions import Move
from engine.board import Bits
from engine.events import Moved
from engine.position import Cue, Dice, Position, Side, Tally
from engine.ruleset import Change, Ruleset


def apply_move(rules: Ruleset, position: Position, move: Move) -> Change:
    """Move a piece, apply the capture effect and pass the turn (2.A-5, 2.A-7, 8.A-4)."""
    after, events = move_and_capture(rules, position, move)
    return with_turn(position.side.other, after, counted(position, after)), events


def move_and_capture(rules: Ruleset, position: Position, move: Move) -> Change:
    """The part of a move on the board: without its tally, and without passing the turn."""
    arrived = with_moved_piece(position, move)
    landing = move.path[-1]
    after, events = rules.capture_effect(
        rules.board, arrived, landing, rules.caught(arrived, landing)
    )
    return after, (Moved(move.path), *events)


def with_moved_piece(position: Position, move: Move) -> Position:
    """The position with the moving piece on its last square, with its kind and mark."""
    start = 1 << move.path[0]
    change = start ^ 1 << move.path[-1]  # 0 if a chain of jumps ends on its first square
    first, second = position.men
    hoplites, leaders, marks = position.hoplites, position.leaders, position.marks
    return Position(
        (first ^ change, second) if position.side is Side.FIRST else (first, second ^ change),
        position.side,
        hoplites ^ change if hoplites & start else hoplites,
        leaders ^ change if leaders & start else leaders,
        marks ^ change if marks & start else marks,
        position.hand,
        position.roll,
        position.tally,
    )


def with_turn(
    side: Side, position: Position, tally: Tally, roll: Dice | Cue | None = None
) -> Position:
    """The position with this side to act, this tally and these dice."""
    return Position(
        position.men,
        side,
        position.hoplites,
        position.leaders,
        position.marks,
        position.hand,
        roll,
        tally,
    )


def counted(before: Position, after: Position) -> Tally:
    """The tally after a ply, with its losses and quiet plies."""
    first = before.men[0].bit_count() - after.men[0].bit_count()
    second = before.men[1].bit_count() - after.men[1].bit_count()
    tally = before.tally
    quiet, lost = tally.quiet + 1, tally.lost
    if first or second:
        quiet, lost = 0, (lost[0] + first, lost[1] + second)
    return Tally(quiet, tally.passive, lost)


def without(position: Position, gone: Bits) -> Position:
    """The position without the pieces on some squares."""
    first, second = position.men
    return Position(
        (first & ~gone, second & ~gone),
        position.side,
        position.hoplites & ~gone,
        position.leaders & ~gone,
        position.marks & ~gone,
        position.hand,
        position.roll,
        position.tally,
    )


def marked(position: Position, marks: Bits) -> Position:
    """The position with these marks."""
    return Position(
        position.men,
        position.side,
        position.hoplites,
        position.leaders,
        marks,
        position.hand,
        position.roll,
        position.tally,
    )
