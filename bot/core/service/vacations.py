"""Vacations: stored first, then carried into the person's matches one by one.

Invariant: a stored vacation is carried again a while later, so that a crash in between, or a match
that begins at the same time, is covered.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.matches.errors import StoreFault
from bot.core.matches.messages import Refused
from bot.core.matches.vacations import Leave, Return, away_until

if TYPE_CHECKING:
    from bot.core.matches.model import AccountId, MatchId
    from bot.core.matches.vacations import Vacation
    from bot.core.service.service import Service

RETRY_AFTER: Final = timedelta(seconds=30)
"""After this, matches that were beginning when the person left have begun."""

CARRY_DELAY: Final = timedelta(minutes=10)
"""When a vacation is carried into matches again that could not all be reached."""

CARRY_BATCH: Final = 50

log = structlog.get_logger()


class VacationCarrier:
    """Keeps vacations, and stops the clocks of all matches of a person on vacation."""

    def __init__(self, service: Service) -> None:
        """Keep them in the service's store, and carry them into its matches."""
        self._service = service
        self._store = service.store
        self._clock = service.clock

    async def keep(self, account: AccountId, vacations: tuple[Vacation, ...]) -> None:
        """Keep a person's vacations as they are now, and carry them into all their matches."""
        await self._store.keep_vacations(vacations, self._clock() + RETRY_AFTER)
        await self._carry(account)

    async def carry_due(self) -> None:
        """Carry into matches whatever may not have reached all of them."""
        now = self._clock()
        while due := await self._store.vacations_due(now, CARRY_BATCH):
            for vacation in due:
                reached = await self._carry(vacation.account)
                again = None if reached else now + CARRY_DELAY
                await self._store.acknowledge_vacation(vacation, now=now, again=again)

    async def _carry(self, account: AccountId) -> bool:
        """Bring all matches in play up to date with a person's vacations; return whether it did."""
        reached = [
            await self._carry_into(match_id, account)
            for match_id in await self._store.matches_running(account)
        ]
        return all(reached)

    async def _carry_into(self, match_id: MatchId, account: AccountId) -> bool:
        try:
            # Looked up for each match: they may come back while they are still leaving.
            until = away_until(await self._store.vacations_of(account), self._clock())
            command = Leave(account, until) if until else Return(account)
            return not isinstance(await self._service.act(match_id, command), Refused)
        except StoreFault as fault:
            log.error("vacation_failed", match=match_id, problem=str(fault))  # noqa: TRY400 -- all of it
            return False
        except Exception:  # one match that cannot be read keeps no other waiting
            log.exception("vacation_failed", match=match_id)
            return False
