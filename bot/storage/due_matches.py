"""What is due in matches though nobody does it, and the bot's own heartbeat.

Law: when a match is due is worked out by the core, and stored with each of its steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, func, select, update

from bot.core.matches.model import MatchId, Stage
from bot.storage.schema import IS_DUE, heartbeats, matches
from bot.storage.upserts import put

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

DUE = (
    select(matches.c.id)
    .where(IS_DUE, matches.c.due <= bindparam("now"))
    .order_by(matches.c.due)
    .limit(bindparam("limit"))
)
FREE = DUE.with_for_update(skip_locked=True)
TAKE = update(matches).where(matches.c.id.in_(bindparam("ids", expanding=True)))
NEXT = select(func.min(matches.c.due)).where(IS_DUE)
TIMED = (
    select(matches.c.id)
    .where(IS_DUE, matches.c.stage == Stage.RUNNING, matches.c.id > bindparam("after"))
    .order_by(matches.c.id)
    .limit(bindparam("limit"))
)
PUT_OFF = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.due == bindparam("was"))
    .values(due=bindparam("until"))
)
LAST_BEAT = select(func.max(heartbeats.c.at))
ONLY = 1
"""The key of the one row that the heartbeat has."""


def due(connection: Connection, now: datetime, limit: int) -> tuple[MatchId, ...]:
    """List the matches in which something is due, the longest waiting first."""
    return tuple(connection.execute(DUE, {"now": now, "limit": limit}).scalars())


def take(connection: Connection, now: datetime, until: datetime, limit: int) -> tuple[MatchId, ...]:
    """Take matches in which something is due, so that others look at them later."""
    taken = tuple(connection.execute(FREE, {"now": now, "limit": limit}).scalars())
    if taken:
        connection.execute(TAKE.values(due=until), {"ids": taken})
    return taken


def next_due(connection: Connection) -> datetime | None:
    """Tell when something is due next."""
    found: datetime | None = connection.execute(NEXT).scalar_one()
    return found


def timed(connection: Connection, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
    """List the matches in play in which something will be due, in the order of their ids."""
    return tuple(connection.execute(TIMED, {"after": after or "", "limit": limit}).scalars())


def put_off(connection: Connection, match_id: MatchId, *, was: datetime, until: datetime) -> None:
    """Look at a match later that was due then, unless somebody has changed it meanwhile."""
    connection.execute(PUT_OFF, {"match": match_id, "was": was, "until": until})


def last_beat(connection: Connection) -> datetime | None:
    """Tell when the bot was last known to run."""
    found: datetime | None = connection.execute(LAST_BEAT).scalar_one()
    return found


def beat(connection: Connection, now: datetime) -> None:
    """Note that the bot runs."""
    put(connection, heartbeats, "id", row={"id": ONLY, "at": now})
