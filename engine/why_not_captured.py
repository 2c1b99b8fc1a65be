"""Why a ply did not capture a piece: codes and squares, never sentences.

Law: nothing here decides who is caught. The position is the one in which the engine itself asked
that, and a reason is found by asking it again where one thing is different.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from engine.actions import Action, Move, Place, Take
from engine.board import Bits, Board, Square, squares_in
from engine.events import Bound, Captured, Event
from engine.explain import consequences
from engine.game import Game
from engine.position import Kind, Position, Side
from engine.rules.action_effects import marked, without
from engine.rules.leaping import jumped
from engine.rules.movement import between
from engine.ruleset import Caught, Change, Ruleset


class NotCapturedCode(StrEnum):
    """Why a piece was not captured. The squares of each are said beside it."""

    OPEN = "open"  # nobody stands opposite: that square
    ROW = "row"  # a companion stands opposite: his square
    ARMOUR = "armour"  # neither captor may capture such a piece: the two captors
    ANVIL_BOUND = "anvil-bound"  # who stands opposite is bound: his square
    EDGE = "edge"  # the edge is opposite, and helps nobody: the piece
    CORNER = "corner"  # a corner is safe: the piece
    NOOK = "nook"  # in a corner: the square beside it that is not held
    RING = "ring"  # he must be encircled: the empty squares beside him
    SHIELD = "shield"  # he must be encircled: his companions beside him
    CLASSES = "classes"  # encircled, but not by such as may: all squares beside him
    LEADER = "leader"  # such a piece is never captured: the piece
    STANDING = "standing"  # who closes it in stood there before: those pieces
    BETWEEN = "between"  # it went in between by itself: those beside it
    PASSED = "passed"  # the move only passed where it would have captured: that square
    JUMP = "jump"  # the piece might have jumped over it: to that square
    BOUND = "bound"  # it is bound, not captured: who holds it
    FAR = "far"  # it is not beside the piece that moved: where that stands
    OWN = "own"  # a side does not capture its own: the piece
    PLACING = "placing"  # nobody is captured while men are placed: the man placed
    REMOVAL = "removal"  # a removal takes one alone: the square that it emptied


Code = NotCapturedCode


@dataclass(frozen=True, slots=True)
class NotCaptured:
    """A reason, and the squares that show it."""

    code: NotCapturedCode
    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class _Asked:
    """The position in which it was asked whom the hammer catches; its side to act is the mover."""

    rules: Ruleset
    position: Position
    hammer: Square

    def catches(self, square: Square, position: Position) -> bool:
        """Whether the hammer would catch a piece, were this the position."""
        return 1 << square in self.rules.caught(position, self.hammer)


def askable(before: Game, action: Action) -> tuple[Square, ...]:
    """Of which pieces one may wonder that an action did not capture them, in board order.

    Those that the piece that moved came beside, and itself where it went in between two; of a man
    that was placed only whoever a move there would have caught.
    """
    rules, side = before.ruleset, before.position.side
    match action:
        case Move():
            asked, after = _asked(before, action), rules.apply(before.position, action)[0]
            square = asked.hammer
            found = rules.board.beside[square] & after.men[side.other]
        case Place(square):
            after = rules.apply(before.position, action)[0]
            found = sum(rules.caught(_acting(side, after), square))
        case _:
            return ()
    if _closing(rules, _acting(side.other, after), square):
        found |= 1 << square
    return tuple(squares_in(found))


def why_not_captured(before: Game, action: Action, square: Square) -> NotCaptured:
    """Why the piece that stands on a square after a legal ply was not captured by it.

    Raises ValueError where none stands there, and for an action that is no ply.
    """
    after = before.ruleset.apply(before.position, action)[0]
    if not after.occupied >> square & 1:
        raise ValueError("no piece stands there")
    match action:
        case Move():
            return _of_move(before, action, after, square)
        case Place(placed):
            return NotCaptured(Code.PLACING, (placed,))
        case Take(taken):
            return NotCaptured(Code.REMOVAL, (taken,))
        case _:
            raise ValueError("not a ply")


def _of_move(before: Game, move: Move, after: Position, square: Square) -> NotCaptured:
    asked = _asked(before, move)
    rules, side = before.ruleset, before.position.side
    if after.men[side] >> square & 1:
        return _own(asked, square)
    if Take(square) in rules.offered(_acting(side, after)):
        free = marked(_acting(side, after), after.marks & ~(1 << square))
        return _found(Code.BOUND, _closing(rules, free, square))
    if reason := _otherwise(before, move, square):
        return reason
    if standing := _closing(rules, asked.position, square):
        return _found(Code.STANDING, standing)
    if not rules.board.beside[square] >> asked.hammer & 1:
        return NotCaptured(Code.FAR, (asked.hammer,))
    if asked.position.leaders >> square & 1 and not _takes_leaders(rules):
        return NotCaptured(Code.LEADER, (square,))
    return _not_closed_in(asked, square)


def _own(asked: _Asked, square: Square) -> NotCaptured:
    """Why a piece of the mover's own stays."""
    position = _acting(asked.position.side.other, asked.position)
    beside = _closing(asked.rules, position, square) if square == asked.hammer else 0
    return _found(Code.BETWEEN, beside) if beside else NotCaptured(Code.OWN, (square,))


def _otherwise(before: Game, move: Move, square: Square) -> NotCaptured | None:
    """What else the piece that moved might have done that would have caught this one."""
    start, *via, landing = move.path
    passed = via if move.leaps else between(before.ruleset.board, start, landing) or ()
    others = (each for each in before.choices if isinstance(each, Move) and each.path[0] == start)
    for other in sorted(others, key=lambda each: len(each.path)):
        if other.leaps and square in (over := jumped(other)):
            return NotCaptured(Code.JUMP, (other.path[over.index(square) + 1],))
        is_on_the_way = other.path[-1] in passed and (
            not move.leaps or other.path == move.path[: len(other.path)]
        )
        if is_on_the_way and _is_struck(square, consequences(before, other)):
            return NotCaptured(Code.PASSED, (other.path[-1],))
    return None


def _not_closed_in(asked: _Asked, square: Square) -> NotCaptured:
    """What is missing to close in a piece beside the hammer, by the way in which that is done."""
    position = asked.position
    for seats, empty, companion, unable in _ways(asked.rules.board, asked.hammer, square):
        if not _would_do(asked, square, seats):
            continue
        if friends := seats & position.men[position.side.other]:
            return _found(companion, friends)
        if free := seats & ~position.occupied:
            return _found(empty, free)
        unbound = marked(position, position.marks & ~seats)
        if asked.catches(square, unbound):
            return _found(Code.ANVIL_BOUND, seats & position.marks)
        return _found(unable, seats | 1 << asked.hammer)
    is_corner = asked.rules.board.corners >> square & 1
    return NotCaptured(Code.CORNER if is_corner else Code.EDGE, (square,))


def _ways(board: Board, hammer: Square, square: Square) -> Iterator[tuple[Bits, Code, Code, Code]]:
    """The squares that can be asked to be held besides the hammer's to catch a piece.

    With what it is called that nobody is there, or a companion, or who may not.
    """
    around = board.beside[square] & ~(1 << hammer)
    if opposite := around & 1 << 2 * square - hammer:
        yield opposite, Code.OPEN, Code.ROW, Code.ARMOUR
    if board.corners >> square & 1:
        yield around, Code.NOOK, Code.NOOK, Code.ARMOUR
    yield around, Code.RING, Code.SHIELD, Code.CLASSES


def _would_do(asked: _Asked, square: Square, seats: Bits) -> bool:
    """Whether it is enough that the mover holds these squares of those beside a piece."""
    others = asked.rules.board.beside[square] & ~seats & ~(1 << asked.hammer)
    bare = without(asked.position, others)
    return any(asked.catches(square, held) for held in _holding(asked.rules, bare, seats))


def _holding(rules: Ruleset, position: Position, seats: Bits) -> Iterator[Position]:
    """The position with free pieces of the side to act on some squares, all of one kind."""
    bare = without(position, seats)
    first, second = bare.men
    men = (first | seats, second) if position.side is Side.FIRST else (first, second | seats)
    for kind in rules.reach:
        yield replace(
            bare,
            men=men,
            hoplites=bare.hoplites | seats if kind is Kind.HOPLITE else bare.hoplites,
            leaders=bare.leaders | seats if kind is Kind.LEADER else bare.leaders,
        )


@cache
def _takes_leaders(rules: Ruleset) -> bool:
    """Whether a leader can be caught at all, as one tries where there is room around him."""
    board = rules.board
    neighbours = len(board.steps)
    middle = next(each for each, near in board.beside.items() if near.bit_count() == neighbours)
    alone = Position((0, 1 << middle), leaders=1 << middle)
    around = board.beside[middle]
    hammer = next(squares_in(around))
    return any(rules.caught(held, hammer) for held in _holding(rules, alone, around))


def _closing(rules: Ruleset, position: Position, square: Square) -> Bits:
    """Who of the side to act would catch a piece, whichever of them had just arrived."""
    bit, found = 1 << square, 0
    for hammer in squares_in(rules.board.beside[square] & position.men[position.side]):
        captors = rules.caught(position, hammer).get(bit, 0) & rules.board.all
        if all(bit in rules.caught(position, captor) for captor in squares_in(captors)):
            found |= captors
    return found


def _asked(before: Game, move: Move) -> _Asked:
    """Where the engine asks whom a move catches: the fate that it would meet is told."""
    told: list[_Asked] = []
    rules = before.ruleset

    def fate(_board: Board, position: Position, hammer: Square, _caught: Caught) -> Change:
        told.append(_Asked(rules, position, hammer))
        return position, ()

    rules.effects[Move](replace(rules, fate=fate), before.position, move)
    return told[0]


def _acting(side: Side, position: Position) -> Position:
    return replace(position, side=side)


def _is_struck(square: Square, events: tuple[Event, ...]) -> bool:
    return any(isinstance(each, Captured | Bound) and each.square == square for each in events)


def _found(code: Code, squares: Bits) -> NotCaptured:
    return NotCaptured(code, tuple(squares_in(squares)))
