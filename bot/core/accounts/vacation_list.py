"""What the core needs to know of vacations: part of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, MatchId
    from bot.core.matches.vacations import Vacation


class VacationList(Protocol):
    """Who is away when, and whether all their matches know.

    What is kept here is carried into the matches afterwards, one by one. It stays due until that
    has surely reached all of them, also those that began at the same time.
    """

    async def vacations_of(self, account_id: AccountId) -> tuple[Vacation, ...]:
        """List all vacations of an account, the earliest first."""

    async def keep_vacations(self, kept: tuple[Vacation, ...], due: datetime) -> None:
        """Keep vacations, or that they end at other times; they are due then.

        Nothing is kept of an account that is nobody's any more.
        """

    async def vacations_due(self, now: datetime, limit: int) -> tuple[Vacation, ...]:
        """List vacations that are to be carried into matches, the longest waiting first."""

    async def settle_vacation(
        self, vacation: Vacation, *, now: datetime, again: datetime | None = None
    ) -> None:
        """Note that all matches know of a vacation, unless it has changed since it was due.

        Given a time, it is due ``again`` then.
        """

    async def matches_running(self, account_id: AccountId) -> tuple[MatchId, ...]:
        """List the matches in play of an account, in the order of their ids."""
