"""Capture rules: which pieces are caught, and by which. One function, applied to different sets.

The hammer is the piece that has just moved, the prey the piece that is caught, the anvil the other
captor: a piece between two enemies is safe while another piece moves (C1). Exactly one piece is
caught a line (C2). Diagonals never matter (C5).
"""

from collections.abc import Mapping
from functools import cache

from engine.board import Bits, Board, Square, squares_in
from engine.position import Position
from engine.ruleset import CaptureRule, Caught


@cache
def flanks(board: Board) -> Mapping[Square, tuple[tuple[Bits, Bits], ...]]:
    """For each square its neighbours on the board, each with the square or rim behind it."""
    return {
        square: tuple(
            (near, 1 << square + 2 * step)
            for step in board.steps
            if (near := 1 << square + step) & board.all
        )
        for square in board.squares
    }


@cache
def corner_traps(board: Board) -> Mapping[Square, tuple[tuple[Bits, Bits], ...]]:
    """For each square the corners beside it, each with the other neighbour of the corner."""
    return {
        square: tuple(
            (1 << corner, other)
            for corner in squares_in(board.beside[square] & board.corners)
            if (other := board.beside[corner] & ~(1 << square))
        )
        for square in board.squares
    }


def sandwich(board: Board, hammer: Square, prey: Bits, anvil: Bits) -> Caught:
    """The prey directly between the hammer and an anvil, on each line, with its two captors.

    >>> from engine.board import board_of
    >>> b = board_of(8, 8)
    >>> a1, b1, c1 = (1 << b.square(name) for name in ("a1", "b1", "c1"))
    >>> sandwich(b, b.square("a1"), prey=b1, anvil=c1) == {b1: a1 | c1}
    True
    """
    if not prey & board.beside[hammer]:
        return {}
    return {
        near: 1 << hammer | far
        for near, far in flanks(board)[hammer]
        if prey & near and anvil & far
    }


def corner_trap(board: Board, hammer: Square, prey: Bits, anvil: Bits) -> Caught:
    """The prey in a corner between the hammer and an anvil on its other neighbour."""
    return {
        near: 1 << hammer | other
        for near, other in corner_traps(board)[hammer]
        if prey & near and anvil & other
    }


def sandwich_landings(board: Board, prey: Bits, anvil: Bits) -> Bits:
    """The squares from which a hammer makes a sandwich."""
    found = 0
    for step in (1, board.files + 2):
        found |= (prey & anvil << step) << step | (prey & anvil >> step) >> step
    return found & board.all


def corner_trap_landings(board: Board, prey: Bits, anvil: Bits) -> Bits:
    """The squares from which a hammer makes a corner trap."""
    found = 0
    for corner in squares_in(prey & board.corners):
        beside = board.beside[corner]
        found |= beside if beside & anvil else 0
    return found


def custodial(board: Board, position: Position, hammer: Square) -> Caught:
    """An enemy between the piece that moved and another of its side (2.A-7, 4.A-10, 8.A-5)."""
    side = position.side
    return sandwich(board, hammer, position.men[side.other], position.men[side])


def edge(board: Board, position: Position, hammer: Square) -> Caught:
    """As `custodial`, if the edge of the board is an anvil too (2.A', `edge=on`).

    A corner has two edges, so one enemy on either neighbour is enough.
    """
    side = position.side
    return sandwich(board, hammer, position.men[side.other], position.men[side] | board.rim)


def corner(board: Board, position: Position, hammer: Square) -> Caught:
    """An enemy in a corner, between the piece that moved and another of its side (2.A-8)."""
    side = position.side
    return corner_trap(board, hammer, position.men[side.other], position.men[side])


def line_landings(board: Board, position: Position) -> Bits:
    """The squares from which `custodial` can catch."""
    side = position.side
    return sandwich_landings(board, position.men[side.other], position.men[side])


def edge_landings(board: Board, position: Position) -> Bits:
    """The squares from which `edge` can catch."""
    side = position.side
    return sandwich_landings(board, position.men[side.other], position.men[side] | board.rim)


def corner_landings(board: Board, position: Position) -> Bits:
    """The squares from which `corner` can catch."""
    side = position.side
    return corner_trap_landings(board, position.men[side.other], position.men[side])


def sparing_leaders(rule: CaptureRule) -> CaptureRule:
    """The same rule, but leaders are never caught (2.B-10, 8.B)."""

    def by(board: Board, position: Position, hammer: Square) -> Caught:
        caught = rule.by(board, position, hammer)
        return {prey: captors for prey, captors in caught.items() if not prey & position.leaders}

    return CaptureRule(by, rule.landings)


CUSTODIAL = CaptureRule(custodial, line_landings)
EDGE = CaptureRule(edge, edge_landings)
CORNER = CaptureRule(corner, corner_landings)
