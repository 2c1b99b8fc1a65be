"""What there is to choose in a game, as a person is offered it. Pure.

Law: a huff is never among the choices, and moves none of their indexes: where a claim would succeed
must show nowhere. It is claimed by naming a square, and then seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Huff, Take
from engine.board import squares_in

if TYPE_CHECKING:
    from bot.core.match.model import Match
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game
    from engine.ruleset import Ruleset

HUFF = "huff-"
"""A huff's text begins so; a square follows."""


def choices(game: Game) -> tuple[Action, ...]:
    """Return the actions a person picks among, sorted by their text; controls count these."""
    return tuple(action for action in game.choices if not isinstance(action, Huff))


def is_placing(game: Game) -> bool:
    """Tell whether men are still brought onto the board."""
    return any(game.position.hand)


def binds(rules: Ruleset) -> bool:
    """Tell whether a marked piece is immobilised in this game, and not turned over."""
    return Take in rules.effects


def may_claim(match: Match, game: Game) -> bool:
    """Tell whether the side to act may claim a huff: in such a game, right after the other's ply.

    Whether there is anything to be huffed does not matter: to offer it only then would tell.
    """
    if not game.ruleset.discreet or match.last is None:
        return False
    return match.last.side is not game.position.side


def huffable(game: Game) -> tuple[Square, ...]:
    """Return the squares that a claim can name: those of every enemy man, liable or not."""
    position = game.position
    return tuple(squares_in(position.men[position.side.other] & ~position.leaders))
