"""Outbox items in delivery: which are due, who has claimed them, retries, acknowledgements.

Invariant: one process at a time delivers per recipient, in order. A claim expires, so that nothing
is lost with a process that was killed.
"""

from __future__ import annotations

from datetime import timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from sqlalchemy import (
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    tuple_,
    update,
)

from bot.core.matches.model import MatchId, Place
from bot.core.matches.tournaments import TournamentId
from bot.core.store.outbox import (
    CaseNews,
    Digest,
    LinkNews,
    Notification,
    OutboxItem,
    PuzzlePost,
    TournamentNews,
)
from bot.storage.codec import LINE, PEOPLE
from bot.storage.column_types import EPOCH
from bot.storage.outbox import add_digest, add_notification, add_puzzle_post
from bot.storage.schema import outbox
from bot.storage.transactions import reads, writes

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from sqlalchemy import ColumnElement, Connection, Row, Select
    from sqlalchemy.sql.dml import ReturningUpdate

    from bot.core.store.outbox import Claim, Sayable

T = TypeVar("T")

log = structlog.get_logger()

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
DELETE_ITEMS = delete(outbox).where(outbox.c.id.in_(bindparam("items", expanding=True)))
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
OTHER = outbox.alias("other")
NEW_ITEMS = and_(
    ON_PLATFORMS,
    outbox.c.due <= bindparam("now"),
    outbox.c.claimed.is_(None),
    outbox.c.match == bindparam("of_match"),
)
HAS_OTHER = exists().where(
    OTHER.c.platform == outbox.c.platform,
    OTHER.c.due <= bindparam("now"),
    OTHER.c.account.is_not_distinct_from(outbox.c.account),
    OTHER.c.place.is_not_distinct_from(outbox.c.place),
    or_(OTHER.c.match.is_distinct_from(bindparam("of_match")), OTHER.c.claimed.is_not(None)),
)
FREE_NEW_ITEMS = select(outbox.c.id).where(NEW_ITEMS, ~HAS_OTHER).correlate(None)


@reads
def due(
    connection: Connection, platforms: tuple[str, ...], now: datetime, limit: int
) -> tuple[OutboxItem, ...]:
    wanted = {"platforms": platforms, "now": now, "limit": limit}
    return tuple(map(read_item, connection.execute(DUE_ITEMS, wanted)))


@writes
def acknowledge(connection: Connection, item_ids: tuple[int, ...]) -> None:
    connection.execute(DELETE_ITEMS, {"items": item_ids})


@writes
def claim(connection: Connection, wanted: Claim, limit: int) -> tuple[OutboxItem, ...]:
    # The first item of each recipient is locked; claims of other processes skip those recipients.
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


def claim_new(
    connection: Connection, match_id: MatchId, wanted: Claim
) -> tuple[tuple[OutboxItem, ...], bool]:
    """Claim a match's due items, in the transaction that adds them; return whether some are left.

    Left are those of recipients with earlier items of other matches, or with claimed ones. Two
    processes that change different matches at the same moment may both claim for a recipient;
    the items of one match stay in order.
    """
    asked = {"now": wanted.now, "platforms": wanted.platforms, "of_match": match_id}
    rows = connection.execute(_claim_new(wanted.beyond), {**asked, "until": wanted.until}).all()
    items = sorted((row for row in rows if row.claimed), key=lambda row: row.id)
    return tuple(map(read_item, items)), len(items) < len(rows)


@lru_cache(maxsize=32)  # to make the statement takes longer than to execute it
def _claim_new(beyond: tuple[Place, ...]) -> ReturningUpdate[Any]:
    free = FREE_NEW_ITEMS.where(*map(_is_not_within, beyond))
    claimed = case((outbox.c.id.in_(free), bindparam("until", type_=outbox.c.claimed.type)))
    return update(outbox).where(NEW_ITEMS).values(claimed=claimed).returning(outbox)


@writes
def release(connection: Connection, item_ids: tuple[int, ...]) -> None:
    connection.execute(RELEASE_ITEMS.where(outbox.c.id.in_(item_ids)))


@writes
def release_all(connection: Connection) -> None:
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


@writes
def reschedule(
    connection: Connection, item_id: int, instead: tuple[Sayable, ...], now: datetime
) -> None:
    if not connection.execute(DELETE_ITEMS, {"items": (item_id,)}).rowcount:
        return  # another process has done this, or it was turned off while it was sent
    for content in instead:
        if isinstance(content, Digest):
            add_digest(connection, content, now)
        elif isinstance(content, PuzzlePost):
            add_puzzle_post(connection, content, now)
        else:
            add_notification(connection, content, now)


@writes
def postpone(connection: Connection, item_id: int, until: datetime) -> None:
    connection.execute(POSTPONE, {"item": item_id, "until": until})


@writes
def retry_now(connection: Connection, now: datetime) -> None:
    connection.execute(RETRY_NOW, {"now": now})
    connection.execute(RELEASE_FUTURE_CLAIMS, {"latest": now + MAX_CLAIM})


@reads
def next_due(connection: Connection, platforms: tuple[str, ...]) -> datetime | None:
    due_next: datetime | None = connection.execute(NEXT_DUE, {"platforms": platforms}).scalar_one()
    return due_next


def read_item(row: Row[Any]) -> OutboxItem:
    """Return the item of a row; fields of a notification that cannot be read are left out."""
    content: Sayable | LinkNews | CaseNews | TournamentNews
    place = None if row.place is None else Place(row.platform, row.place)
    if row.tournament is not None and place is not None:
        content = TournamentNews(TournamentId(row.tournament), place)
    elif row.case is not None:
        content = CaseNews(case=row.case, account=row.account, place=place)
    elif row.match is None and place is not None:
        content = PuzzlePost(place=place, after=row.after, weekly=row.weekly)
    elif row.match is None and row.after is None:
        content = LinkNews(row.account)
    elif row.match is None:
        content = Digest(account=row.account, after=row.after)
    else:
        content = Notification(
            match=MatchId(row.match),
            turn=row.turn,
            account=row.account,
            place=place,
            call=row.call,
            called=_readable(row.id, row.called, PEOPLE.read) or (),
            news=_readable(row.id, row.news, LINE.read),
            nudge=row.nudge,
            after=row.after,
        )
    return OutboxItem(id=row.id, platform=row.platform, attempts=row.attempts, notice=content)


def _readable(item_id: int, text: str | None, read: Callable[[str], T]) -> T | None:
    """Return the value of a text; None, which is logged, when it cannot be read."""
    try:
        return None if text is None else read(text)
    except ValueError as error:
        log.error("corrupt_outbox_item", item=item_id, problem=str(error))  # noqa: TRY400
        return None
