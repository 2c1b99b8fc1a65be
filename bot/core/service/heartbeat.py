"""Finds outages by the last heartbeat, and gives them back to the clocks.

Law: an outage is given back before anything else is done in a match, so that no player loses time
when the bot was down, the machine slept or its clock was set.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.scheduled import Spare

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.commands import Command
    from bot.core.matches.model import MatchId
    from bot.core.store.port import Store


HEARTBEAT_INTERVAL = timedelta(seconds=30)

OUTAGE_THRESHOLD = timedelta(minutes=2)
"""A longer time without a heartbeat is an outage, in which no player's clock runs."""

MATCHES_A_BATCH = 50

log = structlog.get_logger()


class Heartbeat:
    """When the bot was last known to run. ``act`` does a command in a match, whatever it meets."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        """Begin without a heartbeat of this process."""
        self._store = store
        self._clock = clock
        self._last: datetime | None = None
        self._catching_up = asyncio.Lock()

    @property
    def is_due(self) -> bool:
        """Whether it is time for the next heartbeat."""
        return self._last is None or abs(self._clock() - self._last) >= HEARTBEAT_INTERVAL

    @property
    def _is_behind(self) -> bool:
        # Or ahead: the clock was set back.
        return self._last is None or abs(self._clock() - self._last) > OUTAGE_THRESHOLD

    async def catch_up(self, act: Callable[[MatchId, Command], Awaitable[object]]) -> None:
        """Give back an outage that no heartbeat has found yet."""
        if self._is_behind:
            async with self._catching_up:
                if self._is_behind:
                    await self.beat(act)

    async def beat(self, act: Callable[[MatchId, Command], Awaitable[object]]) -> None:
        """Give back the time since the last heartbeat after an outage, and store a new one."""
        now, last = self._clock(), await self._store.last_heartbeat()
        if last is not None and now - last > OUTAGE_THRESHOLD:
            log.info("outage_given_back", begin=last.isoformat(), end=now.isoformat())
            await self._spare(Spare(last, now), act)
        if last is not None and last - now > OUTAGE_THRESHOLD:
            log.warning("clock_set_back", begin=last.isoformat(), end=now.isoformat())
            await self._store.retry_now(now)
        await self._store.save_heartbeat(now)
        self._last = now

    async def _spare(
        self, command: Spare, act: Callable[[MatchId, Command], Awaitable[object]]
    ) -> None:
        last: MatchId | None = None
        while found := await self._store.matches_timed(last, MATCHES_A_BATCH):
            for match_id in found:
                await act(match_id, command)
            last = found[-1]
