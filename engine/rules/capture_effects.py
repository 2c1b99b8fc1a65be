"""The effects of captures on the caught pieces and their captors."""

from engine.board import Board, Square, squares_in
from engine.events import Captured, Event
from engine.position import Position
from engine.rules.action_effects import without
from engine.ruleset import Caught, Change


def removed(board: Board, position: Position, _hammer: Square, caught: Caught) -> Change:
    """Remove all caught pieces together (C3, C4)."""
    if not caught:
        return position, ()
    return without(position, sum(caught)), capture_events(board, position, caught)


def capture_events(board: Board, position: Position, caught: Caught) -> tuple[Event, ...]:
    """The events of all captures, in board order."""
    return tuple(
        Captured(square, piece, tuple(squares_in(captors & board.all)))
        for prey, captors in sorted(caught.items())
        if (piece := position.piece_at(square := prey.bit_length() - 1))
    )
