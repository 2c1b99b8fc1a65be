"""Steps and capturing jumps of men in Lemery's Latrunculi (card 3.A)."""

from collections.abc import Iterator
from itertools import chain, pairwise

from engine.actions import Move
from engine.board import Bits, Board, Square, squares_in
from engine.errors import Refusal, RefusalCode
from engine.position import Position
from engine.rules.movement import occupied_on, rays, squares_between
from engine.ruleset import Movement


def steps_and_leaps(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """One step, or a chain of capturing jumps, of men that are not bound (3.A-4, 3.A-6)."""
    free = men & ~position.marks
    return chain(_steps(board, position, free), _leaps(board, position, free))


def jumped(move: Move) -> tuple[Square, ...]:
    """The squares of the pieces that a chain of jumps captures."""
    return tuple((here + there) // 2 for here, there in pairwise(move.path)) if move.leaps else ()


def step_or_leap_refused(board: Board, position: Position, start: Square, end: Square) -> Refusal:
    """Why a piece can neither step nor jump to a square."""
    if position.marks >> start & 1:
        return Refusal(RefusalCode.BOUND, (start,))
    passed = squares_between(board, start, end)
    if passed is None:
        return Refusal(RefusalCode.NOT_STRAIGHT, (start, end))
    if over := occupied_on(passed, position.occupied):
        return Refusal(RefusalCode.NO_JUMP, over)
    return Refusal(RefusalCode.OUT_OF_RANGE, (start, end))


def _steps(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    occupied = position.occupied
    for ray in chain.from_iterable(rays(board)[square] for square in squares_in(men)):
        for bit, move in ray[:1]:
            if not bit & occupied:
                yield move


def _leaps(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """Chains of jumps; each jump may be the last and removes its piece at once (3.B-2, 3.B-3)."""
    enemies = position.men[position.side.other]
    empty = board.all & ~position.occupied
    for square in squares_in(men & board.spread(enemies)):
        yield from _chains(board, enemies, empty | 1 << square, (square,))


def _chains(board: Board, enemies: Bits, empty: Bits, path: tuple[Square, ...]) -> Iterator[Move]:
    here = path[-1]
    for step in board.steps:
        over = 1 << here + step
        if enemies & over and empty >> here + 2 * step & 1:
            further = (*path, here + 2 * step)
            yield Move(further, leaps=True)
            yield from _chains(board, enemies & ~over, empty | over, further)


STEP_OR_LEAP = Movement(steps_and_leaps, step_or_leap_refused)
