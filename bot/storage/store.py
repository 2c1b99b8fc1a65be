"""The store over any database: each registered transaction is one of its methods."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import structlog

from bot.core.matches.errors import CorruptMatch
from bot.core.store.values import PersonalRecords

# Imported so that their transactions are registered.
from bot.storage import (  # noqa: F401
    accounts,
    blocking,
    claims,
    due_matches,
    forgetting,
    groups,
    inbox,
    leases,
    lessons,
    link_requests,
    linking,
    matches,
    outbox,
    posts,
    push,
    requests,
    sessions,
    statistics,
    undoing,
    usernames,
    vacations,
)
from bot.storage.codec import events_of, match_of
from bot.storage.database import no_metrics
from bot.storage.migrate import upgraded
from bot.storage.transactions import TRANSACTIONS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, Match, MatchId
    from bot.core.store.port import Store
    from bot.storage.database import Database, Observer
    from bot.storage.transactions import Transaction

log = structlog.get_logger()


@asynccontextmanager
async def open_store(url: str, observer: Observer = no_metrics) -> AsyncIterator[Store]:
    """Open a store, its tables brought up, and close it afterwards; raises StorageError.

    The observer is called after each transaction.
    """
    async with upgraded(url) as (database, _):
        database.observe(observer)
        yield cast("Store", SqlStore(database))


class SqlStore:
    """Implements `Store`, whose docstrings say what each method does."""

    def __init__(self, database: Database) -> None:
        """Use a database whose tables are there."""
        self._database = database

    async def personal_records(
        self, account_id: AccountId, *, skip: int = 0, most: int | None = None
    ) -> PersonalRecords:
        """List the matches that an account has a part in, and those that cannot be read."""
        played: list[tuple[Match, tuple[Event, ...]]] = []
        unread: list[MatchId] = []
        read = self._database.read
        ids = await read(partial(matches.match_ids_with, account_id=account_id))
        for match_id in ids[skip:] if most is None else ids[skip : skip + most]:
            row = await read(partial(matches.match, match_id=match_id))
            if row is None:
                continue
            try:
                events = await read(partial(matches.log, match_id=match_id))
                played.append((match_of(row), events_of(events)))
            except CorruptMatch as error:
                log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- it says it all
                unread.append(match_id)
        return PersonalRecords(tuple(played), tuple(unread), total=len(ids))


def database_of(store: Store) -> Database:
    """Return the database of an `SqlStore`, for its upkeep."""
    return cast("SqlStore", store)._database  # noqa: SLF001 -- the core does not need it


def _method(transaction: Transaction) -> Callable[..., Coroutine[Any, Any, Any]]:
    """Return the method of the store that runs a transaction on its database."""
    function, convert = transaction.function, transaction.convert

    async def method(store: SqlStore, *given: Any, **named: Any) -> Any:
        database = store._database  # noqa: SLF001 -- this is a method of it
        run = database.write if transaction.is_write else database.read
        done = await run(lambda connection: function(connection, *given, **named))
        return convert(done) if convert else done

    method.__name__ = function.__name__
    return method


for _name, _transaction in TRANSACTIONS.items():
    setattr(SqlStore, _name, _method(_transaction))
