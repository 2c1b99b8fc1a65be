"""Which of the offered actions may be chosen. Law: a limit never empties a list."""

from engine.actions import Action, Move
from engine.position import Position
from engine.rules.effects import shifted
from engine.ruleset import Ruleset


def capturing_first(
    rules: Ruleset, position: Position, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Only captures, while there is one; any of them will do (2.B-9 `enforced`, 5.A-11)."""
    prey = position.men[position.side.other]
    beside = rules.board.beside
    kept = tuple(
        action
        for action in actions
        if isinstance(action, Move)
        and beside[action.path[-1]] & prey
        and rules.caught(shifted(position, action), action.path[-1])
    )
    return kept or actions
