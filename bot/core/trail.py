"""How a game is kept and comes back: from an anchor, by the actions played since.

Law: an action that no longer replays is an error that is shown, never one that is skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.model import Trail
from bot.core.ports import CorruptMatch
from engine.catalogue import ruleset
from engine.game import Game

if TYPE_CHECKING:
    from engine.actions import Action


def begin(game: Game) -> Trail:
    """Return the trail of a game of which nothing is played yet."""
    return Trail(game.text)


def extend(trail: Trail, *, before: Game, after: Game, action: str) -> Trail:
    """Return the trail one action further on, cut where the action was irreversible."""
    if len(after.line) > 1:
        return Trail(trail.anchor, (*trail.actions, action))
    return Trail(begin(before).anchor, (action,))


def replay(ruleset_name: str, trail: Trail) -> Game:
    """Play a trail again; raises CorruptMatch that says what does not replay."""
    try:
        game = Game.load(ruleset(ruleset_name), trail.anchor)
    except ValueError as error:
        raise CorruptMatch(str(error)) from error
    for text in trail.actions:
        game = game.play(stored_action(game, text))
    return game


def stored_action(game: Game, text: str) -> Action:
    """Find the legal action with just this text; raises CorruptMatch when there is none."""
    for action in game.legal:
        if game.write(action) == text:
            return action
    message = f"{text} is not legal after {game.text}"
    raise CorruptMatch(message)
