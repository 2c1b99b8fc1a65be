"""Movements: the moves of a kind of piece, and why another move is not one of them."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from itertools import chain
from typing import TypeAlias

from engine.actions import Move
from engine.board import Bits, Board, Square, squares_in
from engine.errors import Refusal, RefusalCode
from engine.position import Position
from engine.ruleset import Movement

Ray: TypeAlias = tuple[tuple[Bits, Move], ...]


@cache
def rays(board: Board) -> Mapping[Square, tuple[Ray, ...]]:
    """For each square and direction the squares outwards as bits, each with its one Move object.

    Every movement takes its moves from here, so equal moves on a board are the same object.
    """
    return {
        square: tuple(
            tuple((1 << end, Move((square, end))) for end in beam) for beam in board.beams[square]
        )
        for square in board.squares
    }


@cache
def short_rays(board: Board, limit: int) -> Mapping[Square, tuple[Ray, ...]]:
    """The same, with at most `limit` squares a ray."""
    return {
        square: tuple(ray[:limit] for ray in outwards) for square, outwards in rays(board).items()
    }


def slides(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """Any number of empty squares in a straight line (2.A-5, 4.A-6, 5.A-4, 8.A-4)."""
    return _along(rays(board), board, position, men)


def short_slides(board: Board, position: Position, men: Bits, *, limit: int) -> Iterator[Move]:
    """As `slides`, but at most `limit` squares (5.A-5)."""
    return _along(short_rays(board, limit), board, position, men)


def _along(
    outwards: Mapping[Square, tuple[Ray, ...]], board: Board, position: Position, men: Bits
) -> Iterator[Move]:
    occupied = position.occupied
    free = board.all & ~occupied
    for towards, step in enumerate(board.steps):
        movers = men & (free >> step if step > 0 else free << -step)
        while movers:
            mover = movers & -movers
            movers ^= mover
            for bit, move in outwards[mover.bit_length() - 1][towards]:
                if bit & occupied:
                    break
                yield move


def slide_refused(board: Board, position: Position, start: Square, end: Square) -> Refusal:
    """Why a piece cannot slide to a square: not straight, a piece between, or too far."""
    passed = squares_between(board, start, end)
    if passed is None:
        return Refusal(RefusalCode.NOT_STRAIGHT, (start, end))
    if in_the_way := occupied_on(passed, position.occupied):
        return Refusal(RefusalCode.BLOCKED, in_the_way[:1])
    return Refusal(RefusalCode.OUT_OF_RANGE, (start, end))


def jumps(board: Board, position: Position, men: Bits, *, run_up: bool) -> Iterator[Move]:
    """As `slides`, or over one run of pieces to the first square behind it (2.A-6, 2.B-3).

    Never over the other leader. With `run_up` empty squares may lie before the run (2.B-2).
    """
    occupied = position.occupied
    barred = position.leaders & position.men[position.side.other]
    for ray in chain.from_iterable(rays(board)[square] for square in squares_in(men)):
        slid = jumped = False
        for bit, move in ray:
            if bit & occupied:
                if bit & barred or (slid and not run_up):
                    break
                jumped = True
                continue
            yield move
            if jumped:
                break
            slid = True


def jump_refused(board: Board, position: Position, start: Square, end: Square) -> Refusal:
    """Why a leader can neither slide nor jump to a square, with the pieces between."""
    passed = squares_between(board, start, end)
    if passed is None:
        return Refusal(RefusalCode.NOT_STRAIGHT, (start, end))
    leader = occupied_on(passed, position.leaders & position.men[position.side.other])
    if leader:
        return Refusal(RefusalCode.LEADER_OVER_LEADER, leader)
    return Refusal(RefusalCode.NO_JUMP, occupied_on(passed, position.occupied))


SLIDE = Movement(slides, slide_refused)
JUMP = Movement(partial(jumps, run_up=True), jump_refused)
NEAR_JUMP = Movement(partial(jumps, run_up=False), jump_refused)


def slides_up_to(limit: int) -> Movement:
    """The movement of a piece that slides at most `limit` squares."""
    return Movement(partial(short_slides, limit=limit), slide_refused)


def squares_between(board: Board, start: Square, end: Square) -> tuple[Square, ...] | None:
    """The squares between two on a straight line, outwards; None if there is no such line."""
    beam = next((beam for beam in board.beams[start] if end in beam), None)
    return None if beam is None else beam[: beam.index(end)]


def occupied_on(squares: tuple[Square, ...], pieces: Bits) -> tuple[Square, ...]:
    """Of some squares those that certain pieces occupy."""
    return tuple(square for square in squares if pieces >> square & 1)
