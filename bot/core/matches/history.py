"""What a match's log tells: frames, transcripts, the actions that stand. Pure.

Invariant: an action that no longer replays is an error that is shown, never one that is skipped.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.matches.agreements import TakenBack
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.play import Played, Thrown
from bot.core.matches.timing import Ended
from bot.core.matches.trails import PlayedAction, is_no_ply, stored_action
from engine import PLIES, Game, Huff, Pass, Roll
from engine.catalogue import ruleset
from engine.record import Transcript

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.core.matches.events import Event
    from engine import Dice, Side


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
    outcome = None
    for event in events:
        if isinstance(event, Ended | TakenBack):
            outcome = event.outcome if isinstance(event, Ended) else None
    return Transcript(ruleset=game.ruleset, actions=tuple(actions), outcome=outcome, tags=tags)
