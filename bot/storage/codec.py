"""Texts for the values that are kept whole: events, snapshots, lines, settings. All are JSON.

Invariant: the names of these classes and of their fields are the stored form; so are those of
`Match`. To rename one is to write a migration; a new field needs a default, so that what was stored
before can still be read.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import field, fields, make_dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_type_hints

import structlog
from pydantic import TypeAdapter, ValidationError

from bot.core.matches import (
    agreements,
    challenges,
    chat,
    pauses,
    play,
    premoves,
    set_ups,
    timing,
)
from bot.core.matches.by_side import BySide
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.messages import Line
from bot.core.matches.model import AccountId, Match, Stage
from bot.core.matches.preferences import Settings
from bot.core.matches.trails import replay
from bot.core.store.values import Brought
from engine import Side

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Row

    from bot.core.matches.agreements import Agreement
    from bot.core.matches.events import Event
    from engine import Game


T = TypeVar("T")


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


COLUMNS = frozenset({"id", "version", "stage", "challenger", "rematch_of", "expires"})
"""The fields of a match that are columns of its row."""

HELD = {each.name: each for each in fields(Match) if each.name not in {*COLUMNS, "game", "asked"}}
"""The fields of a match that a snapshot holds as they are; the game comes back from its trail."""

ASKERS: Mapping[str, Agreement] = {
    "draw_offer" if kind is agreements.DRAW else f"{kind.name}_asked": kind
    for kind in agreements.AGREEMENTS
}
"""By a field of a snapshot that tells which side asks: what it asks for."""

SNAPSHOT_FIELDS = frozenset({*HELD, *ASKERS})
TYPES = get_type_hints(Match)
Snapshot: type[Any] = make_dataclass(
    "Snapshot",
    [
        *((name, TYPES[name], field(default=each.default)) for name, each in HELD.items()),
        *((name, Side | None, field(default=None)) for name in ASKERS),
    ],
    kw_only=True,
)
"""What is kept of a match besides its columns."""

SNAPSHOT: Codec[Any] = Codec(Snapshot)
LINE = Codec(Line)
LINES = Codec(tuple[Line, ...])
PEOPLE = Codec(tuple[AccountId, ...])
SETTINGS = Codec(Settings)
BROUGHT = Codec(Brought)
EVIDENCE = Codec(dict[str, int | str])
EVENTS: Mapping[str, Codec[Any]] = {
    kind.__name__: Codec(kind)
    for topic in (agreements, challenges, chat, pauses, play, premoves, set_ups, timing)
    for kind in topic.EVENTS
}


def write_snapshot(match: Match) -> str:
    """Return the text of a match's snapshot."""
    held = {name: getattr(match, name) for name in HELD}
    askers = {name: kind.asker(match) for name, kind in ASKERS.items()}
    return SNAPSHOT.write(Snapshot(**held, **askers))


def read_snapshot(text: str) -> Mapping[str, Any]:
    """Return the fields of a match that a snapshot holds, by their names; raises ValueError."""
    snapshot = SNAPSHOT.read(text)
    asked = {kind.name: getattr(snapshot, name) for name, kind in ASKERS.items()}
    return {
        **{name: getattr(snapshot, name) for name in HELD},
        "asked": BySide(
            *(frozenset(kind for kind, by in asked.items() if by is side) for side in Side)
        ),
    }


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
        held, game = _snapshot(row.snapshot)
        return Match(
            id=row.id,
            version=row.version,
            stage=Stage(row.stage),
            challenger=row.challenger,
            rematch_of=row.rematch_of,
            expires=row.expires,
            game=game,
            **held,
        )


@lru_cache(256)
def _snapshot(text: str) -> tuple[Mapping[str, Any], Game | None]:
    """Read a snapshot, which is asked for several times a turn, and play its game up to it."""
    held = read_snapshot(text)
    trail = held["trail"]
    return held, None if trail is None else replay(held["terms"].ruleset, trail)


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
