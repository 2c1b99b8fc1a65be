"""Which pieces can bear a mark, so that a position text can be checked."""

from engine.board import Bits, Board
from engine.position import Position


def unmarked(_board: Board, _position: Position) -> Bits:
    """None: the game knows no marks."""
    return 0
