"""Latrunculi: who is bound after an action, and who is free again."""

from tests.engine.naive.state import DIRECTIONS, on_board, step


def is_held(rules, pieces, square):
    """Whether a line through a piece is closed by two enemies who can hold it."""
    return any(
        holds(rules, pieces, step(square, forth), square)
        and holds(rules, pieces, step(square, forth, -1), square)
        for forth in ((1, 0), (0, 1))
    )


def holds(rules, pieces, captor, prey):
    """Whether the piece on a square is an enemy of the other, and may bind."""
    if captor not in pieces or pieces[captor].side == pieces[prey].side:
        return False
    return rules.says("pins", "all") or not pieces[captor].marked


def let_go(rules, pieces):
    """The pieces with those freed who are held no longer, all judged by the same marks."""
    return {
        square: man._replace(marked=man.marked and is_held(rules, pieces, square))
        for square, man in pieces.items()
    }


def bind(rules, pieces, hammer):
    """The pieces with those bound whom the piece that has just arrived closes in."""
    after = dict(pieces)
    for direction in DIRECTIONS:
        prey, partner = step(hammer, direction), step(hammer, direction, 2)
        if not on_board(rules, partner) or prey not in pieces or partner not in pieces:
            continue
        if pieces[prey].side != pieces[hammer].side and holds(rules, pieces, partner, prey):
            after[prey] = pieces[prey]._replace(marked=True)
    return after


def settle(rules, pieces, hammer=None):
    """Free, then bind, then free what the newly bound had held."""
    pieces = let_go(rules, pieces)
    if hammer is None:
        return pieces
    return let_go(rules, bind(rules, pieces, hammer))
