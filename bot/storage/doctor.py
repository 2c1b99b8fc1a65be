"""Telling how a database stands, without leaving a trace in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from bot.storage.errors import Code, StorageError, faults_named
from bot.storage.opening import is_writable, opened, sqlite_path

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS = Path(__file__).with_name("migrations")


@dataclass(frozen=True, slots=True)
class Examination:
    """How a database stands; ``detail`` is a revision, a file or the driver's own words."""

    code: Code
    detail: str

    @property
    def ok(self) -> bool:
        """Tell whether the database can be used, once it is brought up."""
        return self.code in {Code.READY, Code.MISSING, Code.BEHIND}


async def examine(url: str) -> Examination:
    """Tell how a database stands; changes nothing, neither its file nor what lies beside it."""
    try:
        return await _examined(url)
    except StorageError as error:
        return Examination(error.code, error.detail)


def standing(connection: Connection) -> Examination:
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
        return Examination(Code.NEWER, detail)
    ready = heads == (scripts.get_current_head(),)
    return Examination(Code.READY if ready else Code.BEHIND, detail)


@cache
def _scripts() -> ScriptDirectory:
    """Read the revisions once; Alembic compiles each of them anew whenever it reads them."""
    return ScriptDirectory(MIGRATIONS)


def _unrecorded(tables: list[str]) -> Examination:
    if tables:
        return Examination(Code.CORRUPT, f"tables of something else: {', '.join(tables)}")
    return Examination(Code.MISSING, "no tables")


async def _examined(url: str) -> Examination:
    path = sqlite_path(url)
    if path and not path.exists():
        found = Examination(Code.MISSING, str(path))
    else:
        with faults_named():
            async with opened(url, to_write=False) as database:
                found = await database.read(standing)
    if path and found.ok and not is_writable(path):
        return Examination(Code.READ_ONLY, str(path))
    return found
