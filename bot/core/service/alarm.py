"""A sleep that can be ended early."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine


class Alarm:
    """Wakes the one who sleeps by it; rung beforehand, it lets nobody sleep."""

    def __init__(self) -> None:
        """Begin silent."""
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """End the sleep."""
        self._rung.set()

    def hush(self) -> None:
        """Forget that it was rung."""
        self._rung.clear()

    async def sleep(self, sleeping: Coroutine[object, object, None]) -> None:
        """Wait for this sleep, or until the alarm rings."""
        slept, rung = asyncio.create_task(sleeping), asyncio.create_task(_wait(self._rung))
        try:
            await asyncio.wait({slept, rung}, return_when=asyncio.FIRST_COMPLETED)
            if slept.done():
                slept.result()
        finally:
            slept.cancel()
            rung.cancel()


async def _wait(event: asyncio.Event) -> None:
    await event.wait()
