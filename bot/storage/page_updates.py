"""Updates of open pages, and the secrets that the processes which serve them share.

Invariant: what a change shows on pages is committed together with it, so that it is shown even if
the process that made the change is killed at once. PostgreSQL only: pages of an SQLite database are
connected to the one process that there is.
"""

from __future__ import annotations

from datetime import timedelta
from secrets import token_bytes
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import bindparam, delete, false, func, insert, literal, or_, select, true, update

from bot.core.matches.model import LOBBY, AccountId, MatchId
from bot.core.store.outbox import Notification, PageKind, PageUpdate
from bot.storage.codec import LINE, LINES
from bot.storage.schema import outbox, page_updates, secrets
from bot.storage.transactions import INSERTS, inserted_unless_taken, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, Row

log = structlog.get_logger()

LIFETIME = timedelta(minutes=5)
"""How long an update is kept; a process that has looked for none for half of that missed some."""

MAX_READ = 500
"""How many updates are read at a time."""

SECRET_BYTES = 32

SAME = ("account", "match", "turn", "call", "nudge", "news")
"""The columns that are the same in the outbox."""

OF_CHANGE = select(
    outbox.c.id,
    literal(PageKind.MATCH.value),
    *(outbox.c[name] for name in SAME),
    literal(LINES.write(())),
    false(),
    outbox.c.created,
).where(
    outbox.c.platform == LOBBY.platform,
    outbox.c.match == bindparam("of_match"),
    outbox.c.due == bindparam("now"),
    outbox.c.created == bindparam("now"),
    or_(outbox.c.place.is_(None), outbox.c.place == LOBBY.key),
)
ADD_OF_CHANGE = (
    INSERTS["postgresql"](page_updates)
    .from_select(["item", "kind", *SAME, "lines", "shown", "at"], OF_CHANGE)
    .on_conflict_do_nothing(index_elements=["item"])
)
LATEST = select(func.coalesce(func.max(page_updates.c.id), 0))
AFTER = (
    select(page_updates)
    .where(
        or_(
            page_updates.c.id > bindparam("after"),
            page_updates.c.id.in_(bindparam("missed", expanding=True)),
        )
    )
    .order_by(page_updates.c.id)
    .limit(MAX_READ)
)
ADD = insert(page_updates).returning(page_updates.c.id)
NOTE_SHOWN = (
    update(page_updates).where(page_updates.c.id == bindparam("number")).values(shown=true())
)
IS_SHOWN = select(page_updates.c.shown).where(page_updates.c.id == bindparam("number"))
DELETE_OLD = delete(page_updates).where(page_updates.c.at < bindparam("before"))
SECRET = select(secrets.c.value).where(secrets.c.name == bindparam("name"))


def add_of_change(connection: Connection, match: MatchId, now: datetime) -> None:
    """Add an update for each item of the outbox that was added for pages in this transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(ADD_OF_CHANGE, {"of_match": match, "now": now})


@reads
def last_page_update(connection: Connection) -> int:
    latest: int = connection.execute(LATEST).scalar_one()
    return latest


@reads
def page_updates_after(
    connection: Connection, after: int, missed: tuple[int, ...]
) -> tuple[PageUpdate, ...]:
    rows = connection.execute(AFTER, {"after": after, "missed": missed})
    return tuple(filter(None, map(_update, rows)))


@writes
def add_page_update(connection: Connection, update: PageUpdate, now: datetime) -> int:
    about = update.notification
    row = {
        "kind": update.kind,
        "account": update.account,
        "match": about and about.match,
        "turn": about.turn if about else 0,
        "call": bool(about and about.call),
        "nudge": bool(about and about.nudge),
        "news": LINE.write(about.news) if about and about.news else None,
        "lines": LINES.write(update.lines),
        "shown": False,
        "at": now,
    }
    number: int = connection.execute(ADD, row).scalar_one()
    return number


@writes
def note_page_update_shown(connection: Connection, number: int) -> None:
    connection.execute(NOTE_SHOWN, {"number": number})


@reads
def is_page_update_shown(connection: Connection, number: int) -> bool:
    return bool(connection.execute(IS_SHOWN, {"number": number}).scalar())


def delete_old_page_updates(connection: Connection, now: datetime) -> None:
    """Delete the updates that every process has shown by now."""
    connection.execute(DELETE_OLD, {"before": now - LIFETIME})


@writes
def secret(connection: Connection, name: str) -> bytes:
    row = {"name": name, "value": token_bytes(SECRET_BYTES)}
    inserted_unless_taken(connection, secrets, "name", row=row)
    value: bytes = connection.execute(SECRET, {"name": name}).scalar_one()
    return value


def _update(row: Row[Any]) -> PageUpdate | None:
    """Return the update of a row; None, which is logged, for one that cannot be read."""
    account = None if row.account is None else AccountId(row.account)
    try:
        kind, lines = PageKind(row.kind), LINES.read(row.lines)
        news = None if row.news is None else LINE.read(row.news)
    except ValueError as error:  # another release may have written it
        log.error("corrupt_page_update", number=row.id, problem=str(error))  # noqa: TRY400
        return None
    if row.match is None:
        return PageUpdate(kind=kind, account=account, lines=lines, id=row.id)
    notification = Notification(
        match=MatchId(row.match),
        turn=row.turn,
        account=account,
        place=None if account else LOBBY,
        call=row.call,
        nudge=row.nudge,
        news=news,
    )
    return PageUpdate(kind=kind, account=account, notification=notification, id=row.id)
