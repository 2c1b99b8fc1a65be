"""Games that play themselves, the same ones each time, until all has been seen in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Huff, Move, Place, Take
from engine.explain import would_capture
from engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.actions import Action
    from engine.ruleset import Ruleset

_PLAYED = 2
_LONGEST = 200
_STRIDE = 7919


def moments(rules: Ruleset) -> Iterator[Game]:
    """Play some games of a ruleset, each to its end or very far, and give every moment of them."""
    for number in range(_PLAYED):
        game = Game.start(rules)
        yield game
        for ply in range(_LONGEST):
            if game.outcome is not None:
                break
            game = game.play(_chosen(game, number + ply * (number + 1)))
            yield game


def _chosen(game: Game, turn: int) -> Action:
    """Choose what captures if anything does, and else whatever it is the turn of."""
    worth = {action: _worth(game, action) for action in game.choices}
    best = [action for action in game.choices if worth[action] == max(worth.values())]
    return best[turn * _STRIDE % len(best)]


def _worth(game: Game, action: Action) -> int:
    """How telling an action is: what takes many pieces most, what takes one's own time least."""
    match action:
        case Huff():
            return 0
        case Take():
            return 2
        case Move() | Place():
            return 1 + 2 * len(would_capture(game, action))
        case _:
            return 1
