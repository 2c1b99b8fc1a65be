"""Delivers the items of the outbox, and retries until each has arrived."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import contextmanager, suppress
from datetime import timedelta
from functools import partial
from itertools import starmap
from typing import TYPE_CHECKING, Any

import structlog

from bot.core.matches.errors import OutageLog, StoreFault
from bot.core.matches.log_context import begin_request
from bot.core.matches.observer import UNOBSERVED, Loop
from bot.core.notifications.policy import called_people
from bot.core.notifications.sender import DELIVERY_TIMEOUT, MIN_BACKOFF, ItemSender, SendResult
from bot.core.store.outbox import Claim, DeliveryScope, Notification

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable, Iterable, Iterator, Mapping
    from datetime import datetime

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.observer import Observer
    from bot.core.notifications.platform import FrontEnd
    from bot.core.store.outbox import OutboxItem
    from bot.core.store.port import Store
    from bot.core.store.values import Saved


CLAIM_LIFETIME = timedelta(seconds=60)  # how long a process may work on what it has claimed

POLL_INTERVAL = timedelta(seconds=30)  # between looks into the outbox without a wake-up

RETRY_SOON = timedelta(seconds=1)  # the same if other processes share the outbox

log = structlog.get_logger()


class OutboxWorker:
    """Delivers outbox items through the front-ends of this process.

    What this process stores is handed on to it at once. It looks into the outbox on start, after a
    failure and by the clock. An item is deleted after it has arrived, so a crash in between sends
    it twice and never loses it. Each recipient (a person or a place) has a task of its own, which
    delivers in order, so that a slow or unreachable one delays no other. Several processes share an
    outbox by claims.
    """

    def __init__(
        self,
        store: Store,
        clock: TimeSource,
        observer: Observer = UNOBSERVED,
        *,
        pause: timedelta = POLL_INTERVAL,
        site_url: str = "",
    ) -> None:
        """Take items from this store, those of front-ends that are served.

        ``pause`` is the longest time between two looks into the outbox, ``site_url`` the public
        address of the web chat.
        """
        self._store = store
        self._clock = clock
        self._sender = ItemSender(store, clock, observer, site_url)
        self._observer = observer
        self._pause = pause
        self._scopes: dict[str, Callable[[], DeliveryScope | None]] = {}
        self._awake = asyncio.Event()
        self._outage = OutageLog("outbox_failed", "outbox_recovered")
        self._blocked: dict[Hashable, datetime] = {}
        self._last_look: datetime | None = None
        self._arrived: dict[int, SendResult] = {}
        self._acknowledging = asyncio.Lock()
        self._is_running = False
        self.requests = RequestsFirst()
        self.deliveries = DeliveryTasks(self._ended, self._wake_for_more)
        self._has_more = True
        self._is_backlogged = True

    def serve(
        self, front_end: FrontEnd, reach: Callable[[], DeliveryScope | None] | None = None
    ) -> None:
        """Deliver to this front-end from now on; ``reach`` returns what it can reach just now."""
        platform = front_end.platform
        self._sender.front_ends[platform] = front_end
        self._scopes[platform] = reach or (lambda: DeliveryScope(platform=platform))
        self.wake()

    def wake(self) -> None:
        """Look into the outbox now."""
        self._awake.set()

    def claim_for_change(self) -> Claim | None:
        """Return a claim for the items of a change; None when they are left to the next look."""
        is_free = self.deliveries.room > 0 and not self._is_backlogged
        return self._claim() if self._is_running and is_free else None

    def hand_on(self, saved: Saved, claim: Claim | None) -> None:
        """Deliver what the claim of a stored change got; items that it left are looked for."""
        if claim is None or not self._is_running:
            self.wake()
            return
        for recipient, items in _by_recipient(saved.items).items():
            self.deliveries.begin(self._deliver_handed_on(recipient, items, claim.until))
        if saved.has_more:
            self._has_more = True
            self.wake()

    async def _deliver_handed_on(
        self, recipient: Hashable, items: list[OutboxItem], claimed_until: datetime
    ) -> None:
        await self.requests.wait()
        await self._deliver_or_release(recipient, items, claimed_until)

    def _ended(self, error: BaseException | None) -> None:
        """Log the fault of a store or a front-end that ended a delivery: it is retried."""
        if error:
            self._log_failure(error)
            asyncio.get_running_loop().call_later(MIN_BACKOFF.total_seconds(), self.wake)
        elif self._has_more:
            self.wake()
        elif not self.deliveries:
            self._outage.is_over()

    def _wake_for_more(self) -> None:
        if self._has_more:
            self.wake()

    async def _deliver_or_release(
        self, recipient: Hashable, items: list[OutboxItem], claimed_until: datetime
    ) -> None:
        """Deliver to one recipient; if that fails or is cancelled, give up the claims."""
        try:
            await self._deliver_all(recipient, items, claimed_until)
        except BaseException:
            with suppress(Exception):  # the claim expires anyway
                await self._release(items)
            raise

    async def run(self) -> None:
        """Deliver until cancelled; an outage of the store is waited out."""
        self._is_running = True
        try:
            await self._keep_looking()
        finally:
            self._is_running = False
            await self.deliveries.cancel()

    async def _keep_looking(self) -> None:
        while True:
            self._awake.clear()
            begin_request(part=Loop.OUTBOX)
            try:
                if not await self._look() and not self.deliveries:
                    self._outage.is_over()
                wait = await self._until_next()
            except Exception as error:  # noqa: BLE001 -- any fault of a store or a front-end
                self._log_failure(error)
                wait = MIN_BACKOFF.total_seconds()
            else:
                self._observer.beat(Loop.OUTBOX)
            try:
                async with asyncio.timeout(wait):
                    await self._awake.wait()
            except TimeoutError:
                continue

    async def flush(self) -> None:
        """Deliver all that is due now, and wait until that is done; raises what failed."""
        while begun := await self._look():
            for ended in await asyncio.gather(*begun, return_exceptions=True):
                if ended is not None:
                    raise ended

    async def _look(self) -> list[asyncio.Task[None]]:
        """Begin to deliver what is due, as far as there is room; return the deliveries."""
        for item_id in tuple(self._arrived):
            await self._acknowledge(item_id)
        self._unblock()
        begun: list[asyncio.Task[None]] = []
        while (claim := self._claim()) and (items := await self._claimed(claim)):
            for recipient, its_items in _by_recipient(items).items():
                work = self._deliver_or_release(recipient, its_items, claim.until)
                begun.append(self.deliveries.begin(work))
        return begun

    def _claim(self) -> Claim | None:
        """Return a claim for what the front-ends can deliver just now."""
        scopes = [scope for reach in self._scopes.values() if (scope := reach())]
        if not scopes:
            return None
        now = self._clock()
        return Claim(
            platforms=tuple(scope.platform for scope in scopes),
            beyond=tuple(place for scope in scopes for place in scope.beyond),
            now=now,
            until=now + CLAIM_LIFETIME,
        )

    async def _claimed(self, claim: Claim) -> tuple[OutboxItem, ...]:
        """Claim what is due; if nothing is, which is usual, nothing is written."""
        self._has_more = bool(await self._store.due(claim.platforms, claim.now, 1))
        self._is_backlogged = self._has_more and (room := self.deliveries.room) <= 0
        if not self._has_more or self._is_backlogged:
            return ()
        items = await self._store.claim(claim, room)
        self._is_backlogged = len(_by_recipient(items)) >= room
        return items

    async def _release(self, items: Iterable[OutboxItem]) -> None:
        """Give up the claims of items that have not arrived."""
        ids = (item.id for item in items)
        await self._store.release(tuple(each for each in ids if each not in self._arrived))

    async def _deliver_all(
        self, recipient: Hashable, items: list[OutboxItem], claimed_until: datetime
    ) -> None:
        """Deliver to one recipient: in order what is about one match, side by side the matches."""
        self._unblock()
        subjects: defaultdict[Hashable, list[OutboxItem]] = defaultdict(list)
        for item in items:
            subjects[recipient, item.match].append(item)
        deliveries = starmap(
            partial(self._deliver_in_order, claimed_until=claimed_until), subjects.items()
        )
        ended = await asyncio.gather(*deliveries, return_exceptions=True)
        for error in filter(None, ended):
            raise error

    async def _deliver_in_order(
        self, subject: Hashable, items: list[OutboxItem], *, claimed_until: datetime
    ) -> None:
        """Deliver what is about one match; when an item has to wait, those after it wait as long.

        A call is always tried: what comes late shows the match as it is by then.
        Items that might not be delivered before the claim ends are released.
        """
        for number, item in enumerate(items):
            if self._clock() + DELIVERY_TIMEOUT > claimed_until:
                await self._release(items[number:])
                return
            notice = item.notice
            is_call = isinstance(notice, Notification) and called_people(notice)
            until = None if is_call else self._blocked.get(subject)
            if until is None and (wait := await self._deliver(item)):
                until = self._blocked[subject] = self._clock() + wait
            if until is not None:
                await self._store.postpone(item.id, until)
                self._has_more = True

    def _unblock(self) -> None:
        """Unblock recipients whose wait is over; all of them when the clock was set back."""
        now, last = self._clock(), self._last_look
        self._last_look = now
        kept = () if last and now < last else self._blocked.items()
        self._blocked = {key: until for key, until in kept if now < until}

    async def _deliver(self, item: OutboxItem) -> timedelta | None:
        """Deliver an item and acknowledge it, or return how long it has to wait."""
        result = await self._sender.attempt(item)
        if isinstance(result, timedelta):
            return result
        self._arrived[item.id] = result
        await self._acknowledge(item.id)
        return None

    async def _acknowledge(self, item_id: int) -> None:
        """Delete an item that has arrived; until that is done its recipient gets no other.

        Otherwise people would get the same message as often as the store fails. Items that arrive
        meanwhile are deleted in one transaction.
        """
        await asyncio.sleep(0)  # those that arrive in the same moment are deleted together
        async with self._acknowledging:
            result = self._arrived.get(item_id)
            if result is None:
                return
            if result.instead:
                await self._store.reschedule(item_id, result.instead, self._clock())
                del self._arrived[item_id]
                self._has_more = True
                return
            ids = tuple(key for key, result in self._arrived.items() if not result.instead)
            await self._store.acknowledge(ids)
            for key in ids:
                del self._arrived[key]

    def _log_failure(self, error: BaseException) -> None:
        if isinstance(error, StoreFault):
            self._outage.shows(error)
        else:
            log.error("outbox_failed", exc_info=error)

    async def _until_next(self) -> float:
        """Return the seconds until the next look into the outbox."""
        claim = self._claim()
        due = await self._store.next_due(claim.platforms) if claim else None
        longest = self._pause if all(reach() for reach in self._scopes.values()) else RETRY_SOON
        if claim is None or due is None:
            return longest.total_seconds()
        # An item that is due but could not be claimed waits for another process's claim.
        wait = due - claim.now if due > claim.now else RETRY_SOON
        return min(wait, longest).total_seconds()


def _by_recipient(items: Iterable[OutboxItem]) -> Mapping[Hashable, list[OutboxItem]]:
    groups: defaultdict[Hashable, list[OutboxItem]] = defaultdict(list)
    for item in items:
        groups[item.recipient].append(item)
    return groups


MAX_WAIT = 0.25  # seconds
"""How long a delivery waits at most, however many requests come."""


class RequestsFirst:
    """Counts the requests that are being answered."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count a request for the duration of the block."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def wait(self) -> None:
        """Wait until no request is being answered, for at most `MAX_WAIT`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(MAX_WAIT):
                await self._none.wait()


MAX_RECIPIENTS = 50
"""How many recipients are served at the same time, without those whose delivery is slow."""

MAX_DELIVERIES = 256
"""The same with the slow ones."""

SLOW_AFTER = 1.0  # seconds
"""After this time a delivery is slow: another recipient is served beside it."""


class DeliveryTasks:
    """Runs deliveries as tasks, and tells how many more may begin."""

    def __init__(
        self, ended: Callable[[BaseException | None], None], room_made: Callable[[], None]
    ) -> None:
        """``ended`` is called with the error of each that ends, ``room_made`` for a slow one."""
        self._ended = ended
        self._room_made = room_made
        self._tasks: set[asyncio.Task[None]] = set()
        self._slow: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        """Return whether any delivery is in progress."""
        return bool(self._tasks)

    @property
    def room(self) -> int:
        """How many more recipients can be served now."""
        prompt = len(self._tasks) - len(self._slow)
        return min(MAX_RECIPIENTS - prompt, MAX_DELIVERIES - len(self._tasks))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Deliver to one recipient in a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        timer = asyncio.get_running_loop().call_later(SLOW_AFTER, self._is_slow, task)
        task.add_done_callback(partial(self._done, timer))
        return task

    async def wait(self) -> None:
        """Wait until those in progress have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def cancel(self) -> None:
        """Cancel all, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await self.wait()

    def _is_slow(self, task: asyncio.Task[None]) -> None:
        self._slow.add(task)
        self._room_made()

    def _done(self, timer: asyncio.TimerHandle, task: asyncio.Task[None]) -> None:
        timer.cancel()
        self._tasks.discard(task)
        self._slow.discard(task)
        if not task.cancelled():
            self._ended(task.exception())
