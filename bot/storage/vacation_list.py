"""The store's part that knows who is away; see the core's port for what each method promises."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.storage import vacations

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, MatchId
    from bot.core.matches.vacations import Vacation
    from bot.storage.database import Database


class SqlVacationList:
    """Vacations in a database."""

    _database: Database

    async def vacations_of(self, account_id: AccountId) -> tuple[Vacation, ...]:
        """List all vacations of an account, the earliest first."""
        return await self._database.read(partial(vacations.of_account, account_id=account_id))

    async def keep_vacations(self, kept: tuple[Vacation, ...], due: datetime) -> None:
        """Keep vacations, or that they end at other times; they are due then."""
        await self._database.write(partial(vacations.keep, kept=kept, due=due))

    async def vacations_due(self, now: datetime, limit: int) -> tuple[Vacation, ...]:
        """List vacations that are to be carried into matches, the longest waiting first."""
        return await self._database.read(partial(vacations.due, now=now, limit=limit))

    async def settle_vacation(
        self, vacation: Vacation, *, now: datetime, again: datetime | None = None
    ) -> None:
        """Note that all matches know of a vacation, or that it is due again then."""
        work = partial(vacations.settle, vacation=vacation, now=now, again=again)
        await self._database.write(work)

    async def matches_running(self, account_id: AccountId) -> tuple[MatchId, ...]:
        """List the matches in play of an account, in the order of their ids."""
        return await self._database.read(partial(vacations.running, account_id=account_id))
