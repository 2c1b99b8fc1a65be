"""Tournaments: transactions of the store.

Invariant: a tournament is changed by one process at a time, guarded by its version. Its pairings
are added once and never changed, and their results are those of the matches.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from bot.core.matches.errors import VersionConflict
from bot.core.matches.model import GroupKey, MatchId, Place
from bot.core.matches.tournaments import (
    Entrant,
    Pairing,
    PairingResult,
    Tournament,
    TournamentId,
)
from bot.core.store.outbox import TournamentNews
from bot.storage.codec import Codec
from bot.storage.groups import group_settings
from bot.storage.outbox import add_tournament_news
from bot.storage.schema import matches
from bot.storage.tournament_tables import IS_NOT_OVER, tournament_entries, tournaments
from bot.storage.tournament_tables import tournament_pairings as pairings
from bot.storage.transactions import put_all, reads, reads_into, writes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from sqlalchemy import BindParameter, Connection, Row

    from bot.core.matches.model import AccountId

SNAPSHOT = Codec(Tournament)
"""A tournament's text. If it has columns and rows, these count."""

MATCH_RESULTS = {
    "challenger": PairingResult.FIRST,
    "opponent": PairingResult.SECOND,
    "draw": PairingResult.DRAW,
}
"""Results of pairings by those of their matches, which the first side offers."""

OF_TOURNAMENT: BindParameter[str] = bindparam("tournament")
FIND = select(tournaments).where(tournaments.c.id == OF_TOURNAMENT)
ENTRIES = (
    select(tournament_entries)
    .where(tournament_entries.c.tournament == OF_TOURNAMENT)
    .order_by(tournament_entries.c.number)
)
RESULT = (matches.c.id, matches.c.result, matches.c.ended)
PAIRINGS = (
    select(pairings, *(each.label(f"match_{each.name}") for each in RESULT))
    .outerjoin(matches, matches.c.id == pairings.c.match)
    .where(pairings.c.tournament == OF_TOURNAMENT)
    .order_by(pairings.c.season, pairings.c.round, pairings.c.board)
)
ADD = insert(tournaments)
CHANGE = (
    update(tournaments)
    .where(tournaments.c.id == bindparam("of_id"), tournaments.c.version == bindparam("loaded"))
    .values(
        version=tournaments.c.version + 1,
        **{name: bindparam(name) for name in ("phase", "due", "snapshot")},
    )
)
DEFER = (
    update(tournaments).where(tournaments.c.id == bindparam("of_id")).values(due=bindparam("due"))
)
SETTLE = DEFER.where(tournaments.c.version == bindparam("loaded"))
DROP_ENTRIES = delete(tournament_entries).where(
    tournament_entries.c.tournament == OF_TOURNAMENT,
    tournament_entries.c.account.in_(bindparam("people", expanding=True)),
)
ADD_PAIRINGS = insert(pairings)
DUE = (
    select(tournaments.c.id)
    .where(tournaments.c.due <= bindparam("now", type_=tournaments.c.due.type))
    .order_by(tournaments.c.due)
    .limit(bindparam("limit"))
)
NEXT_DUE = select(func.min(tournaments.c.due))
LISTED = select(tournaments.c.id).where(IS_NOT_OVER).order_by(tournaments.c.id)
OF_PERSON = LISTED.join(tournament_entries).where(
    tournament_entries.c.account == bindparam("account"), tournament_entries.c.until.is_(None)
)
MAKE_DUE = (
    update(tournaments)
    .where(
        tournaments.c.id.in_(
            select(pairings.c.tournament).where(pairings.c.match == bindparam("of_match"))
        )
    )
    .values(due=bindparam("now", type_=tournaments.c.due.type), version=tournaments.c.version + 1)
)
"""Makes a tournament due, and has a process that has loaded it load it again."""

HOLDS = tournaments.c.holder == bindparam("of_account")
COUNT_HELD = select(func.count()).select_from(tournaments).where(IS_NOT_OVER, HOLDS)


@writes
def add_tournament(connection: Connection, tournament: Tournament) -> None:
    group = tournament.group
    row = {
        "id": tournament.id,
        "version": tournament.version + 1,
        "platform": group and group.platform,
        "key": group and group.key,
        "holder": tournament.holder,
        **_changing(tournament),
    }
    connection.execute(ADD, row)
    _keep_entries(connection, tournament.id, (), tournament.entries)
    _announce(connection, tournament, tournament.created)


@writes
def save_tournament(
    connection: Connection,
    before: Tournament,
    after: Tournament,
    now: datetime,
    *,
    announce: bool = False,
) -> None:
    changed = {"of_id": after.id, "loaded": before.version, **_changing(after)}
    if connection.execute(CHANGE, changed).rowcount != 1:
        raise VersionConflict(after.id)
    _keep_entries(connection, after.id, before.entries, after.entries)
    added = after.pairings[len(before.pairings) :]
    if added:
        connection.execute(ADD_PAIRINGS, [_pairing_row(after.id, each) for each in added])
    if announce:
        _announce(connection, after, now)


def _announce(connection: Connection, tournament: Tournament, now: datetime) -> None:
    """Have a place hear of a tournament: where its group wants that, or where it was made."""
    group, place = tournament.group, tournament.place
    if group and (chosen := group_settings(connection, group).events):
        place = Place(group.platform, chosen)
    if place:
        add_tournament_news(connection, TournamentNews(tournament.id, place), now)


@writes
def defer_tournament(connection: Connection, tournament_id: TournamentId, until: datetime) -> None:
    connection.execute(DEFER, {"of_id": tournament_id, "due": until})


@writes
def settle_tournament(connection: Connection, tournament: Tournament) -> None:
    """Store when there is something to do next, unless the tournament has changed."""
    loaded = {"of_id": tournament.id, "loaded": tournament.version}
    connection.execute(SETTLE, {**loaded, "due": tournament.due})


def _tournament(
    found: tuple[Row[Any], Sequence[Row[Any]], Sequence[Row[Any]]] | None,
) -> Tournament | None:
    if found is None:
        return None
    row, entries, met = found
    names = [each.name for each in fields(Entrant)]
    return replace(
        SNAPSHOT.read(row.snapshot),
        version=row.version,
        group=GroupKey(row.platform, row.key) if row.platform else None,
        holder=row.holder,
        entries=tuple(Entrant(**{name: getattr(each, name) for name in names}) for each in entries),
        pairings=tuple(map(_pairing, met)),
    )


@reads_into(_tournament)
def tournament(
    connection: Connection, tournament_id: TournamentId
) -> tuple[Row[Any], Sequence[Row[Any]], Sequence[Row[Any]]] | None:
    """Find the rows of a tournament."""
    asked = {"tournament": tournament_id}
    row = connection.execute(FIND, asked).one_or_none()
    if row is None:
        return None
    entries = connection.execute(ENTRIES, asked).all()
    return row, entries, connection.execute(PAIRINGS, asked).all()


@reads
def tournaments_due(connection: Connection, now: datetime, limit: int) -> tuple[TournamentId, ...]:
    return tuple(connection.execute(DUE, {"now": now, "limit": limit}).scalars())


@reads
def next_tournament_due(connection: Connection) -> datetime | None:
    due: datetime | None = connection.execute(NEXT_DUE).scalar_one()
    return due


@reads
def tournaments_in(connection: Connection, group: GroupKey) -> tuple[TournamentId, ...]:
    here = LISTED.where(tournaments.c.platform == group.platform, tournaments.c.key == group.key)
    return tuple(connection.execute(here).scalars())


@reads
def tournaments_held(connection: Connection, account_id: AccountId) -> int:
    return connection.execute(COUNT_HELD, {"of_account": account_id}).scalar_one()


@reads
def tournaments_of(connection: Connection, account_id: AccountId) -> tuple[TournamentId, ...]:
    return tuple(connection.execute(OF_PERSON, {"account": account_id}).scalars())


def match_ended(connection: Connection, match_id: MatchId, now: datetime) -> None:
    """Make the tournament of a match due.

    Whether it was the last match of its round is looked at later: of two that end at the same
    moment, neither transaction sees the other's end.
    """
    connection.execute(MAKE_DUE, {"of_match": match_id, "now": now})


def _changing(tournament: Tournament) -> dict[str, Any]:
    kept = replace(tournament, holder=None, group=None, entries=(), pairings=())
    return {
        "phase": tournament.phase,
        "due": tournament.due,
        "snapshot": SNAPSHOT.write(kept),
    }


def _keep_entries(
    connection: Connection,
    tournament_id: TournamentId,
    before: tuple[Entrant, ...],
    after: tuple[Entrant, ...],
) -> None:
    """Store the entries that differ, and delete those that are there no more."""
    gone = {each.account for each in before} - {each.account for each in after}
    if gone:
        people = {"tournament": tournament_id, "people": sorted(gone)}
        connection.execute(DROP_ENTRIES, people)
    known = set(before)
    names = [each.name for each in fields(Entrant)]
    rows = [
        {"tournament": tournament_id, **{name: getattr(each, name) for name in names}}
        for each in after
        if each not in known
    ]
    put_all(connection, tournament_entries, "tournament", "account", rows=rows)


def _pairing_row(tournament_id: TournamentId, pairing: Pairing) -> Mapping[str, Any]:
    names = ("season", "round", "board", "division", "first", "second", "match")
    return {
        "tournament": tournament_id,
        **{name: getattr(pairing, name) for name in names},
        "bye": pairing.result,
    }


def _pairing(row: Row[Any]) -> Pairing:
    return Pairing(
        season=row.season,
        round=row.round,
        board=row.board,
        first=row.first,
        second=row.second,
        match=row.match and MatchId(row.match),
        result=MATCH_RESULTS.get(row.match_result, row.bye and PairingResult(row.bye)),
        division=row.division,
        begun=row.match is None or row.match_id is not None,
        ended=row.match_ended,
    )
