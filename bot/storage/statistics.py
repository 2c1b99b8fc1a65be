"""Statistics of the whole store, for operators, and of one person.

Invariant: no query reads more than MAX_COUNTED rows, so that it stays cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, case, func, select, text

from bot.core.matches.computers import AT_ONCE
from bot.core.matches.model import Stage
from bot.core.notifications.sender import MAX_BACKOFF
from bot.core.service.service import CHALLENGE_LIFETIME
from bot.core.store.values import Backlog, Survey, UsageCounts
from bot.storage.schema import IS_DUE, IS_FINISHED, IS_OPEN, matches, outbox
from bot.storage.transactions import reads

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, ScalarSelect

    from bot.core.matches.model import AccountId


MAX_COUNTED = 50_000
"""Counts stop here."""

_OPEN = select(matches.c.stage).where(IS_OPEN).limit(MAX_COUNTED).subquery()
STAGE_COUNTS = select(_OPEN.c.stage, func.count()).group_by(_OPEN.c.stage)

_DUE_MATCHES = (
    select(matches.c.due)
    .where(IS_DUE, matches.c.due > AT_ONCE, matches.c.due <= bindparam("now"))
    .order_by(matches.c.due)
    .limit(MAX_COUNTED)
    .subquery()
)
MATCH_BACKLOG = select(func.count(), func.min(_DUE_MATCHES.c.due))

_COMPUTERS_TURNS = (
    select(matches.c.updated).where(IS_DUE, matches.c.due == AT_ONCE).limit(MAX_COUNTED).subquery()
)
COMPUTER_BACKLOG = select(func.count(), func.min(_COMPUTERS_TURNS.c.updated))

# An item that failed is late although its next attempt is not due yet.
_OUTBOX_ITEMS = (
    select(outbox.c.attempts, outbox.c.due, outbox.c.created)
    .where(outbox.c.platform == bindparam("platform"), outbox.c.due <= bindparam("soon"))
    .order_by(outbox.c.due)
    .limit(MAX_COUNTED)
    .subquery()
)
_HAS_FAILED = _OUTBOX_ITEMS.c.attempts > 0
OUTBOX_BACKLOG = select(
    func.count(), func.min(case((_HAS_FAILED, _OUTBOX_ITEMS.c.created), else_=_OUTBOX_ITEMS.c.due))
).where(_HAS_FAILED | (_OUTBOX_ITEMS.c.due <= bindparam("now")))

DATABASE_SIZE = {
    "sqlite": text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"),
    "postgresql": text("SELECT pg_database_size(current_database())"),
}


@reads
def survey(connection: Connection, platforms: tuple[str, ...], now: datetime) -> Survey:
    stages: dict[str, int] = dict(connection.execute(STAGE_COUNTS).all())
    return Survey(
        running=stages.get(Stage.RUNNING, 0),
        offered=stages.get(Stage.OFFERED, 0),
        clocks=Backlog(*connection.execute(MATCH_BACKLOG, {"now": now}).one()),
        computers=Backlog(*connection.execute(COMPUTER_BACKLOG).one()),
        outbox={platform: _outbox_backlog(connection, platform, now) for platform in platforms},
        size=connection.execute(DATABASE_SIZE[connection.dialect.name]).scalar_one(),
    )


def _outbox_backlog(connection: Connection, platform: str, now: datetime) -> Backlog:
    asked = {"platform": platform, "now": now, "soon": now + MAX_BACKOFF}
    return Backlog(*connection.execute(OUTBOX_BACKLOG, asked).one())


IS_CHALLENGER = matches.c.challenger == bindparam("person")
IS_OPPONENT = matches.c.opponent == bindparam("person")
IS_RUNNING = matches.c.stage == Stage.RUNNING
IS_OFFERED = matches.c.stage == Stage.OFFERED
# All challenges last equally long, so that ``expires`` tells when they were made. Those made since
# a time were also updated since then, which limits what is read of the index.
IS_RECENT = (matches.c.updated > bindparam("since"), matches.c.expires > bindparam("expiring"))


def _count(*conditions: object) -> ScalarSelect[int]:
    """Count matches; the first condition names the partial index."""
    counted = select(func.count()).select_from(matches)
    return counted.where(*conditions).scalar_subquery()  # type: ignore[arg-type]


USAGE_COUNTS = select(
    _count(IS_OPEN, IS_CHALLENGER, IS_RUNNING) + _count(IS_OPEN, IS_OPPONENT, IS_RUNNING),
    _count(IS_OPEN, IS_CHALLENGER, IS_OFFERED, matches.c.expires > bindparam("now")),
    _count(IS_OPEN, IS_CHALLENGER, *IS_RECENT) + _count(IS_FINISHED, IS_CHALLENGER, *IS_RECENT),
)


@reads
def usage_counts(
    connection: Connection, account_id: AccountId, now: datetime, since: datetime
) -> UsageCounts:
    times = {"now": now, "since": since, "expiring": since + CHALLENGE_LIFETIME}
    asked = {"person": account_id, **times}
    return UsageCounts(*connection.execute(USAGE_COUNTS, asked).one())
