"""Squares and actions as lines tell them: whoever reads them chose the letters. Pure.

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


def written(rules: Ruleset, text: str) -> Notation:
    """Return an action or a square of a game, given the engine's text of it."""
    return Notation(text, rules.letters)


def all_written(rules: Ruleset, texts: Iterable[str]) -> tuple[Notation, ...]:
    """Return actions or squares of a game, given the engine's texts of them."""
    return tuple(written(rules, text) for text in texts)


def square_in(rules: Ruleset, square: Square) -> Notation:
    """Return a square of a game."""
    return written(rules, rules.board.name(square))


def all_squares(rules: Ruleset, squares: Iterable[Square]) -> tuple[Notation, ...]:
    """Return squares of a game."""
    return tuple(square_in(rules, square) for square in squares)


def action_in(game: Game, action: Action) -> Notation:
    """Return an action of a game."""
    return written(game.ruleset, game.write(action))


def in_own_letters(line: Line) -> Line:
    """Return a line that says squares in the game's own letters, whoever reads it."""
    return replace(line, params=tuple((name, _fixed(value)) for name, value in line.params))


def _fixed(value: Param) -> Param:
    match value:
        case Notation(text, own):
            return shown(text, own)
        case Line():
            return in_own_letters(value)
        case tuple():
            return tuple(map(_fixed, value))  # type: ignore[return-value]
        case _:
            return value
