"""Which action a person means: by its text or by its index; a refusal with the reason if none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.messages import Refused, line, member, refused
from engine.errors import AmbiguousAction, IllegalAction, NotationError

if TYPE_CHECKING:
    from bot.core.messages import Line
    from engine.actions import Action
    from engine.explain import Refusal
    from engine.game import Game

SHOWN = 40
"""How many characters of what was typed are said back."""


def action_named(game: Game, name: str | int) -> Action | Refused:
    """Find the legal action that a text or an index into the sorted legal actions names."""
    if isinstance(name, int):
        return game.choices[name] if 0 <= name < len(game.choices) else refused("forged")
    try:
        return game.read(name)
    except AmbiguousAction as error:
        readings = tuple(game.write(action) for action in error.candidates)
        return refused("ambiguous", typed=name[:SHOWN], readings=readings)
    except IllegalAction as error:
        return Refused(_illegal(game, name, error.refusal))
    except NotationError:
        return refused("notation", typed=name[:SHOWN], example=game.write(game.choices[0]))


def _illegal(game: Game, typed: str, refusal: Refusal) -> Line:
    squares = tuple(game.ruleset.board.name(square) for square in refusal.squares)
    why = member("illegal", refusal.code, squares=squares)
    return line("refused-illegal", typed=typed[:SHOWN], why=why)
