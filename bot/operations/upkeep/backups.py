"""Backups on a schedule.

When the last one was made is taken from the files, so that a restart neither shifts nor repeats it.
"""

from __future__ import annotations

import asyncio
import threading
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import structlog

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from bot.core.matches.chance import TimeSource
    from bot.storage.maintenance.scheduled import BackupFolder

LOOK_EVERY: Final = 10.0
"""Seconds between looks whether a backup is due."""

FIRST_RETRY, LAST_RETRY = timedelta(minutes=1), timedelta(hours=1)
"""When a backup that failed is tried again; the time doubles with each failure."""

log = structlog.get_logger()


class Backups:
    """Backs up an SQLite file whenever the last backup is old enough."""

    def __init__(
        self, folder: BackupFolder, every: timedelta, keep: int, clock: TimeSource
    ) -> None:
        """Make a backup ``every`` so often and ``keep`` so many."""
        self._folder = folder
        self._every = every
        self._keep = keep
        self._clock = clock
        self._failures = 0
        self._failed_at: datetime | None = None
        self.last: datetime | None = None

    @property
    def is_failing(self) -> bool:
        """Whether the last attempt failed."""
        return self._failures > 0

    async def run(self) -> None:
        """Back up whenever it is time, until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Back up if it is time; a failure is logged, and tried again later."""
        now = self._clock()
        if self._failed_at and timedelta(0) <= now - self._failed_at < self._retry_delay:
            return
        try:
            self.last = await asyncio.to_thread(self._folder.last, now)
            if self.last is None or now - self.last >= self._every:
                await self._back_up(now)
        except Exception as error:  # noqa: BLE001 -- the bot goes on without a backup
            self._failures, self._failed_at = self._failures + 1, now
            retry = int(self._retry_delay.total_seconds())
            problem = f"{type(error).__name__}: {error}"
            log.error("backup_failed", problem=problem, retry_in=retry)  # noqa: TRY400
        else:
            self._failures, self._failed_at = 0, None

    @property
    def _retry_delay(self) -> timedelta:
        doubled: timedelta = FIRST_RETRY * 2 ** min(self._failures - 1, 10)
        return min(doubled, LAST_RETRY, self._every)

    async def _back_up(self, now: datetime) -> None:
        stopping = threading.Event()

        def report(*_: Any) -> None:
            if stopping.is_set():
                raise InterruptedError

        def work() -> tuple[Path, int]:
            file = self._folder.make(now, report)
            return file, len(self._folder.delete_old(self._keep, now))

        try:
            file, deleted = await asyncio.to_thread(work)
        finally:
            # A thread cannot be cancelled, and would keep the process from ending.
            stopping.set()
        self.last = now
        log.info("backup_made", file=str(file), deleted=deleted)
