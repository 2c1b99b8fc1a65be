"""Matches and their events: transactions of the store.

Reads return rows; they become matches and events outside of the transaction.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    bindparam,
    case,
    func,
    insert,
    literal,
    null,
    select,
    union,
    union_all,
    update,
)

from bot.core.matches.cases import report_of
from bot.core.matches.chat import Reported
from bot.core.matches.errors import MatchIdInUse, RematchInUse, VersionConflict
from bot.core.matches.model import LOBBY, AccountId, Match, MatchId, Stage
from bot.core.matches.premoves import is_secret
from bot.core.matches.results import Result, Score, is_public, is_rated
from bot.core.matches.timing import Ended, next_due
from bot.core.store.values import DeliveryContext, Saved
from bot.storage import ratings, tournaments
from bot.storage.accounts import people_on
from bot.storage.acknowledged import note_touched
from bot.storage.blocking import NEITHER_BLOCKS
from bot.storage.cases import add_case
from bot.storage.claims import claim_new
from bot.storage.codec import events_of, match_of, readable, write_event, write_snapshot
from bot.storage.inputs import store_effect
from bot.storage.outbox import add_notifications
from bot.storage.posts import posts
from bot.storage.schema import (
    HAS_RESULT,
    IS_FINISHED,
    IS_LISTED,
    IS_OPEN,
    IS_OPEN_REMATCH,
    events,
    matches,
)
from bot.storage.transactions import inserted_unless_taken, reads, reads_into, writes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from sqlalchemy import Case, Column, Connection, Row, Select, TextClause

    from bot.core.store.values import Change


def _kept(column: Column[Any]) -> Case[Any]:
    """Return what a column becomes: its first value stays until there is none again.

    So it stays when something is said after the end, and goes when the match is in play again.
    """
    given = bindparam(column.name, type_=column.type)
    return case((given.is_(None), null()), else_=func.coalesce(column, given))


UPDATE_MATCH = (
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
        game=bindparam("game"),
        # By the roles, which are the same also when one person has joined both accounts.
        result=_kept(matches.c.result),
        ended=_kept(matches.c.ended),
        public=bindparam("public"),
    )
    .returning(matches.c.events)
)
BY_IDS = matches.c.id.in_(bindparam("ids", expanding=True))
MATCHES = select(matches).where(BY_IDS)
VERSIONS = select(matches.c.id, matches.c.version).where(BY_IDS)
INSERT_EVENTS = insert(events)
MATCH_BY_ID = select(matches).where(matches.c.id == bindparam("match"))
EVENTS_OF_MATCH = (
    select(events, matches.c.events.label("length"))
    .join(matches)
    .where(events.c.match == bindparam("match"))
    .order_by(events.c.seq)
)
OPEN_CHALLENGES = (
    select(matches)
    .where(IS_LISTED, matches.c.expires > bindparam("now"), NEITHER_BLOCKS)
    .order_by(matches.c.updated.desc(), matches.c.id)
    .limit(bindparam("limit"))
)
OPEN_REMATCH = select(matches).where(IS_OPEN_REMATCH, matches.c.rematch_of == bindparam("match"))
MATCH_IDS = select(matches.c.id).order_by(matches.c.id).limit(bindparam("limit"))
MATCH_COUNT = select(func.count()).select_from(matches)
MAX_MATCHES = 2**31 - 1
"""A limit beyond the number of any person's matches."""

ROLES = (matches.c.challenger, matches.c.opponent)
OPEN_STAGES = (Stage.OFFERED, Stage.RUNNING)


def _matches_in_role(person: Column[Any], condition: TextClause) -> Select[Any]:
    """Select a person's matches in one role; the condition names the partial index."""
    return select(matches).where(condition, person == bindparam("person"))


def _latest(chosen: Select[Any]) -> Select[Any]:
    latest = chosen.order_by(matches.c.updated.desc()).limit(bindparam("finished"))
    return select(latest.subquery())


MATCHES_OF_PERSON = union_all(
    *(_matches_in_role(role, IS_OPEN) for role in ROLES),
    *(_latest(_matches_in_role(role, IS_FINISHED)) for role in ROLES),
)


DRAW = "draw"
"""The result of a match without a winner; of others it is the winner's role."""

RESULTS_OF_PERSON = union_all(
    *(
        select(
            matches.c.game,
            matches.c.result,
            matches.c.ended,
            matches.c.public,
            other.label("other"),
            literal(role.name).label("role"),
        ).where(HAS_RESULT, role == bindparam("person"))
        for role, other in (ROLES, ROLES[::-1])
    )
)

PUBLIC_MATCHES = tuple(
    select(matches)
    .where(HAS_RESULT, role == bindparam("person"), matches.c.public)
    .order_by(matches.c.ended.desc(), matches.c.id)
    .limit(bindparam("most"))
    for role in ROLES
)
ENDED_AT = select(matches.c.ended).where(matches.c.id == bindparam("match"))

IDS_OF_PERSON = union(
    *(
        select(matches.c.id).where(condition, role == bindparam("person"))
        for role in ROLES
        for condition in (IS_OPEN, IS_FINISHED)
    )
).order_by("id")


@writes
def create(connection: Connection, change: Change) -> Saved:
    row = {
        "id": change.match.id,
        "version": change.match.version + 1,
        "events": len(change.events),
        "rematch_of": change.match.rematch_of,
        "expires": change.match.expires,
        "listed": change.match.place == LOBBY,
        **_changing(change),
    }
    if not inserted_unless_taken(connection, matches, row=row):
        if match(connection, change.match.id) is None:
            raise RematchInUse(change.match.rematch_of)
        raise MatchIdInUse(change.match.id)
    return _record(connection, change, len(change.events))


@writes
def save(connection: Connection, change: Change) -> Saved:
    row = {
        "match": change.match.id,
        "loaded": change.match.version,
        "happened": len(change.events),
        **_changing(change),
    }
    if is_secret(change.events):
        row["updated"] = None  # the opponent's list keeps its order
    length = connection.execute(UPDATE_MATCH, row).scalar_one_or_none()
    if length is None:
        raise VersionConflict(change.match.id)
    if any(isinstance(event, Ended) for event in change.events):
        if is_rated(change.match):
            ratings.count(connection, change.match, change.at)
        if change.match.tournament:
            tournaments.match_ended(connection, change.match.id, change.at)
    for event in change.events:
        if isinstance(event, Reported):
            reported = report_of(change.match, event.side, str(event.number), event.at)
            add_case(connection, reported, change.operators, change.at)
    return _record(connection, change, length)


def _if_found(row: Row[Any] | None) -> Match | None:
    return None if row is None else match_of(row)


def _results(rows: Sequence[Row[Any]]) -> tuple[Result, ...]:
    return tuple(
        Result(row.game, row.other, _score(row.result, row.role), row.ended, row.public)
        for row in rows
    )


def _score(result: str, role: str) -> Score:
    if result == DRAW:
        return Score.DRAWN
    return Score.WON if result == role else Score.LOST


def _all_matches(rows: Sequence[Row[Any]]) -> tuple[Match, ...]:
    return tuple(map(match_of, rows))


@reads_into(_if_found)
def match(connection: Connection, match_id: MatchId) -> Row[Any] | None:
    """Find a match's row."""
    return connection.execute(MATCH_BY_ID, {"match": match_id}).one_or_none()


@reads_into(readable)
def matches_by_id(connection: Connection, ids: tuple[MatchId, ...]) -> Sequence[Row[Any]]:
    """List the rows of several matches."""
    return connection.execute(MATCHES, {"ids": ids}).all()


@reads
def match_versions(connection: Connection, ids: tuple[MatchId, ...]) -> Mapping[MatchId, int]:
    rows = connection.execute(VERSIONS, {"ids": ids}).all()
    return {MatchId(row.id): row.version for row in rows}


def _context(found: tuple[Row[Any] | None, DeliveryContext]) -> DeliveryContext:
    row, context = found
    return replace(context, match=_if_found(row))


@reads_into(_context)
def delivery_context(
    connection: Connection, match_id: MatchId, platform: str, people: tuple[AccountId, ...]
) -> tuple[Row[Any] | None, DeliveryContext]:
    """Read a match's row, and all else that showing it on a platform needs."""
    row = match(connection, match_id)
    ids = (*people, *filter(None, (row.challenger, row.opponent) if row else ()))
    known, keys = people_on(connection, platform, ids)
    there = posts(connection, match_id, platform)
    return row, DeliveryContext(match=None, accounts=known, keys=keys, posts=there)


@reads_into(_if_found)
def rematch_of(connection: Connection, match_id: MatchId) -> Row[Any] | None:
    """Find the row of a match's open rematch."""
    return connection.execute(OPEN_REMATCH, {"match": match_id}).one_or_none()


@reads_into(readable)
def matches_of(connection: Connection, account_id: AccountId, finished: int) -> Sequence[Row[Any]]:
    """List the rows of a person's open matches and the last finished ones, the latest first."""
    found = connection.execute(
        MATCHES_OF_PERSON, {"person": account_id, "finished": finished}
    ).all()
    latest = sorted(found, key=lambda row: row.updated, reverse=True)
    closed = [row.id for row in latest if row.stage not in OPEN_STAGES]
    surplus = set(closed[finished:])
    return [row for row in latest if row.id not in surplus]


@reads_into(_all_matches)
def matches_with(connection: Connection, account_id: AccountId) -> Sequence[Row[Any]]:
    """List the rows of every match that an account has a part in."""
    return matches_of(connection, account_id, MAX_MATCHES)


def match_ids_with(connection: Connection, account_id: AccountId) -> tuple[MatchId, ...]:
    """List the ids of every match that an account has a part in, in their order."""
    return tuple(connection.execute(IDS_OF_PERSON, {"person": account_id}).scalars())


@reads_into(readable)
def open_challenges(
    connection: Connection, now: datetime, limit: int, viewer: AccountId
) -> Sequence[Row[Any]]:
    """List the rows of listed challenges that no block bars the viewer from, the newest first."""
    asked = {"now": now, "limit": limit, "viewer": viewer}
    return connection.execute(OPEN_CHALLENGES, asked).all()


@reads
def match_ids(connection: Connection, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
    page = MATCH_IDS if after is None else MATCH_IDS.where(matches.c.id > after)
    return tuple(connection.execute(page, {"limit": limit}).scalars())


@reads
def count_matches(connection: Connection) -> int:
    return connection.execute(MATCH_COUNT).scalar_one()


@reads_into(events_of)
def log(connection: Connection, match_id: MatchId) -> Sequence[Row[Any]]:
    """List the rows of a match's events from the first on, each with the log's whole length."""
    return connection.execute(EVENTS_OF_MATCH, {"match": match_id}).all()


def _changing(change: Change) -> dict[str, Any]:
    challenger = change.match.challenger
    return {
        "stage": change.match.stage,
        "challenger": challenger,
        "opponent": next((each for each in change.match.people if each != challenger), None),
        "updated": change.at,
        "due": next_due(change.match),
        "snapshot": write_snapshot(change.match),
        **_result(change),
    }


def _result(change: Change) -> dict[str, Any]:
    """Return the columns of a match's result, all None until it has one."""
    match, outcome = change.match, change.match.outcome
    if outcome is None or match.seats is None:
        return dict.fromkeys(("game", "result", "ended", "public"))
    is_challenger = outcome.winner is not None and match.seats[outcome.winner] == match.challenger
    return {
        "game": match.terms.game,
        "result": DRAW if outcome.winner is None else ROLES[not is_challenger].name,
        "ended": change.at,
        "public": is_public(match),
    }


@reads_into(_results)
def results_of(connection: Connection, account_id: AccountId) -> Sequence[Row[Any]]:
    """List the rows of a person's results, with who they played."""
    return connection.execute(RESULTS_OF_PERSON, {"person": account_id}).all()


def _with_ends(rows: Sequence[Row[Any]]) -> tuple[tuple[Match, datetime], ...]:
    ends = {row.id: row.ended for row in rows}
    return tuple((match, ends[match.id]) for match in readable(rows))


@reads_into(_with_ends)
def public_matches(connection: Connection, account_id: AccountId, most: int) -> Sequence[Row[Any]]:
    """List the rows of a person's public matches, the last one to end first."""
    asked = {"person": account_id, "most": most}
    found = [row for query in PUBLIC_MATCHES for row in connection.execute(query, asked)]
    return sorted(found, key=lambda row: (-row.ended.timestamp(), row.id))[:most]


@reads
def ended(connection: Connection, match_id: MatchId) -> datetime | None:
    return connection.execute(ENDED_AT, {"match": match_id}).scalar_one_or_none()


def _record(connection: Connection, change: Change, length: int) -> Saved:
    """Store events and notifications, given the log's new length, and claim as asked."""
    first = length - len(change.events) + 1
    texts = map(write_event, change.events)
    rows = [
        {"match": change.match.id, "seq": seq, "kind": kind, "at": change.at, "body": body}
        for seq, (kind, body) in enumerate(texts, start=first)
    ]
    if change.input:
        store_effect(connection, change.input, change.match.id, change.at)
    connection.execute(INSERT_EVENTS, rows)
    note_touched(connection, change.match.id)
    add_notifications(connection, change, is_new=first == 1)
    saved = replace(change.match, version=change.match.version + 1)
    if change.claim is None:
        return Saved(saved)
    return Saved(saved, *claim_new(connection, saved.id, change.claim))
