"""A match frame by frame, and its transcript. Pure.

Law: a moment is a ply with all that belongs to it: the throw it was made with, a bonus that was
taken for it or passed after it, a huff before it. A huff that no ply has followed is one too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.matches.events import Ended, Played
from bot.core.matches.history import PlayedAction, stored_action
from bot.core.matches.takebacks import standing_actions
from engine.actions import PLIES, Huff, Pass, Roll
from engine.catalogue import ruleset
from engine.game import Game
from engine.record import Transcript

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.core.matches.events import Event
    from engine.position import Dice


MATCHES_CACHED = 32
"""How many matches are kept at hand, the longest unused going first."""


@dataclass(frozen=True, slots=True)
class Frame:
    """How a game stood after a ply, what was done for it, and the throw that it was made with."""

    game: Game
    done: tuple[PlayedAction, ...] = ()
    throw: Dice | None = None

    @property
    def ply(self) -> PlayedAction | None:
        """The ply itself; the start has none, nor has a huff that nothing has followed."""
        return next((done for done in self.done if isinstance(done.action, PLIES)), None)


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
    return replace(game, line=(game.position,))


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
