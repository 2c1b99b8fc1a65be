"""Looking over the whole store, for whoever watches over the bot.

Law: however much there is, no query reads more than so many rows, so that looking hurts nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, case, func, select, text

from bot.core.accounts.own_data import UsageCounts
from bot.core.matches.model import Stage
from bot.core.notifications.outbox_worker import MAX_BACKOFF
from bot.core.service import CHALLENGE_LIFETIME
from bot.core.survey import Backlog, Survey
from bot.storage.schema import IS_DUE, IS_FINISHED, IS_OPEN, matches, outbox

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, ScalarSelect


MAX_COUNTED = 50_000
"""How far is counted."""

_OPEN = select(matches.c.stage).where(IS_OPEN).limit(MAX_COUNTED).subquery()
STAGES = select(_OPEN.c.stage, func.count()).group_by(_OPEN.c.stage)

_OVERDUE = (
    select(matches.c.due)
    .where(IS_DUE, matches.c.due <= bindparam("now"))
    .order_by(matches.c.due)
    .limit(MAX_COUNTED)
    .subquery()
)
OVERDUE = select(func.count(), func.min(_OVERDUE.c.due))

# What has failed waits for its next time, and is late all the same.
_WAITING = (
    select(outbox.c.attempts, outbox.c.due, outbox.c.created)
    .where(outbox.c.platform == bindparam("platform"), outbox.c.due <= bindparam("soon"))
    .order_by(outbox.c.due)
    .limit(MAX_COUNTED)
    .subquery()
)
_TRIED = _WAITING.c.attempts > 0
WAITING = select(
    func.count(), func.min(case((_TRIED, _WAITING.c.created), else_=_WAITING.c.due))
).where(_TRIED | (_WAITING.c.due <= bindparam("now")))

SIZES = {
    "sqlite": text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"),
    "postgresql": text("SELECT pg_database_size(current_database())"),
}


def survey(connection: Connection, platforms: tuple[str, ...], now: datetime) -> Survey:
    """Look over all matches, and over what waits to be said on these platforms."""
    stages: dict[str, int] = dict(connection.execute(STAGES).all())
    return Survey(
        running=stages.get(Stage.RUNNING, 0),
        offered=stages.get(Stage.OFFERED, 0),
        clocks=Backlog(*connection.execute(OVERDUE, {"now": now}).one()),
        outbox={platform: _waiting(connection, platform, now) for platform in platforms},
        size=connection.execute(SIZES[connection.dialect.name]).scalar_one(),
    )


def _waiting(connection: Connection, platform: str, now: datetime) -> Backlog:
    asked = {"platform": platform, "now": now, "soon": now + MAX_BACKOFF}
    return Backlog(*connection.execute(WAITING, asked).one())


CHALLENGER = matches.c.challenger == bindparam("person")
OPPONENT = matches.c.opponent == bindparam("person")
RUNNING = matches.c.stage == Stage.RUNNING
OFFERED = matches.c.stage == Stage.OFFERED
# All challenges last as long, so that their end tells when they were made; what was made since a
# time has changed since then too, and so far the index is read.
RECENT = (matches.c.updated > bindparam("since"), matches.c.expires > bindparam("expiring"))


def _count(*conditions: object) -> ScalarSelect[int]:
    """Count matches; the first condition names the partial index."""
    counted = select(func.count()).select_from(matches)
    return counted.where(*conditions).scalar_subquery()  # type: ignore[arg-type]


TALLY = select(
    _count(IS_OPEN, CHALLENGER, RUNNING) + _count(IS_OPEN, OPPONENT, RUNNING),
    _count(IS_OPEN, CHALLENGER, OFFERED, matches.c.expires > bindparam("now")),
    _count(IS_OPEN, CHALLENGER, *RECENT) + _count(IS_FINISHED, CHALLENGER, *RECENT),
)


def tally(connection: Connection, person: str, now: datetime, since: datetime) -> UsageCounts:
    """Count what a person has going now, and the challenges that they made since a time."""
    asked = {"person": person, "now": now, "since": since, "expiring": since + CHALLENGE_LIFETIME}
    return UsageCounts(*connection.execute(TALLY, asked).one())
