"""Turned pieces, as Poleis has them: a man who declines to fight turns vagus (card 4.A)."""

from collections.abc import Iterator
from functools import reduce
from itertools import chain
from operator import or_

from engine.actions import Move
from engine.board import Bits, Board, Square, squares_in
from engine.errors import Refusal, RefusalCode
from engine.events import Turned
from engine.position import Position
from engine.rules.action_effects import marked
from engine.rules.capture_effects import removed
from engine.rules.movement import slide_refused, slides
from engine.ruleset import Caught, Change, Reach


def advances(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """Slides; a vagus may only go where it attacks, beside an enemy (4.A-6, 4.A-7, 4.A-9)."""
    contact = _contact(board, position)
    attacks = slides(board, position, men & position.marks)
    return chain(
        slides(board, position, men & ~position.marks),
        (move for move in attacks if contact >> move.path[-1] & 1),
    )


def advance_refused(board: Board, position: Position, start: Square, end: Square) -> Refusal:
    """Why a piece cannot go so: as a slide, or because a vagus would not attack."""
    refusal = slide_refused(board, position, start, end)
    if refusal.code is RefusalCode.OUT_OF_RANGE:  # nothing is too far for a slide
        return Refusal(RefusalCode.NOT_ATTACK, (start, end))
    return refusal


def honoured(board: Board, position: Position, hammer: Square, caught: Caught) -> Change:
    """The caught leave, their captors are turned back; who did not attack is turned (4.A-7 to 11).

    Whether the piece attacks is judged before anybody leaves, so a capture always is an attack.
    """
    after, events = removed(board, position, hammer, caught)
    marks = after.marks & ~reduce(or_, caught.values(), 0)
    if not _contact(board, position) >> hammer & 1:
        marks |= 1 << hammer
    turned = tuple(map(Turned, squares_in(marks ^ after.marks)))
    return marked(after, marks), (*events, *turned)


def ordinary_or_turned(_board: Board, position: Position) -> Bits:
    """Any piece can bear a mark, once all are placed."""
    return 0 if any(position.hand) else position.occupied


def _contact(board: Board, position: Position) -> Bits:
    return board.spread(position.men[position.side.other])


ADVANCE = Reach(advances, advance_refused)
