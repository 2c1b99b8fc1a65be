"""Delivers what waits in the outbox, again and again until it has arrived."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from bot.core.ports import Clock, FrontEnd, Parcel, Store

FIRST_WAIT = timedelta(seconds=2)
LONGEST_WAIT = timedelta(hours=1)
BATCH = 50
PATIENCE = timedelta(seconds=20)
"""How long one delivery may take before it counts as failed."""

log = structlog.get_logger()


def wait_after(attempts: int) -> timedelta:
    """Return how long to wait after so many failed attempts: twice as long each time."""
    return min(FIRST_WAIT * (1 << min(attempts, 20)), LONGEST_WAIT)


class Announcer:
    """Takes parcels from the outbox to the front-ends of this process.

    A parcel is struck off after it arrived, so a crash in between may send it once more, and
    never loses it.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        """Take parcels from this store; a front-end that is not served keeps its own waiting."""
        self._store = store
        self._clock = clock
        self._front_ends: dict[str, FrontEnd] = {}
        self._awake = asyncio.Event()

    def serve(self, front_end: FrontEnd) -> None:
        """Deliver to this front-end from now on."""
        self._front_ends[front_end.platform] = front_end
        self.wake()

    def wake(self) -> None:
        """Look into the outbox now."""
        self._awake.set()

    async def run(self) -> None:
        """Deliver for ever; cancel it to stop. An outage of the store is waited out."""
        while True:
            self._awake.clear()
            try:
                await self.flush()
                wait = await self._until_next()
            except Exception:  # the outbox must outlive any fault of a store or a front-end
                log.exception("outbox_failed")
                wait = FIRST_WAIT.total_seconds()
            try:
                async with asyncio.timeout(wait):
                    await self._awake.wait()
            except TimeoutError:
                continue

    async def flush(self) -> None:
        """Deliver all that is due now."""
        while parcels := await self._store.due(self._platforms, self._clock(), BATCH):
            for parcel in parcels:
                await self._deliver(parcel)

    @property
    def _platforms(self) -> tuple[str, ...]:
        return tuple(self._front_ends)

    async def _deliver(self, parcel: Parcel) -> None:
        try:
            async with asyncio.timeout(PATIENCE.total_seconds()):
                await self._front_ends[parcel.platform].deliver(parcel.notice)
        except Exception as error:  # noqa: BLE001 -- whatever went wrong, it is tried again
            until = self._clock() + wait_after(parcel.attempts)
            log.warning("delivery_failed", parcel=parcel.id, error=repr(error))
            await self._store.postpone(parcel.id, until)
        else:
            await self._store.settle(parcel.id)

    async def _until_next(self) -> float | None:
        due = await self._store.next_due(self._platforms)
        return None if due is None else max((due - self._clock()).total_seconds(), 0.0)
