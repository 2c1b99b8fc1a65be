"""Which pieces can bear a mark, for the validation of positions."""

from engine.board import Bits, Board
from engine.position import Position


def unmarked(_board: Board, _position: Position) -> Bits:
    """None: the game has no marks."""
    return 0
