"""All matches as text, a line each, for other programs to read.

Law: a match that is not over tells no seed, as in what a person takes away; of none it is told that
somebody planned.
"""

from __future__ import annotations

import json
from typing import IO, TYPE_CHECKING

from bot.core.accounts.people import NAMELESS
from bot.core.accounts.personal_data import told_match
from bot.core.matches.events import PlanDropped, PlanMissed, Planned
from bot.core.ports import CorruptMatch
from bot.storage import accounts
from bot.storage.progress import Phase
from bot.storage.restoring import events_of, match_of
from bot.storage.verifying import Audit, all_ids, whole

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.accounts.personal_data import Json
    from bot.core.matches.model import MatchId
    from bot.storage.progress import Report

FORMAT = 1
"""Goes up when a key changes its meaning or goes away."""

OF_PLANS = (Planned, PlanDropped, PlanMissed)


def export(connection: Connection, file: IO[str], report: Report) -> Audit:
    """Write every match, by its id; one that cannot be read says so in its line."""
    told, problems = 0, []
    for match_id in all_ids(connection, Phase.EXPORTING, report):
        try:
            match = _told(connection, match_id)
        except CorruptMatch as error:
            match = {"id": match_id, "problem": str(error)}
            problems.append(f"{match_id}: {error}")
        file.write(json.dumps({"format": FORMAT, **match}, ensure_ascii=False) + "\n")
        told += 1
    return Audit(told, tuple(problems))


def _told(connection: Connection, match_id: MatchId) -> Json:
    row, log = whole(connection, match_id)
    if row is None:
        raise CorruptMatch(f"match {match_id} is gone")
    match, events = match_of(row), events_of(log)
    people = accounts.by_ids(connection, (*match.people, match.challenger))
    names = {person: account.name or NAMELESS for person, account in people.items()}
    steps = [
        {"at": step.at.isoformat(), "event": step.kind}
        for step, event in zip(log, events, strict=True)
        if not isinstance(event, OF_PLANS)
    ]
    return {**told_match(match, events, names), "steps": steps}
