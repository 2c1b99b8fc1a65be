"""The board as a dict, and whatever else is remembered of a game."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))
FILES = "abcdefghijkl"


class Man(NamedTuple):
    """A piece: 1 or 2, one of P O B, and whether it is turned over or bound."""

    side: int
    kind: str
    marked: bool = False


def none_yet():
    return {1: 0, 2: 0}


@dataclass
class State:
    """A game at one moment."""

    rules: Any
    pieces: dict
    side: int = 1
    hand: dict = field(default_factory=none_yet)
    roll: str = "-"
    quiet: int = 0
    passive: dict = field(default_factory=none_yet)
    lost: dict = field(default_factory=none_yet)
    huff: set = field(default_factory=set)
    seen: dict = field(default_factory=dict)  # how often each position stood
    result: tuple | None = None  # winner (0 for a draw) and reason
    captured: list = field(default_factory=list)  # names of the squares emptied of enemies

    @property
    def placing(self):
        return any(self.hand.values())


def on_board(rules, square):
    return 0 <= square[0] < rules.files and 0 <= square[1] < rules.ranks


def step(square, direction, count=1):
    return (square[0] + count * direction[0], square[1] + count * direction[1])


def beside(rules, square):
    """The two, three or four squares next to one."""
    around = [step(square, direction) for direction in DIRECTIONS]
    return [other for other in around if on_board(rules, other)]


def squares_of(pieces, side):
    return [square for square, man in pieces.items() if man.side == side]


def touches_enemy(rules, pieces, square, side):
    return any(other in pieces and pieces[other].side != side for other in beside(rules, square))


def name(square):
    return f"{FILES[square[0]]}{square[1] + 1}"


def square_of(text):
    return (FILES.index(text[0]), int(text[1:]) - 1)


def recur(state):
    """Count one more occurrence of this position."""
    key = (frozenset(state.pieces.items()), state.side, tuple(state.hand.values()))
    state.seen[key] = state.seen.get(key, 0) + 1
    return state.seen[key]
