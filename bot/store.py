"""The configured database, with what an operator is told when it cannot be used."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.verify import problem_of
from bot.storage import StorageError, open_store
from bot.storage import upgrade as upgrade_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.core.model import MatchId
    from bot.core.ports import Store
    from bot.settings import Settings

PAGE = 500
"""How many match ids are listed at once when all matches are gone through."""

STORAGE_TROUBLE = {
    "locked": "is locked by another process; stop that one first",
    "corrupt": "is not a readable database; restore it from a backup",
    "newer": "was written by a newer version of Petteia; upgrade this one",
    "read-only": "cannot be written to; check the permissions of the file and its directory",
    "unreachable": "cannot be reached; check the address and that the server runs",
}


class StartError(Exception):
    """Why the bot cannot run: one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class Verified:
    """One match gone through: what is wrong with it, if anything, and how far the work is."""

    match_id: str
    problem: str | None
    done: int
    total: int


async def upgrade(settings: Settings) -> str:
    """Apply the migrations and return the database's revision; raises StartError."""
    with _explained():
        return await upgrade_store(settings.database.url)


async def verify(settings: Settings) -> AsyncIterator[Verified]:
    """Replay every match and compare it with its snapshot; raises StartError."""
    async with opened(settings) as store:
        total = await store.count_matches()
        done = 0
        after: MatchId | None = None
        while ids := await store.match_ids(after, PAGE):
            for match_id in ids:
                done += 1
                yield Verified(match_id, await problem_of(store, match_id), done, total)
            after = ids[-1]


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """Open the configured store, its tables brought up; raises StartError."""
    async with AsyncExitStack() as stack:
        with _explained():
            store = await stack.enter_async_context(open_store(settings.database.url))
        yield store


@contextmanager
def _explained() -> Iterator[None]:
    """Turn a fault of the store into a sentence for the operator."""
    try:
        yield
    except StorageError as error:
        trouble = STORAGE_TROUBLE.get(error.code, "cannot be used")
        message = f"the database {trouble} ({error.detail})"
        raise StartError(message) from error
