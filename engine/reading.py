"""Parsing of typed actions. Invariant: a text only selects from the list of legal actions.

Capitals, spaces and hyphens do not matter, dice are in either order, a placement may be a bare
square, a chain of jumps may be given by its two ends, and captures may be appended or left out.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.actions import Action, Again, Huff, Move, Pass, Placement, Roll, Take
from engine.board import Board, Square
from engine.errors import NotationError, RefusalCode
from engine.foreign_text import action_text
from engine.lettering import Lettering, readings

MAX_ACTION_LENGTH = 120
_SQUARE = r"[a-l](?:1[0-2]|[1-9])"
_PATH = re.compile(rf"{_SQUARE}(?:[-x]?{_SQUARE})+")
_HOP = re.compile(rf"([-x]?)({_SQUARE})")
_ONE_SQUARE = re.compile(rf"(@|x|huff-?|)({_SQUARE})")
_DICE = re.compile(r"roll-?([1-6])([1-6])")
_WORDS: dict[str, Action] = {"again": Again(), "pass": Pass()}
_AT_SQUARE: dict[str, Callable[[Square], Action]] = {"@": Placement, "": Placement, "x": Take}


@dataclass(frozen=True, slots=True)
class ParsedAction:
    """An action as it was typed, legal or not.

    At least the first `sure` squares of a move's path are its path; those after them all follow an
    "x" and may be captures that were appended.
    """

    action: Action
    sure: int = 0

    def claims(self, action: Action) -> tuple[Square, ...]:
        """The captures that the text appends to an action that fits it."""
        if not isinstance(self.action, Move) or not isinstance(action, Move):
            return ()
        typed, path = self.action.path, action.path
        return typed[len(path) :] if typed[: len(path)] == path else typed[2:]


class AmbiguousAction(ValueError):  # noqa: N818 - the name says what is wrong already
    """A text that fits each of `candidates`."""

    code = RefusalCode.AMBIGUOUS

    def __init__(self, candidates: tuple[Action, ...]) -> None:
        super().__init__(f"fits {len(candidates)} actions")
        self.candidates = candidates


def parse_action(
    board: Board, text: str, letters: Lettering = Lettering.LATIN
) -> tuple[ParsedAction, ...]:
    """The action of a text on that board; several if its letters are ambiguous.

    `letters` are those of `Ruleset.letters`. Raises NotationError when the text is not an action.

    >>> from engine.board import board_of
    >>> parse_action(board_of(8, 8), "A2 - a5")
    (ParsedAction(action=Move(path=(21, 51), leaps=False), sure=2),)
    >>> parse_action(board_of(12, 8), "roll 3 6")
    (ParsedAction(action=Roll(high=6, low=3), sure=0),)
    """
    if len(text) > MAX_ACTION_LENGTH:
        raise NotationError("action", f"longer than {MAX_ACTION_LENGTH} characters")
    found: list[ParsedAction] = []
    for reading in (known := readings(action_text(text), letters)):
        try:
            found.append(_parse(board, reading))
        except NotationError:  # a square off the board, as long as another reading has none
            if reading is known[-1] and not found:
                raise
    return tuple(found)


def _parse(board: Board, plain: str) -> ParsedAction:
    if not plain.isascii():
        raise NotationError("action", "a letter or digit that squares do not have")
    plain = plain.lower()
    if plain in _WORDS:
        return ParsedAction(_WORDS[plain])
    if dice := _DICE.fullmatch(plain):
        low, high = sorted(map(int, dice.groups()))
        return ParsedAction(Roll(high, low))
    if one := _ONE_SQUARE.fullmatch(plain):
        return ParsedAction(_AT_SQUARE.get(one[1], Huff)(board.square(one[2])))
    if _PATH.fullmatch(plain):
        hops = _HOP.findall(plain)
        path = tuple(board.square(name) for _, name in hops)
        sure = max(place for place, (mark, _) in enumerate(hops, 1) if mark != "x")
        return ParsedAction(Move(path), sure)
    raise NotationError("action", "not an action")


def fitting(legal: Iterable[Action], typed: ParsedAction) -> tuple[Action, ...]:
    """The legal actions that fit a text; only the exact one if there is one."""
    candidates = tuple(action for action in legal if _fits(typed, action))
    exact = tuple(action for action in candidates if _same(typed.action, action))
    return exact or candidates


def _same(typed: Action, action: Action) -> bool:
    if isinstance(typed, Move) and isinstance(action, Move):
        return typed.path == action.path
    return typed == action


def _fits(typed: ParsedAction, action: Action) -> bool:
    if not isinstance(typed.action, Move) or not isinstance(action, Move):
        return typed.action == action
    squares, path = typed.action.path, action.path
    return any(
        squares[: len(known)] == known and typed.sure <= len(known)
        for known in (path, (path[0], path[-1]))
    )
