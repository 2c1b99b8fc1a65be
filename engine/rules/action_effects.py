"""What an action does to a position, apart from endings: one effect for each type of action."""

from engine.actions import Move
from engine.board import Bits
from engine.events import Moved
from engine.position import Cue, Dice, Position, Side, Tally
from engine.ruleset import Change, Ruleset


def march(rules: Ruleset, position: Position, move: Move) -> Change:
    """A piece moves; whoever it catches meets his fate; the turn passes (2.A-5, 2.A-7, 8.A-4)."""
    after, events = landed(rules, position, move)
    return handed_to(position.side.other, after, counted(position, after)), events


def landed(rules: Ruleset, position: Position, move: Move) -> Change:
    """The part of a move that is played on the board: nothing is counted, no turn has passed."""
    arrived = shifted(position, move)
    landing = move.path[-1]
    after, events = rules.fate(rules.board, arrived, landing, rules.caught(arrived, landing))
    return after, (Moved(move.path), *events)


def shifted(position: Position, move: Move) -> Position:
    """The same position with the moving piece on its last square, kind and mark with it."""
    start = 1 << move.path[0]
    change = start ^ 1 << move.path[-1]  # nothing, where a chain of jumps comes back
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


def handed_to(
    side: Side, position: Position, tally: Tally, roll: Dice | Cue | None = None
) -> Position:
    """The same pieces with that side to act, under that tally and those dice."""
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
    """The tally after a ply: its losses, and whether it was quiet."""
    first = before.men[0].bit_count() - after.men[0].bit_count()
    second = before.men[1].bit_count() - after.men[1].bit_count()
    tally = before.tally
    quiet, lost = tally.quiet + 1, tally.lost
    if first or second:
        quiet, lost = 0, (lost[0] + first, lost[1] + second)
    return Tally(quiet, tally.passive, lost)


def without(position: Position, gone: Bits) -> Position:
    """The same position without the pieces on some squares."""
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
    """The same position with these marks."""
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
