"""Why a ply did not capture a piece: codes and squares, never sentences.

Invariant: nothing here decides what is caught. A reason is found by calling the capture rules
again, on the position in which the engine called them, with one thing changed.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from engine.actions import Action, Move, Placement, Take
from engine.board import Bits, Board, Square, squares_in
from engine.events import Bound, Captured, Event
from engine.game import Game
from engine.position import Kind, Position, Side
from engine.rules.action_effects import marked, without
from engine.rules.leaping import jumped
from engine.rules.movement import squares_between
from engine.ruleset import Caught, Change, Ruleset


class NotCapturedCode(StrEnum):
    """Why a piece was not captured. The comments list the squares of each code."""

    OPEN = "open"  # the opposite square is empty: that square
    ROW = "row"  # a companion of the piece is opposite: its square
    ARMOUR = "armour"  # neither captor may capture such a piece: the two captors
    ANVIL_BOUND = "anvil-bound"  # the captor opposite is bound: its square
    EDGE = "edge"  # the edge is opposite, and is not a captor: the piece
    CORNER = "corner"  # a corner is safe: the piece
    NOOK = "nook"  # corner trap: the square beside the piece without a captor
    RING = "ring"  # it must be encircled: the empty squares beside it
    SHIELD = "shield"  # it must be encircled: its companions beside it
    CLASSES = "classes"  # encircled, but not by the classes that may: all squares beside it
    LEADER = "leader"  # such a piece is never captured: the piece
    STANDING = "standing"  # the captors were in place before the move: those pieces
    BETWEEN = "between"  # it moved in between by itself: the enemies beside it
    PASSED = "passed"  # the move passed a square from which it would have captured: that square
    JUMP = "jump"  # the piece could have jumped over it: to that square
    BOUND = "bound"  # it is bound, not captured: the pieces that hold it
    FAR = "far"  # it is not beside the piece that moved: that piece
    OWN = "own"  # a side does not capture its own: the piece
    PLACING = "placing"  # nothing is captured while men are placed: the man placed
    REMOVAL = "removal"  # a removal takes only one piece: the square that it emptied


Code = NotCapturedCode


@dataclass(frozen=True, slots=True)
class NotCaptured:
    """A reason, and the squares that show it."""

    code: NotCapturedCode
    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class _Capture:
    """The position in which the engine asks what the hammer catches; its side to act moved."""

    rules: Ruleset
    position: Position
    hammer: Square

    def catches(self, square: Square, position: Position) -> bool:
        """Whether the hammer would catch a piece in this position."""
        return 1 << square in self.rules.caught(position, self.hammer)


def askable(before: Game, action: Action) -> tuple[Square, ...]:
    """The pieces for which `why_not_captured` can be asked after an action, in board order.

    The enemies beside the piece that moved, those that it passed if it would have caught them,
    those that were closed in before, and that piece itself if it moved in between two; after a
    placement only the enemies that a move there would have caught.
    """
    rules, side = before.ruleset, before.position.side
    match action:
        case Move():
            capture, after = _capture_of(before, action), rules.apply(before.position, action)[0]
            square = capture.hammer
            enemies = after.men[side.other]
            found = rules.board.beside[square] & enemies
            for each in squares_in(enemies & ~found):
                if _missed(before, action, each) or _captors(rules, _with_side(side, after), each):
                    found |= 1 << each
        case Placement(square):
            after = rules.apply(before.position, action)[0]
            found = sum(rules.caught(_with_side(side, after), square))
        case _:
            return ()
    if _captors(rules, _with_side(side.other, after), square):
        found |= 1 << square
    return tuple(squares_in(found))


def why_not_captured(before: Game, action: Action, square: Square) -> NotCaptured:
    """Why the piece on a square after a legal ply was not captured by it.

    Raises ValueError for an empty square, and for an action that is not a ply.

    >>> from engine.catalogue import ruleset
    >>> game = Game.load(ruleset("walker-petteia"), "7p/8/8/8/8/8/8/Pp1P4 1 - - -")
    >>> reason = why_not_captured(game, game.read("a1-a2"), game.ruleset.board.square("b1"))
    >>> reason.code.value
    'far'
    """
    after = before.ruleset.apply(before.position, action)[0]
    if not after.occupied >> square & 1:
        raise ValueError("no piece is there")
    match action:
        case Move():
            return _of_move(before, action, after, square)
        case Placement(placed):
            return NotCaptured(Code.PLACING, (placed,))
        case Take(taken):
            return NotCaptured(Code.REMOVAL, (taken,))
        case _:
            raise ValueError("not a ply")


def _of_move(before: Game, move: Move, after: Position, square: Square) -> NotCaptured:
    capture = _capture_of(before, move)
    rules, side = before.ruleset, before.position.side
    if after.men[side] >> square & 1:
        return _own(capture, square)
    if Take(square) in rules.pseudo_legal(_with_side(side, after)):
        free = marked(_with_side(side, after), after.marks & ~(1 << square))
        return _found(Code.BOUND, _captors(rules, free, square))
    if reason := _missed(before, move, square):
        return reason
    if captors := _captors(rules, capture.position, square):
        return _found(Code.STANDING, captors)
    if not rules.board.beside[square] >> capture.hammer & 1:
        return NotCaptured(Code.FAR, (capture.hammer,))
    if capture.position.leaders >> square & 1 and not _takes_leaders(rules):
        return NotCaptured(Code.LEADER, (square,))
    return _not_closed_in(capture, square)


def _own(capture: _Capture, square: Square) -> NotCaptured:
    """Why a piece of the mover's own side is not captured."""
    position = _with_side(capture.position.side.other, capture.position)
    beside = _captors(capture.rules, position, square) if square == capture.hammer else 0
    return _found(Code.BETWEEN, beside) if beside else NotCaptured(Code.OWN, (square,))


def _missed(before: Game, move: Move, square: Square) -> NotCaptured | None:
    """Another move of the same piece that would have caught this one."""
    start, *via, landing = move.path
    passed = via if move.leaps else squares_between(before.ruleset.board, start, landing) or ()
    others = (each for each in before.choices if isinstance(each, Move) and each.path[0] == start)
    for other in sorted(others, key=lambda each: len(each.path)):
        if other.leaps and square in (over := jumped(other)):
            return NotCaptured(Code.JUMP, (other.path[over.index(square) + 1],))
        is_on_the_way = other.path[-1] in passed and (
            not move.leaps or other.path == move.path[: len(other.path)]
        )
        events = before.ruleset.apply(before.position, other)[1] if is_on_the_way else ()
        if _is_struck(square, events):
            return NotCaptured(Code.PASSED, (other.path[-1],))
    return None


def _not_closed_in(capture: _Capture, square: Square) -> NotCaptured:
    """What is missing to close in a piece beside the hammer."""
    position = capture.position
    for seats, empty, companion, unable in _closures(capture.rules.board, capture.hammer, square):
        if not _suffices(capture, square, seats):
            continue
        if friends := seats & position.men[position.side.other]:
            return _found(companion, friends)
        if free := seats & ~position.occupied:
            return _found(empty, free)
        unbound = marked(position, position.marks & ~seats)
        if capture.catches(square, unbound):
            return _found(Code.ANVIL_BOUND, seats & position.marks)
        return _found(unable, seats | 1 << capture.hammer)
    is_corner = capture.rules.board.corners >> square & 1
    return NotCaptured(Code.CORNER if is_corner else Code.EDGE, (square,))


def _closures(
    board: Board, hammer: Square, square: Square
) -> Iterator[tuple[Bits, Code, Code, Code]]:
    """The sets of squares that captors may have to occupy, besides the hammer's, to catch a piece.

    Each with the codes for an empty square among them, a companion, and captors that are unable.
    """
    around = board.beside[square] & ~(1 << hammer)
    if opposite := around & 1 << 2 * square - hammer:
        yield opposite, Code.OPEN, Code.ROW, Code.ARMOUR
    if board.corners >> square & 1:
        yield around, Code.NOOK, Code.NOOK, Code.ARMOUR
    yield around, Code.RING, Code.SHIELD, Code.CLASSES


def _suffices(capture: _Capture, square: Square, seats: Bits) -> bool:
    """Whether it suffices that the mover's side occupies these squares of those beside a piece."""
    others = capture.rules.board.beside[square] & ~seats & ~(1 << capture.hammer)
    bare = without(capture.position, others)
    return any(capture.catches(square, held) for held in _holding(capture.rules, bare, seats))


def _holding(rules: Ruleset, position: Position, seats: Bits) -> Iterator[Position]:
    """The position with free pieces of the side to act on some squares, all of one kind."""
    bare = without(position, seats)
    first, second = bare.men
    men = (first | seats, second) if position.side is Side.FIRST else (first, second | seats)
    for kind in rules.movement:
        yield replace(
            bare,
            men=men,
            hoplites=bare.hoplites | seats if kind is Kind.HOPLITE else bare.hoplites,
            leaders=bare.leaders | seats if kind is Kind.LEADER else bare.leaders,
        )


@cache
def _takes_leaders(rules: Ruleset) -> bool:
    """Whether a leader can be caught at all: tried on a square with four neighbours."""
    board = rules.board
    neighbours = len(board.steps)
    middle = next(each for each, near in board.beside.items() if near.bit_count() == neighbours)
    alone = Position((0, 1 << middle), leaders=1 << middle)
    around = board.beside[middle]
    hammer = next(squares_in(around))
    return any(rules.caught(held, hammer) for held in _holding(rules, alone, around))


def _captors(rules: Ruleset, position: Position, square: Square) -> Bits:
    """The pieces of the side to act that catch a piece whichever of them has just moved."""
    bit, found = 1 << square, 0
    for hammer in squares_in(rules.board.beside[square] & position.men[position.side]):
        captors = rules.caught(position, hammer).get(bit, 0) & rules.board.all
        if all(bit in rules.caught(position, captor) for captor in squares_in(captors)):
            found |= captors
    return found


def _capture_of(before: Game, move: Move) -> _Capture:
    """The position in which the engine applies captures, recorded by a capture effect."""
    recorded: list[_Capture] = []
    rules = before.ruleset

    def effect(_board: Board, position: Position, hammer: Square, _caught: Caught) -> Change:
        recorded.append(_Capture(rules, position, hammer))
        return position, ()

    rules.action_effects[Move](replace(rules, capture_effect=effect), before.position, move)
    return recorded[0]


def _with_side(side: Side, position: Position) -> Position:
    return replace(position, side=side)


def _is_struck(square: Square, events: tuple[Event, ...]) -> bool:
    return any(isinstance(each, Captured | Bound) and each.square == square for each in events)


def _found(code: Code, squares: Bits) -> NotCaptured:
    return NotCaptured(code, tuple(squares_in(squares)))
