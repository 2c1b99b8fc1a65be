"""Whether it is true why a piece was not captured: what is named is done, and the engine asked.

`TRUTHS` has for each code a function of the game before, the ply, the piece's square and the
squares that were named.
"""

from dataclasses import replace

from engine.actions import Move, Placement, Take, steps
from engine.board import squares_in
from engine.events import Bound, Captured
from engine.position import Kind, Position
from engine.why_not_captured import NotCapturedCode as Code


def is_true(before, action, square, reason):
    """Whether a reason holds; its squares are on the board, each once."""
    named = reason.squares
    on_board = set(named) <= set(before.ruleset.board.squares)
    return (
        on_board
        and len(named) == len(set(named)) > 0
        and TRUTHS[reason.code](before, action, square, named)
    )


def struck(rules, position, action, square):
    """Whether an action captures, or binds, the piece on a square."""
    events = rules.apply(position, action)[1]
    return any(isinstance(e, Captured | Bound) and e.square == square for e in events)


def put(position, squares, side, kind):
    """The position with free pieces of a kind on some squares."""
    bits = bits_of(squares)
    cleared = replace(
        position,
        men=tuple(men & ~bits for men in position.men),
        hoplites=position.hoplites & ~bits,
        leaders=position.leaders & ~bits,
        marks=position.marks & ~bits,
    )
    men = tuple(men | bits if at == side else men for at, men in enumerate(cleared.men))
    return replace(
        cleared,
        men=men,
        hoplites=cleared.hoplites | (bits if kind is Kind.HOPLITE else 0),
        leaders=cleared.leaders | (bits if kind is Kind.LEADER else 0),
    )


def caught_there(before, action, square, held):
    """Whether the ply would capture if free pieces of one kind held these squares before it."""
    return any(caught_by(kind, before, action, square, held) for kind in before.ruleset.movement)


def caught_by(kind, before, action, square, held):
    """Whether it would by pieces of this kind; they are put there after it if it needs be."""
    rules, side = before.ruleset, before.position.side
    there = put(before.position, held, side, kind)
    if action.path[0] not in held and action in set(rules.pseudo_legal(there)):
        return struck(rules, there, action, square)
    after = replace(rules.apply(before.position, action)[0], side=side)
    return 1 << square in rules.caught(put(after, held, side, kind), action.path[-1])


def beside(before, square):
    return set(squares_in(before.ruleset.board.beside[square]))


def is_missing(before, action, square, named):
    """To hold what is named is enough, and only that is missing."""
    after = before.ruleset.apply(before.position, action)[0]
    held = after.men[before.position.side]
    return not any(held >> each & 1 for each in named) and caught_there(
        before, action, square, named
    )


def is_empty(before, action, square, named):
    after = before.ruleset.apply(before.position, action)[0]
    return not any(after.piece_at(each) for each in named) and is_missing(
        before, action, square, named
    )


def is_row(before, action, square, named):
    after = before.ruleset.apply(before.position, action)[0]
    companion = after.piece_at(named[0])
    return companion.side is after.piece_at(square).side and is_missing(
        before, action, square, named
    )


def is_shield(before, action, square, named):
    around = beside(before, square) - {action.path[-1]}
    without_them = around - set(named)
    return caught_there(before, action, square, around) and not (
        without_them and caught_there(before, action, square, without_them)
    )


def is_unable(before, action, square, named):
    """Pieces of another kind on these squares, the hammer among them, would capture."""
    rules, side = before.ruleset, before.position.side
    after = rules.apply(before.position, action)[0]
    landing = action.path[-1]
    assert landing in named
    position = replace(after, side=side)
    assert all(position.men[side] >> each & 1 for each in named)
    assert 1 << square not in rules.caught(position, landing)
    return any(
        1 << square in rules.caught(put(position, named, side, kind), landing)
        for kind in rules.movement
    )


def is_bound_anvil(before, action, square, named):
    rules, position = before.ruleset, before.position
    freed = replace(position, marks=position.marks & ~bits_of(named))
    return freed != position and struck(rules, freed, action, square)


def is_hopeless(before, action, square, named):
    """Nobody on any squares beside it would help."""
    around = beside(before, square) - {action.path[-1]}
    return named == (square,) and not caught_there(before, action, square, around)


def is_corner(before, action, square, named):
    is_in_corner = len(beside(before, square)) == 2
    return is_in_corner and is_hopeless(before, action, square, named)


def is_edge(before, action, square, named):
    is_on_edge = len(beside(before, square)) == 3
    return is_on_edge and is_hopeless(before, action, square, named)


def is_safe_leader(before, action, square, named):
    """Nobody catches such a piece with room around it, as a man would be caught."""
    rules, side = before.ruleset, before.position.side
    middle = rules.board.square("c3")
    around = tuple(beside(before, middle))
    ring = put(Position((0, 0), side), around, side, Kind.MAN)
    leader, man = (put(ring, (middle,), side.other, kind) for kind in (Kind.LEADER, Kind.MAN))
    is_leader = rules.apply(before.position, action)[0].leaders >> square & 1
    assert rules.caught(man, around[0])
    return named == (square,) and is_leader and not rules.caught(leader, around[0])


def is_standing(before, action, square, named):
    """Had one of those just come, it would be captured; they have not."""
    rules, side = before.ruleset, before.position.side
    after = replace(rules.apply(before.position, action)[0], side=side)
    return action.path[-1] not in named and any(
        1 << square in rules.caught(after, each) for each in named
    )


def is_between(before, action, square, named):
    """It moved itself; had one of those enemies come, it would be captured."""
    after = replace(
        before.ruleset.apply(before.position, action)[0], side=before.position.side.other
    )
    return action.path[-1] == square and any(
        1 << square in before.ruleset.caught(after, each) for each in named
    )


def is_passed(before, action, square, named):
    """The same piece might have stopped there, and would have captured."""
    return any(
        isinstance(other, Move)
        and (other.path[0], other.path[-1]) == (action.path[0], *named)
        and struck(before.ruleset, before.position, other, square)
        for other in before.legal
    )


def is_jump(before, action, square, named):
    """The same piece might have jumped over it to there."""
    return any(
        isinstance(other, Move)
        and other.leaps
        and other.path[0] == action.path[0]
        and named[0] in other.path[1:]
        and struck(before.ruleset, before.position, other, square)
        for other in before.legal
    )


def is_bound(before, action, square, named):
    """It may be taken off, and those who hold it are the mover's."""
    rules, side = before.ruleset, before.position.side
    after = replace(rules.apply(before.position, action)[0], side=side)
    mine = after.men[side]
    return Take(square) in rules.legal(replace(after, verdict=None)) and all(
        mine >> each & 1 for each in named
    )


def is_far(before, action, square, named):
    return named == (action.path[-1],) and named[0] not in beside(before, square)


def is_own(before, action, square, named):
    after = before.ruleset.apply(before.position, action)[0]
    return named == (square,) and after.piece_at(square).side is before.position.side


def is_placing(_before, action, _square, named):
    return isinstance(action, Placement) and named == steps(action)


def is_removal(_before, action, _square, named):
    return isinstance(action, Take) and named == steps(action)


def bits_of(squares):
    return sum(1 << square for square in squares)


TRUTHS = {
    Code.OPEN: is_empty,
    Code.ROW: is_row,
    Code.ARMOUR: is_unable,
    Code.ANVIL_BOUND: is_bound_anvil,
    Code.EDGE: is_edge,
    Code.CORNER: is_corner,
    Code.NOOK: is_missing,
    Code.RING: is_empty,
    Code.SHIELD: is_shield,
    Code.CLASSES: is_unable,
    Code.LEADER: is_safe_leader,
    Code.STANDING: is_standing,
    Code.BETWEEN: is_between,
    Code.PASSED: is_passed,
    Code.JUMP: is_jump,
    Code.BOUND: is_bound,
    Code.FAR: is_far,
    Code.OWN: is_own,
    Code.PLACING: is_placing,
    Code.REMOVAL: is_removal,
}
