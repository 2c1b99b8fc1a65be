"""Who is away when: the transactions of the store, each a function of a connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, exists, select, union, update

from bot.core.matches.model import AccountId, MatchId, Stage
from bot.core.matches.vacations import Vacation
from bot.storage import schema
from bot.storage.schema import IS_DUE, IS_OPEN, matches, vacations
from bot.storage.upserts import put

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from sqlalchemy import Column, Connection, Row, Select

columns = vacations.c
OF_ACCOUNT = (
    select(vacations).where(columns.account == bindparam("account")).order_by(columns.begin)
)
# Whoever is forgotten or joined meanwhile is waited for, and gets nothing any more.
LOCK = (
    select(schema.accounts.c.id)
    .where(schema.accounts.c.id == bindparam("account"))
    .with_for_update(key_share=True)
)
IS_SOMEBODY = select(exists().where(schema.identities.c.account == bindparam("account")))
DUE = (
    select(vacations)
    .where(IS_DUE, columns.due <= bindparam("now"))
    .order_by(columns.due)
    .limit(bindparam("limit"))
)
SETTLE = (
    update(vacations)
    .where(
        columns.account == bindparam("of_account"),
        columns.begin == bindparam("begun"),
        columns.end == bindparam("ended"),
        columns.due <= bindparam("now"),
    )
    .values(due=bindparam("again"))
)
DROP = delete(vacations).where(columns.account == bindparam("account"))


def _running(person: Column[Any]) -> Select[Any]:
    """Select a person's matches in play in one role; the condition names the partial index."""
    return select(matches.c.id).where(
        IS_OPEN, person == bindparam("account"), matches.c.stage == Stage.RUNNING
    )


RUNNING = union(_running(matches.c.challenger), _running(matches.c.opponent)).order_by("id")


def of_account(connection: Connection, account_id: AccountId) -> tuple[Vacation, ...]:
    """List all vacations of an account, the earliest first."""
    return _read(connection.execute(OF_ACCOUNT, {"account": account_id}))


def keep(connection: Connection, kept: tuple[Vacation, ...], due: datetime) -> None:
    """Keep vacations that are due then, of people who are still somebody."""
    for vacation in kept:
        person = {"account": vacation.account}
        connection.execute(LOCK, person)
        if connection.execute(IS_SOMEBODY, person).scalar_one():
            _put(connection, vacation, vacation.account, due)


def due(connection: Connection, now: datetime, limit: int) -> tuple[Vacation, ...]:
    """List vacations that are due, the longest waiting first."""
    return _read(connection.execute(DUE, {"now": now, "limit": limit}))


def settle(
    connection: Connection, vacation: Vacation, *, now: datetime, again: datetime | None
) -> None:
    """Strike a vacation off the list of what is due, or put it off, unless it has changed."""
    connection.execute(
        SETTLE,
        {
            "of_account": vacation.account,
            "begun": vacation.begin,
            "ended": vacation.end,
            "now": now,
            "again": again,
        },
    )


def running(connection: Connection, account_id: AccountId) -> tuple[MatchId, ...]:
    """List the matches in play of an account, in the order of their ids."""
    return tuple(connection.execute(RUNNING, {"account": account_id}).scalars())


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Make all vacations of an account those of another, and all of that one due at once.

    The matches of each have to learn of the vacations of the other.
    """
    both = (*of_account(connection, gone), *of_account(connection, kept))
    connection.execute(DROP, {"account": gone})
    # Of two that begin at once the longer one stays.
    for vacation in sorted(both, key=lambda each: each.end):
        _put(connection, vacation, kept, due=vacation.begin)


def _put(connection: Connection, vacation: Vacation, account: AccountId, due: datetime) -> None:
    row = {"account": account, "begin": vacation.begin, "end": vacation.end, "due": due}
    put(connection, vacations, "account", "begin", row=row)


def _read(rows: Iterable[Row[Any]]) -> tuple[Vacation, ...]:
    return tuple(Vacation(AccountId(row.account), row.begin, row.end) for row in rows)
