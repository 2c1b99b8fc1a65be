"""Claims on items of the outbox, by which several processes share it.

Law: one process at a time delivers per recipient, in order. A claim expires, so that nothing is
lost with a process that was killed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, func, literal, null, or_, select, tuple_, update

from bot.storage.outbox import IS_DUE_NOW, ON_PLATFORMS, read_item
from bot.storage.schema import EPOCH, outbox
from bot.storage.transactions import writes

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Select

    from bot.core.matches.model import Place
    from bot.core.notifications.outbox import Claim, OutboxItem

RECIPIENT = (outbox.c.platform, outbox.c.account, outbox.c.place)
LONG_AGO = literal(EPOCH, outbox.c.claimed.type)
IS_UNCLAIMED = func.coalesce(func.max(outbox.c.claimed), LONG_AGO) <= bindparam("now")
CLAIM_ITEMS = (
    update(outbox)
    .where(
        # Repeated for the index, as SQLite would scan the whole outbox for the pairs.
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
RELEASE_ITEMS = update(outbox).values(claimed=null())


@writes
def claim(connection: Connection, wanted: Claim, limit: int) -> tuple[OutboxItem, ...]:
    """Claim all due items of at most so many recipients.

    The first item of each is locked, and claims of other processes skip recipients whose first
    item is locked.
    """
    asked = {"now": wanted.now, "platforms": wanted.platforms}
    firsts = connection.execute(_firsts(wanted.beyond), {**asked, "limit": limit}).all()
    if not firsts:
        return ()
    to = {
        "people": [(first.platform, first.account) for first in firsts if first.account],
        "places": [(first.platform, first.place) for first in firsts if first.place],
    }
    rows = connection.execute(CLAIM_ITEMS, {**asked, **to, "until": wanted.until}).all()
    return tuple(map(read_item, sorted(rows, key=lambda row: row.id)))


@writes
def release(connection: Connection, item_ids: tuple[int, ...]) -> None:
    """Release items that were not delivered."""
    connection.execute(RELEASE_ITEMS.where(outbox.c.id.in_(item_ids)))


@writes
def release_all(connection: Connection) -> None:
    """Release all items."""
    connection.execute(RELEASE_ITEMS.where(outbox.c.claimed.is_not(None)))


def _firsts(beyond: tuple[Place, ...]) -> Select[Any]:
    """Lock the first due item of each recipient without a claimed one."""
    firsts = (
        select(func.min(outbox.c.id))
        .where(ON_PLATFORMS, outbox.c.due <= bindparam("now"), *map(_is_not_within, beyond))
        .group_by(*RECIPIENT)
        .having(IS_UNCLAIMED)
    )
    # The condition is checked again once a row is locked. Rows locked by others do not count for
    # the limit.
    return (
        select(*RECIPIENT)
        .where(outbox.c.id.in_(firsts), IS_DUE_NOW)
        .order_by(outbox.c.id)
        .limit(bindparam("limit"))
        .with_for_update(skip_locked=True)
    )


def _is_not_within(prefix: Place) -> ColumnElement[bool]:
    return or_(
        outbox.c.platform != prefix.platform,
        outbox.c.place.is_(None),
        outbox.c.place.not_like(f"{prefix.key}%"),
    )
