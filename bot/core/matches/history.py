"""Games from stored actions: replay from an anchor, the last turn, frames, transcripts. Pure.

Law: an action that no longer replays is an error that is shown, never one that is skipped.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.errors import CorruptMatch
from bot.core.matches.events import Ended, Played, TakenBack, Thrown
from bot.core.matches.model import Trail
from engine.actions import PLIES, Huff, Move, Pass, Roll
from engine.catalogue import ruleset
from engine.game import Game
from engine.record import Transcript

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.core.matches.events import Event
    from engine.actions import Action
    from engine.position import Dice, Side


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
    """Return the trail one action further on, cut where the action was irreversible.

    A turn is shown as a whole, so the trail is not cut where a side ``goes_on`` within its turn,
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
    """Return the last ply with the game before it, or None where none was made."""
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


MATCHES_CACHED = 32
"""How many matches are kept at hand, the longest unused going first."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The game after a ply, the actions that belong to the ply, and its throw.

    To a ply belong a bonus taken for it or passed after it, and a huff before it. A huff that no
    ply has followed has a frame of its own.
    """

    game: Game
    done: tuple[PlayedAction, ...] = ()
    throw: Dice | None = None

    @property
    def ply(self) -> PlayedAction | None:
        """The ply itself; the start has none, nor has a huff that nothing has followed."""
        return next((done for done in self.done if isinstance(done.action, PLIES)), None)


NON_PLY_PREFIXES = ("again", "pass", "huff-", "roll")
"""How the texts of the actions begin that are no plies."""


def standing_actions(log: Iterable[Event]) -> tuple[Played | Thrown, ...]:
    """Return the actions of a log that were not taken back."""
    kept: list[Played | Thrown] = []
    for event in log:
        if isinstance(event, Played | Thrown):
            kept.append(event)
        elif isinstance(event, TakenBack):
            del kept[_ply_of(kept, event.side) :]
    return tuple(kept)


def _ply_of(kept: list[Played | Thrown], side: Side) -> int:
    """The place of a side's latest ply, or of the throw that it was made with."""
    for place in range(len(kept) - 1, -1, -1):
        event = kept[place]
        if isinstance(event, Played) and event.side is side and not is_no_ply(event.action):
            return place - 1 if place and isinstance(kept[place - 1], Thrown) else place
    message = "a ply was taken back that is not there"
    raise CorruptMatch(message)


def is_no_ply(text: str) -> bool:
    """Return whether an action's text is that of a throw, an answer to a bonus or a huff."""
    return text.startswith(NON_PLY_PREFIXES)


def action_texts(log: Iterable[Event]) -> tuple[str, ...]:
    """Return the texts of all actions in a log, throws included, but for what was taken back."""
    return tuple(
        event.action if isinstance(event, Played) else f"roll{event.high}{event.low}"
        for event in standing_actions(log)
    )


@lru_cache(maxsize=MATCHES_CACHED)
def replay_frames(ruleset_name: str, texts: tuple[str, ...]) -> tuple[Frame, ...]:
    """Return the start and the moments after it; raises CorruptMatch.

    The last results are remembered, as values, so that a step through a match costs no replay.
    """
    game = Game.start(ruleset(ruleset_name))
    found = [Frame(game)]
    throw, since = None, []
    for text in texts:
        action, side = stored_action(game, text), game.position.side
        game = game.play(action)
        if isinstance(action, Roll):
            throw = (action.high, action.low)
            continue
        done = PlayedAction(side, action, _slim(game))
        if isinstance(action, Pass):
            found[-1] = replace(found[-1], game=done.after, done=(*found[-1].done, done))
            continue
        since.append(done)
        if isinstance(action, PLIES):
            found.append(Frame(done.after, tuple(since), throw))
            throw, since = None, []
    if since and isinstance(since[-1].action, Huff):
        found.append(Frame(since[-1].after, tuple(since), throw))
    return tuple(found)


def _slim(game: Game) -> Game:
    """The game without its earlier positions and its lists of actions, which would add up."""
    return replace(game, since_irreversible=(game.position,))


def transcript_of(name: str, log: Iterable[Event], tags: Mapping[str, str]) -> Transcript:
    """Return the transcript of a match of a ruleset from its log; raises CorruptMatch."""
    events = tuple(log)
    game = Game.start(ruleset(name))
    actions = []
    for text in action_texts(events):
        actions.append(stored_action(game, text))
        game = game.play(actions[-1])
    outcome = next((event.outcome for event in events if isinstance(event, Ended)), None)
    return Transcript(ruleset=game.ruleset, actions=tuple(actions), outcome=outcome, tags=tags)
