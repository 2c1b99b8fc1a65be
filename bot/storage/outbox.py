"""Adding to the outbox: notifications to be delivered, a row for each platform, and digests.

Law: a change brings every post of its match up to date, on all platforms. Of a match and a person
one deferred call waits at most, and for a person one digest. A later change of the match deletes
its deferred calls.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, delete, exists, insert, literal, null, select, tuple_

from bot.core.matches.model import Place
from bot.core.matches.premoves import is_secret
from bot.core.notifications.notifications import STAGES
from bot.core.notifications.outbox import Notification
from bot.storage.codec import LINE, PEOPLE
from bot.storage.schema import IS_DIGEST, IS_HELD, accounts, identities, outbox, place_moves, posts
from bot.storage.transactions import INSERTS, writes

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.notifications.outbox import Digest
    from bot.core.stored import Change

HAS_PREFERRED_PLATFORM = and_(
    accounts.c.id == bindparam("account"),
    exists().where(identities.c.account == accounts.c.id, identities.c.platform == accounts.c.home),
)
"""The row of an account with an identity on its preferred platform."""

INSERT_FOR_PLACE = insert(outbox)
CONTENT_COLUMNS = [c for c in outbox.c if c.name not in {"id", "platform", "claimed"}]
POST_COLUMNS = [column for column in CONTENT_COLUMNS if column.name != "place"]
CONTENT = {column.name: bindparam(column.name, type_=column.type) for column in CONTENT_COLUMNS}
CONTENT_FOR_ACCOUNT = {
    **CONTENT,
    "call": and_(CONTENT["call"], identities.c.platform == accounts.c.home),
}
INSERT_FOR_ACCOUNT = insert(outbox).from_select(
    [outbox.c.platform, *CONTENT_COLUMNS],
    select(identities.c.platform, *CONTENT_FOR_ACCOUNT.values())
    .distinct()
    .select_from(identities.join(accounts))
    .where(identities.c.account == bindparam("account")),
)
"""A row for each platform on which the account has an identity; only the preferred one calls."""

INSERT_FOR_PREFERRED_PLATFORM = insert(outbox).from_select(
    [outbox.c.platform, *CONTENT_COLUMNS],
    select(accounts.c.home, *CONTENT.values()).where(HAS_PREFERRED_PLATFORM),
)
"""A row for the preferred platform of the account."""

INSERT_FOR_POSTS = insert(outbox).from_select(
    [outbox.c.platform, outbox.c.place, *POST_COLUMNS],
    select(posts.c.platform, posts.c.place, *(CONTENT[column.name] for column in POST_COLUMNS))
    .distinct()
    .where(
        posts.c.match == bindparam("match"),
        tuple_(posts.c.platform, posts.c.place).not_in(bindparam("others", expanding=True)),
    ),
)
"""A row for each place with a post of the match, except those with a row of their own."""

IS_HELD_OF_MATCH = and_(IS_HELD, outbox.c.match == bindparam("of_match"))
DELETE_OUTDATED_CALLS = delete(outbox).where(
    IS_HELD_OF_MATCH, outbox.c.turn < bindparam("now_at_turn")
)
DELETE_SAME_CALL = delete(outbox).where(
    IS_HELD_OF_MATCH,
    outbox.c.account.is_not_distinct_from(bindparam("for_account")),
    outbox.c.place.is_not_distinct_from(bindparam("at_place")),
    outbox.c.called == bindparam("calling"),
)
DIGEST_COLUMNS = {
    "match": null(),
    "turn": literal(0),
    "account": accounts.c.id,
    "call": literal(value=True),
    "called": literal(PEOPLE.write(())),
    "nudge": literal(value=False),
    "after": bindparam("due", type_=outbox.c.due.type),
    "attempts": literal(0),
    "due": bindparam("due", type_=outbox.c.due.type),
    "created": bindparam("at", type_=outbox.c.created.type),
}
DIGEST_ROW = select(accounts.c.home, *DIGEST_COLUMNS.values()).where(HAS_PREFERRED_PLATFORM)

# Two lists, as SQLite would scan the whole table for a list of pairs.
MOVED_PLACES = select(place_moves).where(
    place_moves.c.platform.in_(bindparam("platforms", expanding=True)),
    place_moves.c.old.in_(bindparam("keys", expanding=True)),
)


def add_notifications(connection: Connection, change: Change, *, is_new: bool) -> None:
    """Add a change's notifications, in its transaction; a new match has no calls and no posts."""
    if not is_new:
        _delete_outdated_calls(connection, change)
    if rows := [_row(notice, change.at) for notice in change.notices if notice.place is None]:
        connection.execute(INSERT_FOR_ACCOUNT, rows)
    if is_secret(change.events):
        return  # an edited post, even if unchanged, would reveal that something happened
    to_places = _by_place(connection, change.notices)
    if rows := [_row(notice, change.at) for notice in to_places.values()]:
        connection.execute(INSERT_FOR_PLACE, rows)
    if not is_new:
        silent = _row(Notification(match=change.match.id, turn=change.match.turn), change.at)
        others = [(place.platform, place.key) for place in to_places]
        connection.execute(INSERT_FOR_POSTS, {**silent, "others": others})


def add_notification(connection: Connection, notice: Notification, now: datetime) -> None:
    """Add a notification for its place, or for the preferred platform of its account.

    A deferred call takes the place of one to the same people of the same match.
    """
    if notice.after is not None:
        same = {
            "of_match": notice.match,
            "for_account": notice.account,
            "at_place": notice.place and notice.place.key,
            "calling": PEOPLE.write(notice.called),
        }
        connection.execute(DELETE_SAME_CALL, same)
    if notice.place is None:
        connection.execute(INSERT_FOR_PREFERRED_PLATFORM, _row(notice, now))
        return
    [there] = _by_place(connection, (notice,)).values()
    connection.execute(INSERT_FOR_PLACE, _row(there, now))


@writes
def add_digest(connection: Connection, digest: Digest, now: datetime) -> None:
    """Have a digest sent to a person's preferred platform, unless one waits already."""
    insert = INSERTS[connection.dialect.name](outbox)
    statement = insert.from_select(["platform", *DIGEST_COLUMNS], DIGEST_ROW)
    statement = statement.on_conflict_do_nothing(index_elements=["account"], index_where=IS_DIGEST)
    row = {"account": digest.account, "due": digest.after, "at": now}
    connection.execute(statement, row)


def _delete_outdated_calls(connection: Connection, change: Change) -> None:
    """Delete the deferred calls of earlier turns; of this one too when the stage has changed."""
    is_next_stage = any(isinstance(event, STAGES) for event in change.events)
    turn = change.match.turn + is_next_stage
    connection.execute(DELETE_OUTDATED_CALLS, {"of_match": change.match.id, "now_at_turn": turn})


def _by_place(
    connection: Connection, notices: tuple[Notification, ...]
) -> dict[Place, Notification]:
    """Return one merged notification for each place, by its current key."""
    there = current_places(connection, (notice.place for notice in notices if notice.place))
    merged: dict[Place, Notification] = {}
    for notice in notices:
        if notice.place:
            place = there[notice.place]
            here = replace(notice, place=place)
            merged[place] = _merged(merged[place], here) if place in merged else here
    return merged


def _merged(one: Notification, other: Notification) -> Notification:
    return replace(
        one,
        call=one.call or other.call,
        called=tuple(dict.fromkeys(one.called + other.called)),
        news=one.news or other.news,
        nudge=one.nudge or other.nudge,
    )


def _row(notice: Notification, at: datetime) -> dict[str, Any]:
    return {
        "platform": notice.place and notice.place.platform,
        "match": notice.match,
        "turn": notice.turn,
        "account": notice.account,
        "place": notice.place and notice.place.key,
        "call": notice.call,
        "called": PEOPLE.write(notice.called),
        "news": notice.news and LINE.write(notice.news),
        "nudge": notice.nudge,
        "after": notice.after,
        "attempts": 0,
        "due": max(at, notice.after or at),
        "created": at,
    }


def current_places(connection: Connection, places: Iterable[Place]) -> dict[Place, Place]:
    """Return the places with their current keys; most have not moved."""
    asked = set(places)
    if not asked:
        return {}
    wanted = {"platforms": {place.platform for place in asked}, "keys": {p.key for p in asked}}
    moved = {
        Place(row.platform, row.old): Place(row.platform, row.new)
        for row in connection.execute(MOVED_PLACES, wanted)
    }
    return {place: moved.get(place, place) for place in asked}
