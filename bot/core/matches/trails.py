"""Games from trails: a trail replayed and extended, the last turn and ply of it. Pure.

Invariant: an action that no longer replays is an error that is shown, never one that is skipped.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.matches.errors import CorruptMatch
from bot.core.matches.model import Trail
from engine import PLIES, Game, Huff, Move, Roll
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from engine import Action, Side


REPLAYS_CACHED = 256
"""How many games are kept at hand, the longest unused going first."""

REPLAY_STRIDE = 150
"""How many actions are replayed at a time, which keeps the depth of the calls within bounds."""


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """An action that a side took, and the game after it."""

    side: Side
    action: Action
    after: Game


def start_history(game: Game) -> Trail:
    """Return the trail of a game of which nothing is played yet."""
    return Trail(game.text)


def extend_history(
    trail: Trail, *, before: Game, after: Game, action: Action, goes_on: bool = False
) -> Trail:
    """Return the trail one action further on, cut if the action was irreversible.

    A turn is shown as a whole, so the trail is not cut if a side ``goes_on`` within its turn,
    nor by a huff, which is shown with the ply before it.
    """
    text = before.write(action)
    plies = trail.plies + isinstance(action, PLIES)
    if len(after.since_irreversible) > 1 or goes_on or isinstance(action, Huff):
        return Trail(trail.anchor, (*trail.actions, text), plies)
    return Trail(start_history(before).anchor, (text,), plies)


@lru_cache(maxsize=REPLAYS_CACHED)
def last_turn(ruleset_name: str, trail: Trail) -> tuple[PlayedAction, ...]:
    """Return what was done since the side that made the last ply came to act, throws left out."""
    found: list[PlayedAction] = []
    mover: Side | None = None
    for count in range(len(trail.actions), 0, -1):
        before = replay(ruleset_name, Trail(trail.anchor, trail.actions[: count - 1]))
        action = stored_action(before, trail.actions[count - 1])
        side = before.position.side
        if mover not in {None, side}:
            break
        if isinstance(action, PLIES):
            mover = side
        if not isinstance(action, Roll):
            after = replay(ruleset_name, Trail(trail.anchor, trail.actions[:count]))
            found.append(PlayedAction(side, action, after))
    return tuple(reversed(found))


@lru_cache(maxsize=REPLAYS_CACHED)
def last_ply(ruleset_name: str, trail: Trail) -> tuple[Game, Action] | None:
    """Return the last ply with the game before it, or None if none was made."""
    for count in range(len(trail.actions), 0, -1):
        before = replay(ruleset_name, Trail(trail.anchor, trail.actions[: count - 1]))
        action = stored_action(before, trail.actions[count - 1])
        if isinstance(action, PLIES):
            return before, action
    return None


@lru_cache(maxsize=REPLAYS_CACHED)
def replay(ruleset_name: str, trail: Trail) -> Game:
    """Play a trail again; raises CorruptMatch that says what does not replay.

    The last results are remembered: a match that goes on costs one action a turn, and the people
    who look at it none. They are values made of values, so nothing is lost with them.
    """
    for length in range(REPLAY_STRIDE, len(trail.actions), REPLAY_STRIDE):
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
    name = game.ruleset.board.name
    for action in game.legal:
        # To write each of them out would be half of what a replay costs.
        if isinstance(action, Move) and not text.startswith(name(action.path[0])):
            continue
        if game.write(action) == text:
            return action
    message = f"{text} is not legal after {game.text}"
    raise CorruptMatch(message)


NON_PLY_PREFIXES = ("again", "pass", "huff-", "roll")
"""How the texts of the actions that are not plies begin."""


def is_no_ply(text: str) -> bool:
    """Return whether an action's text is that of a throw, an answer to a bonus or a huff."""
    return text.startswith(NON_PLY_PREFIXES)
