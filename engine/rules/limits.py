"""Which of the offered actions may be chosen. Law: a limit never empties a list."""

from engine.actions import Action, Move
from engine.errors import RefusalCode
from engine.position import Position
from engine.rules.effects import shifted
from engine.ruleset import Limit, Ruleset


def capturing_first(
    rules: Ruleset, position: Position, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Only captures, while there is one; any of them will do (2.B-9 `enforced`, 5.A-11).

    Nobody is caught by one piece alone, save against the rim, so most moves need no closer look.
    """
    board = rules.board
    near_captor = board.spread(position.men[position.side] | board.rim)
    landings = board.spread(position.men[position.side.other] & near_captor)
    kept = tuple(
        action
        for action in actions
        if isinstance(action, Move)
        and landings >> action.path[-1] & 1
        and rules.caught(shifted(position, action), action.path[-1])
    )
    return kept or actions


CAPTURE_FIRST = Limit(RefusalCode.CAPTURE_FIRST, capturing_first)
