"""Input of platforms until it is handled: transactions of the store."""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import bindparam, delete, update

from bot.core.matches.errors import AlreadyHandled
from bot.core.store.inbox import InputKey, StoredInput
from bot.storage.input_tables import IS_HANDLED, IS_WAITING, inbox
from bot.storage.transactions import INSERTS, inserted_unless_taken, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, Insert

    from bot.core.store.inbox import Receipt

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


@writes
def keep_inputs(
    connection: Connection, source: str, inputs: tuple[StoredInput, ...], now: datetime
) -> frozenset[int]:
    new = set()
    for each in inputs:
        row = {"source": source, "number": each.number, "body": each.body, "at": now, "taken": 0}
        if inserted_unless_taken(connection, inbox, "source", "number", row=row):
            new.add(each.number)
    return frozenset(new)


@writes
def settle_inputs(
    connection: Connection, source: str, numbers: tuple[int, ...], now: datetime
) -> None:
    for number in sorted(numbers):  # always in the same order, to prevent deadlocks
        _settle(connection, InputKey(source, number), now)


@writes
def take_inputs_left(
    connection: Connection, source: str, *, before: datetime, now: datetime
) -> tuple[StoredInput, ...]:
    rows = connection.execute(TAKE_LEFT, {"from": source, "before": before, "now": now}).all()
    for row in rows:
        if row.taken > MAX_TAKEN:
            log.error("update_given_up", taken=MAX_TAKEN)
            _settle(connection, InputKey(source, row.number), now)
    left = [StoredInput(row.number, row.body) for row in rows if row.taken <= MAX_TAKEN]
    return tuple(sorted(left, key=lambda each: each.number))


def store_receipt(connection: Connection, receipt: Receipt, now: datetime) -> None:
    """Record input as handled in the transaction of its effect; raises AlreadyHandled."""
    if not _settle(connection, receipt.key, now):
        raise AlreadyHandled(receipt.key)


def delete_old_keys(connection: Connection, now: datetime) -> None:
    """Delete the keys of input that was handled long ago."""
    connection.execute(DELETE_OLD_KEYS, {"since": now - KEY_LIFETIME})


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
