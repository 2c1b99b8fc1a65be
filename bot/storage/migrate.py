"""Examining the state of a database without changing it, and applying the migrations."""

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
from sqlalchemy import func, inspect, select, text

from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.fingerprint import (
    describe,
    differences,
    fingerprint,
    of_same_tables,
    tables_made,
)
from bot.storage.opening import is_writable, opened, sqlite_path
from bot.storage.sqlite import other_name
from bot.storage.unfrozen import FIRST, UNFROZEN, rebuild_matches

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from bot.storage.database import Database


MIGRATIONS = Path(__file__).with_name("migrations")


@dataclass(frozen=True, slots=True)
class DatabaseStatus:
    """State of a database; ``detail`` is a revision, a file or the driver's message."""

    code: Code
    detail: str

    @property
    def ok(self) -> bool:
        """Whether the database can be used, once the migrations are applied."""
        return self.code in {Code.READY, Code.MISSING, Code.BEHIND}


async def examine(url: str) -> DatabaseStatus:
    """Return the state of a database; changes neither its file nor others beside it."""
    try:
        return await _examined(url)
    except StorageError as error:
        return DatabaseStatus(error.code, error.detail)


def examine_revision(connection: Connection) -> DatabaseStatus:
    """Compare a database's revision and tables with those that the code knows."""
    # In this order, as another process may create the tables and their record in between.
    tables = inspect(connection).get_table_names()
    heads = _heads(connection)
    if not heads and tables:
        return DatabaseStatus(Code.CORRUPT, f"tables of something else: {', '.join(tables)}")
    if not heads:
        return DatabaseStatus(Code.MISSING, "no tables")
    scripts = _scripts()
    known = {script.revision for script in scripts.walk_revisions()}
    detail = ", ".join(heads)
    if not known.issuperset(heads):
        return DatabaseStatus(Code.NEWER, detail)
    if len(heads) > 1:
        return DatabaseStatus(Code.ALTERED, f"several revisions at once: {detail}")
    [revision] = heads
    found = _lines(connection, revision)
    if _heads(connection) != heads:
        # Another process has upgraded the database between these queries.
        return examine_revision(connection)
    if problem := _problem(connection, revision, found):
        return DatabaseStatus(Code.ALTERED, problem)
    ready = revision == scripts.get_current_head()
    return DatabaseStatus(Code.READY if ready else Code.BEHIND, detail)


def _heads(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()


def _lines(connection: Connection, revision: str) -> tuple[str, ...]:
    """Return the lines of those tables that a revision has too."""
    made = tables_made(revision, connection.dialect.name)
    return of_same_tables(describe(connection), made)


def _problem(connection: Connection, revision: str, found: tuple[str, ...]) -> str:
    """Say how tables differ from those of their revision; empty where they do not."""
    differs = differences(found, tables_made(revision, connection.dialect.name))
    if not differs or _unfrozen(connection, revision, found):
        return ""
    [row] = connection.execute(VERSION_ROW).mappings()
    by_petteia = row.get("fingerprint") == fingerprint(found)
    cause = "another build of Petteia made them so" if by_petteia else "something else changed them"
    return f"revision {revision}, but {differs}; {cause}"


def _unfrozen(connection: Connection, revision: str, found: tuple[str, ...]) -> bool:
    """Return whether an early form of the first revision made the tables."""
    forms = UNFROZEN[connection.dialect.name]
    return revision == FIRST and fingerprint(found) in forms


@cache
def _scripts() -> ScriptDirectory:
    """Read the revisions once, as Alembic compiles them on each reading."""
    return ScriptDirectory(MIGRATIONS)


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
    if path and found.ok and path.exists() and (other := other_name(path)):
        return DatabaseStatus(Code.SEVERAL_NAMES, other)
    return found


VERSION_ROW = text("SELECT * FROM alembic_version")
RECORD = text("UPDATE alembic_version SET fingerprint = :fingerprint")
LOCK_KEY = 0x70657474656961
"""The key of the advisory lock on PostgreSQL; an arbitrary number."""


async def upgrade(url: str) -> str:
    """Apply the migrations and return the database's revision; raises StorageError."""
    async with upgraded(url) as (_, revision):
        return revision


@asynccontextmanager
async def upgraded(url: str) -> AsyncIterator[tuple[Database, str]]:
    """Open a database to write, apply the migrations, and yield it with its revision.

    Raises StorageError. It is examined first, as even opening to write may change a file.
    """
    require_usable(await examine(url))
    async with opened(url, to_write=True) as database:
        with faults_named():
            revision = await database.write(bring_up)
        yield database, revision


def require_usable(found: DatabaseStatus) -> None:
    """Raise StorageError unless a database can be used, once the migrations are applied."""
    if not found.ok:
        raise StorageError(found.code, found.detail)


def require_tables_there(found: DatabaseStatus) -> None:
    """Raise StorageError unless a database can be used and is not empty."""
    if found.code is Code.MISSING:
        raise StorageError(found.code, found.detail)
    require_usable(found)


def bring_up(connection: Connection) -> str:
    """Apply the missing migrations; a concurrent call waits for the lock and then finds none."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK_KEY)))
    found = examine_revision(connection)
    require_usable(found)
    if found.code is Code.READY:
        return found.detail
    is_unfrozen = found.code is Code.BEHIND and _unfrozen(
        connection, found.detail, _lines(connection, found.detail)
    )
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
    if is_unfrozen:
        rebuild_matches(connection)
    [revision] = _heads(connection)
    connection.execute(RECORD, {"fingerprint": fingerprint(_lines(connection, revision))})
    upgraded_to = examine_revision(connection)
    require_usable(upgraded_to)
    return upgraded_to.detail
