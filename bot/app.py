"""The one place where the parts are put together: store, service, front-ends, outbox."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog

from bot.core.announcer import Announcer
from bot.core.chance import SystemChance
from bot.core.desk import Desk
from bot.core.people import People
from bot.core.service import Service
from bot.core.verify import problem_of
from bot.lang import LANGUAGES
from bot.logs import set_up_logs
from bot.storage import StorageError, open_store
from bot.storage import upgrade as upgrade_store
from bot.web_ui import WebChat, WebOptions

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

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

log = structlog.get_logger()


class StartError(Exception):
    """Why the bot cannot run: one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class Verified:
    """One match gone through: what is wrong with it, if anything, and how far the work is."""

    match_id: str
    problem: str | None
    done: int
    total: int


def now() -> datetime:
    """Return the time now, in UTC."""
    return datetime.now(UTC)


async def run(settings: Settings, say: Callable[[str], None]) -> None:
    """Start everything that is configured and serve until a signal; raises StartError.

    ``say`` tells whoever started it where to go.
    """
    set_up_logs(settings.log.level, settings.log.format)
    if not settings.web.enabled:
        message = "nothing to run: [web] enabled is false, and no other front-end is configured"
        raise StartError(message)
    async with AsyncExitStack() as parts:
        store = await parts.enter_async_context(_store(settings))
        await parts.enter_async_context(_serving(settings, store))
        say(f"Petteia is ready. Open {_address(settings)} in a browser; Ctrl-C stops it.")
        await _until_told_to_stop()
        log.info("stopping")


async def upgrade(settings: Settings) -> str:
    """Apply the migrations and return the database's revision; raises StartError."""
    with _explained():
        return await upgrade_store(settings.database.url)


async def verify(settings: Settings) -> AsyncIterator[Verified]:
    """Replay every match and compare it with its snapshot; raises StartError."""
    async with _store(settings) as store:
        total = await store.count_matches()
        done = 0
        after: MatchId | None = None
        while ids := await store.match_ids(after, PAGE):
            for match_id in ids:
                done += 1
                yield Verified(match_id, await problem_of(store, match_id), done, total)
            after = ids[-1]


@asynccontextmanager
async def _store(settings: Settings) -> AsyncIterator[Store]:
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


@asynccontextmanager
async def _serving(settings: Settings, store: Store) -> AsyncIterator[None]:
    chance = SystemChance()
    announcer = Announcer(store, now)
    service = Service(store, now, chance, wake=announcer.wake)
    web = WebChat(Desk(service, LANGUAGES), People(store, chance), web_options(settings))
    address = _address(settings)
    try:
        await web.start()
    except OSError as error:
        message = (
            f"the web chat cannot listen on {address}: {error.strerror or error}; "
            "is another program using the port? Set [web] port to a free one"
        )
        raise StartError(message) from error
    log.info("web_chat_ready", address=address)
    announcer.serve(web)
    announcing = asyncio.create_task(announcer.run())
    try:
        yield
    finally:
        announcing.cancel()
        with suppress(asyncio.CancelledError):
            await announcing
        await web.stop()


def _address(settings: Settings) -> str:
    host = f"[{settings.web.host}]" if ":" in settings.web.host else settings.web.host
    return f"http://{host}:{settings.web.port}"


def web_options(settings: Settings) -> WebOptions:
    """Return what the web chat needs to know of the configuration."""
    return WebOptions(
        host=settings.web.host,
        port=settings.web.port,
        invitation=settings.web.invitation.get_secret_value() or None,
        public_url=settings.web.public_url,
    )


async def _until_told_to_stop() -> None:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told.set)
    await told.wait()
