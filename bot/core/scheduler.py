"""Does what is due in matches though nobody asks for it: nudges, fallen flags, expiries.

Law: nothing is done before an outage has been given back, and nothing that was done before its
moment. A clock that was set forward is taken for an outage; when it goes back, no moment that was
shown comes nearer. Several processes may tick at once: each takes matches that no other has, and
should two have the same, its version lets one of them through.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

from bot.core.accounts.vacations import VacationCarrier
from bot.core.errors import StoreFault
from bot.core.log_context import begin_request, sub_request
from bot.core.matches.commands import Spare, Tick
from bot.core.matches.timing import next_due
from bot.core.messages import Refused
from bot.core.observer import Loop
from bot.core.store_errors import OutageLog

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.commands import Command
    from bot.core.matches.model import MatchId
    from bot.core.service import Service

HEARTBEAT_INTERVAL = timedelta(seconds=30)
"""How often it is noted that the bot runs; nothing that is due waits longer."""

OUTAGE_THRESHOLD = timedelta(minutes=2)
"""Longer than this without a beat, the bot was down, and nobody's clock went."""

RETRY_DELAY = timedelta(minutes=10)
"""When a match is tried again in which nothing could be done."""

CLAIM_LIFETIME = timedelta(seconds=60)
"""After this, a match is tried again that a process took and did nothing in."""

MATCHES_A_BATCH = 50

log = structlog.get_logger()


class Scheduler:
    """Acts for nobody, through the service as for a person."""

    def __init__(self, service: Service) -> None:
        """Do what is due in the matches of this service, by its clock."""
        self._service = service
        self._store = service.store
        self._clock = service.clock
        self._absences = VacationCarrier(service)
        self._last: datetime | None = None
        self._catching_up = asyncio.Lock()
        self._outage = OutageLog("ticking_failed", "ticking_going")

    async def run(self) -> None:
        """Tick for ever; cancel it to stop. An outage of the store is waited out."""
        while True:
            wait = HEARTBEAT_INTERVAL
            begin_request(part=Loop.CLOCKS)
            try:
                await self.beat()
                await self.tick()
                wait = await self._until_next()
            except StoreFault as fault:
                self._outage.shows(fault)
            except Exception:  # clocks must outlive any fault of a store
                log.exception("ticking_failed")
            else:
                self._outage.is_over()
            await asyncio.sleep(wait.total_seconds())

    async def beat(self) -> None:
        """Give back the time since the last beat if the bot was down, and note that it runs.

        Then vacations are carried into the matches that do not yet know of them.
        """
        await self._make_good()
        await self._absences.carry_due()
        self._service.observer.beat(Loop.CLOCKS)

    async def catch_up(self) -> None:
        """Give back an outage that no beat has come upon yet; to be done before anybody acts.

        So nobody loses by a machine that slept, or whose clock was set.
        """
        if self._is_behind:
            async with self._catching_up:
                if self._is_behind:
                    await self._make_good()

    @property
    def _is_behind(self) -> bool:
        return self._last is None or abs(self._clock() - self._last) > OUTAGE_THRESHOLD

    async def _make_good(self) -> None:
        now, last = self._clock(), await self._store.last_heartbeat()
        if last is not None and now - last > OUTAGE_THRESHOLD:
            await self._spare(last, now)
        if last is not None and last - now > OUTAGE_THRESHOLD:
            log.warning("clock_set_back", begin=last.isoformat(), end=now.isoformat())
            await self._store.retry_now(now)
        await self._store.save_heartbeat(now)
        self._last = now

    async def tick(self) -> None:
        """Do all that is due now."""
        now = self._clock()
        while taken := await self._taken(now):
            for match_id in taken:
                if not await self._done(match_id, Tick(), now):
                    await self._store.defer_match(
                        match_id, was=now + CLAIM_LIFETIME, until=now + RETRY_DELAY
                    )

    async def _taken(self, now: datetime) -> tuple[MatchId, ...]:
        """Take matches that are due; where none are, which is usual, nothing is written."""
        if not await self._store.matches_due(now, 1):
            return ()
        return await self._store.take_matches_due(
            now, until=now + CLAIM_LIFETIME, limit=MATCHES_A_BATCH
        )

    async def _spare(self, since: datetime, until: datetime) -> None:
        log.info("outage_given_back", begin=since.isoformat(), end=until.isoformat())
        last: MatchId | None = None
        while found := await self._store.matches_timed(last, MATCHES_A_BATCH):
            for match_id in found:
                await self._done(match_id, Spare(since, until), until)
            last = found[-1]

    async def _done(self, match_id: MatchId, command: Command, now: datetime) -> bool:
        """Do this in one match; tell whether nothing is due in it any more."""
        self._service.observer.beat(Loop.CLOCKS)  # after an outage there may be very many
        with sub_request(part=Loop.CLOCKS, match=match_id):
            try:
                match = await self._service.act(match_id, command)
            except StoreFault:
                raise
            except Exception:  # one match that cannot be read keeps no other waiting
                log.exception("tick_failed")
                return False
        if isinstance(match, Refused):
            return False
        due = next_due(match)
        return due is None or due > now

    async def _until_next(self) -> timedelta:
        due = await self._store.next_match_due()
        if due is None:
            return HEARTBEAT_INTERVAL
        return min(max(due - self._clock(), timedelta(0)), HEARTBEAT_INTERVAL)
