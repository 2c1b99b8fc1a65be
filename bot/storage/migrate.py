"""Bringing a database to the tables that the code knows, and telling how it stands.

Law: all steps and the record of them are one transaction. A database that cannot be brought up is
left as it was.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, inspect, select

from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.opening import is_writable, opened, sqlite_path

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from bot.storage.database import Database

MIGRATIONS = Path(__file__).with_name("migrations")
SOUND = (Code.READY, Code.BEHIND, Code.MISSING)
LOCK_KEY = 0x70657474656961
"""The key of the advisory lock on PostgreSQL; any number that nobody else takes."""


@dataclass(frozen=True, slots=True)
class Examination:
    """How a database stands; ``detail`` is a revision, a file or the driver's own words."""

    code: Code
    detail: str


async def examine(url: str) -> Examination:
    """Tell how a database stands; changes nothing, neither its file nor what lies beside it."""
    try:
        return await _examined(url)
    except StorageError as error:
        return Examination(error.code, error.detail)


async def upgrade(url: str) -> str:
    """Bring a database up and return its revision; raises StorageError."""
    async with upgraded(url) as (_, revision):
        return revision


@asynccontextmanager
async def upgraded(url: str) -> AsyncIterator[tuple[Database, str]]:
    """Open a database and bring it up; raises StorageError."""
    found = await examine(url)
    if found.code not in SOUND:
        raise StorageError(found.code, found.detail)
    async with opened(url, to_write=True) as database:
        with faults_named():
            revision = await database.write(_bring_up)
        yield database, revision


async def _examined(url: str) -> Examination:
    path = sqlite_path(url)
    if path and not path.exists():
        found = Examination(Code.MISSING, str(path))
    else:
        with faults_named():
            async with opened(url, to_write=False) as database:
                found = await database.read(_standing)
    if path and found.code in SOUND and not is_writable(path):
        return Examination(Code.READ_ONLY, str(path))
    return found


def _standing(connection: Connection) -> Examination:
    heads = MigrationContext.configure(connection).get_current_heads()
    if not heads:
        return _unrecorded(connection)
    scripts = ScriptDirectory(MIGRATIONS)
    known = {script.revision for script in scripts.walk_revisions()}
    detail = ", ".join(heads)
    if not known.issuperset(heads):
        return Examination(Code.NEWER, detail)
    ready = heads == (scripts.get_current_head(),)
    return Examination(Code.READY if ready else Code.BEHIND, detail)


def _unrecorded(connection: Connection) -> Examination:
    strangers = inspect(connection).get_table_names()
    if strangers:
        return Examination(Code.CORRUPT, f"tables of something else: {', '.join(strangers)}")
    return Examination(Code.MISSING, "no tables")


def _bring_up(connection: Connection) -> str:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK_KEY)))
    found = _standing(connection)
    if found.code not in SOUND:
        raise StorageError(found.code, found.detail)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
    return ", ".join(MigrationContext.configure(connection).get_current_heads())
