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
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_args

import structlog
from pydantic import TypeAdapter, ValidationError

from bot.core.matches.clocks import Timer
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.events import Event
from bot.core.matches.history import replay
from bot.core.matches.messages import Line
from bot.core.matches.model import (
    NO_PLANS,
    NO_SET_UPS,
    NO_WORDS,
    PRESENT,
    AccountId,
    ChatMessage,
    LastAction,
    Match,
    Past,
    Place,
    Plans,
    Seats,
    SetUps,
    Stage,
    Stay,
    Terms,
    Trail,
)
from bot.core.matches.preferences import Settings
from bot.core.store.values import Brought
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
    set_ups: SetUps = field(default=NO_SET_UPS, repr=False)
    answered: tuple[LastAction, ...] = ()
    seed: str | None = field(default=None, repr=False)
    words: tuple[str, str] = NO_WORDS
    chat: tuple[ChatMessage, ...] = ()
    muted: tuple[bool, bool] = (False, False)
    hints_asked: Side | None = None
    hints_allowed: bool = False
    hints_declined: tuple[bool, bool] = (False, False)


class Codec(Generic[T]):
    """Writes values of one type as JSON and reads them."""

    def __init__(self, kind: type[T]) -> None:
        self._adapter = TypeAdapter(kind)

    def write(self, value: T) -> str:
        """Return a value's text."""
        return self._adapter.dump_json(value, warnings="error").decode()

    def read(self, text: str) -> T:
        """Read a value; raises ValueError without the text, as it may hold a secret seed."""
        try:
            return self._adapter.validate_json(text)
        except ValidationError as error:
            [first, *_] = error.errors(include_input=False, include_url=False)
            where = ".".join(map(str, (error.title, *first["loc"])))
            message = f"{where}: {first['msg']}"
        raise ValueError(message)


SNAPSHOT_FIELDS = tuple(field.name for field in fields(Snapshot))
SNAPSHOT = Codec(Snapshot)
LINE = Codec(Line)
PEOPLE = Codec(tuple[AccountId, ...])
SETTINGS = Codec(Settings)
BROUGHT = Codec(Brought)
EVENTS: Mapping[str, Codec[Any]] = {kind.__name__: Codec(kind) for kind in get_args(Event)}


def write_snapshot(match: Match) -> str:
    """Return the text of a match's snapshot."""
    return SNAPSHOT.write(Snapshot(**{name: getattr(match, name) for name in SNAPSHOT_FIELDS}))


def write_event(event: Event) -> tuple[str, str]:
    """Return an event's kind, which is its class's name, and its text."""
    kind = type(event).__name__
    return kind, EVENTS[kind].write(event)


def read_event(kind: str, text: str) -> Event:
    """Read an event; raises ValueError."""
    if kind not in EVENTS:
        message = f"unknown kind of event: {kind}"
        raise ValueError(message)
    event: Event = EVENTS[kind].read(text)
    return event


log = structlog.get_logger()


def readable(rows: Sequence[Row[Any]]) -> tuple[Match, ...]:
    """Return the matches of rows, without those that cannot be read, which are logged."""
    found = []
    for row in rows:
        try:
            found.append(match_of(row))
        except CorruptMatch as error:
            log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- it says it all
    return tuple(found)


def match_of(row: Row[Any]) -> Match:
    """Return the match of a row; raises CorruptMatch."""
    with _naming(row.id):
        snapshot, game = _snapshot(row.snapshot)
        return Match(
            id=row.id,
            version=row.version,
            stage=Stage(row.stage),
            challenger=row.challenger,
            rematch_of=row.rematch_of,
            expires=row.expires,
            game=game,
            **{name: getattr(snapshot, name) for name in SNAPSHOT_FIELDS},
        )


@lru_cache(256)
def _snapshot(text: str) -> tuple[Snapshot, Game | None]:
    """Read a snapshot, which is asked for several times a turn, and play its game up to it."""
    snapshot = SNAPSHOT.read(text)
    trail = snapshot.trail
    return snapshot, None if trail is None else replay(snapshot.terms.ruleset, trail)


def events_of(rows: Sequence[Row[Any]]) -> tuple[Event, ...]:
    """Return the events of a match's whole log; raises CorruptMatch."""
    if rows and len(rows) != rows[0].length:
        message = f"match {rows[0].match}: {len(rows)} of {rows[0].length} events are there"
        raise CorruptMatch(message)
    events = []
    for row in rows:
        with _naming(f"{row.match}, event {row.seq}"):
            events.append(read_event(row.kind, row.body))
    return tuple(events)


@contextmanager
def _naming(what: str) -> Iterator[None]:
    try:
        yield
    except (ValueError, CorruptMatch) as error:
        message = f"match {what}: {error}"
        raise CorruptMatch(message) from error
