"""Updates of open pages, when several processes serve pages: each process looks for all of them.

Invariant: the database has every update, and each process looks for new ones by the clock, so that
no lost connection and no killed process loses one. A process that could not look for longer than
updates are kept closes its sockets: a page that connects again gets everything as it is.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.matches.errors import OutageLog, StoreFault
from bot.core.matches.log_context import begin_request
from bot.frontends import WEB

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from bot.core.store.outbox import PageUpdate
    from bot.core.store.port import Store

LOOK_INTERVAL: Final = 0.4
"""Seconds between two looks."""

BEHIND_AFTER: Final = 120.0
"""Seconds without a look after which updates may have been deleted unseen."""

LATE_COMMIT: Final = 30.0
"""Seconds for which a number that was left out is looked for: its transaction may be committed."""

MAX_MISSED: Final = 1000
MAX_SHOWING: Final = 256
"""How many updates are shown at the same time."""

RETRY_AFTER: Final = 1.0  # seconds

log = structlog.get_logger()


class UpdateCursor:
    """Which updates were seen: all up to a number, but for those that were missed.

    >>> cursor = UpdateCursor(7)
    >>> list(cursor.fresh([8, 10], 0.0)), cursor.missed
    ([8, 10], (9,))
    >>> list(cursor.fresh([9], 1.0)), cursor.missed
    ([9], ())
    """

    def __init__(self, latest: int) -> None:
        self.latest = latest
        self._missed: dict[int, float] = {}

    @property
    def missed(self) -> tuple[int, ...]:
        """The numbers that were left out."""
        return tuple(self._missed)

    def fresh(self, numbers: Iterable[int], now: float) -> Iterable[int]:
        """Yield those of the numbers, in order, that were not seen before; note what is missed."""
        self._missed = {key: at for key, at in self._missed.items() if now - at < LATE_COMMIT}
        for number in numbers:
            if number > self.latest:
                left_out = range(max(self.latest + 1, number - MAX_MISSED), number)
                self._missed.update(dict.fromkeys(left_out, now))
                self.latest = number
                yield number
            elif self._missed.pop(number, None) is not None:
                yield number


class UpdateFeed:
    """Shows the updates of all processes on the pages of this one."""

    def __init__(
        self,
        store: Store,
        show: Callable[[PageUpdate], Awaitable[bool]],
        reconnect: Callable[[], Awaitable[None]],
    ) -> None:
        """``show`` an update on the pages there are; ``reconnect`` makes them connect again."""
        self._store = store
        self._show = show
        self._reconnect = reconnect
        self._awake = asyncio.Event()
        self._outage = OutageLog("page_updates_failed", "page_updates_recovered")
        self._showing: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin with the updates that come from now on; raises as the store does."""
        cursor = UpdateCursor(await self._store.last_page_update())
        self._looking = asyncio.create_task(self._keep_looking(cursor))

    async def stop(self) -> None:
        """Show nothing any more."""
        tasks = [each for each in (self._looking, *self._showing) if each]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self) -> None:
        """Look now."""
        self._awake.set()

    async def _keep_looking(self, cursor: UpdateCursor) -> None:
        begin_request(platform=WEB)
        now = asyncio.get_running_loop().time
        looked = now()
        while True:
            self._awake.clear()
            try:
                while await self._look(cursor):
                    pass
            except Exception as error:  # noqa: BLE001 -- it is tried again
                self._outage.shows(error)
            else:
                self._outage.is_over()
                if now() - looked > BEHIND_AFTER:
                    log.warning("page_updates_missed")
                    await self._reconnect()
                looked = now()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_INTERVAL):
                    await self._awake.wait()

    async def _look(self, cursor: UpdateCursor) -> bool:
        """Begin to show what is new; return whether there was anything."""
        found = await self._store.page_updates_after(cursor.latest, cursor.missed)
        updates = {update.id: update for update in found}
        for number in cursor.fresh(updates, asyncio.get_running_loop().time()):
            if len(self._showing) >= MAX_SHOWING:
                await asyncio.wait(self._showing, return_when=asyncio.FIRST_COMPLETED)
            task = asyncio.create_task(self._shown(updates[number]))
            self._showing.add(task)
            task.add_done_callback(self._showing.discard)
        return bool(found)

    async def _shown(self, update: PageUpdate) -> None:
        """Show an update; an outage of the store is waited out."""
        while True:
            try:
                await self._show(update)
            except StoreFault:
                await asyncio.sleep(RETRY_AFTER)
            except Exception:
                log.exception("page_update_failed")
                return
            else:
                return
