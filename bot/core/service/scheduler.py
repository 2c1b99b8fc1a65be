"""Scheduled work of matches: nudges, fallen flags, expiries, the turns of computers.

Law: an outage is given back to the clocks before anything else is done, and nothing is done before
its time. A clock that was set forward counts as an outage; when it is set back, no announced time
comes nearer. Several processes may run a scheduler: each claims matches, and the version of a match
lets one of two through.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.commands import Spare, Tick
from bot.core.matches.computers import AT_ONCE, courtesy, waits_for_computer
from bot.core.matches.errors import OutageLog, StoreFault
from bot.core.matches.log_context import begin_request, sub_request
from bot.core.matches.messages import Refused
from bot.core.matches.observer import Loop
from bot.core.matches.timing import next_due
from bot.core.service.alarm import Alarm
from bot.core.service.computer_player import CLAIM_LIFETIME
from bot.core.service.vacations import VacationCarrier

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.commands import Command
    from bot.core.matches.model import Match, MatchId
    from bot.core.service.service import Service

HEARTBEAT_INTERVAL = timedelta(seconds=30)
"""Interval of heartbeats."""

LOOK_INTERVAL = timedelta(seconds=5)
"""Interval of looks for due work, so that clocks of minutes are flagged in time."""

SHARED_LOOK_INTERVAL = timedelta(seconds=1)
"""The interval where another process may have left a turn to the computer here."""

OUTAGE_THRESHOLD = timedelta(minutes=2)
"""A longer time without a heartbeat is an outage, in which no player's clock runs."""

RETRY_DELAY = timedelta(minutes=10)
"""Delay of the retry after work in a match has failed."""

MATCHES_A_BATCH = 50

log = structlog.get_logger()


class Scheduler:
    """Runs due commands through the service, without a player."""

    def __init__(self, service: Service, look: timedelta = LOOK_INTERVAL) -> None:
        """Use the matches, the clock and the computer of this service."""
        self._service = service
        self._look = look
        self._store = service.store
        self._clock = service.clock
        self._vacations = VacationCarrier(service)
        self._last_beat: datetime | None = None
        self._catching_up = asyncio.Lock()
        self._alarm = Alarm()
        service.set_on_due(self._alarm.ring)
        self._outage = OutageLog("scheduler_failed", "scheduler_recovered")

    async def run(self) -> None:
        """Beat and tick until cancelled; an outage of the store is waited out."""
        while True:
            wait = HEARTBEAT_INTERVAL
            self._alarm.hush()
            begin_request(part=Loop.CLOCKS)
            try:
                if self._is_beat_due:
                    await self.beat()
                await self.tick()
                wait = await self._until_next()
            except StoreFault as fault:
                self._outage.shows(fault)
            except Exception:  # the scheduler must survive any fault of a store
                log.exception("scheduler_failed")
            else:
                self._outage.is_over()
            await self._alarm.sleep(asyncio.sleep(wait.total_seconds()))

    async def beat(self) -> None:
        """Give back the time since the last heartbeat after an outage, and store a new one.

        Then vacations are carried into the matches that do not have them yet.
        """
        await self._give_back()
        await self._vacations.carry_due()
        self._service.observer.beat(Loop.CLOCKS)

    async def catch_up(self) -> None:
        """Give back an outage that no heartbeat has found yet; called before each command.

        So no player loses time when the machine slept or its clock was set.
        """
        if self._is_behind:
            async with self._catching_up:
                if self._is_behind:
                    await self._give_back()

    @property
    def _is_beat_due(self) -> bool:
        return self._last_beat is None or abs(self._clock() - self._last_beat) >= HEARTBEAT_INTERVAL

    @property
    def _is_behind(self) -> bool:
        return self._last_beat is None or abs(self._clock() - self._last_beat) > OUTAGE_THRESHOLD

    async def _give_back(self) -> None:
        now, last = self._clock(), await self._store.last_heartbeat()
        if last is not None and now - last > OUTAGE_THRESHOLD:
            await self._spare(last, now)
        if last is not None and last - now > OUTAGE_THRESHOLD:
            log.warning("clock_set_back", begin=last.isoformat(), end=now.isoformat())
            await self._store.retry_now(now)
        await self._store.save_heartbeat(now)
        self._last_beat = now

    async def tick(self) -> None:
        """Do all that is due now."""
        now = self._clock()
        while claimed := await self._claimed(now):
            for match_id in claimed:
                if not await self._settled(match_id, now):
                    await self._store.defer_match(
                        match_id, was=now + CLAIM_LIFETIME, until=now + RETRY_DELAY
                    )

    async def _claimed(self, now: datetime) -> tuple[MatchId, ...]:
        """Claim matches that are due; if none are, which is usual, nothing is written."""
        computers = self._takes_turns
        if not await self._store.matches_due(now, 1, computers=computers):
            return ()
        return await self._store.take_matches_due(
            now, until=now + CLAIM_LIFETIME, limit=MATCHES_A_BATCH, computers=computers
        )

    @property
    def _takes_turns(self) -> bool:
        """Whether computers' turns are played here, and not left to other processes."""
        return self._service.computer is not None and self._service.computer.takes_turns

    async def _settled(self, match_id: MatchId, now: datetime) -> bool:
        """Do what is due in a match; return whether nothing is left that could not be done."""
        match = await self._act(match_id, Tick())
        if match is not None and (answer := courtesy(match)):
            match = await self._act(match_id, answer)
        if match is None:
            return False
        if waits_for_computer(match):
            claim = now + CLAIM_LIFETIME
            if self._service.computer and self._takes_turns:
                self._service.computer.take(match, claim)
            else:  # one that had claimed it was killed
                await self._store.defer_match(match_id, was=claim, until=AT_ONCE)
            return True
        due = next_due(match)
        return due is None or due > now

    async def _spare(self, since: datetime, until: datetime) -> None:
        log.info("outage_given_back", begin=since.isoformat(), end=until.isoformat())
        last: MatchId | None = None
        while found := await self._store.matches_timed(last, MATCHES_A_BATCH):
            for match_id in found:
                await self._act(match_id, Spare(since, until))
            last = found[-1]

    async def _act(self, match_id: MatchId, command: Command) -> Match | None:
        """Run a command in a match; return the match then, None where it was not done."""
        self._service.observer.beat(Loop.CLOCKS)  # after an outage there may be very many
        with sub_request(part=Loop.CLOCKS, match=match_id):
            try:
                match = await self._service.act(match_id, command)
            except StoreFault:
                raise
            except Exception:  # a match that cannot be read must not block the others
                log.exception("tick_failed")
                return None
        return None if isinstance(match, Refused) else match

    async def _until_next(self) -> timedelta:
        due = await self._store.next_match_due(computers=self._takes_turns)
        if due is None:
            return self._look
        return min(max(due - self._clock(), timedelta(0)), self._look)
