"""Matches and their events: the transactions of the store, each a function of a connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, func, insert, select, union_all, update

from bot.core.matches.model import AccountId, Match, MatchId, Stage
from bot.core.matches.premoves import is_secret
from bot.core.matches.timing import next_due
from bot.core.ports import Change, MatchIdInUse, RematchInUse, VersionConflict
from bot.storage import outbox
from bot.storage.blocking import NEITHER_BLOCKS
from bot.storage.codec import write_event, write_snapshot
from bot.storage.schema import (
    IS_FINISHED,
    IS_FOR_ANYBODY,
    IS_OPEN,
    IS_OPEN_REMATCH,
    events,
    matches,
)
from bot.storage.upserts import inserted_unless_taken

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from sqlalchemy import Column, Connection, Row, Select, TextClause

SAVE = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.version == bindparam("loaded"))
    .values(
        version=matches.c.version + 1,
        events=matches.c.events + bindparam("happened"),
        stage=bindparam("stage"),
        challenger=bindparam("challenger"),
        opponent=bindparam("opponent"),
        updated=func.coalesce(
            bindparam("updated", type_=matches.c.updated.type), matches.c.updated
        ),
        due=bindparam("due"),
        snapshot=bindparam("snapshot"),
    )
    .returning(matches.c.events)
)
LOG = insert(events)
BY_ID = select(matches).where(matches.c.id == bindparam("match"))
EVENTS = (
    select(events, matches.c.events.label("length"))
    .join(matches)
    .where(events.c.match == bindparam("match"))
    .order_by(events.c.seq)
)
FOR_ANYBODY = (
    select(matches)
    .where(IS_FOR_ANYBODY, matches.c.expires > bindparam("now"), NEITHER_BLOCKS)
    .order_by(matches.c.updated.desc(), matches.c.id)
    .limit(bindparam("limit"))
)
REMATCH = select(matches).where(IS_OPEN_REMATCH, matches.c.rematch_of == bindparam("match"))
IDS = select(matches.c.id).order_by(matches.c.id).limit(bindparam("limit"))
COUNT = select(func.count()).select_from(matches)
EVERY = 2**31 - 1  # as a limit: more matches than anybody has
OPEN_STAGES = (Stage.OFFERED, Stage.RUNNING)


def _of(person: Column[Any], condition: TextClause) -> Select[Any]:
    """Select a person's matches in one role; the condition names the partial index."""
    return select(matches).where(condition, person == bindparam("person"))


def _latest(chosen: Select[Any]) -> Select[Any]:
    latest = chosen.order_by(matches.c.updated.desc()).limit(bindparam("finished"))
    return select(latest.subquery())


MINE = union_all(
    _of(matches.c.challenger, IS_OPEN),
    _of(matches.c.opponent, IS_OPEN),
    _latest(_of(matches.c.challenger, IS_FINISHED)),
    _latest(_of(matches.c.opponent, IS_FINISHED)),
)


def create(connection: Connection, change: Change) -> None:
    """Keep a new match; raises MatchIdInUse or RematchInUse."""
    row = {
        "id": change.match.id,
        "version": change.match.version + 1,
        "events": len(change.events),
        "rematch_of": change.match.rematch_of,
        "expires": change.match.expires,
        **_changing(change),
    }
    if not inserted_unless_taken(connection, matches, row=row):
        if by_id(connection, change.match.id) is None:
            raise RematchInUse(change.match.rematch_of)
        raise MatchIdInUse(change.match.id)
    _record(connection, change, len(change.events))


def save(connection: Connection, change: Change) -> None:
    """Keep a match's next step; raises VersionConflict."""
    row = {
        "match": change.match.id,
        "loaded": change.match.version,
        "happened": len(change.events),
        **_changing(change),
    }
    if is_secret(change.events):
        row["updated"] = None  # the opponent's list keeps its order
    count = connection.execute(SAVE, row).scalar_one_or_none()
    if count is None:
        raise VersionConflict(change.match.id)
    _record(connection, change, count)


def by_id(connection: Connection, match_id: MatchId) -> Row[Any] | None:
    """Find a match's row."""
    return connection.execute(BY_ID, {"match": match_id}).one_or_none()


def rematch_of(connection: Connection, match_id: MatchId) -> Row[Any] | None:
    """Find the row of a match's open rematch."""
    return connection.execute(REMATCH, {"match": match_id}).one_or_none()


def of_person(connection: Connection, account_id: AccountId, finished: int) -> Sequence[Row[Any]]:
    """List the rows of a person's open matches and the last finished ones, the latest first."""
    found = connection.execute(MINE, {"person": account_id, "finished": finished}).all()
    latest = sorted(found, key=lambda row: row.updated, reverse=True)
    closed = [row.id for row in latest if row.stage not in OPEN_STAGES]
    surplus = set(closed[finished:])
    return [row for row in latest if row.id not in surplus]


def for_anybody(
    connection: Connection, now: datetime, limit: int, viewer: AccountId
) -> Sequence[Row[Any]]:
    """List the rows of challenges that anybody may take whom no block bars, the newest first."""
    asked = {"now": now, "limit": limit, "viewer": viewer}
    return connection.execute(FOR_ANYBODY, asked).all()


def ids(connection: Connection, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
    """List match ids in their order, from the one after the given on."""
    page = IDS if after is None else IDS.where(matches.c.id > after)
    return tuple(connection.execute(page, {"limit": limit}).scalars())


def count(connection: Connection) -> int:
    """Count all matches."""
    return connection.execute(COUNT).scalar_one()


def log(connection: Connection, match_id: MatchId) -> Sequence[Row[Any]]:
    """List the rows of a match's events from the first on, each with the log's whole length."""
    return connection.execute(EVENTS, {"match": match_id}).all()


def _changing(change: Change) -> dict[str, Any]:
    return {
        "stage": change.match.stage,
        "challenger": change.match.challenger,
        "opponent": _opponent(change.match),
        "updated": change.at,
        "due": next_due(change.match),
        "snapshot": write_snapshot(change.match),
    }


def _opponent(match: Match) -> AccountId | None:
    return next((person for person in match.people if person != match.challenger), None)


def _record(connection: Connection, change: Change, count: int) -> None:
    """Keep what happened, up to the log's new length, and what is to be said of it."""
    first = count - len(change.events) + 1
    rows = []
    for seq, event in enumerate(change.events, start=first):
        kind, body = write_event(event)
        rows.append(
            {"match": change.match.id, "seq": seq, "kind": kind, "at": change.at, "body": body}
        )
    connection.execute(LOG, rows)
    outbox.post(connection, change)
