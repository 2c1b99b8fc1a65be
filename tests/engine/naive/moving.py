"""Where a piece may go. Whether it must capture instead is asked elsewhere."""

from itertools import pairwise

from tests.engine.naive.state import DIRECTIONS, on_board, step, touches_enemy

ANY_DISTANCE = frozenset(range(1, 13))


def landings(state, start):
    """The squares to which the piece on a square may go in a plain move."""
    man = state.pieces[start]
    if state.rules.family == "latrunculi":
        return [] if man.marked else slides(state, start, {1})
    found = slides(state, start, distances(state, man.kind))
    if state.rules.family in ("lemery", "crossing") and man.kind == "B":
        found += jumps(state, start)
    if state.rules.family == "poleis" and man.marked:
        found = [end for end in found if attacks(state, start, end)]
    return found


def distances(state, kind):
    """How many squares a piece may slide."""
    if state.rules.dice:
        high, low = int(state.roll[0]), int(state.roll[1])
        up_to_low = set(range(1, low + 1))
        return {"P": set(range(1, high + 1)), "O": up_to_low, "B": up_to_low | {high}}[kind]
    if kind == "O" and state.rules.says("six", "on"):
        return set(range(1, 7))
    return ANY_DISTANCE


def slides(state, start, allowed):
    """The empty squares in a straight line, as many away as is allowed."""
    found = []
    for direction in DIRECTIONS:
        count = 1
        square = step(start, direction)
        while on_board(state.rules, square) and square not in state.pieces:
            if count in allowed:
                found.append(square)
            count += 1
            square = step(start, direction, count)
    return found


def jumps(state, start):
    """The first squares behind whole rows of pieces; the other leader is not jumped over."""
    found = []
    other_leader = (3 - state.pieces[start].side, "B")
    for direction in DIRECTIONS:
        square = step(start, direction)
        if state.rules.says("jump", "slide"):
            while on_board(state.rules, square) and square not in state.pieces:
                square = step(square, direction)
        over = []
        while on_board(state.rules, square) and square in state.pieces:
            over.append(state.pieces[square][:2])
            square = step(square, direction)
        if over and on_board(state.rules, square) and other_leader not in over:
            found.append(square)
    return found


def leaps(state, start):
    """Every path of capturing jumps, each of its beginnings too; what is jumped leaves at once."""
    if state.pieces[start].marked:
        return []
    return list(_leaps_on(state.rules, state.pieces, (start,)))


def _leaps_on(rules, pieces, path):
    at = path[-1]
    for direction in DIRECTIONS:
        over, behind = step(at, direction), step(at, direction, 2)
        if over not in pieces or pieces[over].side == pieces[at].side:
            continue
        if not on_board(rules, behind) or behind in pieces:
            continue
        then = dict(pieces)
        then[behind] = then.pop(at)
        del then[over]
        yield (*path, behind)
        yield from _leaps_on(rules, then, (*path, behind))


def jumped(path):
    """The squares jumped over on a path of jumps."""
    return [
        ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2) for here, there in pairwise(path)
    ]


def attacks(state, start, end):
    """Whether a move ends next to an enemy, judged before anything is captured."""
    return touches_enemy(state.rules, state.pieces, end, state.pieces[start].side)
