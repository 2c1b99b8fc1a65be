"""Which of the offered actions may be chosen. Law: a limit never empties a list."""

from collections.abc import Iterator

from engine.actions import Action, Move
from engine.errors import RefusalCode
from engine.position import Position
from engine.rules.effects import shifted
from engine.ruleset import Limit, Ruleset


def capturing(rules: Ruleset, position: Position, actions: tuple[Action, ...]) -> Iterator[Move]:
    """Those of some actions that are moves which capture."""
    landings = rules.landings(position)
    if not landings:
        return
    for action in actions:
        if isinstance(action, Move) and landings >> action.path[-1] & 1:
            end = action.path[-1]
            if rules.caught(shifted(position, action), end):
                yield action


def capturing_first(
    rules: Ruleset, position: Position, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Only captures, while there is one; any of them will do (2.B-9 `enforced`, 5.A-11)."""
    return tuple(capturing(rules, position, actions)) or actions


CAPTURE_FIRST = Limit(RefusalCode.CAPTURE_FIRST, capturing_first)
