"""Adding to the outbox: notifications to be delivered, a row for each platform, and digests.

Invariant: a change brings every post of its match up to date, on all platforms. Of a match and a
person one deferred call waits at most, and for a person one digest. A later change of the match
deletes its deferred calls.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, delete, exists, func, insert, literal, null, select

from bot.core.matches.model import MatchId, Place
from bot.core.matches.premoves import is_secret
from bot.core.notifications.notifications import STAGES
from bot.core.store.outbox import Notification
from bot.storage.codec import LINE, PEOPLE
from bot.storage.page_updates import add_of_change
from bot.storage.schema import IS_DIGEST, IS_HELD, accounts, identities, outbox, place_moves, posts
from bot.storage.transactions import INSERTS, writes

if TYPE_CHECKING:
    from collections.abc import Collection
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.store.outbox import CaseNews, Digest, PuzzlePost, TournamentNews
    from bot.core.store.values import Change

IDENTITIES_AT_HOME = select(1).where(
    identities.c.account == accounts.c.id, identities.c.platform == accounts.c.home
)
HAS_PREFERRED_PLATFORM = and_(
    accounts.c.id == bindparam("account"),
    exists(IDENTITIES_AT_HOME),  # of all columns SQLite would read every row of the platform
)
"""The row of an account with an identity on its preferred platform."""

INSERT_FOR_PLACE = insert(outbox)
CONTENT_COLUMNS = [c for c in outbox.c if c.name not in {"id", "platform", "claimed"}]
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

PLACES_WITH_POSTS = (
    select(posts.c.platform, posts.c.place).distinct().where(posts.c.match == bindparam("match"))
)

IS_HELD_OF_MATCH = and_(IS_HELD, outbox.c.match == bindparam("of_match"))
DELETE_OUTDATED_CALLS = delete(outbox).where(
    IS_HELD_OF_MATCH, outbox.c.turn < bindparam("now_at_turn")
)
IS_SAME_CALL = and_(
    IS_HELD_OF_MATCH,
    outbox.c.account.is_not_distinct_from(bindparam("for_account")),
    outbox.c.place.is_not_distinct_from(bindparam("at_place")),
    outbox.c.called == bindparam("calling"),
)
DELETE_SAME_CALL = delete(outbox).where(IS_SAME_CALL, outbox.c.turn <= bindparam("as_of_turn"))
LATER_SAME_CALL = select(outbox.c.id).where(IS_SAME_CALL, outbox.c.turn > bindparam("as_of_turn"))
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

INSERT_PUZZLE_POST = insert(outbox).values(
    {
        **DIGEST_COLUMNS,
        "platform": bindparam("platform"),
        "account": null(),
        "place": bindparam("place"),
        "call": literal(value=False),
        "weekly": bindparam("weekly"),
    }
)
DELETE_PUZZLE_POST = delete(outbox).where(
    outbox.c.platform == bindparam("on_platform"),
    outbox.c.place == bindparam("at_place"),
    outbox.c.weekly == bindparam("weekly"),
    outbox.c.match.is_(None),
    outbox.c.case.is_(None),
    outbox.c.tournament.is_(None),
)

DELETE_TOURNAMENT_NEWS = delete(outbox).where(outbox.c.tournament == bindparam("same_tournament"))
DELETE_CASE_NEWS = delete(outbox).where(
    outbox.c.case == bindparam("same_case"), outbox.c.account == bindparam("account")
)

WAITS_AT_PLACE = select(outbox.c.id).where(
    *(outbox.c[name] == bindparam(name) for name in ("match", "platform", "place"))
)

KEY = bindparam("place", type_=place_moves.c.old.type)
MOVED_TO = select(place_moves.c.new).where(
    place_moves.c.platform == bindparam("platform"), place_moves.c.old == KEY
)
CURRENT_KEY = func.coalesce(MOVED_TO.scalar_subquery(), KEY)
"""The current key of the place with ``platform`` and ``place``; most have not moved."""

SELECT_CURRENT_KEY = select(CURRENT_KEY)


def add_notifications(connection: Connection, change: Change, *, is_new: bool) -> None:
    """Add a change's notifications, in its transaction; a new match has no calls and no posts."""
    if not is_new:
        _delete_outdated_calls(connection, change)
    if rows := [_row(notice, change.at) for notice in change.notices if notice.place is None]:
        connection.execute(INSERT_FOR_ACCOUNT, rows)
    if is_secret(change.events):
        add_of_change(connection, change.match.id, change.at)
        return  # an edited post, even if unchanged, would reveal that something happened
    posted = () if is_new else _places_with_posts(connection, change.match.id)
    to_places = _by_place(connection, change.notices, current=posted)
    silent = Notification(match=change.match.id, turn=change.match.turn)
    for place in posted:
        to_places.setdefault(place, replace(silent, place=place))
    if rows := [_row(notice, change.at) for notice in to_places.values()]:
        connection.execute(INSERT_FOR_PLACE, rows)
    add_of_change(connection, change.match.id, change.at)


def _places_with_posts(connection: Connection, match: MatchId) -> tuple[Place, ...]:
    return tuple(Place(*row) for row in connection.execute(PLACES_WITH_POSTS, {"match": match}))


@writes
def add_notification(connection: Connection, notice: Notification, now: datetime) -> None:
    """Add a notification for its place, or for the preferred platform of its account.

    A deferred call takes the place of one to the same people of the same match, and is dropped
    if that is of a later turn.
    """
    if notice.after is not None:
        same = {
            "of_match": notice.match,
            "for_account": notice.account,
            "at_place": notice.place and notice.place.key,
            "calling": PEOPLE.write(notice.called),
            "as_of_turn": notice.turn,
        }
        if connection.execute(LATER_SAME_CALL, same).first():
            return
        connection.execute(DELETE_SAME_CALL, same)
    if notice.place is None:
        connection.execute(INSERT_FOR_PREFERRED_PLATFORM, _row(notice, now))
    else:
        [there] = _by_place(connection, (notice,)).values()
        connection.execute(INSERT_FOR_PLACE, _row(there, now))
    add_of_change(connection, notice.match, now)


def add_board(connection: Connection, notice: Notification, now: datetime) -> None:
    """Have a match shown at a place, unless something about it waits to be said there anyway."""
    row = _row(notice, now)
    if not connection.execute(WAITS_AT_PLACE, row).first():
        connection.execute(INSERT_FOR_PLACE, row)


@writes
def add_digest(connection: Connection, digest: Digest, now: datetime) -> None:
    insert = INSERTS[connection.dialect.name](outbox)
    statement = insert.from_select(["platform", *DIGEST_COLUMNS], DIGEST_ROW)
    statement = statement.on_conflict_do_nothing(index_elements=["account"], index_where=IS_DIGEST)
    row = {"account": digest.account, "due": digest.after, "at": now}
    connection.execute(statement, row)


def add_puzzle_post(connection: Connection, post: PuzzlePost, now: datetime) -> None:
    """Have the puzzle of the day posted at a place; one that waits there is replaced."""
    drop_puzzle_post(connection, post.place, weekly=post.weekly)
    row = {
        "place": post.place.key,
        "platform": post.place.platform,
        "due": post.after,
        "at": now,
        "weekly": post.weekly,
    }
    connection.execute(INSERT_PUZZLE_POST, row)


def drop_puzzle_post(connection: Connection, place: Place, *, weekly: bool) -> None:
    """Have no puzzle posted at a place any more, each day or each week."""
    key = {"on_platform": place.platform, "at_place": place.key, "weekly": weekly}
    connection.execute(DELETE_PUZZLE_POST, key)


def add_case_news(connection: Connection, news: CaseNews, now: datetime) -> None:
    """Have a person or a place told of a case; of what waits for the person one is left."""
    told = Notification(match=MatchId(""), turn=0, account=news.account, place=news.place)
    row = {**_row(told, now), "match": None, "call": bool(news.account), "case": news.case}
    if news.account:
        connection.execute(DELETE_CASE_NEWS, {"account": news.account, "same_case": news.case})
    connection.execute(INSERT_FOR_PLACE if news.place else INSERT_FOR_PREFERRED_PLATFORM, row)


def add_tournament_news(connection: Connection, news: TournamentNews, now: datetime) -> None:
    """Have a place told of a tournament, once if that waits already."""
    connection.execute(DELETE_TOURNAMENT_NEWS, {"same_tournament": news.tournament})
    told = Notification(match=MatchId(""), turn=0, place=current_place(connection, news.place))
    row = {**_row(told, now), "match": None, "tournament": news.tournament}
    connection.execute(INSERT_FOR_PLACE, row)


def _delete_outdated_calls(connection: Connection, change: Change) -> None:
    """Delete the deferred calls of earlier turns; of this one too when the stage has changed."""
    is_next_stage = any(isinstance(event, STAGES) for event in change.events)
    turn = change.match.turn + is_next_stage
    connection.execute(DELETE_OUTDATED_CALLS, {"of_match": change.match.id, "now_at_turn": turn})


def _by_place(
    connection: Connection, notices: tuple[Notification, ...], current: Collection[Place] = ()
) -> dict[Place, Notification]:
    """Return one merged notification for each place, by its current key.

    The keys of some places are known to be ``current``: a post moves with its place.
    """
    merged: dict[Place, Notification] = {}
    for notice in notices:
        if notice.place:
            is_current = notice.place in current
            place = notice.place if is_current else current_place(connection, notice.place)
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
        "case": None,
        "weekly": False,
        "tournament": None,
    }


def current_place(connection: Connection, place: Place) -> Place:
    """Return a place by the key that it has now."""
    asked = {"platform": place.platform, "place": place.key}
    return Place(place.platform, connection.execute(SELECT_CURRENT_KEY, asked).scalar_one())
