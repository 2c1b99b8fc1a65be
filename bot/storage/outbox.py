"""The outbox: what waits to be said, a row for each platform it goes to.

Law: a change brings every post of its match up to date, wherever it stands.
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
from bot.storage.deferred import AT_HOME, hold_digest, make_room, strike_off_overtaken
from bot.storage.posts import place_now
from bot.storage.schema import accounts, identities, outbox, posts

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from sqlalchemy import Connection, Row

    from bot.core.notifications.outbox import Sayable
    from bot.core.ports import Change

log = structlog.get_logger()

TO_PLACE = insert(outbox)
SAID = [column for column in outbox.c if column.name not in {"id", "platform", "claimed"}]
IS_HOME = identities.c.platform == accounts.c.home
TO_ACCOUNT = insert(outbox).from_select(
    [outbox.c.platform, *SAID],
    select(
        identities.c.platform,
        *(
            and_(bindparam(said.name, type_=said.type), IS_HOME)
            if said is outbox.c.call
            else bindparam(said.name, type_=said.type)
            for said in SAID
        ),
    )
    .distinct()
    .select_from(identities.join(accounts))
    .where(identities.c.account == bindparam("account")),
)
"""A row for each platform that the account has an identity on; one alone calls."""

TO_HOME = insert(outbox).from_select(
    [outbox.c.platform, *SAID],
    select(accounts.c.home, *(bindparam(said.name, type_=said.type) for said in SAID)).where(
        AT_HOME
    ),
)
"""A row for the platform on which the account is called."""

OF_POST = [column for column in SAID if column.name != "place"]
TO_POSTS = insert(outbox).from_select(
    [outbox.c.platform, outbox.c.place, *OF_POST],
    select(
        posts.c.platform,
        posts.c.place,
        *(bindparam(said.name, type_=said.type) for said in OF_POST),
    )
    .distinct()
    .where(
        posts.c.match == bindparam("match"),
        tuple_(posts.c.platform, posts.c.place).not_in(bindparam("told", expanding=True)),
    ),
)
"""A row for each place with a post of the match, but for those that are told anyway."""

ON_PLATFORMS = outbox.c.platform.in_(bindparam("platforms", expanding=True))
IS_DUE_NOW = and_(
    outbox.c.due <= bindparam("now"),
    or_(outbox.c.claimed.is_(None), outbox.c.claimed <= bindparam("now")),
)
DUE = select(outbox).where(ON_PLATFORMS, IS_DUE_NOW).order_by(outbox.c.id).limit(bindparam("limit"))
FREE_AT = case((outbox.c.claimed > outbox.c.due, outbox.c.claimed), else_=outbox.c.due)
NEXT_DUE = select(func.min(FREE_AT)).where(ON_PLATFORMS)
SETTLE = delete(outbox).where(outbox.c.id == bindparam("parcel"))
POSTPONE = (
    update(outbox)
    .where(outbox.c.id == bindparam("parcel"))
    .values(attempts=outbox.c.attempts + 1, due=bindparam("until"), claimed=null())
)

AGES = timedelta(minutes=2)
"""Nobody claims a parcel for so long; a claim that ends later was made by another clock."""

LET_GO_AGES = update(outbox).where(outbox.c.claimed > bindparam("ages")).values(claimed=null())
HASTEN = (
    update(outbox)
    .where(outbox.c.due > bindparam("now"), outbox.c.after.is_(None))
    .values(due=bindparam("now"))
)


def post(connection: Connection, change: Change) -> None:
    """Put a change's notices into the outbox, in the transaction of the change."""
    strike_off_overtaken(connection, change)
    _tell_accounts(connection, change.notices, change.at)
    if is_secret(change.events):
        return  # a post that changes, even to what it was, would tell that something happened
    to_places = _by_place(connection, change.notices)
    if to_places:
        connection.execute(TO_PLACE, [_row(notice, change.at) for notice in to_places.values()])
    quiet = _row(Notification(match=change.match.id, turn=change.match.turn), change.at)
    told = [(place.platform, place.key) for place in to_places]
    connection.execute(TO_POSTS, {**quiet, "told": told})


def due(
    connection: Connection, platforms: tuple[str, ...], now: datetime, limit: int
) -> tuple[OutboxItem, ...]:
    """List what waits to be delivered in nobody's hands, the oldest first.

    What cannot be read of a parcel is left out of it: it is still to be delivered.
    """
    wanted = {"platforms": platforms, "now": now, "limit": limit}
    return tuple(map(read_parcel, connection.execute(DUE, wanted)))


def settle(connection: Connection, parcel_id: int) -> None:
    """Strike a delivered parcel off."""
    connection.execute(SETTLE, {"parcel": parcel_id})


def forward(
    connection: Connection, parcel_id: int, instead: tuple[Sayable, ...], now: datetime
) -> None:
    """Strike a parcel off and say these instead, now or when it is time."""
    settle(connection, parcel_id)
    for said in instead:
        if isinstance(said, Digest):
            hold_digest(connection, said, now)
        else:
            _forward(connection, said, now)


def _forward(connection: Connection, notice: Notification, now: datetime) -> None:
    if notice.after is not None:
        make_room(connection, notice)
    if notice.place is None:
        connection.execute(TO_HOME, _row(notice, now))
        return
    [there] = _by_place(connection, (notice,)).values()
    connection.execute(TO_PLACE, _row(there, now))


def postpone(connection: Connection, parcel_id: int, until: datetime) -> None:
    """Count a failed attempt and try again later."""
    connection.execute(POSTPONE, {"parcel": parcel_id, "until": until})


def hasten(connection: Connection, now: datetime) -> None:
    """Try now what waits to be tried again."""
    connection.execute(HASTEN, {"now": now})
    connection.execute(LET_GO_AGES, {"ages": now + AGES})


def next_due(connection: Connection, platforms: tuple[str, ...]) -> datetime | None:
    """Tell when the next waiting parcel becomes due, or is free again."""
    due_next: datetime | None = connection.execute(NEXT_DUE, {"platforms": platforms}).scalar_one()
    return due_next


def _tell_accounts(connection: Connection, notices: tuple[Notification, ...], at: datetime) -> None:
    if rows := [_row(notice, at) for notice in notices if notice.place is None]:
        connection.execute(TO_ACCOUNT, rows)


def _by_place(
    connection: Connection, notices: tuple[Notification, ...]
) -> dict[Place, Notification]:
    """Return what is said at each place, as its key is now: one notice a place."""
    there = place_now(connection, (notice.place for notice in notices if notice.place))
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


def read_parcel(row: Row[Any]) -> OutboxItem:
    """Return what a row of the outbox holds; raises CorruptMatch."""
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


def _readable(parcel_id: int, text: str | None, read: Callable[[str], T]) -> T | None:
    """Return what a text says, or None, which is logged, when it cannot be read."""
    try:
        return None if text is None else read(text)
    except ValueError as error:
        log.error("corrupt_parcel", parcel=parcel_id, problem=str(error))  # noqa: TRY400 -- all of it
        return None
