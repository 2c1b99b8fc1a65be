"""The schedule of matches: transactions of the store.

Invariant: the core computes when a match is due; it is stored with each of its steps.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, func, select, update

from bot.core.matches.computers import AT_ONCE, LEVELS, computer_account
from bot.core.matches.model import MatchId, Stage
from bot.storage.schema import IS_DUE, matches
from bot.storage.transactions import reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

DUE_MATCHES = (
    select(matches.c.id)
    .where(IS_DUE, matches.c.due > bindparam("after"), matches.c.due <= bindparam("now"))
    .order_by(matches.c.due)
    .limit(bindparam("limit"))
)
UNLOCKED_DUE_MATCHES = DUE_MATCHES.with_for_update(skip_locked=True)
TAKE_MATCHES = update(matches).where(matches.c.id.in_(bindparam("ids", expanding=True)))
NEXT_DUE = select(func.min(matches.c.due)).where(IS_DUE, matches.c.due > bindparam("after"))
TIMED_MATCHES = (
    select(matches.c.id)
    .where(IS_DUE, matches.c.stage == Stage.RUNNING, matches.c.id > bindparam("after"))
    .order_by(matches.c.id)
    .limit(bindparam("limit"))
)
DEFER_MATCH = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.due == bindparam("was"))
    .values(due=bindparam("until"))
)
COMPUTERS = tuple(computer_account(level).id for level in LEVELS)
RELEASE_COMPUTERS = (
    update(matches)
    .where(
        IS_DUE,
        matches.c.due <= bindparam("claimed"),
        matches.c.stage == Stage.RUNNING,
        # A computer never challenges anyone.
        matches.c.opponent.in_(bindparam("ids", expanding=True)),
    )
    .values(due=bindparam("at_once"))
)
EVER: Final = AT_ONCE - timedelta(days=1)
"""Before everything that is due."""


@reads
def matches_due(
    connection: Connection, now: datetime, limit: int, *, computers: bool = True
) -> tuple[MatchId, ...]:
    asked = {"now": now, "limit": limit, "after": _after(computers=computers)}
    return tuple(connection.execute(DUE_MATCHES, asked).scalars())


@writes
def take_matches_due(
    connection: Connection,
    now: datetime,
    *,
    until: datetime,
    limit: int,
    computers: bool = True,
) -> tuple[MatchId, ...]:
    asked = {"now": now, "limit": limit, "after": _after(computers=computers)}
    taken = tuple(connection.execute(UNLOCKED_DUE_MATCHES, asked).scalars())
    if taken:
        connection.execute(TAKE_MATCHES.values(due=until), {"ids": taken})
    return taken


@reads
def next_match_due(connection: Connection, *, computers: bool = True) -> datetime | None:
    asked = {"after": _after(computers=computers)}
    found: datetime | None = connection.execute(NEXT_DUE, asked).scalar_one()
    return found


def _after(*, computers: bool) -> datetime:
    """Return the time after which matches count; a computer's turn is due at one of its own."""
    return EVER if computers else AT_ONCE


@reads
def matches_timed(connection: Connection, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
    return tuple(
        connection.execute(TIMED_MATCHES, {"after": after or "", "limit": limit}).scalars()
    )


@writes
def defer_match(
    connection: Connection, match_id: MatchId, *, was: datetime, until: datetime
) -> None:
    connection.execute(DEFER_MATCH, {"match": match_id, "was": was, "until": until})


@writes
def release_computers(connection: Connection, claimed: datetime) -> None:
    values = {"ids": COMPUTERS, "claimed": claimed, "at_once": AT_ONCE}
    connection.execute(RELEASE_COMPUTERS, values)
