"""Who is caught, and by whom. Catching is one idea, used on different sets.

The hammer is the piece that has just arrived: whoever stands between two enemies while another
piece moves is safe (C1). Exactly one piece is caught a line (C2). Diagonals never matter (C5).
"""

from collections.abc import Mapping
from functools import cache

from engine.board import Bits, Board, Square, squares_in
from engine.position import Position
from engine.ruleset import Caught


@cache
def flanks(board: Board) -> Mapping[Square, tuple[tuple[Bits, Bits], ...]]:
    """For each square its neighbours on the board, each with the square behind it or the rim."""
    return {
        square: tuple(
            (near, 1 << square + 2 * step)
            for step in board.steps
            if (near := 1 << square + step) & board.all
        )
        for square in board.squares
    }


@cache
def nooks(board: Board) -> Mapping[Square, tuple[tuple[Bits, Bits], ...]]:
    """For each square the corners beside it, each with that corner's other neighbour."""
    return {
        square: tuple(
            (1 << corner, other)
            for corner in squares_in(board.beside[square] & board.corners)
            if (other := board.beside[corner] & ~(1 << square))
        )
        for square in board.squares
    }


def sandwich(board: Board, hammer: Square, prey: Bits, anvil: Bits) -> Caught:
    """The prey directly between the hammer and an anvil, on each line, with its two captors."""
    if not prey & board.beside[hammer]:
        return {}
    return {
        near: 1 << hammer | far
        for near, far in flanks(board)[hammer]
        if prey & near and anvil & far
    }


def custodial(board: Board, position: Position, hammer: Square) -> Caught:
    """An enemy between the piece that moved and another of its side (2.A-7, 8.A-5)."""
    side = position.side
    return sandwich(board, hammer, position.men[side.other], position.men[side])


def edge(board: Board, position: Position, hammer: Square) -> Caught:
    """As `custodial`, where the edge of the board is an anvil too (2.A', `edge=on`).

    A corner has two edges, so one enemy on either neighbour is enough.
    """
    side = position.side
    return sandwich(board, hammer, position.men[side.other], position.men[side] | board.rim)


def corner(board: Board, position: Position, hammer: Square) -> Caught:
    """An enemy in a corner whose two neighbours are the mover and another of its side (2.A-8)."""
    side = position.side
    own, prey = position.men[side], position.men[side.other]
    return {
        near: 1 << hammer | other
        for near, other in nooks(board)[hammer]
        if prey & near and own & other
    }
