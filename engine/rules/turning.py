"""Turned pieces in Poleis: a man that does not attack is turned over and vagus (card 4.A)."""

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
from engine.ruleset import Caught, Change, Movement


def slides_and_attacks(board: Board, position: Position, men: Bits) -> Iterator[Move]:
    """Slides; those of a vagus only to attack, beside an enemy (4.A-6, 4.A-7, 4.A-9)."""
    contact = _contact(board, position)
    attacks = slides(board, position, men & position.marks)
    return chain(
        slides(board, position, men & ~position.marks),
        (move for move in attacks if contact >> move.path[-1] & 1),
    )


def slide_or_attack_refused(
    board: Board, position: Position, start: Square, end: Square
) -> Refusal:
    """Why a piece cannot move to a square: as a slide, or because a vagus does not attack there."""
    refusal = slide_refused(board, position, start, end)
    if refusal.code is RefusalCode.OUT_OF_RANGE:  # a slide has no limit, so the piece is a vagus
        return Refusal(RefusalCode.NOT_ATTACK, (start, end))
    return refusal


def remove_and_turn(board: Board, position: Position, hammer: Square, caught: Caught) -> Change:
    """Remove the caught, turn their captors back, turn a mover that did not attack (4.A-7 to 11).

    Whether the piece attacks is judged before the removal, so a capture always is an attack.
    """
    after, events = removed(board, position, hammer, caught)
    marks = after.marks & ~reduce(or_, caught.values(), 0)
    if not _contact(board, position) >> hammer & 1:
        marks |= 1 << hammer
    turned = tuple(map(Turned, squares_in(marks ^ after.marks)))
    return marked(after, marks), (*events, *turned)


def markable_once_placed(_board: Board, position: Position) -> Bits:
    """All pieces can bear a mark, after all are placed."""
    return 0 if any(position.hand) else position.occupied


def _contact(board: Board, position: Position) -> Bits:
    return board.spread(position.men[position.side.other])


SLIDE_OR_ATTACK = Movement(slides_and_attacks, slide_or_attack_refused)
