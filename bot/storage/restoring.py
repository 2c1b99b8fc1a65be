"""Rows back into matches and events. What cannot be read is an error that names its match."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import structlog

from bot.core.matches.history import replay
from bot.core.matches.model import Match, Stage
from bot.core.ports import CorruptMatch
from bot.storage.codec import SNAPSHOT_FIELDS, Snapshot, read_event, read_snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Row

    from bot.core.matches.events import Event
    from engine.game import Game

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
