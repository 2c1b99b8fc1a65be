"""Checking what is stored: every match against its log, and that every row can be read."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from datetime import timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from bot.core.matches.challenges import Accepted, Forgotten, Joined
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.play import Played
from bot.core.matches.premoves import Planned
from bot.core.matches.set_ups import SetUpDrawn
from bot.core.matches.timing import Timed, next_due
from bot.core.service.audit import disagreement
from bot.core.service.scheduler import RETRY_DELAY
from bot.storage import matches
from bot.storage.codec import SNAPSHOT_FIELDS, events_of, match_of
from bot.storage.maintenance.backup import Phase
from bot.storage.maintenance.rows import damage_escaped, unreadable_rows

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime

    from sqlalchemy import Connection, Row

    from bot.core.matches.events import Event
    from bot.core.matches.model import Match, MatchId
    from bot.storage.maintenance.backup import Report


PAGE_SIZE = 500
"""How many match ids are listed by one query."""

STEP_TOLERANCE = timedelta(minutes=1)
"""How far the times of one step may lie apart: they are asked for one after the other."""

ZONE_TOLERANCE = timedelta(days=1)
"""How far a time with weekends may move when the rules of its time zone change."""

UNLISTED = (Planned, SetUpDrawn, Forgotten, Joined)
"""Events that may leave a match at its place in lists."""


@dataclass(frozen=True, slots=True)
class Audit:
    """How many matches were checked or exported, and the problems found.

    ``problems`` are of matches, one each; ``rows`` are of other rows.
    """

    matches: int
    problems: tuple[str, ...]
    rows: tuple[str, ...] = ()

    @property
    def all_problems(self) -> tuple[str, ...]:
        """Every problem, those of matches first."""
        return (*self.problems, *self.rows)


def verify(connection: Connection, report: Report, now: datetime) -> Audit:
    """Replay every match, compare all that follows from its log, and read all other rows.

    Others may play meanwhile.
    """
    replayed, problems = 0, []
    with damage_escaped(connection):
        for match_id in all_ids(connection, Phase.REPLAYING, report):
            replayed += 1
            if problem := _problem_of(connection, match_id, now):
                problems.append(f"{match_id}: {problem}")
        rows = tuple(unreadable_rows(connection, report))
    return Audit(replayed, tuple(problems), rows)


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


def _problem_of(connection: Connection, match_id: MatchId, now: datetime) -> str | None:
    try:
        row, log = match_with_log(connection, match_id)
        match = match_of(row) if row else None
        events = events_of(log)
        problem = disagreement(match, events)
        if problem or row is None or match is None:
            return problem
        return next(_problems(row, match, log, events, now), None)
    except (CorruptMatch, OverflowError, TypeError) as error:  # a time may be none
        return str(error)


def _problems(
    row: Row[Any],
    match: Match,
    log: Sequence[Row[Any]],
    events: tuple[Event, ...],
    now: datetime,
) -> Iterator[str]:
    """Yield what in a match's columns, or in the times of its log, does not follow from it."""
    opponent = next((each for each in match.people if each != match.challenger), None)
    if row.opponent != opponent:
        yield "the column opponent is not the opponent of the log"
    if not 1 <= row.version <= row.events:
        yield f"version {row.version} cannot be after {row.events} events"
    if unknown := json.loads(row.snapshot).keys() - SNAPSHOT_FIELDS:
        yield f"the snapshot has an unknown key: {', '.join(sorted(unknown))}"
    for number, (step, event) in enumerate(zip(log, events, strict=True), start=1):
        # Reading ignores them; a damaged key is one that is unknown.
        if unknown := json.loads(step.body).keys() - {field.name for field in fields(event)}:
            yield f"event {number} has an unknown key: {', '.join(sorted(unknown))}"
    times = [step.at for step in log]
    listed = max(n for n, event in enumerate(events) if not isinstance(event, UNLISTED))
    if row.updated not in times[listed:]:
        yield f"the column updated is {row.updated}, the last step was at {times[listed]}"
    for number, (before, event) in enumerate(pairwise(events), start=1):
        if isinstance(event, Timed) and isinstance(before, Accepted | Played):
            stored, since = times[number - 1 : number + 1], event.timer.since
            if any(abs(since - at) > STEP_TOLERANCE for at in stored):
                yield f"event {number + 1} is stored as of {stored[1]}, its clock as of {since}"
    yield from _due_problems(row.due, match, now)


def _due_problems(due: datetime | None, match: Match, now: datetime) -> Iterator[str]:
    """A match that is worked on, or could not be, is due again a little later."""
    expected = next_due(match)
    clock = match.terms.clock
    slack = ZONE_TOLERANCE if clock and clock.weekend else timedelta(0)
    latest = now + RETRY_DELAY
    if expected is None or due is None:
        is_well = due is expected
    else:
        is_well = expected - slack <= due <= max(expected + slack, latest)
    if not is_well:
        yield f"the column due is {due}, not {expected}"
