"""Squares and actions in lines, shown in the letters that the reader chose. Pure.

Law: a line holds the engine's text and the game's own letters, and never what one person sees.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.messages import Line, Notation
from engine.lettering import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.messages import Param
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game
    from engine.ruleset import Ruleset


def notation(rules: Ruleset, text: str) -> Notation:
    """Return an action or a square of a game, given the engine's text of it."""
    return Notation(text, rules.letters)


def notations(rules: Ruleset, texts: Iterable[str]) -> tuple[Notation, ...]:
    """Return actions or squares of a game, given the engine's texts of them."""
    return tuple(notation(rules, text) for text in texts)


def square_notation(rules: Ruleset, square: Square) -> Notation:
    """Return a square of a game."""
    return notation(rules, rules.board.name(square))


def square_notations(rules: Ruleset, squares: Iterable[Square]) -> tuple[Notation, ...]:
    """Return squares of a game."""
    return tuple(square_notation(rules, square) for square in squares)


def action_notation(game: Game, action: Action) -> Notation:
    """Return an action of a game."""
    return notation(game.ruleset, game.write(action))


def with_own_letters(line: Line) -> Line:
    """Return a line with its squares in the game's own letters, for all readers."""
    return replace(line, params=tuple((name, _fixed(value)) for name, value in line.params))


def _fixed(value: Param) -> Param:
    match value:
        case Notation(text, own):
            return shown(text, own)
        case Line():
            return with_own_letters(value)
        case tuple():
            return tuple(map(_fixed, value))  # type: ignore[return-value]
        case _:
            return value
