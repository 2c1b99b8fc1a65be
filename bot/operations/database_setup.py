"""The configured database, and the sentences for the operator when it cannot be used."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog

from bot.storage import Code, SqlStore, StorageError, examine, open_store, revisions
from bot.storage import upgrade as upgrade_store
from bot.storage.database import no_metrics
from bot.storage.maintenance.backup import keep_copy
from bot.storage.migrate import require_usable
from bot.storage.opening import held, sqlite_path

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.config.settings import Settings
    from bot.storage import DatabaseStatus
    from bot.storage.database import Observer

STORAGE_FAULTS = {
    "missing": "is not there yet",
    "locked": "is locked by another process; stop that one first",
    "corrupt": "is not a readable database; restore it from a backup",
    "newer": (
        "was written by a newer version of Petteia; upgrade this one, or restore the backup "
        "from before the upgrade"
    ),
    "altered": (
        "has other tables than this version of Petteia uses, and was left as it is; "
        "restore a backup, or use the version that wrote it"
    ),
    "behind": (
        "is of an older version of Petteia; stop all processes of older versions, and bring it up "
        "to date: petteia db upgrade"
    ),
    "read-only": "cannot be written to; check the permissions of the file and its directory",
    "unreachable": "cannot be reached; check the address and that the server runs",
    "full": "has no room left on its disk; make some",
    "in-use": "is in use by another Petteia; stop that one first",
    "several-names": (
        "can be reached by another name, under which a second Petteia would ruin it; "
        "leave it one name only"
    ),
    "not-empty": "is not empty; name an empty one",
}


log = structlog.get_logger()


class StartError(Exception):
    """A command cannot do its work; holds one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class Upgraded:
    """A database's state, and where it is kept as it was before an upgrade, if it is."""

    found: DatabaseStatus
    kept: Path | None = None


async def upgrade(settings: Settings, *, contract: bool = False) -> Upgraded:
    """Apply the migrations that are needed, with ``contract`` all; raises StartError.

    No other process may use an SQLite file meanwhile, unless there is nothing to do. Of a server's
    database, migrations beside which older code cannot work are applied only with ``contract``.
    """
    url = settings.database.url
    with explained():
        found = await examine(url)
        if found.is_enough and not (contract and found.code is Code.UNCONTRACTED):
            return Upgraded(found)
        require_usable(found)
        with _locked(url):
            kept = _kept(url, found)
            return Upgraded(await upgrade_store(url, contract=contract), kept)


def code_range(found: DatabaseStatus) -> str:
    """Say a database's revision, and which versions of the code can use it."""
    own = revisions.latest()
    return f"revision {found.detail}, for Petteia of {found.oldest_code} or later; this is {own}"


def _kept(url: str, found: DatabaseStatus) -> Path | None:
    """Keep an SQLite database as it is before an upgrade: there is no other way back."""
    path = sqlite_path(url)
    if path is None or found.code not in {Code.BEHIND, Code.UNCONTRACTED}:
        return None
    return keep_copy(path, found.detail, datetime.now(UTC))


@asynccontextmanager
async def opened(settings: Settings, observer: Observer = no_metrics) -> AsyncIterator[SqlStore]:
    """Open the configured store, its tables brought up; raises StartError.

    An SQLite file is locked against other processes until it is closed. The observer is
    called after each transaction.
    """
    url = settings.database.url
    async with AsyncExitStack() as stack:
        with explained():
            # First, so that a file that is not the bot's gets no lock beside it.
            found = await examine(url)
            require_usable(found)
            stack.enter_context(_locked(url))
            kept = _kept(url, found)
            store = await stack.enter_async_context(open_store(url, observer))
            if kept or found.code is Code.BEHIND:
                log.info("database_upgraded", was=found.detail, kept=kept and str(kept))
            if sqlite_path(url) is not None:
                await store.release_all()
        yield store


@contextmanager
def _locked(url: str) -> Iterator[None]:
    """Lock an SQLite file against other processes; raises StorageError."""
    path = sqlite_path(url)
    if path is None:
        yield
        return
    with held(path):
        yield


@contextmanager
def explained() -> Iterator[None]:
    """Turn a fault of the store into a sentence for the operator."""
    try:
        yield
    except StorageError as error:
        fault = STORAGE_FAULTS.get(error.code, "cannot be used")
        message = f"the database {fault} ({error.detail})"
        raise StartError(message) from error
