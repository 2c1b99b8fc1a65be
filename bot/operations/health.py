"""Health of the process and of its database.

Invariant: the database is queried once at a time, and at most once in `SURVEY_LIFETIME`; a request
does not wait longer than `SURVEY_TIMEOUT` for the answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.notifications.platform import NEEDS_ATTENTION
from bot.core.store.values import DatabaseCondition

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.observer import Loop
    from bot.core.notifications.platform import Status
    from bot.core.store.port import Store
    from bot.core.store.values import Survey

SURVEY_LIFETIME: Final = 5.0  # seconds
SURVEY_TIMEOUT: Final = 2.0  # seconds
STALLED_AFTER: Final = 300.0  # seconds; a loop has a heartbeat at least every half minute

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class HealthReport:
    """Health at one time; the survey is None if the database does not answer.

    ``silences`` are the seconds since each loop's last heartbeat, ``statuses`` those of platforms,
    ``condition`` is that of the database's file.
    """

    at: datetime
    survey: Survey | None
    silences: Mapping[Loop, float]
    statuses: Mapping[str, Status]
    condition: DatabaseCondition

    @property
    def is_database_up(self) -> bool:
        """Whether the database answers, and what is stored in it is kept."""
        return self.survey is not None and not self.condition.is_moved

    @property
    def stalled(self) -> frozenset[Loop]:
        """The loops without a heartbeat for too long."""
        return frozenset(loop for loop, silence in self.silences.items() if silence > STALLED_AFTER)

    @property
    def is_healthy(self) -> bool:
        """Whether nothing is wrong that needs attention, or that a restart might repair.

        A platform that cannot be reached comes back by itself; a full disk is not full yet, and
        the bot plays on without backups.
        """
        is_heard = NEEDS_ATTENTION.isdisjoint(self.statuses.values())
        return self.is_database_up and not self.stalled and is_heard


class HealthMonitor:
    """Reports the health of the database, the loops and the front-ends."""

    def __init__(  # noqa: PLR0913 -- a report has many parts
        self,
        store: Store,
        clock: TimeSource,
        *,
        beats: Mapping[Loop, float],
        statuses: Callable[[], Mapping[str, Status]],
        condition: Callable[[], DatabaseCondition] = DatabaseCondition,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        """``beats`` are the times of the last heartbeats by the clock of ``seconds``."""
        self._condition = condition
        self._store = store
        self._clock = clock
        self._beats = beats
        self._statuses = statuses
        self._seconds = seconds
        self._survey_task: asyncio.Task[Survey | None] | None = None
        self._surveyed_at = -SURVEY_LIFETIME

    async def report(self) -> HealthReport:
        """Return the health now, within `SURVEY_TIMEOUT`."""
        statuses = self._statuses()
        survey = await self._survey(tuple(statuses))
        passed = self._seconds()
        silences = {loop: max(passed - beat, 0.0) for loop, beat in self._beats.items()}
        return HealthReport(self._clock(), survey, silences, statuses, self._condition())

    async def _survey(self, platforms: tuple[str, ...]) -> Survey | None:
        task = self._survey_task
        if task is None or (task.done() and self._is_stale(task.result())):
            task = self._survey_task = asyncio.create_task(self._query(platforms))
        await asyncio.wait({task}, timeout=SURVEY_TIMEOUT)
        return task.result() if task.done() else None

    def _is_stale(self, survey: Survey | None) -> bool:
        return survey is None or self._seconds() - self._surveyed_at >= SURVEY_LIFETIME

    async def _query(self, platforms: tuple[str, ...]) -> Survey | None:
        try:
            return await self._store.survey(platforms, self._clock())
        except Exception as error:  # noqa: BLE001 -- the failure is the result
            log.warning("survey_failed", error=repr(error))
            return None
        finally:
            self._surveyed_at = self._seconds()
