"""Watches the SQLite file and its disk, and notes how many events of each match are stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.matches.errors import OutageLog
from bot.core.store.values import DatabaseCondition
from bot.storage.acknowledged import event_counts, loss, read_note, renewed, write_note
from bot.storage.disk import disk_space
from bot.storage.sqlite import FileIdentity

if TYPE_CHECKING:
    from bot.core.matches.chance import TimeSource
    from bot.core.matches.model import MatchId
    from bot.operations.upkeep.backups import Backups
    from bot.storage.disk import DiskSpace
    from bot.storage.sqlite import SqliteDatabase

ROUND_EVERY: Final = 1.0
"""Seconds between two rounds."""

MAX_NAMED: Final = 20
"""How many matches a log line names."""

log = structlog.get_logger()


class DatabaseWatch:
    """Looks after an open SQLite database, which no other process writes to."""

    def __init__(
        self, database: SqliteDatabase, clock: TimeSource, backups: Backups | None = None
    ) -> None:
        """``backups`` are those whose condition is told too."""
        self._database = database
        self._clock = clock
        self._backups = backups
        self._identity = FileIdentity(database.path)
        self._note = read_note(database.path)
        self._touched: dict[MatchId, None] = {}
        self._is_moved = False
        self._is_low = False
        self._space: DiskSpace | None = None
        self._outage = OutageLog("upkeep_failed", "upkeep_recovered")

    @property
    def condition(self) -> DatabaseCondition:
        """The condition as of the last round."""
        backups = self._backups
        return DatabaseCondition(
            is_moved=self._is_moved,
            disk_free=self._space.free if self._space else None,
            is_disk_low=self._is_low,
            backups_fail=backups.is_failing if backups else None,
            last_backup=backups.last if backups else None,
        )

    async def begin(self) -> None:
        """Log which events are gone since the bot last ran, and make the first round."""
        note = self._note
        lost = await self._database.read(lambda connection: loss(connection, note))
        if lost:
            log.error(
                "events_lost",
                events=sum(lost.events.values()),
                matches=list(lost.events)[:MAX_NAMED],
                since=lost.since.isoformat() if lost.since else None,
                until=lost.until.isoformat() if lost.until else None,
            )
            # The loss is told, and is not to be told again.
            self._touched.update(dict.fromkeys(note.events))
        await self.round()

    async def run(self) -> None:
        """Make a round every second, until cancelled."""
        while True:
            await asyncio.sleep(ROUND_EVERY)
            await self.round()

    async def round(self) -> None:
        """Look at the file and its disk, and renew the note; a fault is logged once."""
        try:
            is_same, space = await asyncio.to_thread(self._look)
            self._tell_moved(is_moved=not is_same)
            self._tell_low(space)
            await self._renew_note()
        except Exception as error:  # noqa: BLE001 -- the bot goes on without its upkeep
            self._outage.shows(error)
        else:
            self._outage.is_over()

    async def end(self) -> None:
        """Note what was stored last."""
        await self.round()

    def _look(self) -> tuple[bool, DiskSpace]:
        return self._identity.is_same, disk_space(self._database.path)

    def _tell_moved(self, *, is_moved: bool) -> None:
        was_moved, self._is_moved = self._is_moved, is_moved
        if is_moved and not was_moved:
            log.error("database_moved", file=str(self._database.path))
        elif was_moved and not is_moved:
            log.info("database_back", file=str(self._database.path))

    def _tell_low(self, space: DiskSpace) -> None:
        self._space = space
        was_low, self._is_low = self._is_low, space.is_low(was_low=self._is_low)
        if self._is_low and not was_low:
            log.warning("disk_nearly_full", free=space.free, wanted=space.wanted)
        elif was_low and not self._is_low:
            log.info("disk_has_room", free=space.free)

    async def _renew_note(self) -> None:
        """Note the matches that were written to since the last time."""
        touched = self._database.touched
        while touched:
            match_id = touched.popleft()
            self._touched.pop(match_id, None)
            self._touched[match_id] = None
        # Beside another file the note would be about that one.
        if not self._touched or self._is_moved:
            return
        ids = list(self._touched)
        counts = await self._database.read(lambda connection: event_counts(connection, ids))
        note = renewed(self._note, self._clock(), ids, counts)
        await asyncio.to_thread(write_note, self._database.path, note)
        self._note = note
        for match_id in ids:
            self._touched.pop(match_id, None)
