"""How a game is kept and comes back: from an anchor, by the actions played since.

Law: an action that no longer replays is an error that is shown, never one that is skipped.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.model import Trail
from bot.core.ports import CorruptMatch
from engine.actions import Huff
from engine.catalogue import ruleset
from engine.game import Game

if TYPE_CHECKING:
    from engine.actions import Action

REMEMBERED = 256
"""How many games are kept at hand, the longest unused going first."""

STRIDE = 150
"""How many actions are replayed at a time, which keeps the depth of the calls within bounds."""


def begin(game: Game) -> Trail:
    """Return the trail of a game of which nothing is played yet."""
    return Trail(game.text)


def extend(trail: Trail, *, before: Game, after: Game, action: Action) -> Trail:
    """Return the trail one action further on, cut where the action was irreversible.

    A huff is irreversible, but told along with the ply before it, so the trail keeps that too.
    """
    text = before.write(action)
    if len(after.line) > 1 or isinstance(action, Huff):
        return Trail(trail.anchor, (*trail.actions, text))
    return Trail(begin(before).anchor, (text,))


@lru_cache(maxsize=REMEMBERED)
def replay(ruleset_name: str, trail: Trail) -> Game:
    """Play a trail again; raises CorruptMatch that says what does not replay.

    The last results are remembered: a match that goes on costs one action a turn, and the people
    who look at it none. They are values made of values, so nothing is lost with them.
    """
    for length in range(STRIDE, len(trail.actions), STRIDE):
        replay(ruleset_name, Trail(trail.anchor, trail.actions[:length]))
    if trail.actions:
        before = replay(ruleset_name, Trail(trail.anchor, trail.actions[:-1]))
        return before.play(stored_action(before, trail.actions[-1]))
    try:
        return Game.load(ruleset(ruleset_name), trail.anchor)
    except ValueError as error:
        raise CorruptMatch(str(error)) from error


def stored_action(game: Game, text: str) -> Action:
    """Find the legal action with just this text; raises CorruptMatch when there is none."""
    for action in game.legal:
        if game.write(action) == text:
            return action
    message = f"{text} is not legal after {game.text}"
    raise CorruptMatch(message)
