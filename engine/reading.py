"""Reading what people type as an action. Law: it only ever filters a list of legal actions.

Capitals, spaces and hyphens do not matter, dice come in either order, a placement may be a bare
square, a chain of jumps may be said by its two ends, and captures may be appended or left out.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.actions import Action, Again, Huff, Move, Pass, Place, Roll, Take
from engine.board import Board, Square
from engine.errors import NotationError
from engine.lettering import Lettering, readings

_LONGEST = 120
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2013\u2014\u2212", "-"))  # as phones put them
_SQUARE = r"[a-l](?:1[0-2]|[1-9])"
_PATH = re.compile(rf"{_SQUARE}(?:[-x]?{_SQUARE})+")
_HOP = re.compile(rf"([-x]?)({_SQUARE})")
_ONE_SQUARE = re.compile(rf"(@|x|huff-?|)({_SQUARE})")
_DICE = re.compile(r"roll-?([1-6])([1-6])")
_WORDS: dict[str, Action] = {"again": Again(), "pass": Pass()}
_AT_SQUARE: dict[str, Callable[[Square], Action]] = {"@": Place, "": Place, "x": Take}


@dataclass(frozen=True, slots=True)
class ParsedAction:
    """An action as it was typed, legal or not.

    Of a move's path the first `sure` squares at least were walked; those after them all followed an
    "x" and may be captures that were appended.
    """

    action: Action
    sure: int = 0

    def claims(self, action: Action) -> tuple[Square, ...]:
        """The captures that the text appends to an action that it fits."""
        if not isinstance(self.action, Move) or not isinstance(action, Move):
            return ()
        said, path = self.action.path, action.path
        return said[len(path) :] if said[: len(path)] == path else said[2:]


def parse(
    board: Board, text: str, letters: Lettering = Lettering.LATIN
) -> tuple[ParsedAction, ...]:
    """What the text says on that board; all readings where its letters can be read in several ways.

    `letters` are those of `Ruleset.letters`. Raises NotationError when it says nothing.
    """
    if len(text) > _LONGEST:
        raise NotationError("action", f"longer than {_LONGEST} characters")
    found: list[ParsedAction] = []
    for reading in (known := readings(text.translate(_DASHES), letters)):
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
    """The legal actions that a text fits; only the exact one where there is one."""
    candidates = tuple(action for action in legal if _fits(typed, action))
    exact = tuple(action for action in candidates if _same(typed.action, action))
    return exact or candidates


def _same(said: Action, action: Action) -> bool:
    if isinstance(said, Move) and isinstance(action, Move):
        return said.path == action.path
    return said == action


def _fits(typed: ParsedAction, action: Action) -> bool:
    said = typed.action
    if not isinstance(said, Move) or not isinstance(action, Move):
        return said == action
    path = action.path
    return any(
        said.path[: len(way)] == way and typed.sure <= len(way)
        for way in (path, (path[0], path[-1]))
    )
