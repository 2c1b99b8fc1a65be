"""Who is caught between whom when a piece has arrived somewhere."""

from tests.engine.naive.state import DIRECTIONS, beside, on_board, step


def catches(state, start, end):
    """The enemies that a move takes, and the captors of each."""
    rules = state.rules
    pieces = dict(state.pieces)
    pieces[end] = pieces.pop(start)
    caught = {}
    for prey in beside(rules, end):
        if prey in pieces and pieces[prey].side != state.side:
            captors = captors_of(rules, pieces, end, prey)
            if captors:
                caught[prey] = captors
    return caught


def captors_of(rules, pieces, hammer, prey):
    """The pieces that take a piece with the one that has just arrived beside it; maybe none."""
    mine = {square for square, man in pieces.items() if man.side == pieces[hammer].side}
    captors = set()
    for group in closing_groups(rules, pieces[prey], prey):
        enough = not needs_heavy(rules, pieces[prey]) or any(
            square in pieces and pieces[square].kind in "OB" for square in group
        )
        if hammer in group and mine.issuperset(group) and enough:
            captors.update(group)
    if rules.family == "vogt" and pieces[prey].kind == "B":
        heavy = [square for square in captors if pieces[square].kind == "O"]
        leading = any(pieces[square].kind == "B" for square in captors)
        wanted = 2 if len(captors) == 4 else 1
        if rules.says("classes", "on") and not leading and len(heavy) < wanted:
            return set()
    return captors


def closing_groups(rules, man, square):
    """The sets of squares that, held by the enemy, take a piece."""
    around = beside(rules, square)
    if man.kind == "B":
        if rules.family in ("crossing", "walker"):
            return []
        if rules.family == "vogt":
            return [around]
    groups = [
        (step(square, forth), step(square, forth, -1))
        for forth in ((1, 0), (0, 1))
        if on_board(rules, step(square, forth)) and on_board(rules, step(square, forth, -1))
    ]
    in_a_corner = len(around) == 2
    if in_a_corner and has_corner_capture(rules):
        groups.append(around)
    if rules.says("edge", "on"):
        groups += [
            (step(square, direction),)
            for direction in DIRECTIONS
            if not on_board(rules, step(square, direction, -1))
        ]
    return groups


def has_corner_capture(rules):
    return rules.family in ("lemery", "crossing", "vogt") or rules.says("corner", "on")


def needs_heavy(rules, man):
    """Whether one of the captors must be a Hoplite or the Basileus: the Hoplites' armour."""
    return man.kind == "O" and (rules.says("armour", "on") or rules.says("six", "on"))
