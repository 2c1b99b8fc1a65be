"""What a running bot does for its SQLite file: watch it and its disk, note what it holds, back up.

A PostgreSQL server has administrators and tools of its own for all of this.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.core.store.values import DatabaseCondition
from bot.operations.shutdown import LOOP_TIMEOUT, cancelled, finish_all
from bot.operations.upkeep.backups import Backups
from bot.operations.upkeep.watch import DatabaseWatch
from bot.storage.maintenance.scheduled import BackupFolder
from bot.storage.sqlite import SqliteDatabase

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.config.settings import Settings
    from bot.core.matches.chance import TimeSource
    from bot.storage import SqlStore


@asynccontextmanager
async def kept_up(
    settings: Settings, store: SqlStore, clock: TimeSource
) -> AsyncIterator[Callable[[], DatabaseCondition]]:
    """Look after an open database, and yield what tells its condition; nothing for a server."""
    database = store.database
    if not isinstance(database, SqliteDatabase):
        yield DatabaseCondition
        return
    backups = _backups(settings, database, clock)
    watch = DatabaseWatch(database, clock, backups)
    await watch.begin()
    tasks = [asyncio.create_task(watch.run())]
    if backups:
        tasks.append(asyncio.create_task(backups.run()))
    try:
        yield lambda: watch.condition
    finally:
        await finish_all({"upkeep": _end(watch, tasks)}, LOOP_TIMEOUT)


def _backups(settings: Settings, database: SqliteDatabase, clock: TimeSource) -> Backups | None:
    wanted = settings.database
    if wanted.backup_every is None:
        return None
    place = wanted.backup_folder or database.path.resolve().parent / "backups"
    folder = BackupFolder(database.path, place)
    return Backups(folder, wanted.backup_every, wanted.backup_keep, clock)


async def _end(watch: DatabaseWatch, tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        await cancelled(task)
    await watch.end()
