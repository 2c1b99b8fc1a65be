"""Examining the state of a database without changing it, and applying the migrations."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import bindparam, column, func, inspect, select, table, text

from bot.storage import revisions
from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.fingerprint import (
    VERSION_TABLE,
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


@dataclass(frozen=True, slots=True)
class DatabaseStatus:
    """State of a database; ``detail`` is a revision, a file or the driver's message.

    ``oldest_code`` is the oldest revision whose code can use it, empty if that is unknown.
    """

    code: Code
    detail: str
    oldest_code: str = field(default="", compare=False)

    @property
    def ok(self) -> bool:
        """Whether the database can be used, once the migrations are applied."""
        return self.is_enough or self.code in {Code.MISSING, Code.BEHIND}

    @property
    def is_enough(self) -> bool:
        """Whether the database can be used as it is."""
        return self.code in {Code.READY, Code.AHEAD, Code.UNCONTRACTED}


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
    detail = ", ".join(heads)
    row = _record(connection)
    is_known = set(revisions.known()).issuperset(heads)
    oldest, recorded = row.get("oldest_code") or "", row.get("tables") or ""
    if not is_known and not (recorded and oldest in revisions.known()):
        return DatabaseStatus(Code.NEWER, detail)
    if len(heads) > 1:
        return DatabaseStatus(Code.ALTERED, f"several revisions at once: {detail}")
    # What newer code has made is known from what it has recorded.
    made = _made(connection, detail) if is_known else tuple(recorded.splitlines())
    found = of_same_tables(describe(connection), made)
    if _heads(connection) != heads:
        # Another process has upgraded the database between these queries.
        return examine_revision(connection)
    differs = differences(found, made)
    if differs and not _unfrozen(connection, detail, found):
        by_petteia = row.get("fingerprint") == fingerprint(found)
        cause = "another build of Petteia made them so" if by_petteia else OTHERS_CHANGED
        return DatabaseStatus(Code.ALTERED, f"revision {detail}, but {differs}; {cause}")
    if not is_known:
        return DatabaseStatus(Code.AHEAD, detail, oldest)
    return DatabaseStatus(_code(detail), detail, revisions.oldest_code(detail))


def _heads(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()


def _record(connection: Connection) -> dict[str, str | None]:
    """Return what is recorded of the tables, by column.

    The columns are named, as PostgreSQL cannot repeat ``SELECT *`` after one is added.
    """
    names = [each["name"] for each in inspect(connection).get_columns(VERSION_TABLE)]
    query: Any = select(*map(column, names)).select_from(table(VERSION_TABLE))
    return dict(connection.execute(query).mappings().first() or {})


def _code(revision: str) -> Code:
    """Return the state of a database of a known revision."""
    if revision == revisions.latest():
        return Code.READY
    return Code.UNCONTRACTED if revisions.is_enough(revision) else Code.BEHIND


def _lines(connection: Connection, revision: str) -> tuple[str, ...]:
    """Return the lines of those tables that a revision has too."""
    return of_same_tables(describe(connection), _made(connection, revision))


def _made(connection: Connection, revision: str) -> tuple[str, ...]:
    return tables_made(revision, connection.dialect.name)


def _unfrozen(connection: Connection, revision: str, found: tuple[str, ...]) -> bool:
    """Return whether an early form of the first revision made the tables."""
    forms = UNFROZEN[connection.dialect.name]
    return revision == FIRST and fingerprint(found) in forms


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


OTHERS_CHANGED = "something else changed them"
RECORD = text(
    "UPDATE alembic_version"
    " SET fingerprint = :fingerprint, oldest_code = :oldest_code, tables = :tables"
)
LOCK_KEY = 0x70657474656961
"""The key of the advisory lock on PostgreSQL; an arbitrary number."""

SET_LOCK_TIMEOUT = select(func.set_config("lock_timeout", bindparam("timeout"), True))  # noqa: FBT003
LOCK_TIMEOUTS: Final = ("400ms",) * 10 + ("1200ms",) * 20
"""How long an attempt waits for a table on PostgreSQL, while all others wait behind it.

At first less than ``deadlock_timeout``, so that of a migration and a turn that wait for each other
the migration gives way. Later more, as PostgreSQL stops its own cleaning only then.
"""

LOCK_PAUSE: Final = 0.6
"""Seconds between two attempts, in which others go on."""


async def upgrade(url: str, *, contract: bool = True) -> DatabaseStatus:
    """Apply the migrations as `upgraded` does, and return the database's state."""
    async with upgraded(url, contract=contract) as (_, found):
        return found


@asynccontextmanager
async def upgraded(url: str, *, contract: bool) -> AsyncIterator[tuple[Database, DatabaseStatus]]:
    """Open a database to write, apply the migrations, and yield it with its state.

    On PostgreSQL only with ``contract`` are those applied beside which older code cannot work.
    Raises StorageError. It is examined first, as even opening to write may change a file.
    """
    require_usable(await examine(url))
    async with opened(url, to_write=True) as database:
        with faults_named():
            found = await _brought_up(database, contract=contract)
        yield database, found


async def _brought_up(database: Database, *, contract: bool) -> DatabaseStatus:
    """Apply the migrations, again if others had a table locked."""
    *timeouts, last = LOCK_TIMEOUTS
    for timeout in timeouts:
        try:
            return await database.write(partial(bring_up, contract=contract, lock_timeout=timeout))
        except StorageError as error:
            if error.code is not Code.LOCKED:
                raise
        await asyncio.sleep(LOCK_PAUSE)
    return await database.write(partial(bring_up, contract=contract, lock_timeout=last))


def require_usable(found: DatabaseStatus) -> None:
    """Raise StorageError unless a database can be used, once the migrations are applied."""
    if not found.ok:
        raise StorageError(found.code, found.detail)


def require_tables_there(found: DatabaseStatus) -> None:
    """Raise StorageError unless a database can be used and is not empty."""
    if found.code is Code.MISSING:
        raise StorageError(found.code, found.detail)
    require_usable(found)


def bring_up(
    connection: Connection, *, contract: bool = True, lock_timeout: str = ""
) -> DatabaseStatus:
    """Apply the missing migrations; a concurrent call waits for the lock and then finds none.

    Without ``contract`` those of PostgreSQL are left beside which older code cannot work. There
    ``lock_timeout`` is the longest wait for a table. Raises StorageError.
    """
    is_server = connection.dialect.name == "postgresql"
    if is_server:
        connection.execute(select(func.pg_advisory_xact_lock(LOCK_KEY)))
    found = examine_revision(connection)
    require_usable(found)
    target = revisions.latest()
    if is_server and not contract and found.code in {Code.BEHIND, Code.UNCONTRACTED}:
        target = revisions.last_expanded(found.detail)
    if found.code is Code.AHEAD or target == found.detail:
        return _enough(found)
    if is_server and lock_timeout:
        connection.execute(SET_LOCK_TIMEOUT, {"timeout": lock_timeout})
    is_unfrozen = found.code is Code.BEHIND and _unfrozen(
        connection, found.detail, _lines(connection, found.detail)
    )
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(revisions.MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, target)
    if is_unfrozen:
        rebuild_matches(connection)
    [revision] = _heads(connection)
    lines = _lines(connection, revision)
    row = {
        "fingerprint": fingerprint(lines),
        "oldest_code": revisions.oldest_code(revision),
        "tables": "\n".join(lines),
    }
    connection.execute(RECORD, row)
    return _enough(examine_revision(connection))


def _enough(found: DatabaseStatus) -> DatabaseStatus:
    """Return a database's state; raises StorageError unless it can be used as it is."""
    if not found.is_enough:
        raise StorageError(found.code, found.detail)
    return found
