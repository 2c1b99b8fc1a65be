"""Positions out of nowhere: men on random squares, close together, in every phase of a game."""

from collections import Counter

from tests.engine.naive.binding import is_held
from tests.engine.naive.playing import THROWS
from tests.engine.naive.state import Man, State
from tests.engine.naive.table import men_at_the_start, men_in_hand
from tests.engine.naive.text import written


def crowd(rules, chance):
    """The text of a position with no more men of a kind than the game begins with."""
    state = State(rules, _men(rules, chance), side=chance.choice((1, 2)))
    if men_in_hand(rules) and chance.random() < 0.1:
        _put_in_hand(state, chance)
    else:
        state.quiet = chance.choice((0, 3, chance.randint(1, 90), 97, 99))
    if rules.family in ("latrunculi", "poleis"):
        _mark(state, chance)
    if rules.family == "vogt":
        state.passive = {1: chance.randint(0, 2), 2: chance.randint(0, 2)}
    if rules.dice:
        state.roll = chance.choice(["?", "+", *THROWS])
    state.lost = {1: chance.randint(0, 12), 2: chance.randint(0, 4)}
    if rules.says("compulsory", "huff"):
        prey = [at for at, man in state.pieces.items() if man[:2] == (3 - state.side, "P")]
        state.huff = set(chance.sample(prey, min(len(prey), chance.randint(0, 2))))
    return written(state)


def _men(rules, chance):
    """Men within a window of the board, few or many of each kind."""
    wide, high = (chance.randint(3, size) for size in (rules.files, rules.ranks))
    left, low = chance.randint(0, rules.files - wide), chance.randint(0, rules.ranks - high)
    squares = [(left + file, low + rank) for file in range(wide) for rank in range(high)]
    chance.shuffle(squares)
    pieces = {}
    for man, most in _most(rules).items():
        for _ in range(chance.choice((0, 1, 1, 2, 3, most)) if man.kind != "B" else most):
            at_least_some_air = len(squares) > 3
            if at_least_some_air and chance.random() < 0.9:
                pieces[squares.pop()] = man
    return pieces


def _most(rules):
    most = Counter(men_at_the_start(rules).values())
    if men_in_hand(rules):
        most = {Man(side, "P"): men_in_hand(rules) for side in (1, 2)}
    return most


def _put_in_hand(state, chance):
    """As many men in each hand as the side to act asks for, none more than the game has."""
    room = 16 - max(sum(man.side == side for man in state.pieces.values()) for side in (1, 2))
    second = chance.randint(0, room)
    first = second - (state.side == 2)
    if first >= 0:
        state.hand = {1: first, 2: second}


def _mark(state, chance):
    """Turn some men over; a bound one must be held by men who are not bound themselves."""
    for at, man in list(state.pieces.items()):
        if chance.random() < 0.3:
            bearable = state.rules.family == "poleis" or is_held(state.rules, state.pieces, at)
            state.pieces[at] = man._replace(marked=bearable)
    if state.rules.family == "latrunculi":
        for at, man in list(state.pieces.items()):
            held = is_held(state.rules, state.pieces, at)
            state.pieces[at] = man._replace(marked=man.marked and held)
