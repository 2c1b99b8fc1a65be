"""Every stored match replayed, and those found that do not replay to their snapshots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.core.audit import disagreement
from bot.core.ports import CorruptMatch
from bot.storage import matches
from bot.storage.progress import Phase
from bot.storage.restoring import events_of, match_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection, Row

    from bot.core.matches.model import MatchId
    from bot.storage.progress import Report

PAGE = 500
"""How many match ids are listed at once when all matches are gone through."""


@dataclass(frozen=True, slots=True)
class Audit:
    """How many matches were gone through, and what is wrong with some of them."""

    matches: int
    problems: tuple[str, ...]


def verify(connection: Connection, report: Report) -> Audit:
    """Replay every match and compare it with its snapshot; others may play meanwhile."""
    replayed, problems = 0, []
    for match_id in all_ids(connection, Phase.REPLAYING, report):
        replayed += 1
        if problem := _problem_of(connection, match_id):
            problems.append(f"{match_id}: {problem}")
    return Audit(replayed, tuple(problems))


def all_ids(connection: Connection, phase: Phase, report: Report) -> Iterator[MatchId]:
    """Go through the ids of all matches, and report how far that has come."""
    total = matches.count(connection)
    done = 0
    after: MatchId | None = None
    while page := matches.ids(connection, after, PAGE):
        for match_id in page:
            yield match_id
            done += 1
            report(phase, done, total)
        after = page[-1]


def whole(connection: Connection, match_id: MatchId) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
    """Return a match's row with the rows of its events, both of one moment."""
    while True:
        row, log = matches.by_id(connection, match_id), matches.log(connection, match_id)
        # Somebody may have moved between the two queries.
        if row is None or not log or log[0].length == row.events:
            return row, log


def _problem_of(connection: Connection, match_id: MatchId) -> str | None:
    row, log = whole(connection, match_id)
    try:
        return disagreement(match_of(row) if row else None, events_of(log))
    except CorruptMatch as error:
        return str(error)
