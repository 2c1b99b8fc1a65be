"""Capture rules by class in Vogt's games: Peltasts, armoured Hoplites, the Basileus (card 5.A)."""

from engine.board import Bits, Board, Square
from engine.position import Position
from engine.rules.captures import corner_landings, corner_trap, line_landings, sandwich
from engine.ruleset import CaptureRule, Caught

_MAX_NEIGHBOURS = 4  # of a square that is neither on the edge nor in a corner
_MIN_HOPLITES_INSIDE = 2
_MIN_HOPLITES_AT_EDGE = 1


def foot(board: Board, position: Position, hammer: Square) -> Caught:
    """Any enemy but the Basileus, in line or in a corner, by any two (5.A-6, 5.A-7, `six=off`)."""
    prey = position.men[position.side.other] & ~position.leaders
    return _closed_in(board, hammer, prey, position.men[position.side])


def peltasts(board: Board, position: Position, hammer: Square) -> Caught:
    """An enemy Peltast, in line or in a corner, by any two pieces (5.A-6 to 5.A-8)."""
    prey = position.men[position.side.other] & ~(position.leaders | position.hoplites)
    return _closed_in(board, hammer, prey, position.men[position.side])


def hoplites(board: Board, position: Position, hammer: Square) -> Caught:
    """An enemy Hoplite, if one captor at least is a Hoplite or the Basileus (5.A-8, 5.B-2)."""
    own = position.men[position.side]
    heavy = own & (position.hoplites | position.leaders)
    prey = position.men[position.side.other] & position.hoplites
    return _closed_in(board, hammer, prey, own if heavy >> hammer & 1 else heavy)


def encircled(board: Board, position: Position, hammer: Square) -> Caught:
    """The enemy Basileus, with a piece on every square beside it (5.A-9, `classes=off`)."""
    around = _around_leader(board, position)
    closed = around >> hammer & 1 and not around & ~position.men[position.side]
    return {position.leaders & position.men[position.side.other]: around} if closed else {}


def encircled_by_class(board: Board, position: Position, hammer: Square) -> Caught:
    """The same, by at least two Hoplites, at the edge one, or the Basileus (5.A-9)."""
    caught = encircled(board, position, hammer)
    for around in caught.values():
        needed = (
            _MIN_HOPLITES_INSIDE if around.bit_count() == _MAX_NEIGHBOURS else _MIN_HOPLITES_AT_EDGE
        )
        if (around & position.hoplites).bit_count() < needed and not around & position.leaders:
            return {}
    return caught


def foot_landings(board: Board, position: Position) -> Bits:
    """The squares from which men can be caught."""
    return line_landings(board, position) | corner_landings(board, position)


def encircled_landings(board: Board, position: Position) -> Bits:
    """The one empty square that is left beside the enemy Basileus."""
    gap = _around_leader(board, position) & ~position.men[position.side]
    return gap if gap.bit_count() == 1 else 0


def _closed_in(board: Board, hammer: Square, prey: Bits, anvil: Bits) -> Caught:
    if not prey & board.beside[hammer]:
        return {}
    return {**sandwich(board, hammer, prey, anvil), **corner_trap(board, hammer, prey, anvil)}


def _around_leader(board: Board, position: Position) -> Bits:
    leader = position.leaders & position.men[position.side.other]
    return board.beside[leader.bit_length() - 1] if leader else 0


FOOT = CaptureRule(foot, foot_landings)
PELTASTS = CaptureRule(peltasts, foot_landings)
HOPLITES = CaptureRule(hoplites, foot_landings)
ENCIRCLED = CaptureRule(encircled, encircled_landings)
ENCIRCLED_BY_CLASS = CaptureRule(encircled_by_class, encircled_landings)
