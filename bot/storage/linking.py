"""Joining two accounts that both agree: one gets all that the other has, in one transaction.

What it brought is stored, so that it can be undone (`bot/storage/undoing.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, exists, func, update

from bot.core.accounts.people import preferred_of_both
from bot.core.matches.errors import VersionConflict
from bot.core.matches.model import FORGOTTEN
from bot.core.store.values import NEWS_LIFETIME, Link
from bot.storage import (
    blocking,
    cases,
    lessons,
    matches,
    puzzles,
    ratings,
    tournament_people,
    vacations,
)
from bot.storage.codec import PEOPLE
from bot.storage.link_requests import add_link_news, delete_requests, is_taken, link_request
from bot.storage.schema import accounts, identities, link_codes, outbox
from bot.storage.transactions import reads, writes
from bot.storage.undoing import GONE, KEPT, LOCK_ACCOUNTS, add_link, brought_by, links_of

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId
    from bot.core.store.values import Change, LinkRequest

KEPT_ITEM = outbox.alias()
DELETE_SECOND_DIGEST = delete(outbox).where(
    outbox.c.match.is_(None),
    outbox.c.after.is_not(None),
    outbox.c.account == GONE,
    exists().where(
        KEPT_ITEM.c.match.is_(None), KEPT_ITEM.c.after.is_not(None), KEPT_ITEM.c.account == KEPT
    ),
)
"""Where each account has a digest, deletes that of the account that goes."""

HAND_OVER = (
    DELETE_SECOND_DIGEST,
    update(identities).where(identities.c.account == GONE).values(account=KEPT),
    update(outbox).where(outbox.c.account == GONE).values(account=KEPT),
)
REPLACE_CALLED = (
    update(outbox)
    .where(outbox.c.called != PEOPLE.write(()))
    .values(called=func.replace(outbox.c.called, bindparam("gone_text"), bindparam("kept_text")))
)
DELETE_LINK_CODES = delete(link_codes).where(link_codes.c.account == GONE)
ERASE_NAME = update(accounts).where(accounts.c.id == GONE).values(name=FORGOTTEN)
UPDATE_ACCOUNT = update(accounts).where(accounts.c.id == bindparam("account"))


@writes
def link(
    connection: Connection, request: LinkRequest, changes: tuple[Change, ...], now: datetime
) -> None:
    gone, kept = request.asker, request.asked
    connection.execute(LOCK_ACCOUNTS, {"gone": gone, "kept": kept})
    if not is_taken(connection, request, now):
        raise VersionConflict(request.code)
    add_link_news(connection, gone, now)
    brought = brought_by(connection, gone, kept, changes)
    join(connection, gone, kept, changes)
    add_link(connection, Link(gone, kept, now, brought))
    delete_requests(connection, gone, kept)


@reads
def link_news(
    connection: Connection, account_id: AccountId, now: datetime
) -> LinkRequest | Link | None:
    request = link_request(connection, account_id, now)
    if request and request.confirmed and request.asked == account_id:
        return request
    latest = next(iter(links_of(connection, account_id, now)), None)
    return latest if latest and now < latest.at + NEWS_LIFETIME else None


def join(
    connection: Connection, gone: AccountId, kept: AccountId, changes: tuple[Change, ...]
) -> None:
    """Give all that one account has to another; raises VersionConflict.

    The changes must leave the account no part in an open match: one that it got meanwhile
    is a conflict too.
    """
    people = {"gone": gone, "kept": kept}
    rows = connection.execute(LOCK_ACCOUNTS, people).all()
    if any(row.name == FORGOTTEN for row in rows):
        raise VersionConflict(kept)
    handles = {row.id: row.handle for row in rows}
    for statement in HAND_OVER:
        connection.execute(statement, people)
    # Always in the same order, to prevent deadlocks.
    for change in sorted(changes, key=lambda change: change.match.id):
        matches.save(connection, change)
    connection.execute(REPLACE_CALLED, {"gone_text": _called(gone), "kept_text": _called(kept)})
    connection.execute(DELETE_LINK_CODES, {"gone": gone})
    homes = {row.id: row.home for row in rows}
    if gone in homes and kept in homes:
        both = preferred_of_both(homes[kept], homes[gone])
        connection.execute(UPDATE_ACCOUNT.values(home=both), {"account": kept})
        connection.execute(UPDATE_ACCOUNT.values(home=""), {"account": gone})
    calendars = {row.id: row.calendar for row in rows}
    connection.execute(UPDATE_ACCOUNT.values(calendar=None), {"account": gone})
    if own := calendars.get(kept) or calendars.get(gone):
        connection.execute(UPDATE_ACCOUNT.values(calendar=own), {"account": kept})
    ratings.join(connection, gone, kept, (change.match for change in changes))
    blocking.hand_over(connection, gone, kept)
    vacations.hand_over(connection, gone, kept)
    lessons.hand_over(connection, gone, kept)
    cases.hand_over(connection, gone, kept)
    tournament_people.give(
        connection, gone, kept, *tournament_people.brought_tournaments(connection, gone, kept)
    )
    tournament_people.withdraw(connection, gone)
    puzzles.give(connection, gone, kept, *puzzles.brought_puzzles(connection, gone, kept))
    if handles.get(gone):
        _hand_over_handle(connection, handles, gone=gone, kept=kept)
    left = matches.matches_of(connection, gone, finished=1)
    if unexpected := [row.id for row in left if row.stage in matches.OPEN_STAGES]:
        raise VersionConflict(unexpected[0])
    if not left:  # nothing refers to the name any more
        connection.execute(ERASE_NAME, people)


def _called(account: AccountId) -> str:
    """Return an account as it is written in the text of a list of people."""
    return PEOPLE.write((account,))[1:-1]


def _hand_over_handle(
    connection: Connection,
    handles: dict[AccountId, str | None],
    *,
    gone: AccountId,
    kept: AccountId,
) -> None:
    """Free a handle, for the other account if that has none."""
    connection.execute(UPDATE_ACCOUNT.values(handle=None), {"account": gone})
    if handles.get(kept) is None:
        connection.execute(UPDATE_ACCOUNT.values(handle=handles[gone]), {"account": kept})
