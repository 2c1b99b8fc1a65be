"""The outbox: notifications to be delivered, a row for each platform.

Law: a change brings every post of its match up to date, on all platforms.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from sqlalchemy import (
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    tuple_,
    update,
)

from bot.core.matches.model import MatchId, Place
from bot.core.matches.premoves import is_secret
from bot.core.notifications.outbox import Digest, Notification, OutboxItem
from bot.storage.codec import read_line, read_people, write_line, write_people
from bot.storage.deferred import (
    HAS_PREFERRED_PLATFORM,
    add_digest,
    delete_outdated_calls,
    delete_same_call,
)
from bot.storage.posts import current_places
from bot.storage.schema import accounts, identities, outbox, posts
from bot.storage.transactions import reads, writes

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from sqlalchemy import Connection, Row

    from bot.core.notifications.outbox import Sayable
    from bot.core.stored import Change

log = structlog.get_logger()

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

ON_PLATFORMS = outbox.c.platform.in_(bindparam("platforms", expanding=True))
IS_DUE_NOW = and_(
    outbox.c.due <= bindparam("now"),
    or_(outbox.c.claimed.is_(None), outbox.c.claimed <= bindparam("now")),
)
DUE_ITEMS = (
    select(outbox).where(ON_PLATFORMS, IS_DUE_NOW).order_by(outbox.c.id).limit(bindparam("limit"))
)
FREE_AT = case((outbox.c.claimed > outbox.c.due, outbox.c.claimed), else_=outbox.c.due)
NEXT_DUE = select(func.min(FREE_AT)).where(ON_PLATFORMS)
DELETE_ITEM = delete(outbox).where(outbox.c.id == bindparam("item"))
POSTPONE = (
    update(outbox)
    .where(outbox.c.id == bindparam("item"))
    .values(attempts=outbox.c.attempts + 1, due=bindparam("until"), claimed=null())
)

MAX_CLAIM = timedelta(minutes=2)
"""No claim is this long: one that ends later was made before the clock was set back."""

RELEASE_FUTURE_CLAIMS = (
    update(outbox).where(outbox.c.claimed > bindparam("latest")).values(claimed=null())
)
RETRY_NOW = (
    update(outbox)
    .where(outbox.c.due > bindparam("now"), outbox.c.after.is_(None))
    .values(due=bindparam("now"))
)


def add_notifications(connection: Connection, change: Change) -> None:
    """Add a change's notifications, in its transaction."""
    delete_outdated_calls(connection, change)
    _add_for_accounts(connection, change.notices, change.at)
    if is_secret(change.events):
        return  # an edited post, even if unchanged, would reveal that something happened
    to_places = _by_place(connection, change.notices)
    if to_places:
        connection.execute(
            INSERT_FOR_PLACE, [_row(notice, change.at) for notice in to_places.values()]
        )
    silent = _row(Notification(match=change.match.id, turn=change.match.turn), change.at)
    others = [(place.platform, place.key) for place in to_places]
    connection.execute(INSERT_FOR_POSTS, {**silent, "others": others})


@reads
def due(
    connection: Connection, platforms: tuple[str, ...], now: datetime, limit: int
) -> tuple[OutboxItem, ...]:
    """List unclaimed due items, the oldest first.

    Unreadable fields of an item are left out of it: it is delivered without them.
    """
    wanted = {"platforms": platforms, "now": now, "limit": limit}
    return tuple(map(read_item, connection.execute(DUE_ITEMS, wanted)))


@writes
def acknowledge(connection: Connection, item_id: int) -> None:
    """Delete a delivered item."""
    connection.execute(DELETE_ITEM, {"item": item_id})


@writes
def reschedule(
    connection: Connection, item_id: int, instead: tuple[Sayable, ...], now: datetime
) -> None:
    """Delete an item, and send these instead, now or when they are due."""
    acknowledge(connection, item_id)
    for said in instead:
        if isinstance(said, Digest):
            add_digest(connection, said, now)
        else:
            _add_instead(connection, said, now)


def _add_instead(connection: Connection, notice: Notification, now: datetime) -> None:
    if notice.after is not None:
        delete_same_call(connection, notice)
    if notice.place is None:
        connection.execute(INSERT_FOR_PREFERRED_PLATFORM, _row(notice, now))
        return
    [there] = _by_place(connection, (notice,)).values()
    connection.execute(INSERT_FOR_PLACE, _row(there, now))


@writes
def postpone(connection: Connection, item_id: int, until: datetime) -> None:
    """Count a failed attempt, release the item, and make it due later."""
    connection.execute(POSTPONE, {"item": item_id, "until": until})


@writes
def retry_now(connection: Connection, now: datetime) -> None:
    """Make items that wait for their next attempt due now, and release claims that cannot be."""
    connection.execute(RETRY_NOW, {"now": now})
    connection.execute(RELEASE_FUTURE_CLAIMS, {"latest": now + MAX_CLAIM})


@reads
def next_due(connection: Connection, platforms: tuple[str, ...]) -> datetime | None:
    """Return when the next item becomes due, or its claim ends."""
    due_next: datetime | None = connection.execute(NEXT_DUE, {"platforms": platforms}).scalar_one()
    return due_next


def _add_for_accounts(
    connection: Connection, notices: tuple[Notification, ...], at: datetime
) -> None:
    if rows := [_row(notice, at) for notice in notices if notice.place is None]:
        connection.execute(INSERT_FOR_ACCOUNT, rows)


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
        "called": write_people(notice.called),
        "news": notice.news and write_line(notice.news),
        "nudge": notice.nudge,
        "after": notice.after,
        "attempts": 0,
        "due": max(at, notice.after or at),
        "created": at,
    }


def read_item(row: Row[Any]) -> OutboxItem:
    """Return the item of a row."""
    said = _digest(row) if row.match is None else _notice(row)
    return OutboxItem(id=row.id, platform=row.platform, attempts=row.attempts, notice=said)


def _digest(row: Row[Any]) -> Digest:
    return Digest(account=row.account, after=row.after)


def _notice(row: Row[Any]) -> Notification:
    return Notification(
        match=MatchId(row.match),
        turn=row.turn,
        account=row.account,
        place=None if row.place is None else Place(row.platform, row.place),
        call=row.call,
        called=_readable(row.id, row.called, read_people) or (),
        news=_readable(row.id, row.news, read_line),
        nudge=row.nudge,
        after=row.after,
    )


def _readable(item_id: int, text: str | None, read: Callable[[str], T]) -> T | None:
    """Return the value of a text; None, which is logged, when it cannot be read."""
    try:
        return None if text is None else read(text)
    except ValueError as error:
        log.error("corrupt_parcel", parcel=item_id, problem=str(error))  # noqa: TRY400
        return None
