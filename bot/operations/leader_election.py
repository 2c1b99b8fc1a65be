"""A front-end that runs in one of several processes: in the one that holds its leases.

Invariant: by a monotonic clock, a front-end stops before its lease can end, so that two processes
never serve the same people.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.matches.errors import CannotStart, TryLater
from bot.core.notifications.platform import Status
from bot.operations.shutdown import cancelled, finish_all

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, Place
    from bot.core.notifications.platform import Delivered, PuzzleDelivered, Startable
    from bot.core.store.outbox import DeliveryScope, Notification
    from bot.core.store.port import Store

LEASE_SECONDS: Final = 22.0
"""Seconds that a lease lasts. Another process takes it at most `WATCH_EVERY` later."""

RENEW_EVERY: Final = 8.0
"""Seconds between renewals."""

RETRY_EVERY: Final = 2.0
"""Seconds until a failed renewal is repeated."""

WATCH_EVERY: Final = 5.0
"""Seconds between attempts to get a lease that another process holds."""

STOP_TIMEOUT: Final = 5.0
"""Seconds between the stop of a front-end and the end of its lease."""

log = structlog.get_logger()


class Leadership:
    """All leases of one front-end, held together or not at all."""

    def __init__(self, leases: Store, names: tuple[str, ...]) -> None:
        """Hold the leases of these names, only for this object."""
        self._leases = leases
        self._names = names
        self._holder = token_hex(8)
        self._asked = 0.0

    @property
    def left(self) -> float:
        """Seconds for which they can be relied upon."""
        return self._asked + LEASE_SECONDS - STOP_TIMEOUT - asyncio.get_running_loop().time()

    async def take(self) -> bool:
        """Take or renew all of them; False, and none are held, while another holds one."""
        asked = asyncio.get_running_loop().time()
        span = timedelta(seconds=LEASE_SECONDS)
        if not await self._leases.take_leases(self._names, self._holder, span):
            await self.give_back()
            return False
        # They began after the request, so they end later than this.
        self._asked = asked
        return True

    async def give_back(self) -> None:
        """Release them; if that fails, they end by themselves."""
        with suppress(Exception):
            await self._leases.give_back_leases(self._names, self._holder)

    async def lost(self) -> None:
        """Renew them until they cannot be relied upon any more."""
        wait = RENEW_EVERY
        while (left := self.left) > 0:
            await asyncio.sleep(min(wait, left))
            try:
                async with asyncio.timeout(self.left):
                    if not await self.take():
                        return
            except Exception as error:  # noqa: BLE001 -- whatever it was, there may be time left
                log.warning("lease_not_renewed", leases=self._names, error=repr(error))
                wait = RETRY_EVERY
            else:
                wait = RENEW_EVERY


class LeasedFrontend:
    """A proxy of a front-end, which is created whenever this process gets its leases."""

    def __init__(
        self, platform: str, leases: Store, names: tuple[str, ...], make: Callable[[], Startable]
    ) -> None:
        """``make`` the front-end of a platform whenever the leases of these names are held."""
        self.platform = platform
        self._leadership = Leadership(leases, names)
        self._make = make
        self._front_end: Startable | None = None
        self._keeping: asyncio.Task[None] | None = None

    @property
    def status(self) -> Status:
        """The front-end's status; WAITING while another process has its leases."""
        return self._front_end.status if self._front_end else Status.WAITING

    def delivery_scope(self) -> DeliveryScope | None:
        """Return what can be delivered through the front-end just now."""
        return self._front_end.delivery_scope() if self._front_end else None

    async def start(self) -> None:
        """Start the front-end, or wait for its leases; raises as the front-end does."""
        try:
            if await self._leadership.take():
                await self._begin()
        except TimeoutError:
            await self._leadership.give_back()
        except BaseException:
            await self._leadership.give_back()
            raise
        self._keeping = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Stop the front-end, and let another process have its leases."""
        if self._keeping is not None:
            await cancelled(self._keeping)
        front_end, self._front_end = self._front_end, None
        if front_end is not None:
            await front_end.stop()
        await self._leadership.give_back()

    async def deliver(self, notice: Notification) -> Delivered | None:
        """Have the front-end deliver; raises TryLater if it has just gone elsewhere."""
        return await self._here().deliver(notice)

    async def deliver_digest(self, account: AccountId) -> bool:
        """Have the front-end deliver; raises TryLater if it has just gone elsewhere."""
        return await self._here().deliver_digest(account)

    async def deliver_puzzle(
        self, place: Place, now: datetime, lines: tuple[Line, ...] = ()
    ) -> PuzzleDelivered:
        """Have the front-end deliver; raises TryLater if it has just gone elsewhere."""
        return await self._here().deliver_puzzle(place, now, lines)

    async def deliver_lines(
        self, to: AccountId | Place, lines: tuple[Line, ...], language: str = ""
    ) -> None:
        """Have the front-end deliver; raises TryLater if it has just gone elsewhere."""
        await self._here().deliver_lines(to, lines, language)

    def _here(self) -> Startable:
        if self._front_end is None:
            raise TryLater(RETRY_EVERY)
        return self._front_end

    async def _keep(self) -> None:
        """Serve whenever the leases are held, until cancelled."""
        while True:
            if self._front_end is None and not await self._begun():
                await asyncio.sleep(WATCH_EVERY)
                continue
            await self._leadership.lost()
            log.warning("lease_lost", platform=self.platform)
            front_end, self._front_end = self._front_end, None
            if front_end is not None:
                await finish_all({self.platform: front_end.stop()}, STOP_TIMEOUT)
            await self._leadership.give_back()

    async def _begun(self) -> bool:
        """Start the front-end if its leases are to be had."""
        try:
            if not await self._leadership.take():
                return False
            await self._begin()
        except (CannotStart, OSError) as error:
            reason = str(error) or "it takes too long"
            log.error("cannot_start", platform=self.platform, reason=reason)  # noqa: TRY400
        except Exception as error:  # noqa: BLE001 -- such as an outage of the database
            log.warning("lease_not_taken", platform=self.platform, error=repr(error))
        else:
            log.info("lease_taken", platform=self.platform)
            return True
        await self._leadership.give_back()
        return False

    async def _begin(self) -> None:
        front_end = self._make()
        try:
            async with asyncio.timeout(self._leadership.left):
                await front_end.start()
        except (TimeoutError, asyncio.CancelledError):
            await finish_all({self.platform: front_end.stop()}, STOP_TIMEOUT)
            raise
        self._front_end = front_end
