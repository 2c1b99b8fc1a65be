"""Tournaments when accounts are joined, parted or forgotten, and when a group gets another key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, null, or_, select, update

from bot.core.matches.tournaments import Phase
from bot.storage.tournament_tables import IS_NOT_OVER, tournament_entries, tournaments
from bot.storage.tournament_tables import tournament_pairings as pairings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId, GroupKey, MatchId

OF_ACCOUNT = tournament_entries.c.account == bindparam("of_account")
THEIRS = select(tournament_entries.c.tournament).where(OF_ACCOUNT)
OPEN = select(tournaments.c.id).where(tournaments.c.phase == Phase.OPEN)
HOLDS = tournaments.c.holder == bindparam("of_account")
FORGET = (
    # A process that has loaded one meanwhile has to load it again.
    update(tournaments)
    .where(IS_NOT_OVER, tournaments.c.id.in_(THEIRS))
    .values(version=tournaments.c.version + 1),
    update(tournaments).where(HOLDS).values(holder=null()),
    delete(tournament_entries).where(OF_ACCOUNT, tournament_entries.c.tournament.in_(OPEN)),
    update(tournament_entries)
    .where(OF_ACCOUNT, tournament_entries.c.until.is_(None))
    .values(until=0),
)


def move_group(connection: Connection, old: GroupKey, new: GroupKey) -> None:
    """Carry tournaments over to a group's new key."""
    keys = {"platform": old.platform, "key": old.key}
    connection.execute(
        update(tournaments)
        .where(*(tournaments.c[name] == value for name, value in keys.items()))
        .values(key=new.key)
    )


def forget(connection: Connection, account_id: AccountId) -> None:
    """Take a person out of the tournaments that are not over; others keep their results."""
    for statement in FORGET:
        connection.execute(statement, {"of_account": account_id})


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Make an account's entries and pairings another's; who is in already stays as they are."""
    own = select(tournament_entries.c.tournament).where(tournament_entries.c.account == kept)
    connection.execute(
        update(tournament_entries)
        .where(tournament_entries.c.account == gone, tournament_entries.c.tournament.not_in(own))
        .values(account=kept)
    )
    for column in (pairings.c.first, pairings.c.second):
        connection.execute(update(pairings).where(column == gone).values({column: kept}))


def give_back(
    connection: Connection, gone: AccountId, kept: AccountId, ids: Sequence[MatchId]
) -> None:
    """Return entries and pairings of the tournaments in which the account played these matches."""
    theirs = select(pairings.c.tournament).where(pairings.c.match.in_(ids))
    connection.execute(
        update(tournament_entries)
        .where(tournament_entries.c.account == kept, tournament_entries.c.tournament.in_(theirs))
        .values(account=gone)
    )
    for column in (pairings.c.first, pairings.c.second):
        connection.execute(
            update(pairings)
            .where(column == kept, or_(pairings.c.match.in_(ids), pairings.c.match.is_(None)))
            .where(pairings.c.tournament.in_(theirs))
            .values({column: gone})
        )
