"""Scheduled work of matches: nudges, fallen flags, expiries, the turns of computers.

Invariant: an outage is given back to the clocks before anything else is done, and nothing is done
before its time. A clock that was set forward counts as an outage; when it is set back, no announced
time comes nearer. Several processes may run a scheduler: each claims matches, and the version of a
match lets one of two through.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.agreements import courtesy
from bot.core.matches.computers import AT_ONCE, waits_for_computer
from bot.core.matches.errors import OutageLog, StoreFault
from bot.core.matches.log_context import begin_request
from bot.core.matches.observer import Loop
from bot.core.matches.scheduled import Tick
from bot.core.matches.timing import next_due
from bot.core.service.computer_player import CLAIM_LIFETIME, RETRY_DELAY
from bot.core.service.heartbeat import HEARTBEAT_INTERVAL, MATCHES_A_BATCH, Heartbeat
from bot.core.service.tournaments import TournamentDirector
from bot.core.service.vacations import VacationCarrier

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import MatchId
    from bot.core.service.computer_player import ComputerPlayer
    from bot.core.service.service import Service

LOOK_INTERVAL = timedelta(seconds=5)
"""Interval of looks for due work, so that clocks of minutes are flagged in time."""

SHARED_LOOK_INTERVAL = timedelta(seconds=1)
"""The interval if another process may have left a turn to the computer here."""

log = structlog.get_logger()


class Scheduler:
    """Runs due commands through the service, without a player."""

    def __init__(
        self,
        service: Service,
        look: timedelta = LOOK_INTERVAL,
        *,
        heartbeat: Heartbeat | None = None,
        computer: ComputerPlayer | None = None,
        tournaments: TournamentDirector | None = None,
    ) -> None:
        """Use the matches and the clock of this service, and its ``heartbeat`` if it has one.

        The ``computer`` plays the turns that wait for one, ``tournaments`` are run by their
        director.
        """
        self._service = service
        self._look = look
        self._store = service.store
        self._clock = service.clock
        self._heartbeat = heartbeat or Heartbeat(service.store, service.clock)
        self._computer = computer if computer and computer.takes_turns else None
        self._vacations = VacationCarrier(service)
        self._tournaments = tournaments or TournamentDirector(service)
        self._outage = OutageLog("scheduler_failed", "scheduler_recovered")

    async def run(self) -> None:
        """Beat and tick until cancelled; an outage of the store is waited out."""
        while True:
            wait = HEARTBEAT_INTERVAL
            self._service.due.hush()
            begin_request(part=Loop.CLOCKS)
            try:
                if self._heartbeat.is_due:
                    await self.beat()
                await self.tick()
                wait = await self._until_next()
            except StoreFault as fault:
                self._outage.shows(fault)
            except Exception:  # the scheduler must survive any fault of a store
                log.exception("scheduler_failed")
            else:
                self._outage.is_over()
            await self._service.due.sleep(asyncio.sleep(wait.total_seconds()))

    async def beat(self) -> None:
        """Give back the time since the last heartbeat after an outage, and store a new one.

        Then vacations are carried into the matches that do not have them yet.
        """
        await self._heartbeat.beat(self._service.attempt)
        await self._vacations.carry_due()
        self._service.observer.beat(Loop.CLOCKS)

    async def tick(self) -> None:
        """Do all that is due now."""
        now = self._clock()
        while claimed := await self._claimed(now):
            for match_id in claimed:
                if not await self._settled(match_id, now):
                    await self._store.defer_match(
                        match_id, was=now + CLAIM_LIFETIME, until=now + RETRY_DELAY
                    )
        await self._tournaments.run_due(now)

    async def _claimed(self, now: datetime) -> tuple[MatchId, ...]:
        """Claim matches that are due; if none are, which is usual, nothing is written."""
        computers = self._computer is not None
        if not await self._store.matches_due(now, 1, computers=computers):
            return ()
        return await self._store.take_matches_due(
            now, until=now + CLAIM_LIFETIME, limit=MATCHES_A_BATCH, computers=computers
        )

    async def _settled(self, match_id: MatchId, now: datetime) -> bool:
        """Do what is due in a match; return whether nothing is left that could not be done."""
        match = await self._service.attempt(match_id, Tick())
        if match is not None and (answer := courtesy(match)):
            match = await self._service.attempt(match_id, answer)
        if match is None:
            return False
        if waits_for_computer(match):
            claim = now + CLAIM_LIFETIME
            if self._computer:
                self._computer.take(match, claim)
            else:  # one that had claimed it was killed
                await self._store.defer_match(match_id, was=claim, until=AT_ONCE)
            return True
        due = next_due(match)
        return due is None or due > now

    async def _until_next(self) -> timedelta:
        match_due = await self._store.next_match_due(computers=self._computer is not None)
        found = (match_due, await self._store.next_tournament_due())
        dues = [due for due in found if due is not None]
        if not dues:
            return self._look
        return min(max(min(dues) - self._clock(), timedelta(0)), self._look)
