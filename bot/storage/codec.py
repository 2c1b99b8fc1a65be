"""Texts for the values that are kept whole: events, snapshots, lines, settings. All are JSON.

Law: the names of these classes and of their fields are the stored form. To rename one is to write
a migration; a new field needs a default, so that what was stored before can still be read.
"""

# ruff: noqa: TC001, TC003 -- pydantic reads the annotations, so the imports are real ones

from __future__ import annotations

from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar, get_args

import structlog
from pydantic import TypeAdapter, ValidationError

from bot.core.errors import CorruptMatch
from bot.core.matches.clocks import Timer
from bot.core.matches.events import Event
from bot.core.matches.history import replay
from bot.core.matches.model import (
    NO_PLANS,
    PRESENT,
    AccountId,
    LastAction,
    Match,
    Past,
    Place,
    Plans,
    Seats,
    Stage,
    Stay,
    Terms,
    Trail,
)
from bot.core.matches.preferences import Settings
from bot.core.messages import Line
from engine.position import Outcome, Side

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Row

    from engine.game import Game


T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """What is kept of a match besides its columns; the game comes back from its trail."""

    turn: int
    terms: Terms
    invited: AccountId | None
    place: Place | None
    stays: tuple[Stay, ...] = ()
    seats: Seats | None
    trail: Trail | None
    last: LastAction | None
    draw_offer: Side | None
    outcome: Outcome | None
    takebacks: int = 0
    takeback_asked: Side | None = None
    before: tuple[Past, ...] = ()
    timer: Timer | None = None
    nudged: bool = False
    lapsed: bool = False
    pause_asked: Side | None = None
    away: tuple[datetime | None, datetime | None] = PRESENT
    plans: Plans = field(default=NO_PLANS, repr=False)
    answered: tuple[LastAction, ...] = ()
    seed: str | None = field(default=None, repr=False)


SNAPSHOT_FIELDS = tuple(field.name for field in fields(Snapshot))
SNAPSHOT = TypeAdapter(Snapshot)
LINE = TypeAdapter(Line)
PEOPLE: TypeAdapter[tuple[AccountId, ...]] = TypeAdapter(tuple[AccountId, ...])
SETTINGS = TypeAdapter(Settings)
EVENTS: Mapping[str, TypeAdapter[Any]] = {
    kind.__name__: TypeAdapter(kind) for kind in get_args(Event)
}


def write_snapshot(match: Match) -> str:
    """Return the snapshot's text."""
    snapshot = Snapshot(**{name: getattr(match, name) for name in SNAPSHOT_FIELDS})
    return _write(SNAPSHOT, snapshot)


def read_snapshot(text: str) -> Snapshot:
    """Read a snapshot; raises ValueError."""
    return _read(SNAPSHOT, text)


def write_event(event: Event) -> tuple[str, str]:
    """Return an event's kind, which is its class's name, and its text."""
    kind = type(event).__name__
    return kind, _write(EVENTS[kind], event)


def read_event(kind: str, text: str) -> Event:
    """Read an event; raises ValueError."""
    if kind not in EVENTS:
        message = f"unknown kind of event: {kind}"
        raise ValueError(message)
    event: Event = _read(EVENTS[kind], text)
    return event


def write_line(line: Line) -> str:
    """Return a line's text."""
    return _write(LINE, line)


def read_line(text: str) -> Line:
    """Read a line; raises ValueError."""
    return _read(LINE, text)


def write_people(people: tuple[AccountId, ...]) -> str:
    """Return the text of a list of people."""
    return _write(PEOPLE, people)


def read_people(text: str) -> tuple[AccountId, ...]:
    """Read a list of people; raises ValueError."""
    return _read(PEOPLE, text)


def write_settings(settings: Settings) -> str:
    """Return the settings' text."""
    return _write(SETTINGS, settings)


def read_settings(text: str) -> Settings:
    """Read settings; raises ValueError."""
    return _read(SETTINGS, text)


def _read(adapter: TypeAdapter[T], text: str) -> T:
    """Read a value; the error tells nothing of the text, which may hold a match's secret seed."""
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        [first, *_] = error.errors(include_input=False, include_url=False)
        where = ".".join(map(str, (error.title, *first["loc"])))
        message = f"{where}: {first['msg']}"
    raise ValueError(message)


def _write(adapter: TypeAdapter[T], value: T) -> str:
    return adapter.dump_json(value, warnings="error").decode()


log = structlog.get_logger()


def readable(rows: Sequence[Row[Any]]) -> tuple[Match, ...]:
    """Return the matches of rows, without those that cannot be read, which are logged."""
    return tuple(match for row in rows if (match := _match_if_readable(row)) is not None)


def match_of(row: Row[Any]) -> Match:
    """Return the match of a row; raises CorruptMatch."""
    with _naming(row.id):
        snapshot = read_snapshot(row.snapshot)
        return Match(
            id=row.id,
            version=row.version,
            stage=Stage(row.stage),
            challenger=row.challenger,
            rematch_of=row.rematch_of,
            expires=row.expires,
            game=_game(snapshot),
            **{name: getattr(snapshot, name) for name in SNAPSHOT_FIELDS},
        )


def events_of(rows: Sequence[Row[Any]]) -> tuple[Event, ...]:
    """Return the events of a match's whole log; raises CorruptMatch."""
    if rows and len(rows) != rows[0].length:
        message = f"match {rows[0].match}: {len(rows)} of {rows[0].length} events are there"
        raise CorruptMatch(message)
    return tuple(map(_event, rows))


def _match_if_readable(row: Row[Any]) -> Match | None:
    try:
        return match_of(row)
    except CorruptMatch as error:
        log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- the problem says it all
        return None


def _event(row: Row[Any]) -> Event:
    with _naming(f"{row.match}, event {row.seq}"):
        return read_event(row.kind, row.body)


def _game(snapshot: Snapshot) -> Game | None:
    if snapshot.trail is None:
        return None
    return replay(snapshot.terms.ruleset, snapshot.trail)


@contextmanager
def _naming(what: str) -> Iterator[None]:
    try:
        yield
    except (ValueError, CorruptMatch) as error:
        message = f"match {what}: {error}"
        raise CorruptMatch(message) from error
