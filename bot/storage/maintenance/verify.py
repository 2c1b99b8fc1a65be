"""Checking what is stored: every match against its log, and that every row can be read.

Every row is read, so that damage shows that no index and no reference shows.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass, fields
from datetime import MAXYEAR, MINYEAR, UTC, datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sqlalchemy import Boolean, Column, LargeBinary, Text, func, select

from bot.core.matches.challenges import Accepted, Forgotten, Joined
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.play import Played
from bot.core.matches.premoves import Planned
from bot.core.matches.set_ups import SetUpDrawn
from bot.core.matches.timing import Timed, next_due
from bot.core.service.audit import disagreement
from bot.core.service.computer_player import RETRY_DELAY
from bot.storage import matches
from bot.storage.codec import (
    BROUGHT,
    EVIDENCE,
    LINE,
    PEOPLE,
    SETTINGS,
    SNAPSHOT_FIELDS,
    events_of,
    match_of,
)
from bot.storage.column_types import EPOCH, MICROSECOND, UtcTime
from bot.storage.maintenance.backup import Phase
from bot.storage.schema import METADATA, accounts, cases, links, outbox

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Connection, Row, Table

    from bot.core.matches.events import Event
    from bot.core.matches.model import Match, MatchId
    from bot.storage.codec import Codec
    from bot.storage.maintenance.backup import Report


EARLIEST, LATEST = (
    (datetime(year, 1, 1, tzinfo=UTC) - EPOCH) // MICROSECOND for year in (MINYEAR, MAXYEAR)
)
"""What a point in time can be, in microseconds."""

TEXTS: Mapping[Column[Any], Codec[Any]] = {
    accounts.c.settings: SETTINGS,
    links.c.brought: BROUGHT,
    outbox.c.called: PEOPLE,
    outbox.c.news: LINE,
    cases.c.evidence: EVIDENCE,
}
"""Columns that hold JSON; those of matches and events are read when the match is replayed."""


def unreadable_rows(connection: Connection, report: Report) -> Iterator[str]:
    """Read every column of every row as its type, and yield what cannot be read.

    A server keeps types itself, so only the tables with JSON are read there.
    """
    is_server = connection.dialect.name != "sqlite"
    read = {column.table for column in TEXTS}
    tables = [table for table in METADATA.sorted_tables if table in read or not is_server]
    counts = (select(func.count()).select_from(table) for table in tables)
    total = sum(connection.execute(count).scalar_one() for count in counts)
    done = 0
    for table in tables:
        # As text, so that no type converts what the driver returns.
        for row in connection.exec_driver_sql(str(select(table).compile(connection))):
            yield from _row_problems(table, row)
            done += 1
            report(Phase.READING, done, total)


def _row_problems(table: Table, row: Any) -> Iterator[str]:
    values = dict(zip(table.columns, row, strict=True))
    key = ", ".join(str(values[column]) for column in table.primary_key)
    for column, value in values.items():
        if problem := _problem(column, value):
            yield f"{table.name} {key}: {column.name} {problem}"


def _problem(column: Column[Any], value: object) -> str | None:
    """Say what is wrong with a value as the driver returned it."""
    if value is None:
        return None if column.nullable else "is missing"
    if isinstance(column.type, Boolean):
        return None if value in {0, 1} else "is neither true nor false"
    if isinstance(column.type, LargeBinary):
        return None if isinstance(value, bytes) else "is no bytes"
    if isinstance(column.type, Text):
        return _text_problem(column, value)
    if not isinstance(value, int):
        return "is no number"
    if isinstance(column.type, UtcTime) and not EARLIEST <= value <= LATEST:
        return "is no time"
    return None


def _text_problem(column: Column[Any], value: object) -> str | None:
    if not isinstance(value, str):
        return "is no text"
    try:
        value.encode()
        if column in TEXTS:
            TEXTS[column].read(value)
    except UnicodeEncodeError:
        return "is no text"
    except ValueError as error:
        return f"cannot be read: {error}"
    return None


@contextmanager
def damage_escaped(connection: Connection) -> Iterator[None]:
    """Let SQLite return damaged text with its bytes escaped, instead of raising."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.dbapi_connection
    before = driver.text_factory
    driver.text_factory = lambda raw: raw.decode(errors="surrogateescape")
    try:
        yield
    finally:
        driver.text_factory = before


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
