"""What becomes of the caught, and of their captors."""

from engine.board import Board, Square, squares_in
from engine.events import Captured
from engine.position import Position
from engine.ruleset import Caught, Change


def removed(board: Board, position: Position, _hammer: Square, caught: Caught) -> Change:
    """All that is caught leaves the board together (C3, C4)."""
    if not caught:
        return position, ()
    first, second = position.men
    left = ~sum(caught)
    after = Position(
        men=(first & left, second & left),
        side=position.side,
        hoplites=position.hoplites & left,
        leaders=position.leaders & left,
        marks=position.marks & left,
        hand=position.hand,
        roll=position.roll,
        tally=position.tally,
    )
    events = tuple(
        Captured(square, piece, tuple(squares_in(captors & board.all)))
        for prey, captors in sorted(caught.items())
        if (piece := position.piece_at(square := prey.bit_length() - 1))
    )
    return after, events
