"""Errors and refusals of texts and actions, as codes and squares.

ValueError
    NotationError       a text that cannot be read
    IllegalAction       an action that is not legal, with the reason

`engine.reading.AmbiguousAction` is the third that `Game.read` raises.
"""

from dataclasses import dataclass
from enum import StrEnum


class RefusalCode(StrEnum):
    """Why an action is refused. The values are fixed: records and programs depend on them."""

    NOTATION = "notation"
    AMBIGUOUS = "ambiguous"
    OVER = "over"
    NO_PIECE = "no-piece"
    NOT_YOURS = "not-yours"
    SAME_SQUARE = "same-square"
    OCCUPIED = "occupied"
    NOT_STRAIGHT = "not-straight"
    BLOCKED = "blocked"
    OUT_OF_RANGE = "out-of-range"
    BOUND = "bound"
    NOT_ATTACK = "not-attack"
    CAPTURE_FIRST = "capture-first"
    LEADER_OVER_LEADER = "leader-over-leader"
    NO_JUMP = "no-jump"
    PLACING = "placing"
    PLACED = "placed"
    THROW_FIRST = "throw-first"
    THROWN = "thrown"
    NOT_BOUND = "not-bound"
    NO_HUFF = "no-huff"
    NO_BONUS = "no-bonus"
    NO_CAPTURE = "no-capture"  # the text claims a capture that its move does not make


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason, and the squares that show it, as in `engine.board.Square`."""

    code: RefusalCode
    squares: tuple[int, ...] = ()


class NotationError(ValueError):
    """A text that cannot be read; `where` names the part and `what` is wrong with it."""

    code = RefusalCode.NOTATION

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class IllegalAction(ValueError):  # noqa: N818 - the name says what is wrong already
    """An action that is not legal, for the reason in `refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal

    @property
    def code(self) -> RefusalCode:
        """Only the reason."""
        return self.refusal.code
