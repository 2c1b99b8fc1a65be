"""Checks a stored match: its log is replayed and compared with its snapshot."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.errors import CorruptMatch
from bot.core.matches.evolve import fold

if TYPE_CHECKING:
    from bot.core.matches.events import Event
    from bot.core.matches.model import Match, MatchId
    from bot.core.store import Store


async def problem_of(store: Store, match_id: MatchId) -> str | None:
    """Replay a match and return what is wrong with it, or None."""
    try:
        return disagreement(await store.match(match_id), await store.log(match_id))
    except CorruptMatch as error:
        return str(error)


def disagreement(snapshot: Match | None, log: tuple[Event, ...]) -> str | None:
    """Replay a log and return what is wrong with it, or None."""
    try:
        replayed = fold(log)
    except (CorruptMatch, ValueError) as error:  # such as an unknown ruleset
        return str(error)
    if snapshot is None or replace(replayed, version=snapshot.version) != snapshot:
        return "the log and the snapshot differ"
    return None
