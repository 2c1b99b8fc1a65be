"""The outbox: what waits to be said, a row for each platform it goes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from bot.core.model import MatchId, Place
from bot.core.ports import Change, CorruptMatch, Notice, Parcel
from bot.storage.codec import read_line, read_people, write_line, write_people
from bot.storage.schema import identities, outbox

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, Row

TO_PLACE = insert(outbox)
SAID = [column for column in outbox.c if column.name not in {"id", "platform"}]
TO_ACCOUNT = insert(outbox).from_select(
    [outbox.c.platform, *SAID],
    select(identities.c.platform, *(bindparam(said.name, type_=said.type) for said in SAID))
    .distinct()
    .where(identities.c.account == bindparam("account")),
)
"""A row for each platform that the account has an identity on."""

ON_PLATFORMS = outbox.c.platform.in_(bindparam("platforms", expanding=True))
DUE = (
    select(outbox)
    .where(ON_PLATFORMS, outbox.c.due <= bindparam("now"))
    .order_by(outbox.c.id)
    .limit(bindparam("limit"))
)
NEXT_DUE = select(func.min(outbox.c.due)).where(ON_PLATFORMS)
SETTLE = delete(outbox).where(outbox.c.id == bindparam("parcel"))
POSTPONE = (
    update(outbox)
    .where(outbox.c.id == bindparam("parcel"))
    .values(attempts=outbox.c.attempts + 1, due=bindparam("until"))
)


def post(connection: Connection, change: Change) -> None:
    """Put a change's notices into the outbox, in the transaction of the change."""
    rows = [_row(notice, change.at) for notice in change.notices]
    if to_accounts := [row for row in rows if row["place"] is None]:
        connection.execute(TO_ACCOUNT, to_accounts)
    if to_places := [row for row in rows if row["place"] is not None]:
        connection.execute(TO_PLACE, to_places)


def due(
    connection: Connection, platforms: tuple[str, ...], now: datetime, limit: int
) -> tuple[Parcel, ...]:
    """List what waits to be delivered, the oldest first; raises CorruptMatch."""
    wanted = {"platforms": platforms, "now": now, "limit": limit}
    return tuple(map(_parcel, connection.execute(DUE, wanted)))


def settle(connection: Connection, parcel_id: int) -> None:
    """Strike a delivered parcel off."""
    connection.execute(SETTLE, {"parcel": parcel_id})


def postpone(connection: Connection, parcel_id: int, until: datetime) -> None:
    """Count a failed attempt and try again later."""
    connection.execute(POSTPONE, {"parcel": parcel_id, "until": until})


def next_due(connection: Connection, platforms: tuple[str, ...]) -> datetime | None:
    """Tell when the next waiting parcel becomes due."""
    due_next: datetime | None = connection.execute(NEXT_DUE, {"platforms": platforms}).scalar_one()
    return due_next


def _row(notice: Notice, at: datetime) -> dict[str, Any]:
    return {
        "platform": notice.place and notice.place.platform,
        "match": notice.match,
        "turn": notice.turn,
        "account": notice.account,
        "place": notice.place and notice.place.key,
        "call": notice.call,
        "called": write_people(notice.called),
        "news": notice.news and write_line(notice.news),
        "attempts": 0,
        "due": at,
        "created": at,
    }


def _parcel(row: Row[Any]) -> Parcel:
    try:
        called = read_people(row.called)
        news = row.news and read_line(row.news)
    except ValueError as error:
        message = f"match {row.match}, parcel {row.id}: {error}"
        raise CorruptMatch(message) from error
    notice = Notice(
        match=MatchId(row.match),
        turn=row.turn,
        account=row.account,
        place=None if row.place is None else Place(row.platform, row.place),
        call=row.call,
        called=called,
        news=news,
    )
    return Parcel(id=row.id, platform=row.platform, attempts=row.attempts, notice=notice)
