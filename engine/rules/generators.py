"""Generators of pseudo-legal actions. Invariant: a generator gives none outside its own phase."""

from collections.abc import Iterator
from itertools import chain

from engine.actions import Action, Move, Take
from engine.board import squares_in
from engine.position import Position
from engine.ruleset import Ruleset


def moves(rules: Ruleset, position: Position) -> Iterator[Move]:
    """All moves of single pieces, each kind by its own movement (2.A-5, 8.A-4)."""
    men = position.men[position.side]
    return chain.from_iterable(
        movement.moves(rules.board, position, men & position.of_kind(kind))
        for kind, movement in rules.movement.items()
    )


def removals(_rules: Ruleset, position: Position) -> Iterator[Action]:
    """The removals of one bound enemy, instead of a move (3.A-4c, 3.B-11 to 13)."""
    return map(Take, squares_in(position.men[position.side.other] & position.marks))
