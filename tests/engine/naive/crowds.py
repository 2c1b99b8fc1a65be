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
    state.roll = chance.choice(["?", "+", *THROWS]) if rules.dice else "-"
    if men_in_hand(rules) and chance.random() < 0.1:
        _put_in_hand(state, chance)
    else:
        _count(state, chance)
    if men_in_hand(rules) and not state.placing:
        _mark(state, chance)
    return written(state)


def _men(rules, chance):
    """Men within a window of the board, few or many of each kind, often as many on either side."""
    files, ranks = (_window(size, chance) for size in (rules.files, rules.ranks))
    squares = [(file, rank) for file in files for rank in ranks]
    chance.shuffle(squares)
    wanted = {}
    even = chance.random() < 0.4
    for man, most in _most(rules).items():
        other = man._replace(side=1)
        alike = wanted.get(other) if even else None
        some = most if man.kind == "B" else min(most, chance.choice((0, 1, 1, 2, 3, 5, 7, most)))
        wanted[man] = some if alike is None else alike
    men = [man for man, count in wanted.items() for _ in range(count) if chance.random() < 0.95]
    return dict(zip(squares[3:], men, strict=False))


def _window(size, chance):
    """Some lines of the board next to one another, often at its edge."""
    wide = chance.randint(3, size)
    first = chance.choice((0, size - wide, chance.randint(0, size - wide)))
    return range(first, first + wide)


def _count(state, chance):
    """Counters as they may be in the middle of a game."""
    state.quiet = chance.choice((0, 3, chance.randint(1, 90), 97, 99))
    if state.rules.family == "vogt":
        state.passive = {1: chance.randint(0, 2), 2: chance.randint(0, 2)}
    for side in (1, 2):
        begun = sum(most for man, most in _most(state.rules).items() if man.side == side)
        missing = begun - sum(man.side == side for man in state.pieces.values())
        state.lost[side] = chance.randint(0, min(missing, 12))
    if state.rules.says("compulsory", "huff"):
        prey = [at for at, man in state.pieces.items() if man[:2] == (3 - state.side, "P")]
        state.huff = set(chance.sample(prey, min(len(prey), chance.randint(0, 2))))


def _most(rules):
    """How many men of each kind each side has."""
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
    rate = chance.choice((0, 0.3, 0.9))
    for at, man in list(state.pieces.items()):
        if chance.random() < rate:
            bearable = state.rules.family == "poleis" or is_held(state.rules, state.pieces, at)
            state.pieces[at] = man._replace(marked=bearable)
    if state.rules.family == "latrunculi":
        for at, man in list(state.pieces.items()):
            held = is_held(state.rules, state.pieces, at)
            state.pieces[at] = man._replace(marked=man.marked and held)
