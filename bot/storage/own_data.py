"""The store's part that knows one person's data; see the core's port for what each promises."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import structlog

from bot.core.accounts.own_data import PersonalRecords
from bot.core.ports import CorruptMatch
from bot.storage import forgetting, matches, statistics
from bot.storage.codec import events_of, match_of

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.accounts.own_data import Erasure, UsageCounts
    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, Identity, Match, MatchId
    from bot.storage.database import Database

log = structlog.get_logger()


class SqlOwnData:
    """People's own data in a database."""

    _database: Database

    async def belongings(self, account_id: AccountId) -> PersonalRecords:
        """List every match that an account has a part in, and those that cannot be read."""
        work = partial(matches.of_person, account_id=account_id, finished=matches.EVERY)
        played: list[tuple[Match, tuple[Event, ...]]] = []
        unread: list[MatchId] = []
        for row in await self._database.read(work):
            try:
                events = await self._database.read(partial(matches.log, match_id=row.id))
                played.append((match_of(row), events_of(events)))
            except CorruptMatch as error:
                log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- it says it all
                unread.append(row.id)
        return PersonalRecords(tuple(played), tuple(unread))

    async def identities_of(self, account_id: AccountId) -> tuple[Identity, ...]:
        """List the identities of an account, by their platforms."""
        work = partial(forgetting.identities_of, account_id=account_id)
        return await self._database.read(work)

    async def forget(
        self, account_id: AccountId, erasures: tuple[Erasure, ...], unread: tuple[MatchId, ...] = ()
    ) -> None:
        """Erase a person, with the last steps of their matches; raises VersionConflict."""
        work = partial(forgetting.forget, account_id=account_id, erasures=erasures, unread=unread)
        await self._database.write(work)

    async def tally(self, account_id: AccountId, now: datetime, since: datetime) -> UsageCounts:
        """Count what a person has going now, and the challenges that they made since a time."""
        work = partial(statistics.tally, person=account_id, now=now, since=since)
        return await self._database.read(work)
