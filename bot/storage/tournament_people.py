"""People of tournaments: who is away, and what happens when accounts are joined or forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, null, select, update

from bot.core.matches.tournaments import Phase
from bot.storage.schema import blocks, vacations
from bot.storage.tournament_tables import IS_NOT_OVER, tournament_entries, tournaments
from bot.storage.tournament_tables import tournament_pairings as pairings
from bot.storage.transactions import reads

if TYPE_CHECKING:
    from collections.abc import Collection
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId, GroupKey
    from bot.core.matches.tournaments import TournamentId

OF_ACCOUNT = tournament_entries.c.account == bindparam("of_account")
THEIRS = select(tournament_entries.c.tournament).where(OF_ACCOUNT)
OPEN = select(tournaments.c.id).where(tournaments.c.phase == Phase.OPEN)
HELD = select(tournaments.c.id).where(tournaments.c.holder == bindparam("of_account"))
ENTRIES = tournament_entries.c.tournament == bindparam("of_tournament")
ON_VACATION = (
    select(tournament_entries.c.account)
    .join(vacations, vacations.c.account == tournament_entries.c.account)
    .where(ENTRIES, vacations.c.end > bindparam("now", type_=vacations.c.end.type))
)
ENTERED = select(tournament_entries.c.account).where(ENTRIES)
BLOCKED = select(blocks).where(blocks.c.account.in_(ENTERED), blocks.c.blocked.in_(ENTERED))
LOAD_AGAIN = update(tournaments).values(version=tournaments.c.version + 1)
"""Has a process that has loaded a tournament load it again."""

WITHDRAW = (
    LOAD_AGAIN.where(IS_NOT_OVER, tournaments.c.id.in_(THEIRS)),
    delete(tournament_entries).where(OF_ACCOUNT, tournament_entries.c.tournament.in_(OPEN)),
    update(tournament_entries)
    .where(OF_ACCOUNT, tournament_entries.c.until.is_(None))
    .values(until=0),
)


@reads
def on_vacation_in(
    connection: Connection, tournament_id: TournamentId, now: datetime
) -> frozenset[AccountId]:
    asked = {"of_tournament": tournament_id, "now": now}
    return frozenset(connection.execute(ON_VACATION, asked).scalars())


@reads
def blocks_in(
    connection: Connection, tournament_id: TournamentId
) -> frozenset[frozenset[AccountId]]:
    rows = connection.execute(BLOCKED, {"of_tournament": tournament_id})
    return frozenset(frozenset({row.account, row.blocked}) for row in rows)


def move_group(connection: Connection, old: GroupKey, new: GroupKey) -> None:
    """Carry tournaments over to a group's new key."""
    keys = {"platform": old.platform, "key": old.key}
    connection.execute(
        update(tournaments)
        .where(*(tournaments.c[name] == value for name, value in keys.items()))
        .values(key=new.key)
    )


def forget(connection: Connection, account_id: AccountId) -> None:
    """Take a person out of tournaments; others keep their results."""
    withdraw(connection, account_id)
    held = update(tournaments).where(tournaments.c.holder == account_id)
    connection.execute(held.values(holder=null()))


def withdraw(connection: Connection, account_id: AccountId) -> None:
    """Take an account out of the tournaments that it is in; pairings are left as they are."""
    for statement in WITHDRAW:
        connection.execute(statement, {"of_account": account_id})


def brought_tournaments(
    connection: Connection, gone: AccountId, kept: AccountId
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the tournaments that one account is in and the other is not, and those it made."""
    mine, theirs, held = (
        set(connection.execute(query, {"of_account": who}).scalars())
        for query, who in ((THEIRS, gone), (THEIRS, kept), (HELD, gone))
    )
    return tuple(mine - theirs), tuple(held)


def give(
    connection: Connection,
    giver: AccountId,
    taker: AccountId,
    entered: Collection[str],
    held: Collection[str],
) -> None:
    """Put an account in another's place, as when accounts are joined or parted.

    It takes part in the tournaments ``entered``, with all pairings, and holds others.
    """
    connection.execute(LOAD_AGAIN.where(tournaments.c.id.in_((*entered, *held))))
    for key, column, ids in (
        (tournaments.c.id, tournaments.c.holder, held),
        (tournament_entries.c.tournament, tournament_entries.c.account, entered),
        (pairings.c.tournament, pairings.c.first, entered),
        (pairings.c.tournament, pairings.c.second, entered),
    ):
        theirs = update(column.table).where(column == giver, key.in_(ids))
        connection.execute(theirs.values({column: taker}))
