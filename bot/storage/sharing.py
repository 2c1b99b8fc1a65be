"""The store's part that processes share work by; see the core's ports for what each promises."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.storage import claims, due_matches, leases

if TYPE_CHECKING:
    from datetime import datetime, timedelta

    from bot.core.matches.model import MatchId
    from bot.core.notifications.outbox import Claim, OutboxItem
    from bot.storage.database import Database


class SqlSharing:
    """Claims and leases in a database."""

    _database: Database

    async def claim(self, wanted: Claim, limit: int) -> tuple[OutboxItem, ...]:
        """Take all that is due to as many people and places, the oldest first."""
        return await self._database.write(partial(claims.claim, wanted=wanted, limit=limit))

    async def release(self, parcels: tuple[int, ...]) -> None:
        """Let parcels go that were claimed and not delivered."""
        await self._database.write(partial(claims.release, parcels=parcels))

    async def release_all(self) -> None:
        """Let all parcels go, as whoever had claimed them is no more."""
        await self._database.write(claims.release_all)

    async def take_matches_due(
        self, now: datetime, *, until: datetime, limit: int
    ) -> tuple[MatchId, ...]:
        """Take matches in which something is due, the longest waiting first."""
        work = partial(due_matches.take, now=now, until=until, limit=limit)
        return await self._database.write(work)

    async def take_lease(self, name: str, holder: str, span: timedelta) -> bool:
        """Take or renew a lease; False while another holds it. PostgreSQL's alone."""
        return await self._database.write(partial(leases.take, name=name, holder=holder, span=span))

    async def give_back_lease(self, name: str, holder: str) -> None:
        """Let a lease go, if the holder has it."""
        await self._database.write(partial(leases.give_back, name=name, holder=holder))
