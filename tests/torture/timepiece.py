"""The victim's time, which does not pass until the driver lets it; the ticking sleeps by it."""

import asyncio
from datetime import timedelta
from unittest.mock import patch

from bot.core.service import heartbeat, scheduler

BEAT, OUTAGE = timedelta(hours=2), timedelta(hours=8)
"""The bot's own, in the same proportion, so that days go by in a few dozen beats."""


class Timepiece:
    """A clock that wakes one sleeper, the ticking, at the very moment that it asked for."""

    def __init__(self, at):
        self._at = at
        self._asleep = asyncio.Event()
        self._until = at
        self._bell = asyncio.Event()

    def now(self):
        return self._at

    def drives(self):
        """Let the ticking go by this clock, with beats as far apart as this one's."""
        patch.object(scheduler, "asyncio", self).start()
        for module, name, value in (
            (scheduler, "HEARTBEAT_INTERVAL", BEAT),
            (heartbeat, "HEARTBEAT_INTERVAL", BEAT),
            (heartbeat, "OUTAGE_THRESHOLD", OUTAGE),
        ):
            patch.object(module, name, value).start()  # refuses a name that is not there

    async def sleep(self, seconds):
        """Sleep until so much time has been let pass."""
        self._until = self._at + timedelta(seconds=seconds)
        self._bell.clear()
        self._asleep.set()
        await self._bell.wait()

    async def let_pass(self, end):
        """Let time pass, and with it all happen that happens until then."""
        while True:
            await self._asleep.wait()
            if self._until > end:
                break
            self._asleep.clear()
            self._at = max(self._at, self._until)
            self._bell.set()
        self._at = max(self._at, end)
