"""By how much an event loop's beats come late."""

import asyncio
from contextlib import contextmanager
from math import ceil
from time import monotonic

BEAT = 0.005


class LagMeter:
    """Beats on the running loop, but for when the bot does not work."""

    def __init__(self):
        self._delays = []
        self._is_paused = False

    async def beat(self):
        """Beat until cancelled."""
        while True:
            began = monotonic()
            await asyncio.sleep(BEAT)
            if not self._is_paused:
                self._delays.append(monotonic() - began - BEAT)
            self._is_paused = False

    @contextmanager
    def paused(self):
        """Measure nothing of what is done here without a pause for the loop."""
        yield
        self._is_paused = True

    def at(self, share):
        """The delay in seconds that so large a share of the beats does not pass."""
        ordered = sorted(self._delays)
        return ordered[ceil(share * len(ordered)) - 1] if ordered else 0.0
