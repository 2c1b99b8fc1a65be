"""Telling how a database stands, without leaving a trace in it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
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


@dataclass(frozen=True, slots=True)
class DatabaseStatus:
    """How a database stands; ``detail`` is a revision, a file or the driver's own words."""

    code: Code
    detail: str

    @property
    def ok(self) -> bool:
        """Tell whether the database can be used, once it is brought up."""
        return self.code in {Code.READY, Code.MISSING, Code.BEHIND}


async def examine(url: str) -> DatabaseStatus:
    """Tell how a database stands; changes nothing, neither its file nor what lies beside it."""
    try:
        return await _examined(url)
    except StorageError as error:
        return DatabaseStatus(error.code, error.detail)


def examine_revision(connection: Connection) -> DatabaseStatus:
    """Compare the revision that a database records with those that the code knows."""
    # In this order, since another process may make the tables and their record in between.
    tables = inspect(connection).get_table_names()
    heads = MigrationContext.configure(connection).get_current_heads()
    if not heads:
        return _unrecorded(tables)
    scripts = _scripts()
    known = {script.revision for script in scripts.walk_revisions()}
    detail = ", ".join(heads)
    if not known.issuperset(heads):
        return DatabaseStatus(Code.NEWER, detail)
    ready = heads == (scripts.get_current_head(),)
    return DatabaseStatus(Code.READY if ready else Code.BEHIND, detail)


@cache
def _scripts() -> ScriptDirectory:
    """Read the revisions once; Alembic compiles each of them anew whenever it reads them."""
    return ScriptDirectory(MIGRATIONS)


def _unrecorded(tables: list[str]) -> DatabaseStatus:
    if tables:
        return DatabaseStatus(Code.CORRUPT, f"tables of something else: {', '.join(tables)}")
    return DatabaseStatus(Code.MISSING, "no tables")


async def _examined(url: str) -> DatabaseStatus:
    path = sqlite_path(url)
    if path and not path.exists():
        found = DatabaseStatus(Code.MISSING, str(path))
    else:
        with faults_named():
            async with opened(url, to_write=False) as database:
                found = await database.read(examine_revision)
    if path and found.ok and not is_writable(path):
        return DatabaseStatus(Code.READ_ONLY, str(path))
    return found


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


def require_usable(found: DatabaseStatus) -> None:
    """Raise StorageError unless a database can be used, once it is brought up."""
    if not found.ok:
        raise StorageError(found.code, found.detail)


def bring_up(connection: Connection) -> str:
    """Run the steps that lack; who starts at the same time waits for the lock, then finds none."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK_KEY)))
    found = examine_revision(connection)
    require_usable(found)
    if found.code is Code.READY:
        return found.detail
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
    return examine_revision(connection).detail
