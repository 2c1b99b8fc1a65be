"""Every stored match replayed, and those found that do not replay to their snapshots."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any

from bot.core.accounts.people import NAMELESS
from bot.core.accounts.personal_data import match_document
from bot.core.audit import disagreement
from bot.core.matches.events import PlanDropped, PlanMissed, Planned
from bot.core.ports import CorruptMatch
from bot.storage import accounts, matches
from bot.storage.codec import events_of, match_of
from bot.storage.maintenance.backup import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection, Row

    from bot.core.accounts.personal_data import Json
    from bot.core.matches.model import MatchId
    from bot.storage.maintenance.backup import Report


PAGE = 500
"""How many match ids are listed at once when all matches are gone through."""


@dataclass(frozen=True, slots=True)
class Audit:
    """How many matches were gone through, and what is wrong with some of them."""

    matches: int
    problems: tuple[str, ...]


def verify_matches(connection: Connection, report: Report) -> Audit:
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


FORMAT = 1
"""Goes up when a key changes its meaning or goes away."""

OF_PLANS = (Planned, PlanDropped, PlanMissed)


def export_matches(connection: Connection, file: IO[str], report: Report) -> Audit:
    """Write every match, by its id; one that cannot be read says so in its line."""
    told, problems = 0, []
    for match_id in all_ids(connection, Phase.EXPORTING, report):
        try:
            match = _told(connection, match_id)
        except CorruptMatch as error:
            match = {"id": match_id, "problem": str(error)}
            problems.append(f"{match_id}: {error}")
        file.write(json.dumps({"format": FORMAT, **match}, ensure_ascii=False) + "\n")
        told += 1
    return Audit(told, tuple(problems))


def _told(connection: Connection, match_id: MatchId) -> Json:
    row, log = whole(connection, match_id)
    if row is None:
        raise CorruptMatch(f"match {match_id} is gone")
    match, events = match_of(row), events_of(log)
    people = accounts.by_ids(connection, (*match.people, match.challenger))
    names = {person: account.name or NAMELESS for person, account in people.items()}
    steps = [
        {"at": step.at.isoformat(), "event": step.kind}
        for step, event in zip(log, events, strict=True)
        if not isinstance(event, OF_PLANS)
    ]
    return {**match_document(match, events, names), "steps": steps}
