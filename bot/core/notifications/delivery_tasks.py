"""The deliveries in progress, one task a recipient; slow ones leave their place to others."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

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
        """Tell whether any delivery is in progress."""
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
