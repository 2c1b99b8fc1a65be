"""A side file that counts the stored events of each match, to detect lost writes.

SQLite's log of what was written last is a file too. If a part of it is lost while no bot runs,
SQLite opens what is left without a word, and moves that people were told were stored are gone.
The note makes that known. It is written after the commit, so it never counts more than was stored:
neither a kill nor a power failure makes a false alarm. Events of a match are never deleted.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, func, select

from bot.core.matches.model import MatchId
from bot.storage.schema import heartbeats, matches

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

    from sqlalchemy import Connection

FORMAT: Final = 1

MAX_MATCHES: Final = 1000
"""How many matches are noted: more than SQLite's log can hold changes of.

SQLite writes its log back when it has 1000 pages, and a change of a match takes several.
"""

TOUCHED: Final = "touched matches"

EVENT_COUNTS = select(matches.c.id, matches.c.events).where(
    matches.c.id.in_(bindparam("ids", expanding=True))
)
LAST_HEARTBEAT = select(func.max(heartbeats.c.at))


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """How many events of matches were stored at a time; those written to last are at the end."""

    at: datetime | None = None
    events: Mapping[MatchId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Loss:
    """Events that were stored and are gone: how many of each match, and between which times.

    ``since`` is when the bot last ran as far as the database knows, None if it does not know.
    """

    events: Mapping[MatchId, int]
    since: datetime | None
    until: datetime | None

    @property
    def lines(self) -> tuple[str, ...]:
        """A sentence for each match."""
        return tuple(
            f"{match_id}: at least {count} events that were stored are gone"
            for match_id, count in self.events.items()
        )


def note_touched(connection: Connection, match_id: MatchId) -> None:
    """Note in a transaction that it stores events of a match; nothing on a server."""
    if connection.dialect.name == "sqlite":
        connection.info.setdefault(TOUCHED, []).append(match_id)


def touched_by(connection: Connection) -> list[MatchId]:
    """Return the matches that were noted since the last call."""
    noted: list[MatchId] = connection.info.pop(TOUCHED, [])
    return noted


def event_counts(connection: Connection, ids: Collection[MatchId]) -> dict[MatchId, int]:
    """Count the stored events of matches; one that is not there is left out."""
    counts: dict[MatchId, int] = dict(connection.execute(EVENT_COUNTS, {"ids": list(ids)}).all())
    return counts


def loss(connection: Connection, acknowledged: Acknowledged) -> Loss | None:
    """Return which acknowledged events a database does not have; None if it has them all.

    The note must have been read before, as others may play meanwhile.
    """
    counts = event_counts(connection, acknowledged.events)
    missing = {
        match_id: noted - counts.get(match_id, 0)
        for match_id, noted in acknowledged.events.items()
        if noted > counts.get(match_id, 0)
    }
    if not missing:
        return None
    since = connection.execute(LAST_HEARTBEAT).scalar()
    return Loss(missing, since, acknowledged.at)


def renewed(
    before: Acknowledged, at: datetime, ids: Collection[MatchId], counts: Mapping[MatchId, int]
) -> Acknowledged:
    """Return the note with these matches' counts; matches without events are dropped."""
    kept = {each: noted for each, noted in before.events.items() if each not in ids}
    kept.update((each, counts[each]) for each in ids if each in counts)
    return Acknowledged(at, dict(list(kept.items())[-MAX_MATCHES:]))


def note_path(path: Path) -> Path:
    """Return the file of the note of an SQLite file, the same for each path to it."""
    path = path.resolve()
    return path.with_name(f"{path.name}.acknowledged")


def read_note(path: Path) -> Acknowledged:
    """Read the note of an SQLite file; what is missing or cannot be read is an empty one."""
    try:
        stored = json.loads(note_path(path).read_bytes())
        if stored["format"] != FORMAT:
            return Acknowledged()
        events = {MatchId(each): int(count) for each, count in stored["matches"].items()}
        return Acknowledged(datetime.fromisoformat(stored["at"]), events)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return Acknowledged()


def write_note(path: Path, note: Acknowledged) -> None:
    """Replace the note of an SQLite file, atomically; raises OSError.

    It is not flushed to the disk: after a power failure an older one does as well.
    """
    target = note_path(path)
    part = target.with_name(f"{target.name}.part")
    at = note.at.isoformat() if note.at else None
    text = json.dumps({"format": FORMAT, "at": at, "matches": dict(note.events)})
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode=0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    part.replace(target)


def drop_note(path: Path) -> None:
    """Delete the note of an SQLite file that another database takes the place of."""
    note_path(path).unlink(missing_ok=True)
