"""The one place where the parts are put together: store, service, front-ends, outbox."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog

from bot.core.announcer import Announcer
from bot.core.chance import SystemChance
from bot.core.limits import Limits
from bot.core.ports import CannotStart
from bot.core.service import Service
from bot.core.ticking import Ticking
from bot.front_ends import front_ends
from bot.logs import set_up_logs
from bot.store import StartError, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.core.ports import Store
    from bot.front_ends import Startable
    from bot.settings import Settings

log = structlog.get_logger()


def now() -> datetime:
    """Return the time now, in UTC."""
    return datetime.now(UTC)


async def run(settings: Settings, say: Callable[[str], None]) -> None:
    """Start everything that is configured and serve until a signal; raises StartError.

    ``say`` tells whoever started it where to go, and what was left out.
    """
    set_up_logs(settings.log.level, settings.log.format)
    told_to_stop = _told_to_stop()
    async with opened(settings) as store, _serving(settings, store, say):
        door = settings.web.public_url or settings.web.address
        where = f" Open {door} in a browser;" if settings.web.enabled else ""
        say(f"Petteia is ready.{where} Ctrl-C stops it.")
        await told_to_stop.wait()
        log.info("stopping")


@asynccontextmanager
async def _serving(
    settings: Settings, store: Store, say: Callable[[str], None]
) -> AsyncIterator[None]:
    """Run every configured front-end, the outbox and the clocks.

    What cannot start stops itself alone.
    """
    announcer = Announcer(store, now)
    limits = Limits(**settings.limits.model_dump())
    service = Service(store, now, SystemChance(), wake=announcer.wake, limits=limits)
    async with AsyncExitStack() as running:
        announcing = asyncio.create_task(announcer.run())
        running.push_async_callback(_ended, announcing)
        ticking = Ticking(service)
        # Before anybody can act: the clocks that judge it did not go while the bot was down.
        await ticking.beat()
        running.push_async_callback(_ended, asyncio.create_task(ticking.run()))
        started = [
            await _started(front_end, announcer, running=running, say=say)
            for front_end in front_ends(settings, service)
        ]
        if not any(started):
            message = "nothing could be started; `petteia doctor` says what to do"
            raise StartError(message)
        yield


async def _started(
    front_end: Startable,
    announcer: Announcer,
    *,
    running: AsyncExitStack,
    say: Callable[[str], None],
) -> bool:
    try:
        await front_end.start()
    except OSError as error:
        message = (
            f"{front_end.platform}: {error.strerror or error}; if another program is using the "
            f"port, choose another one in [{front_end.platform}]"
        )
        raise StartError(message) from error
    except CannotStart as error:
        log.error("cannot_start", platform=front_end.platform, reason=str(error))  # noqa: TRY400
        say(f"{front_end.platform.capitalize()} is left out: {error}")
        return False
    running.push_async_callback(front_end.stop)
    announcer.serve(front_end)
    log.info("ready", platform=front_end.platform)
    return True


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _told_to_stop() -> asyncio.Event:
    """Return what is set by Ctrl-C and by a request to end."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told.set)
    return told
