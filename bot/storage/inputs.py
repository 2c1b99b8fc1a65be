"""Input of platforms, and what was published there: transactions of the store.

Input that is confirmed is in `inbox`, input that can be answered in `requests`.
"""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import bindparam, delete, select, update

from bot.core.matches.errors import AlreadyHandled
from bot.core.store.values import InputKey, StoredInput
from bot.storage.input_tables import IS_HANDLED, IS_WAITING, inbox, requests
from bot.storage.schema import publications
from bot.storage.transactions import INSERTS, inserted_unless_taken, put, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, Insert

    from bot.core.matches.model import MatchId

log = structlog.get_logger()

MAX_TAKEN = 20
"""How often input is taken that no process has come to the end of: it may be what ends them."""

KEY_LIFETIME = timedelta(days=2)
"""How long the key of handled input is kept; Telegram sends input again for a day."""

TAKE_LEFT = (
    update(inbox)
    .where(IS_WAITING, inbox.c.source == bindparam("from"), inbox.c.at <= bindparam("before"))
    .values(at=bindparam("now"), taken=inbox.c.taken + 1)
    .returning(inbox.c.number, inbox.c.body, inbox.c.taken)
)
DELETE_OLD_KEYS = delete(inbox).where(IS_HANDLED, inbox.c.at < bindparam("since"))
ANSWERABLE = (
    select(requests)
    .where(
        requests.c.platform == bindparam("from"),
        requests.c.body.is_not(None),
        requests.c.until > bindparam("now"),
    )
    .order_by(requests.c.until, requests.c.key)
)
END = delete(requests).where(
    requests.c.platform == bindparam("from"), requests.c.key == bindparam("of_key")
)
END_EXPIRED = delete(requests).where(requests.c.until <= bindparam("now"))
PUBLICATION = select(publications.c.digest).where(publications.c.platform == bindparam("on"))


@writes
def keep_inputs(
    connection: Connection, inputs: tuple[StoredInput, ...], now: datetime
) -> frozenset[InputKey]:
    return frozenset(each.key for each in inputs if _keep(connection, each, now))


def _keep(connection: Connection, given: StoredInput, now: datetime) -> bool:
    key = given.key
    if key.until:
        _put_request(connection, key, body=given.body)
        return True
    row = {"source": key.source, "number": key.number, "body": given.body, "at": now, "taken": 0}
    return inserted_unless_taken(connection, inbox, "source", "number", row=row)


@writes
def settle_inputs(
    connection: Connection, keys: tuple[InputKey, ...], now: datetime
) -> frozenset[InputKey]:
    # Always in the same order, to prevent deadlocks.
    in_order = sorted(keys, key=lambda each: (each.source, each.number))
    return frozenset(key for key in in_order if _ended(connection, key, now))


def _ended(connection: Connection, key: InputKey, now: datetime) -> bool:
    if not key.until:
        return _settle(connection, key, now)
    of_key = {"from": key.source, "of_key": str(key.number)}
    return connection.execute(END, of_key).rowcount == 1


@writes
def take_inputs_left(
    connection: Connection, source: str, *, before: datetime, now: datetime
) -> tuple[StoredInput, ...]:
    rows = connection.execute(TAKE_LEFT, {"from": source, "before": before, "now": now}).all()
    left = []
    for row in sorted(rows, key=lambda each: each.number):
        key = InputKey(source, row.number)
        if row.taken <= MAX_TAKEN:
            left.append(StoredInput(key, row.body))
        else:
            log.error("update_given_up", taken=MAX_TAKEN)
            _settle(connection, key, now)
    return tuple(left)


@reads
def inputs_to_answer(connection: Connection, source: str, now: datetime) -> tuple[StoredInput, ...]:
    return tuple(
        StoredInput(InputKey(source, int(row.key), row.until, row.body), row.body, row.match)
        for row in connection.execute(ANSWERABLE, {"from": source, "now": now})
    )


def store_effect(connection: Connection, key: InputKey, match: MatchId, now: datetime) -> None:
    """Note in the transaction that changes a match which input did; raises AlreadyHandled."""
    if key.until:
        _put_request(connection, key, match=match, body=key.body)
    elif not _settle(connection, key, now):
        raise AlreadyHandled(key)


def delete_old_inputs(connection: Connection, now: datetime) -> None:
    """Delete the keys of input that was handled long ago, and what cannot be answered any more."""
    connection.execute(DELETE_OLD_KEYS, {"since": now - KEY_LIFETIME})
    connection.execute(END_EXPIRED, {"now": now})


@reads
def publication(connection: Connection, platform: str) -> str | None:
    digest: str | None = connection.execute(PUBLICATION, {"on": platform}).scalar()
    return digest


@writes
def keep_publication(connection: Connection, platform: str, digest: str) -> None:
    put(connection, publications, "platform", row={"platform": platform, "digest": digest})


def _put_request(connection: Connection, key: InputKey, **values: str | None) -> None:
    row = {"platform": key.source, "key": str(key.number), "until": key.until, **values}
    put(connection, requests, "platform", "key", row=row)


def _settle(connection: Connection, key: InputKey, now: datetime) -> bool:
    """Record input as handled, also such as could not be stored; False if it was already."""
    row = {"source": key.source, "number": key.number, "body": None, "at": now, "taken": 0}
    return connection.execute(_settlement(connection.dialect.name), row).rowcount == 1


@cache
def _settlement(dialect: str) -> Insert:
    insert = INSERTS[dialect](inbox)
    statement: Insert = insert.on_conflict_do_update(
        index_elements=[inbox.c.source, inbox.c.number],
        set_={"body": None, "at": insert.excluded.at},
        where=inbox.c.body.is_not(None),
    )
    return statement
