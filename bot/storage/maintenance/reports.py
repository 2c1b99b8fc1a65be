"""The messages that players reported, for the operator to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from bot.core.accounts.people import NAMELESS
from bot.core.matches.chat import Reported, Said
from bot.storage import accounts
from bot.storage.codec import events_of, match_of
from bot.storage.maintenance.verify import match_with_log
from bot.storage.schema import events

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import MatchId

REPORTED_IN = select(events.c.match).where(events.c.kind == Reported.__name__).distinct()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedMessage:
    """A message with who said it, who reported it and when; empty once its speaker is forgotten."""

    match: MatchId
    at: datetime
    speaker: str
    reporter: str
    text: str


def reported_messages(connection: Connection) -> tuple[ReportedMessage, ...]:
    """List all reported messages, the latest report last; raises CorruptMatch."""
    found = [
        message
        for match_id in connection.execute(REPORTED_IN).scalars().all()
        for message in _in_match(connection, match_id)
    ]
    return tuple(sorted(found, key=lambda message: message.at))


def _in_match(connection: Connection, match_id: MatchId) -> Iterator[ReportedMessage]:
    row, rows = match_with_log(connection, match_id)
    if row is None:
        return
    match, log = match_of(row), events_of(rows)
    known = accounts.accounts(connection, match.people)
    seats = match.seats or match.people
    names = [known[each].name or NAMELESS for each in seats]
    said = {each.number: each.text for each in log if isinstance(each, Said)}
    for event in log:
        if isinstance(event, Reported):
            yield ReportedMessage(
                match=match.id,
                at=event.at,
                speaker=names[event.side.other],
                reporter=names[event.side],
                text=said.get(event.number, ""),
            )
