"""Checking that every stored match replays to its snapshot, and exporting all matches."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any

from bot.core.accounts.people import NAMELESS
from bot.core.accounts.personal_data import match_document
from bot.core.audit import disagreement
from bot.core.errors import CorruptMatch
from bot.core.matches.events import PlanDropped, PlanMissed, Planned
from bot.storage import accounts, matches
from bot.storage.codec import events_of, match_of
from bot.storage.maintenance.backup import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection, Row

    from bot.core.accounts.personal_data import Json
    from bot.core.matches.model import MatchId
    from bot.storage.maintenance.backup import Report


PAGE_SIZE = 500
"""How many match ids are listed by one query."""


@dataclass(frozen=True, slots=True)
class Audit:
    """How many matches were checked or exported, and the problems found."""

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
    total = matches.count_matches(connection)
    done = 0
    after: MatchId | None = None
    while page := matches.match_ids(connection, after, PAGE_SIZE):
        for match_id in page:
            yield match_id
            done += 1
            report(phase, done, total)
        after = page[-1]


def match_with_log(
    connection: Connection, match_id: MatchId
) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
    """Return a match's row with the rows of its events, both of the same version."""
    while True:
        row, log = matches.match(connection, match_id), matches.log(connection, match_id)
        # The match may have changed between the two queries.
        if row is None or not log or log[0].length == row.events:
            return row, log


def _problem_of(connection: Connection, match_id: MatchId) -> str | None:
    row, log = match_with_log(connection, match_id)
    try:
        return disagreement(match_of(row) if row else None, events_of(log))
    except CorruptMatch as error:
        return str(error)


FORMAT = 1
"""Goes up when a key changes its meaning or goes away."""

PREMOVE_EVENTS = (Planned, PlanDropped, PlanMissed)


def export_matches(connection: Connection, file: IO[str], report: Report) -> Audit:
    """Write every match, by its id; one that cannot be read says so in its line."""
    exported, problems = 0, []
    for match_id in all_ids(connection, Phase.EXPORTING, report):
        try:
            match = _document(connection, match_id)
        except CorruptMatch as error:
            match = {"id": match_id, "problem": str(error)}
            problems.append(f"{match_id}: {error}")
        file.write(json.dumps({"format": FORMAT, **match}, ensure_ascii=False) + "\n")
        exported += 1
    return Audit(exported, tuple(problems))


def _document(connection: Connection, match_id: MatchId) -> Json:
    row, log = match_with_log(connection, match_id)
    if row is None:
        raise CorruptMatch(f"match {match_id} is gone")
    match, events = match_of(row), events_of(log)
    people = accounts.accounts(connection, (*match.people, match.challenger))
    names = {person: account.name or NAMELESS for person, account in people.items()}
    steps = [
        {"at": step.at.isoformat(), "event": step.kind}
        for step, event in zip(log, events, strict=True)
        if not isinstance(event, PREMOVE_EVENTS)
    ]
    return {**match_document(match, events, names), "steps": steps}
