"""Bringing a database to the tables that the code knows.

Law: all steps and the record of them are one transaction. A database that cannot be brought up is
left as it was.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from sqlalchemy import func, select

from bot.storage.doctor import MIGRATIONS, Examination, examine, standing
from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.opening import opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from bot.storage.database import Database

LOCK_KEY = 0x70657474656961
"""The key of the advisory lock on PostgreSQL; any number that nobody else takes."""


async def upgrade(url: str) -> str:
    """Bring a database up and return its revision; raises StorageError."""
    async with upgraded(url) as (_, revision):
        return revision


@asynccontextmanager
async def upgraded(url: str) -> AsyncIterator[tuple[Database, str]]:
    """Open a database to write, its tables brought up, and tell its revision.

    Raises StorageError. It is looked at first, since even opening to write may change a file.
    """
    require_usable(await examine(url))
    async with opened(url, to_write=True) as database:
        with faults_named():
            revision = await database.write(bring_up)
        yield database, revision


def require_usable(found: Examination) -> None:
    """Raise StorageError unless a database can be used, once it is brought up."""
    if not found.ok:
        raise StorageError(found.code, found.detail)


def bring_up(connection: Connection) -> str:
    """Run the steps that lack; who starts at the same time waits for the lock, then finds none."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK_KEY)))
    found = standing(connection)
    require_usable(found)
    if found.code is Code.READY:
        return found.detail
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
    return standing(connection).detail
