"""Exporting all matches for other programs."""

from __future__ import annotations

import json
from typing import IO, TYPE_CHECKING

from bot.core.accounts.people import NAMELESS
from bot.core.accounts.personal_data import match_document
from bot.core.matches.chat import Muted, Reported, Said
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.premoves import PlanDropped, PlanMissed, Planned
from bot.core.matches.set_ups import SetUpDrawn, SetUpSkipped
from bot.storage import accounts
from bot.storage.codec import events_of, match_of
from bot.storage.maintenance.backup import Phase
from bot.storage.maintenance.verify import Audit, all_ids, match_with_log

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.accounts.personal_data import Json
    from bot.core.matches.model import MatchId
    from bot.storage.maintenance.backup import Report


FORMAT = 1
"""Goes up when a key changes its meaning or goes away."""

SECRET_EVENTS = (
    *(Planned, PlanDropped, PlanMissed, SetUpDrawn, SetUpSkipped),
    *(Said, Muted, Reported),
)


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
        if not isinstance(event, SECRET_EVENTS)
    ]
    return {**match_document(match, events, names), "steps": steps}
