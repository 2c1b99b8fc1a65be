"""Vacations: transactions of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, select, union, update

from bot.core.matches.model import AccountId, MatchId, Stage
from bot.core.matches.vacations import Vacation
from bot.storage.accounts import lock_if_identified
from bot.storage.schema import IS_DUE, IS_OPEN, matches, vacations
from bot.storage.transactions import put, reads, writes

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from sqlalchemy import Column, Connection, Row, Select

columns = vacations.c
VACATIONS_OF_ACCOUNT = (
    select(vacations).where(columns.account == bindparam("account")).order_by(columns.begin)
)
DUE_VACATIONS = (
    select(vacations)
    .where(IS_DUE, columns.due <= bindparam("now"))
    .order_by(columns.due)
    .limit(bindparam("limit"))
)
SET_DUE = (
    update(vacations)
    .where(
        columns.account == bindparam("of_account"),
        columns.begin == bindparam("begun"),
        columns.end == bindparam("ended"),
        columns.due <= bindparam("now"),
    )
    .values(due=bindparam("again"))
)
DELETE_VACATIONS = delete(vacations).where(columns.account == bindparam("account"))


def _running(person: Column[Any]) -> Select[Any]:
    """Select a person's matches in play in one role; the condition names the partial index."""
    return select(matches.c.id).where(
        IS_OPEN, person == bindparam("account"), matches.c.stage == Stage.RUNNING
    )


RUNNING_MATCHES = union(_running(matches.c.challenger), _running(matches.c.opponent)).order_by("id")


@reads
def vacations_of(connection: Connection, account_id: AccountId) -> tuple[Vacation, ...]:
    return _read(connection.execute(VACATIONS_OF_ACCOUNT, {"account": account_id}))


@writes
def keep_vacations(connection: Connection, kept: tuple[Vacation, ...], due: datetime) -> None:
    for vacation in kept:
        if lock_if_identified(connection, vacation.account):
            _put(connection, vacation, vacation.account, due)


@reads
def vacations_due(connection: Connection, now: datetime, limit: int) -> tuple[Vacation, ...]:
    return _read(connection.execute(DUE_VACATIONS, {"now": now, "limit": limit}))


@writes
def acknowledge_vacation(
    connection: Connection, vacation: Vacation, *, now: datetime, again: datetime | None = None
) -> None:
    known = {"of_account": vacation.account, "begun": vacation.begin, "ended": vacation.end}
    connection.execute(SET_DUE, {**known, "now": now, "again": again})


@reads
def matches_running(connection: Connection, account_id: AccountId) -> tuple[MatchId, ...]:
    return tuple(connection.execute(RUNNING_MATCHES, {"account": account_id}).scalars())


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Make all vacations of an account those of another, and all of that one due at once.

    The matches of each have to learn of the vacations of the other.
    """
    both = (*vacations_of(connection, gone), *vacations_of(connection, kept))
    connection.execute(DELETE_VACATIONS, {"account": gone})
    # Of two that begin at the same time the longer one stays.
    for vacation in sorted(both, key=lambda each: each.end):
        _put(connection, vacation, kept, due=vacation.begin)


def _put(connection: Connection, vacation: Vacation, account: AccountId, due: datetime) -> None:
    row = {"account": account, "begin": vacation.begin, "end": vacation.end, "due": due}
    put(connection, vacations, "account", "begin", row=row)


def _read(rows: Iterable[Row[Any]]) -> tuple[Vacation, ...]:
    return tuple(Vacation(AccountId(row.account), row.begin, row.end) for row in rows)
