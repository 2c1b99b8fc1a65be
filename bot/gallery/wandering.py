"""Games that play themselves, the same ones each time, until all has been seen in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.actions import Huff, Move, Take
from engine.explain import would_capture
from engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.actions import Action
    from engine.board import Square
    from engine.ruleset import Ruleset

_PLAYED = 2
_LONGEST = 200
_STRIDE = 7919


class Moment(NamedTuple):
    """A game as it stands, and what each move would capture that captures anything."""

    game: Game
    strikes: Mapping[Move, tuple[Square, ...]]


def moments(rules: Ruleset) -> Iterator[Moment]:
    """Play some games of a ruleset, each to its end or very far, and give every moment of them."""
    for number in range(_PLAYED):
        game = Game.start(rules)
        yield (moment := _moment(game))
        for ply in range(_LONGEST):
            if game.outcome is not None:
                break
            game = game.play(_chosen(moment, number + ply * (number + 1)))
            yield (moment := _moment(game))


def _moment(game: Game) -> Moment:
    moves = (action for action in game.choices if isinstance(action, Move))
    prey = ((move, would_capture(game, move)) for move in moves)
    return Moment(game, {move: squares for move, squares in prey if squares})


def _chosen(moment: Moment, turn: int) -> Action:
    """Choose what captures most, or else whatever it is the turn of."""
    worth = {action: _worth(moment, action) for action in moment.game.choices}
    most = max(worth.values())
    best = [action for action, each in worth.items() if each == most]
    return best[turn * _STRIDE % len(best)]


def _worth(moment: Moment, action: Action) -> int:
    """How telling an action is: most when it takes much, least when it rests on an oversight."""
    match action:
        case Huff():
            return 0
        case Take():
            return 2
        case Move():
            return 1 + 2 * len(moment.strikes.get(action, ()))
        case _:
            return 1
