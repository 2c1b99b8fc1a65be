"""Looking at the store and the front-ends when somebody asks, and never in anybody's way.

Law: the store is looked over by one query at a time, and not again within some seconds; whoever
asks while it does not answer is told so, and does not wait.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.frontend import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from bot.core.chance import TimeSource
    from bot.core.observer import Loop
    from bot.core.store import Store
    from bot.core.stored import Survey

SURVEY_LIFETIME: Final = 5.0  # seconds
SURVEY_TIMEOUT: Final = 2.0  # seconds
STALLED_AFTER: Final = 300.0  # seconds; a part goes round at least every half minute

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class HealthReport:
    """What was seen at one moment; no survey means that the database does not answer."""

    at: datetime
    survey: Survey | None
    silences: Mapping[Loop, float]
    standings: Mapping[str, Status]

    @property
    def lifeless(self) -> frozenset[Loop]:
        """The parts that have not gone round for so long that they never will."""
        return frozenset(part for part, silence in self.silences.items() if silence > STALLED_AFTER)

    @property
    def is_well(self) -> bool:
        """Whether nothing is wrong that starting anew might mend.

        A platform that cannot be reached just now is none of that.
        """
        stopped = Status.STOPPED in self.standings.values()
        return self.survey is not None and not self.lifeless and not stopped


class HealthMonitor:
    """Sees how the bot is doing."""

    def __init__(
        self,
        store: Store,
        now: TimeSource,
        *,
        beats: Mapping[Loop, float],
        standings: Callable[[], Mapping[str, Status]],
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        """``beats`` tells when each part last went round, by the clock that counts ``seconds``."""
        self._store = store
        self._now = now
        self._beats = beats
        self._standings = standings
        self._seconds = seconds
        self._looking: asyncio.Task[Survey | None] | None = None
        self._looked = -SURVEY_LIFETIME

    async def see(self) -> HealthReport:
        """Look, for some seconds at most."""
        standings = self._standings()
        survey = await self._survey(tuple(standings))
        passed = self._seconds()
        silences = {part: max(passed - beat, 0.0) for part, beat in self._beats.items()}
        return HealthReport(self._now(), survey, silences, standings)

    async def _survey(self, platforms: tuple[str, ...]) -> Survey | None:
        looking = self._looking
        if looking is None or (looking.done() and self._is_stale(looking.result())):
            looking = self._looking = asyncio.create_task(self._look(platforms))
        await asyncio.wait({looking}, timeout=SURVEY_TIMEOUT)
        return looking.result() if looking.done() else None

    def _is_stale(self, survey: Survey | None) -> bool:
        return survey is None or self._seconds() - self._looked >= SURVEY_LIFETIME

    async def _look(self, platforms: tuple[str, ...]) -> Survey | None:
        try:
            return await self._store.survey(platforms, self._now())
        except Exception as error:  # noqa: BLE001 -- that it cannot be looked over is the answer
            log.warning("not_surveyed", error=repr(error))
            return None
        finally:
            self._looked = self._seconds()
