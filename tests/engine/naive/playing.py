"""The legal actions, as texts, and the positions they lead to."""

from dataclasses import replace

from tests.engine.naive.binding import settle
from tests.engine.naive.catching import catches
from tests.engine.naive.endings import judge
from tests.engine.naive.moving import attacks, jumped, landings, leaps
from tests.engine.naive.refusing import passive_moves_in_a_row
from tests.engine.naive.state import Man, name, recur, square_of, squares_of

THROWS = [f"{high}{low}" for high in range(1, 7) for low in range(1, high + 1)]


def legal(state):
    """The texts of the legal actions, sorted."""
    if state.result:
        return []
    if state.placing:
        every = [(file, rank) for file in range(8) for rank in range(8)]
        return sorted("@" + name(at) for at in every if at not in state.pieces)
    if state.roll == "?":
        return sorted(f"roll{throw}" for throw in THROWS)
    if state.roll == "+":
        return ["again", "pass"]
    huffs = [f"huff-{name(at)}" for at in state.huff]
    return sorted(huffs + moves(state) + extras(state))


def moves(state):
    """The plain moves, only those that capture if one must."""
    pairs = [
        (start, end)
        for start in squares_of(state.pieces, state.side)
        for end in landings(state, start)
    ]
    if state.rules.says("compulsory", "enforced") or state.rules.says("compulsory", "on"):
        pairs = [pair for pair in pairs if catches(state, *pair)] or pairs
    return [f"{name(start)}-{name(end)}" for start, end in pairs]


def extras(state):
    """What only Latrunculi has: jumps, and the removal of a bound enemy."""
    if state.rules.family != "latrunculi":
        return []
    own = squares_of(state.pieces, state.side)
    paths = [path for start in own for path in leaps(state, start)]
    bound = [at for at in squares_of(state.pieces, 3 - state.side) if state.pieces[at].marked]
    return ["x".join(map(name, path)) for path in paths] + [f"x{name(at)}" for at in bound]


def play(state, text):
    """The state after a legal action."""
    if text.startswith("roll"):
        after = replace(state, roll=text.removeprefix("roll"), captured=[])
    elif text == "again":
        after = replace(state, roll="?", captured=[])
    elif text == "pass":
        after = replace(state, roll="?", side=3 - state.side, captured=[])
    elif text.startswith("huff-"):
        after = huff(state, square_of(text.removeprefix("huff-")))
    elif text.startswith("@"):
        after = place(state, square_of(text[1:]))
    elif text.startswith("x"):
        after = take(state, square_of(text[1:]))
    else:
        path = [square_of(part) for part in text.replace("x", "-").split("-")]
        over = jumped(path) if "x" in text else []
        after = move(state, path[0], path[-1], over)
    after.result = judge(state, after, huffed=text.startswith("huff-"))
    return after


def place(state, square):
    """A man comes from the hand; nobody is caught."""
    after = replace(state, pieces=dict(state.pieces), hand=dict(state.hand), seen={}, captured=[])
    after.pieces[square] = Man(state.side, "P")
    after.hand[state.side] -= 1
    after.side = 3 - state.side
    recur(after)
    return after


def huff(state, square):
    """A man who could have captured is taken; the turn goes on."""
    after = replace(state, pieces=dict(state.pieces), lost=dict(state.lost), captured=[])
    del after.pieces[square]
    after.lost[3 - state.side] += 1
    after.huff, after.quiet, after.seen = set(), 0, {}
    recur(after)
    return after


def take(state, square):
    """A bound enemy is taken instead of a move."""
    pieces = dict(state.pieces)
    del pieces[square]
    return next_turn(state, settle(state.rules, pieces), [square])


def move(state, start, end, over):
    """A piece goes from square to square, perhaps over enemies, and takes or binds."""
    pieces = dict(state.pieces)
    pieces[end] = pieces.pop(start)
    if state.rules.family == "latrunculi":
        for at in over:
            del pieces[at]
        return next_turn(state, settle(state.rules, pieces, end), over)
    caught = catches(state, start, end)
    for at in caught:
        del pieces[at]
    if state.rules.family == "poleis":
        turn_over(state, pieces, start, end, caught)
    after = next_turn(state, pieces, list(caught))
    if state.rules.says("compulsory", "huff"):
        after.huff = liable(state, start, end)
    if state.rules.family == "vogt":
        after.passive[state.side] = passive_moves_in_a_row(state, start)
    if state.rules.dice:
        bonus = state.roll[0] == state.roll[1]
        after.roll = "+" if bonus else "?"
        after.side = state.side if bonus else 3 - state.side
    return after


def turn_over(state, pieces, start, end, caught):
    """Poleis: who does not attack is turned over, and all who captured are turned back."""
    if not attacks(state, start, end):
        pieces[end] = pieces[end]._replace(marked=True)
    for captors in caught.values():
        for at in captors:
            pieces[at] = pieces[at]._replace(marked=False)


def liable(state, start, end):
    """The soldiers who could have captured, where they stand after a move that did not."""
    if catches(state, start, end):
        return set()
    could = {
        at
        for at in squares_of(state.pieces, state.side)
        if state.pieces[at].kind != "B"
        and any(catches(state, at, landing) for landing in landings(state, at))
    }
    return {end if at == start else at for at in could}


def next_turn(state, pieces, captured):
    """The other side's turn, with everything counted."""
    after = replace(state, pieces=pieces, side=3 - state.side, huff=set())
    after.passive = dict(state.passive)
    after.lost = dict(state.lost)
    after.lost[3 - state.side] += len(captured)
    after.quiet = 0 if captured else state.quiet + 1
    after.seen = {} if captured else dict(state.seen)
    after.captured = sorted(map(name, captured))
    recur(after)
    return after
