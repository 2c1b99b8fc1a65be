"""Delivers what waits in the outbox, again and again until it has arrived."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from datetime import timedelta
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog

from bot.core.errors import CorruptMatch, StoreFault, TryLater
from bot.core.log_context import begin_request
from bot.core.notifications.outbox import Claim, DeliveryScope, Digest
from bot.core.notifications.sender import NotificationSender, SendResult
from bot.core.observer import UNOBSERVED, DeliveryOutcome, Loop
from bot.core.store_errors import OutageLog

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping
    from datetime import datetime

    from bot.core.chance import TimeSource
    from bot.core.frontend import FrontEnd
    from bot.core.notifications.outbox import OutboxItem
    from bot.core.observer import Observer
    from bot.core.store import Store

MIN_BACKOFF = timedelta(seconds=2)
MAX_BACKOFF = timedelta(minutes=10)
WARN_AFTER_ATTEMPTS = 20
"""What has failed so often, for some hours, keeps nothing else waiting any more."""

ITEMS_A_BATCH = 50
DELIVERY_TIMEOUT = timedelta(seconds=20)
"""How long one delivery may take before it counts as failed."""

CLAIM_LIFETIME = timedelta(seconds=60)
"""How long parcels are in the hands of a process, unless it lets go of them."""

POLL_INTERVAL = timedelta(seconds=30)
"""How often the outbox is looked into though nobody asks for it."""

RETRY_SOON = timedelta(seconds=1)
"""How often it is where other processes put something into it too, or deliver what waits."""

log = structlog.get_logger()


def backoff(attempts: int) -> timedelta:
    """Return how long to wait after so many failed attempts: twice as long each time."""
    return min(MIN_BACKOFF * (1 << min(attempts, 20)), MAX_BACKOFF)


class OutboxWorker:
    """Takes parcels from the outbox to the front-ends of this process.

    A parcel is struck off after it arrived, so a crash in between may send it once more, and
    never loses it. Parcels for different people and places go side by side, those for one in
    order: whoever cannot be reached just now keeps nobody else waiting. Several processes share
    an outbox: what one has claimed no other takes.
    """

    def __init__(
        self,
        store: Store,
        clock: TimeSource,
        observer: Observer = UNOBSERVED,
        *,
        pause: timedelta = POLL_INTERVAL,
    ) -> None:
        """Take parcels from this store; a front-end that is not served keeps its own waiting.

        After a ``pause`` the outbox is looked into though nobody asks for it.
        """
        self._store = store
        self._clock = clock
        self._telling = NotificationSender(store, clock)
        self._observer = observer
        self._pause = pause
        self._front_ends: dict[str, FrontEnd] = {}
        self._reaches: dict[str, Callable[[], DeliveryScope | None]] = {}
        self._awake = asyncio.Event()
        self._outage = OutageLog("outbox_failed", "outbox_going")
        self._reaching: defaultdict[str, OutageLog] = defaultdict(_unreached)
        self._shut: dict[Hashable, datetime] = {}
        self._looked: datetime | None = None
        self._arrived: dict[int, SendResult] = {}

    def serve(
        self, front_end: FrontEnd, reach: Callable[[], DeliveryScope | None] | None = None
    ) -> None:
        """Deliver to this front-end from now on, whatever it can ``reach`` just now."""
        platform = front_end.platform
        self._front_ends[platform] = front_end
        self._reaches[platform] = reach or (lambda: DeliveryScope(platform=platform))
        self.wake()

    def wake(self) -> None:
        """Look into the outbox now."""
        self._awake.set()

    async def run(self) -> None:
        """Deliver for ever; cancel it to stop. An outage of the store is waited out."""
        while True:
            self._awake.clear()
            begin_request(part=Loop.OUTBOX)
            try:
                await self.flush()
                wait = await self._until_next()
            except StoreFault as fault:
                self._outage.shows(fault)
                wait = MIN_BACKOFF.total_seconds()
            except Exception:  # the outbox must outlive any fault of a store or a front-end
                log.exception("outbox_failed")
                wait = MIN_BACKOFF.total_seconds()
            else:
                self._outage.is_over()
                self._observer.beat(Loop.OUTBOX)
            try:
                async with asyncio.timeout(wait):
                    await self._awake.wait()
            except TimeoutError:
                continue

    async def flush(self) -> None:
        """Deliver all that is due now."""
        for parcel_id in tuple(self._arrived):
            await self._strike_off(parcel_id)
        while (claim := self._claim()) and (parcels := await self._claimed(claim)):
            self._open_again()
            try:
                groups = _by_addressee(parcels).items()
                await _all(self._deliver_in_order(*group, claim.until) for group in groups)
            except BaseException:
                with suppress(Exception):  # the claim runs out by itself
                    await self._let_go(parcels)
                raise

    def _claim(self) -> Claim | None:
        """Return what can be delivered just now."""
        reaches = [found for reach in self._reaches.values() if (found := reach())]
        if not reaches:
            return None
        now = self._clock()
        return Claim(
            platforms=tuple(reach.platform for reach in reaches),
            beyond=tuple(place for reach in reaches for place in reach.beyond),
            now=now,
            until=now + CLAIM_LIFETIME,
        )

    async def _claimed(self, claim: Claim) -> tuple[OutboxItem, ...]:
        """Claim what is due; where nothing is, which is usual, nothing is written."""
        if not await self._store.due(claim.platforms, claim.now, 1):
            return ()
        return await self._store.claim(claim, ITEMS_A_BATCH)

    async def _let_go(self, parcels: Iterable[OutboxItem]) -> None:
        """Let others have what is here and has not arrived."""
        ids = (parcel.id for parcel in parcels)
        await self._store.release(tuple(each for each in ids if each not in self._arrived))

    async def _deliver_in_order(
        self, addressee: Hashable, parcels: list[OutboxItem], hold: datetime
    ) -> None:
        """Deliver to one addressee; when one parcel has to wait, all after it wait as long.

        What cannot be delivered while there is a ``hold`` on it is let go of.
        """
        for number, parcel in enumerate(parcels):
            if self._clock() + DELIVERY_TIMEOUT > hold:
                await self._let_go(parcels[number:])
                return
            until = self._shut.get(addressee)
            if until is None and (wait := await self._deliver(parcel)):
                until = self._clock() + wait
                if parcel.attempts < WARN_AFTER_ATTEMPTS:
                    self._shut[addressee] = until
            if until is not None:
                await self._store.postpone(parcel.id, until)

    def _open_again(self) -> None:
        """Forget who had to wait until now; when the clock was set back, nobody has to."""
        now, before = self._clock(), self._looked
        self._looked = now
        kept = () if before and now < before else self._shut.items()
        self._shut = {key: until for key, until in kept if now < until}

    async def _deliver(self, parcel: OutboxItem) -> timedelta | None:
        """Deliver a parcel and strike it off, or return how long it has to wait."""
        told = await self._told(parcel)
        if isinstance(told, timedelta):
            return told
        self._arrived[parcel.id] = told
        await self._strike_off(parcel.id)
        return None

    async def _strike_off(self, parcel_id: int) -> None:
        """Strike off what has arrived; until that is done nothing else is said.

        Otherwise people would hear the same thing as often as the store fails.
        """
        if instead := self._arrived[parcel_id].instead:
            await self._store.reschedule(parcel_id, instead, self._clock())
        else:
            await self._store.acknowledge(parcel_id)
        del self._arrived[parcel_id]

    async def _told(self, parcel: OutboxItem) -> SendResult | timedelta:
        """Deliver a parcel, or return how long it has to wait."""
        begin_request(platform=parcel.platform, parcel=parcel.id)
        began = perf_counter()
        try:
            async with asyncio.timeout(DELIVERY_TIMEOUT.total_seconds()):
                told = await self._telling.tell(self._front_ends[parcel.platform], parcel.notice)
        except TryLater as later:
            self._count(parcel, DeliveryOutcome.LATER, began)
            return timedelta(seconds=max(later.seconds, 1.0))
        except CorruptMatch as error:
            # Nothing can be shown of it, and what comes after it must not wait for it.
            log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- it says it all
            told = SendResult(DeliveryOutcome.FAILED)
        except StoreFault:
            raise
        except Exception as error:  # noqa: BLE001 -- whatever went wrong, it is tried again
            self._count(parcel, DeliveryOutcome.FAILED, began)
            self._reaching[parcel.platform].shows(error)
            return backoff(parcel.attempts)
        if parcel.attempts:  # much that never failed needs no platform to arrive
            self._reaching[parcel.platform].is_over()
        self._count(parcel, told.arrival, began)
        return told

    def _count(self, parcel: OutboxItem, arrival: DeliveryOutcome, began: float) -> None:
        self._observer.beat(Loop.OUTBOX)
        self._observer.delivered(parcel.platform, arrival, perf_counter() - began)

    async def _until_next(self) -> float:
        claim = self._claim()
        due = await self._store.next_due(claim.platforms) if claim else None
        longest = self._pause if all(reach() for reach in self._reaches.values()) else RETRY_SOON
        if claim is None or due is None:
            return longest.total_seconds()
        # What is due though nothing could be claimed waits for something that another has.
        wait = due - claim.now if due > claim.now else RETRY_SOON
        return min(wait, longest).total_seconds()


async def _all(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Wait until all of these are over; raises what one of them raised.

    Otherwise what goes on would be delivered a second time beside itself.
    """
    for ended in await asyncio.gather(*works, return_exceptions=True):
        if ended is not None:
            raise ended


def _unreached() -> OutageLog:
    return OutageLog("delivery_failed", "delivery_going")


def _by_addressee(parcels: Iterable[OutboxItem]) -> Mapping[Hashable, list[OutboxItem]]:
    groups: defaultdict[Hashable, list[OutboxItem]] = defaultdict(list)
    for parcel in parcels:
        said = parcel.notice
        place = None if isinstance(said, Digest) else said.place
        groups[parcel.platform, said.account, place].append(parcel)
    return groups
