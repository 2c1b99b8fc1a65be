"""What ends a game though the position alone does not: the referee counts what was played.

Each arbiter takes the position and the line: the positions since the last irreversible action, the
one after that action first and the present one last.
"""

from engine.position import Outcome, Position, Reason

THRICE = 3
QUIET_PLIES = 100
_SHORTEST = 9  # a position can only come for the third time after twice two plies of each side


def repetition(position: Position, line: tuple[Position, ...]) -> Outcome | None:
    """A draw when the same position stands for the third time (C9)."""
    if len(line) < _SHORTEST:
        return None
    men = position.men
    if sum(earlier.men == men and earlier == position for earlier in line) < THRICE:
        return None
    return Outcome(None, Reason.REPETITION)


def quiet(position: Position, _line: tuple[Position, ...]) -> Outcome | None:
    """A draw after a hundred plies without a capture (C9)."""
    return Outcome(None, Reason.QUIET) if position.tally.quiet >= QUIET_PLIES else None
