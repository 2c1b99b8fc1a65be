"""The revisions of the tables, and which code can work with which of them.

Invariant: a migration after 0018 says in ``OLDEST_CODE`` the oldest revision whose code still works
with the tables after it. One that says the same as the migration before it expands, and is applied
while such code runs. One that says a later revision contracts, and is not.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory

MIGRATIONS: Final = Path(__file__).with_name("migrations")

LAST_UNSAID: Final = "0018"
"""The last migration without ``OLDEST_CODE``: all code before it used its own tables only."""


@cache
def scripts() -> ScriptDirectory:
    """Read the revisions once, as Alembic compiles them on each reading."""
    return ScriptDirectory(MIGRATIONS)


def latest() -> str:
    """Return the revision of the tables that this code makes."""
    return str(scripts().get_current_head())


@cache
def known() -> tuple[str, ...]:
    """Return all revisions that this code knows, the oldest first."""
    return tuple(each.revision for each in scripts().walk_revisions())[::-1]


def oldest_code(revision: str) -> str:
    """Return the oldest revision whose code works with the tables of a known revision."""
    module = scripts().get_revision(revision).module
    return str(getattr(module, "OLDEST_CODE", LAST_UNSAID))


def missing(revision: str) -> tuple[str, ...]:
    """Return the revisions after a known one, the oldest first."""
    return known()[known().index(revision) + 1 :]


def expands(revision: str) -> bool:
    """Return whether all code that works with the tables before a migration does after it."""
    before = known()[known().index(revision) - 1]
    return oldest_code(revision) == oldest_code(before)


def is_enough(revision: str) -> bool:
    """Return whether this code works with the tables of a known revision as they are."""
    return not any(map(expands, missing(revision)))


def last_expanded(revision: str) -> str:
    """Return the last revision that a database can be brought to beside any code that uses it."""
    reached = revision
    for each in missing(revision):
        if not expands(each):
            break
        reached = each
    return reached
