"""Requests to join two accounts: transactions of the store.

Invariant: an account has one request at a time, as the asker or the asked, and no forgotten one has
any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, bindparam, delete, func, insert, literal, null, or_, select, update

from bot.core.matches.model import AccountId
from bot.core.store.values import LinkParty, LinkRequest
from bot.storage import matches
from bot.storage.accounts import account, lock_if_identified
from bot.storage.codec import PEOPLE
from bot.storage.schema import identities, link_requests, outbox
from bot.storage.transactions import reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

columns = link_requests.c
IS_BETWEEN = or_(
    columns.asker.in_(bindparam("ids", expanding=True)),
    columns.asked.in_(bindparam("ids", expanding=True)),
)
DELETE_REQUESTS = delete(link_requests).where(IS_BETWEEN)
REQUEST_OF = select(link_requests).where(
    or_(columns.asker == bindparam("account"), columns.asked == bindparam("account")),
    columns.expires > bindparam("now"),
)
IS_REQUEST = and_(
    columns.code == bindparam("of_code"),
    columns.asker == bindparam("by"),
    columns.asked == bindparam("of"),
)
IS_ALIVE = columns.expires > bindparam("now")
CONFIRM = update(link_requests).where(IS_REQUEST, IS_ALIVE).values(confirmed=True)
CANCEL = delete(link_requests).where(IS_REQUEST)
TAKE_CONFIRMED = delete(link_requests).where(IS_REQUEST, IS_ALIVE, columns.confirmed)

PLATFORMS = (
    select(identities.c.platform)
    .distinct()
    .where(identities.c.account == bindparam("account"))
    .order_by(identities.c.platform)
)
_MATCHES = matches.MATCHES_OF_PERSON.subquery()
MATCH_COUNT = select(func.count(_MATCHES.c.id.distinct()))

DELETE_NEWS = delete(outbox).where(
    *(column.is_(None) for column in (outbox.c.match, outbox.c.after, outbox.c.case)),
    outbox.c.account == bindparam("account"),
)
NEWS_COLUMNS = {
    "match": null(),
    "turn": literal(0),
    "account": identities.c.account,
    "call": literal(value=True),
    "called": literal(PEOPLE.write(())),
    "nudge": literal(value=False),
    "attempts": literal(0),
    "due": bindparam("at", type_=outbox.c.due.type),
    "created": bindparam("at", type_=outbox.c.created.type),
}
INSERT_NEWS = insert(outbox).from_select(
    ["platform", *NEWS_COLUMNS],
    select(identities.c.platform, *NEWS_COLUMNS.values())
    .distinct()
    .where(identities.c.account == bindparam("account")),
)
"""A row for each platform of an account: the question is answered where the person is just now."""


@writes
def add_link_request(connection: Connection, request: LinkRequest, now: datetime) -> bool:
    both = sorted((request.asker, request.asked))
    if not all(lock_if_identified(connection, each) for each in both):
        return False
    delete_requests(connection, *both)
    connection.execute(delete(link_requests).where(columns.expires <= now))
    row = {name: getattr(request, name) for name in columns.keys()}  # noqa: SIM118
    connection.execute(insert(link_requests), row)
    return True


@reads
def link_request(
    connection: Connection, account_id: AccountId, now: datetime
) -> LinkRequest | None:
    row = connection.execute(REQUEST_OF, {"account": account_id, "now": now}).one_or_none()
    if row is None:
        return None
    asker, asked = AccountId(row.asker), AccountId(row.asked)
    return LinkRequest(row.code, asker, asked, row.expires, row.confirmed)


@writes
def confirm_link_request(connection: Connection, request: LinkRequest, now: datetime) -> bool:
    done = connection.execute(CONFIRM, {**_named(request), "now": now}).rowcount == 1
    if done:
        add_link_news(connection, request.asked, now)
    return done


@writes
def cancel_link_request(connection: Connection, request: LinkRequest) -> None:
    connection.execute(CANCEL, _named(request))


def is_taken(connection: Connection, request: LinkRequest, now: datetime) -> bool:
    """Delete a request that both have confirmed; False if there is no such one."""
    return connection.execute(TAKE_CONFIRMED, {**_named(request), "now": now}).rowcount == 1


def delete_requests(connection: Connection, *accounts: AccountId) -> None:
    """Delete all requests of some accounts."""
    connection.execute(DELETE_REQUESTS, {"ids": accounts})


def add_link_news(connection: Connection, account_id: AccountId, now: datetime) -> None:
    """Have a person told of their linking on all their platforms, once."""
    connection.execute(DELETE_NEWS, {"account": account_id})
    connection.execute(INSERT_NEWS, {"account": account_id, "at": now})


@reads
def link_party(connection: Connection, account_id: AccountId) -> LinkParty | None:
    found = account(connection, account_id)
    platforms = connection.execute(PLATFORMS, {"account": account_id}).scalars()
    asked = {"person": account_id, "finished": matches.MAX_MATCHES}
    count = connection.execute(MATCH_COUNT, asked).scalar_one()
    return None if found is None else LinkParty(found, tuple(platforms), count)


def _named(request: LinkRequest) -> dict[str, str]:
    return {"of_code": request.code, "by": request.asker, "of": request.asked}
