"""Delivers what waits in the outbox, again and again until it has arrived."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from datetime import timedelta
from time import perf_counter
from typing import TYPE_CHECKING

import structlog

from bot.core.observing import UNOBSERVED, Arrival, Part
from bot.core.outages import Outage
from bot.core.parcels import Digest
from bot.core.ports import CorruptMatch, StoreFault, TryLater
from bot.core.steps import begin
from bot.core.telling import Telling, Told

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping
    from datetime import datetime

    from bot.core.observing import Observer
    from bot.core.parcels import Parcel
    from bot.core.ports import Clock, FrontEnd, Store

FIRST_WAIT = timedelta(seconds=2)
LONGEST_WAIT = timedelta(minutes=10)
STUBBORN = 20
"""What has failed so often, for some hours, keeps nothing else waiting any more."""

BATCH = 50
PATIENCE = timedelta(seconds=20)
"""How long one delivery may take before it counts as failed."""

ROUND = timedelta(seconds=30)
"""How often the outbox is looked into though nobody asks for it."""

log = structlog.get_logger()


def wait_after(attempts: int) -> timedelta:
    """Return how long to wait after so many failed attempts: twice as long each time."""
    return min(FIRST_WAIT * (1 << min(attempts, 20)), LONGEST_WAIT)


class Announcer:
    """Takes parcels from the outbox to the front-ends of this process.

    A parcel is struck off after it arrived, so a crash in between may send it once more, and
    never loses it. Parcels for different people and places go side by side, those for one in
    order: whoever cannot be reached just now keeps nobody else waiting.
    """

    def __init__(self, store: Store, clock: Clock, observer: Observer = UNOBSERVED) -> None:
        """Take parcels from this store; a front-end that is not served keeps its own waiting."""
        self._store = store
        self._clock = clock
        self._telling = Telling(store, clock)
        self._observer = observer
        self._front_ends: dict[str, FrontEnd] = {}
        self._awake = asyncio.Event()
        self._outage = Outage("outbox_failed", "outbox_going")
        self._reaching: defaultdict[str, Outage] = defaultdict(_unreached)
        self._shut: dict[Hashable, datetime] = {}
        self._looked: datetime | None = None
        self._arrived: dict[int, Told] = {}

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
            begin(part=Part.OUTBOX)
            try:
                await self.flush()
                wait = await self._until_next()
            except StoreFault as fault:
                self._outage.shows(fault)
                wait = FIRST_WAIT.total_seconds()
            except Exception:  # the outbox must outlive any fault of a store or a front-end
                log.exception("outbox_failed")
                wait = FIRST_WAIT.total_seconds()
            else:
                self._outage.is_over()
                self._observer.beat(Part.OUTBOX)
            try:
                async with asyncio.timeout(wait):
                    await self._awake.wait()
            except TimeoutError:
                continue

    async def flush(self) -> None:
        """Deliver all that is due now."""
        for parcel_id in tuple(self._arrived):
            await self._strike_off(parcel_id)
        while parcels := await self._store.due(self._platforms, self._clock(), BATCH):
            self._open_again()
            going = (self._deliver_in_order(*group) for group in _by_addressee(parcels).items())
            # Each is waited for, or what goes on would be delivered a second time beside itself.
            for end in await asyncio.gather(*going, return_exceptions=True):
                if isinstance(end, BaseException):
                    raise end

    @property
    def _platforms(self) -> tuple[str, ...]:
        return tuple(self._front_ends)

    async def _deliver_in_order(self, addressee: Hashable, parcels: Iterable[Parcel]) -> None:
        """Deliver to one addressee; when one parcel has to wait, all after it wait as long."""
        for parcel in parcels:
            until = self._shut.get(addressee)
            if until is None and (wait := await self._deliver(parcel)):
                until = self._clock() + wait
                if parcel.attempts < STUBBORN:
                    self._shut[addressee] = until
            if until is not None:
                await self._store.postpone(parcel.id, until)

    def _open_again(self) -> None:
        """Forget who had to wait until now; when the clock was set back, nobody has to."""
        now, before = self._clock(), self._looked
        self._looked = now
        kept = () if before and now < before else self._shut.items()
        self._shut = {key: until for key, until in kept if now < until}

    async def _deliver(self, parcel: Parcel) -> timedelta | None:
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
            await self._store.forward(parcel_id, instead, self._clock())
        else:
            await self._store.settle(parcel_id)
        del self._arrived[parcel_id]

    async def _told(self, parcel: Parcel) -> Told | timedelta:
        """Deliver a parcel, or return how long it has to wait."""
        begin(platform=parcel.platform, parcel=parcel.id)
        began = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE.total_seconds()):
                told = await self._telling.tell(self._front_ends[parcel.platform], parcel.notice)
        except TryLater as later:
            self._count(parcel, Arrival.LATER, began)
            return timedelta(seconds=max(later.seconds, 1.0))
        except CorruptMatch as error:
            # Nothing can be shown of it, and what comes after it must not wait for it.
            log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- it says it all
            told = Told(Arrival.FAILED)
        except StoreFault:
            raise
        except Exception as error:  # noqa: BLE001 -- whatever went wrong, it is tried again
            self._count(parcel, Arrival.FAILED, began)
            self._reaching[parcel.platform].shows(error)
            return wait_after(parcel.attempts)
        else:
            self._reaching[parcel.platform].is_over()
        self._count(parcel, told.arrival, began)
        return told

    def _count(self, parcel: Parcel, arrival: Arrival, began: float) -> None:
        self._observer.beat(Part.OUTBOX)
        self._observer.delivered(parcel.platform, arrival, perf_counter() - began)

    async def _until_next(self) -> float:
        due = await self._store.next_due(self._platforms)
        wait = ROUND if due is None else min(max(due - self._clock(), timedelta(0)), ROUND)
        return wait.total_seconds()


def _unreached() -> Outage:
    return Outage("delivery_failed", "delivery_going")


def _by_addressee(parcels: Iterable[Parcel]) -> Mapping[Hashable, list[Parcel]]:
    groups: defaultdict[Hashable, list[Parcel]] = defaultdict(list)
    for parcel in parcels:
        said = parcel.notice
        place = None if isinstance(said, Digest) else said.place
        groups[parcel.platform, said.account, place].append(parcel)
    return groups
