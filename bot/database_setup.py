"""The configured database, and the sentences for the operator when it cannot be used."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

from bot.storage import Code, StorageError, examine, open_store
from bot.storage import upgrade as upgrade_store
from bot.storage.database import no_metrics
from bot.storage.migrate import require_usable
from bot.storage.opening import held, sqlite_path

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.core.store import Store
    from bot.settings import Settings
    from bot.storage.database import Observer

STORAGE_FAULTS = {
    "missing": "is not there yet",
    "locked": "is locked by another process; stop that one first",
    "corrupt": "is not a readable database; restore it from a backup",
    "newer": "was written by a newer version of Petteia; upgrade this one",
    "read-only": "cannot be written to; check the permissions of the file and its directory",
    "unreachable": "cannot be reached; check the address and that the server runs",
    "full": "has no room left on its disk; make some",
    "in-use": "is in use by another Petteia; stop that one first",
    "not-empty": "is not empty; name an empty one",
}


class StartError(Exception):
    """A command cannot do its work; holds one sentence for the operator."""


async def upgrade(settings: Settings) -> str:
    """Apply the migrations and return the database's revision; raises StartError.

    No other process may use the database meanwhile, unless there is nothing to do.
    """
    url = settings.database.url
    with explained():
        found = await examine(url)
        if found.code is Code.READY:
            return found.detail
        require_usable(found)
        with _locked(url):
            return await upgrade_store(url)


@asynccontextmanager
async def opened(settings: Settings, observer: Observer = no_metrics) -> AsyncIterator[Store]:
    """Open the configured store, its tables brought up; raises StartError.

    An SQLite file is locked against other processes until it is closed. The observer is
    called after each transaction.
    """
    url = settings.database.url
    async with AsyncExitStack() as stack:
        with explained():
            # First, so that a file that is not the bot's gets no lock beside it.
            require_usable(await examine(url))
            stack.enter_context(_locked(url))
            store = await stack.enter_async_context(open_store(url, observer))
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
