"""The transcript of a match, from the log of its events. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.events import Ended
from bot.core.match.moments import texts_of
from bot.core.match.trail import stored_action
from engine.catalogue import ruleset
from engine.game import Game
from engine.record import Transcript

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.core.match.events import Event


def transcript_of(name: str, log: Iterable[Event], tags: Mapping[str, str]) -> Transcript:
    """Return the transcript of a match of a ruleset from its log; raises CorruptMatch."""
    events = tuple(log)
    game = Game.start(ruleset(name))
    actions = []
    for text in texts_of(events):
        actions.append(stored_action(game, text))
        game = game.play(actions[-1])
    outcome = next((event.outcome for event in events if isinstance(event, Ended)), None)
    return Transcript(ruleset=game.ruleset, actions=tuple(actions), outcome=outcome, tags=tags)
