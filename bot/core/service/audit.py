"""Checks a stored match: its log is replayed and compared with its snapshot."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.errors import CorruptMatch
from bot.core.matches.evolve import evolve
from bot.core.matches.play import Played, Thrown
from bot.core.matches.timing import Lapsed, Nudged

if TYPE_CHECKING:
    from bot.core.matches.events import Event
    from bot.core.matches.model import Match, MatchId
    from bot.core.store.port import Store

OF_SIDE_TO_ACT = (Played, Thrown, Nudged, Lapsed)
"""Events that concern the side to act, so that their side follows from those before."""


async def problem_of(store: Store, match_id: MatchId) -> str | None:
    """Replay a match and return what is wrong with it, or None."""
    try:
        return disagreement(await store.match(match_id), await store.log(match_id))
    except CorruptMatch as error:
        return str(error)


def disagreement(snapshot: Match | None, log: tuple[Event, ...]) -> str | None:
    """Replay a log and return what is wrong with it, or None."""
    try:
        replayed = _replayed(log)
    except (CorruptMatch, ValueError) as error:  # such as an unknown ruleset
        return str(error)
    if snapshot is None or replace(replayed, version=snapshot.version) != snapshot:
        return "the log and the snapshot differ"
    return None


def _replayed(log: tuple[Event, ...]) -> Match:
    """Fold a log, as `fold` does, and check the sides besides; raises CorruptMatch."""
    match: Match | None = None
    for number, event in enumerate(log, start=1):
        if match and match.game and isinstance(event, OF_SIDE_TO_ACT):
            to_act = match.game.position.side
            if event.side is not to_act:
                message = f"event {number} is of the {event.side.name.lower()} side, not of "
                raise CorruptMatch(f"{message}the {to_act.name.lower()}")
        match = evolve(match, event)
    if match is None:
        raise CorruptMatch("the log is empty")
    return match
