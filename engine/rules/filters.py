"""Filters of pseudo-legal actions. Invariant: a filter never empties a list."""

from collections.abc import Iterable
from typing import cast

from engine.actions import Action, Move
from engine.errors import RefusalCode
from engine.position import Cue, Position
from engine.rules.action_effects import with_moved_piece
from engine.ruleset import Filter, Ruleset


def capturing(rules: Ruleset, position: Position, moves: Iterable[Move]) -> tuple[Move, ...]:
    """The capturing moves among some; most are ruled out by their landing square."""
    landings = rules.landings(position)
    if not landings:
        return ()
    near = [move for move in moves if landings >> move.path[-1] & 1]
    return tuple(
        move for move in near if rules.caught(with_moved_piece(position, move), move.path[-1])
    )


def capturing_first(
    rules: Ruleset, position: Position, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Only captures, if there is one; any of them (2.B-9 `enforced`, 5.A-11)."""
    if isinstance(position.roll, Cue):
        return actions  # the dice are due, no piece moves
    return capturing(rules, position, cast("tuple[Move, ...]", actions)) or actions


CAPTURE_FIRST = Filter(RefusalCode.CAPTURE_FIRST, capturing_first)
