"""Claims on parcels: which of several processes delivers one.

Law: what is said to one person or at one place is in the hands of one process at a time, the
earlier never after the later. A claim runs out, so that a process that was killed loses nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, func, literal, null, or_, select, tuple_, update

from bot.storage.outbox import IS_DUE_NOW, ON_PLATFORMS, read_parcel
from bot.storage.schema import EPOCH, outbox

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Select

    from bot.core.matches.model import Place
    from bot.core.notifications.outbox import Claim, OutboxItem

TO_ONE = (outbox.c.platform, outbox.c.account, outbox.c.place)
NEVER = literal(EPOCH, outbox.c.claimed.type)
IS_IN_NO_HANDS = func.coalesce(func.max(outbox.c.claimed), NEVER) <= bindparam("now")
TAKE = (
    update(outbox)
    .where(
        # Said once more for the index, as SQLite would go through the whole outbox for the pairs.
        ON_PLATFORMS,
        outbox.c.due <= bindparam("now"),
        or_(
            tuple_(outbox.c.platform, outbox.c.account).in_(bindparam("people", expanding=True)),
            tuple_(outbox.c.platform, outbox.c.place).in_(bindparam("places", expanding=True)),
        ),
    )
    .values(claimed=bindparam("until"))
    .returning(outbox)
)
LET_GO = update(outbox).values(claimed=null())


def claim(connection: Connection, wanted: Claim, limit: int) -> tuple[OutboxItem, ...]:
    """Take all that is due to as many people and places.

    Whoever else claims at the same moment passes over these: the first parcel to each is locked,
    and nobody takes the others without it.
    """
    asked = {"now": wanted.now, "platforms": wanted.platforms}
    firsts = connection.execute(_firsts(wanted.beyond), {**asked, "limit": limit}).all()
    if not firsts:
        return ()
    to = {
        "people": [(first.platform, first.account) for first in firsts if first.account],
        "places": [(first.platform, first.place) for first in firsts if first.place],
    }
    rows = connection.execute(TAKE, {**asked, **to, "until": wanted.until}).all()
    return tuple(map(read_parcel, sorted(rows, key=lambda row: row.id)))


def release(connection: Connection, parcels: tuple[int, ...]) -> None:
    """Let parcels go that were not delivered."""
    connection.execute(LET_GO.where(outbox.c.id.in_(parcels)))


def release_all(connection: Connection) -> None:
    """Let all parcels go, whoever had them."""
    connection.execute(LET_GO.where(outbox.c.claimed.is_not(None)))


def _firsts(beyond: tuple[Place, ...]) -> Select[Any]:
    """Lock the first due parcel to each of those of whose parcels nobody has any."""
    firsts = (
        select(func.min(outbox.c.id))
        .where(ON_PLATFORMS, outbox.c.due <= bindparam("now"), *map(_is_not_within, beyond))
        .group_by(*TO_ONE)
        .having(IS_IN_NO_HANDS)
    )
    # What has changed since they were looked for is looked at again once a row is locked. What is
    # locked by others is not counted.
    return (
        select(*TO_ONE)
        .where(outbox.c.id.in_(firsts), IS_DUE_NOW)
        .order_by(outbox.c.id)
        .limit(bindparam("limit"))
        .with_for_update(skip_locked=True)
    )


def _is_not_within(beginning: Place) -> ColumnElement[bool]:
    return or_(
        outbox.c.platform != beginning.platform,
        outbox.c.place.is_(None),
        outbox.c.place.not_like(f"{beginning.key}%"),
    )
