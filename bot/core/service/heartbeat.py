"""Finds outages by the last heartbeat, and gives them back to the clocks.

Invariant: an outage is given back to a match before anything else is done in it, so that no player
loses time when the bot was down, the machine slept or its clock was set.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.scheduled import Spare

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from datetime import datetime

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.commands import Command
    from bot.core.matches.model import MatchId
    from bot.core.store.port import Store

    Act = Callable[[MatchId, Command], Coroutine[object, object, object]]


HEARTBEAT_INTERVAL = timedelta(seconds=30)

OUTAGE_THRESHOLD = timedelta(minutes=2)
"""A longer time without a heartbeat is an outage, in which no player's clock runs."""

MATCHES_A_BATCH = 50

log = structlog.get_logger()


class Heartbeat:
    """When the bot was last known to run. ``act`` does a command in a match, whatever it meets.

    After an outage the matches get their time back one after another. If a player acts in a match
    that is still waiting, that match is next, so that no one waits for the other matches.
    """

    def __init__(self, store: Store, clock: TimeSource) -> None:
        """Begin without a heartbeat of this process."""
        self._store = store
        self._clock = clock
        self._last: datetime | None = None
        self._looking = asyncio.Lock()
        self._outage: Spare | None = None
        self._spared: dict[MatchId, asyncio.Future[object]] = {}

    @property
    def is_due(self) -> bool:
        """Whether it is time for the next heartbeat."""
        return self._last is None or abs(self._clock() - self._last) >= HEARTBEAT_INTERVAL

    @property
    def _is_behind(self) -> bool:
        # Or ahead: the clock was set back.
        return self._last is None or abs(self._clock() - self._last) > OUTAGE_THRESHOLD

    async def catch_up(self, match: MatchId, act: Act) -> None:
        """Give a match back an outage that it has not got back yet."""
        await self._look()
        if self._outage:
            await self._spare(match, self._outage, act)

    async def beat(self, act: Act) -> None:
        """Give an outage back to all matches, and store that the bot runs."""
        await self._look()
        if self._outage:
            await self._spare_all(self._outage, act)
        now = self._clock()
        await self._store.save_heartbeat(now)
        self._last = now

    async def _look(self) -> None:
        """Find an outage since the last heartbeat that is stored."""
        if not self._is_behind:
            return
        async with self._looking:
            if not self._is_behind:
                return
            now, last = self._clock(), await self._store.last_heartbeat()
            if last is not None and now - last > OUTAGE_THRESHOLD:
                log.info("outage_given_back", begin=last.isoformat(), end=now.isoformat())
                self._outage, self._spared = Spare(last, now), {}
            if last is not None and last - now > OUTAGE_THRESHOLD:
                log.warning("clock_set_back", begin=last.isoformat(), end=now.isoformat())
                await self._store.retry_now(now)
            self._last = now

    async def _spare_all(self, outage: Spare, act: Act) -> None:
        last: MatchId | None = None
        while found := await self._store.matches_timed(last, MATCHES_A_BATCH):
            for match in found:
                await self._spare(match, outage, act)
            last, self._last = found[-1], self._clock()
        if self._outage is outage:
            self._outage, self._spared = None, {}

    async def _spare(self, match: MatchId, outage: Spare, act: Act) -> None:
        """Give an outage back to a match, once; all who ask meanwhile wait for that."""
        done = self._spared.get(match)
        if done is None:
            done = self._spared[match] = asyncio.ensure_future(act(match, outage))
        try:
            await asyncio.shield(done)
        except BaseException:
            if done.done():
                self._spared.pop(match, None)
            raise
