"""Which of the offered actions may be chosen. Law: a limit never empties a list."""

from collections.abc import Iterable
from typing import cast

from engine.actions import Action, Move
from engine.errors import RefusalCode
from engine.position import Cue, Position
from engine.rules.action_effects import shifted
from engine.ruleset import Limit, Ruleset


def capturing(rules: Ruleset, position: Position, moves: Iterable[Move]) -> tuple[Move, ...]:
    """Those of some moves that capture; most landings are ruled out without a closer look."""
    landings = rules.landings(position)
    if not landings:
        return ()
    near = [move for move in moves if landings >> move.path[-1] & 1]
    return tuple(move for move in near if rules.caught(shifted(position, move), move.path[-1]))


def capturing_first(
    rules: Ruleset, position: Position, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Only captures, while there is one; any of them will do (2.B-9 `enforced`, 5.A-11)."""
    if isinstance(position.roll, Cue):
        return actions  # it is for the dice, not for the pieces
    return capturing(rules, position, cast("tuple[Move, ...]", actions)) or actions


CAPTURE_FIRST = Limit(RefusalCode.CAPTURE_FIRST, capturing_first)
