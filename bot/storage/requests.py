"""Requests that are being answered, and what was published: transactions of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, select

from bot.core.store.requests import PendingRequest, RequestKey
from bot.storage.input_tables import requests
from bot.storage.schema import publications
from bot.storage.transactions import put, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import MatchId

columns = requests.c
PENDING = (
    select(requests)
    .where(
        columns.platform == bindparam("on"),
        columns.body.is_not(None),
        columns.until > bindparam("now"),
    )
    .order_by(columns.until, columns.key)
)
END = delete(requests).where(
    columns.platform == bindparam("on"), columns.key == bindparam("of_key")
)
END_EXPIRED = delete(requests).where(columns.until <= bindparam("now"))
PUBLICATION = select(publications.c.digest).where(publications.c.platform == bindparam("on"))


def note_request(connection: Connection, key: RequestKey, match: MatchId) -> None:
    """Note in a transaction that changes a match that this request does it."""
    row = {"platform": key.platform, "key": key.key, "until": key.until, "match": match}
    put(connection, requests, "platform", "key", row=row)


def delete_expired_requests(connection: Connection, now: datetime) -> None:
    """Delete the requests that cannot be answered any more."""
    connection.execute(END_EXPIRED, {"now": now})


@writes
def keep_request(connection: Connection, request: PendingRequest) -> None:
    key = request.key
    row = {"platform": key.platform, "key": key.key, "until": key.until, "body": request.body}
    put(connection, requests, "platform", "key", row=row)


@writes
def end_request(connection: Connection, platform: str, key: str) -> None:
    connection.execute(END, {"on": platform, "of_key": key})


@reads
def pending_requests(
    connection: Connection, platform: str, now: datetime
) -> tuple[PendingRequest, ...]:
    return tuple(
        PendingRequest(RequestKey(row.platform, row.key, row.until), row.body, row.match)
        for row in connection.execute(PENDING, {"on": platform, "now": now})
    )


@reads
def publication(connection: Connection, platform: str) -> str | None:
    digest: str | None = connection.execute(PUBLICATION, {"on": platform}).scalar()
    return digest


@writes
def keep_publication(connection: Connection, platform: str, digest: str) -> None:
    put(connection, publications, "platform", row={"platform": platform, "digest": digest})
