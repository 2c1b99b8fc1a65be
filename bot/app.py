"""The one place where the parts are put together: store, service, front-ends, outbox."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog

from bot.core.accounts.rate_limits import Limits
from bot.core.chance import SystemChance
from bot.core.errors import CannotStart
from bot.core.frontend import Status
from bot.core.notifications.outbox_worker import POLL_INTERVAL, RETRY_SOON, OutboxWorker
from bot.core.scheduler import Scheduler
from bot.core.service import Service
from bot.database_setup import StartError, opened
from bot.drawing import METRIC_NAMES
from bot.frontends import PLATFORMS
from bot.frontends.setup import front_ends, prepare_rulebook, senders
from bot.i18n import speaker
from bot.logs import set_up_logs
from bot.operations import HealthMonitor, Metrics, OperatorPage
from bot.shutdown import GRACE_SECONDS, HALT, by_force, cancelled, ended

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from bot.core.frontend import Startable
    from bot.core.store import Store
    from bot.settings import Operating, Settings

log = structlog.get_logger()


def now() -> datetime:
    """Return the time now, in UTC."""
    return datetime.now(UTC)


def serve(settings: Settings, say: Callable[[str], None]) -> None:
    """Run until a signal, and end within ten seconds of it, whatever hangs; raises StartError."""
    asyncio.run(run(settings, say, by_force))


def work(settings: Settings, say: Callable[[str], None]) -> None:
    """Do what is to be done in the background, and end like `serve`; raises StartError."""
    if not settings.database.is_shared:
        message = (
            "a worker needs a PostgreSQL database; an SQLite file is one process's alone, "
            "and `petteia run` does all the work there is"
        )
        raise StartError(message)
    asyncio.run(run(settings, say, by_force, hears=False))


def gently() -> None:
    """Leave all the time in the world."""


async def run(
    settings: Settings,
    say: Callable[[str], None],
    on_signal: Callable[[], None] = gently,
    *,
    hears: bool = True,
) -> None:
    """Start everything that is configured and serve until a signal; raises StartError.

    ``say`` tells whoever started it where to go, and what was left out. Where nobody is heard, all
    is done that has not to be heard: deliveries and clocks.
    """
    set_up_logs(settings.log.level, settings.log.format, settings.secrets)
    told_to_stop = _told_to_stop(on_signal)
    metrics = Metrics(PLATFORMS, speaker("en").knows)
    METRIC_NAMES.set(metrics.drew)
    async with (
        opened(settings, metrics.transacted) as store,
        _serving(settings, store, metrics=metrics, say=say, hears=hears),
    ):
        door = settings.web.public_url or settings.web.address
        where = f" Open {door} in a browser;" if settings.web.enabled and hears else ""
        who = "Petteia" if hears else "Petteia's worker"
        say(f"{who} is ready.{where} Ctrl-C stops it.")
        await told_to_stop.wait()
        log.info("stopping")


@asynccontextmanager
async def _serving(
    settings: Settings,
    store: Store,
    *,
    metrics: Metrics,
    say: Callable[[str], None],
    hears: bool,
) -> AsyncIterator[None]:
    """Run every configured front-end, the outbox and the clocks.

    What cannot start stops itself alone.
    """
    pause = RETRY_SOON if settings.database.is_shared else POLL_INTERVAL
    announcer = OutboxWorker(store, now, metrics, pause=pause)
    limits = Limits(**settings.limits.model_dump())
    service = Service(
        store, now, SystemChance(), wake=announcer.wake, limits=limits, observer=metrics
    )
    serving: dict[str, Startable] = {}
    async with AsyncExitStack() as running:
        ticking = Scheduler(service)
        service.set_catch_up(ticking.catch_up)
        # Before anybody can act: the clocks that judge it did not go while the bot was down.
        await ticking.beat()
        loops = {
            "outbox": asyncio.create_task(announcer.run()),
            "clocks": asyncio.create_task(ticking.run()),
        }
        if hears:
            loops["rulebook"] = asyncio.create_task(prepare_rulebook())
        running.push_async_callback(_halted, loops)
        if settings.operating.port is not None:
            page = _page(settings.operating, store, metrics, serving)
            await _listening(page, "operating")
            running.push_async_callback(page.stop)
        running.push_async_callback(_stopped, serving)
        for front_end in (front_ends if hears else senders)(settings, service):
            if await _started(front_end, say):
                serving[front_end.platform] = front_end
                announcer.serve(front_end, front_end.delivery_scope)
        if hears and not serving:
            message = "nothing could be started; `petteia doctor` says what to do"
            raise StartError(message)
        yield


def _page(
    operating: Operating, store: Store, metrics: Metrics, serving: Mapping[str, Startable]
) -> OperatorPage:
    lookout = HealthMonitor(
        store,
        now,
        beats=metrics.beats,
        standings=lambda: {name: front_end.status for name, front_end in serving.items()},
    )
    return OperatorPage(lookout, metrics, host=operating.host, port=operating.port or 0)


async def _started(front_end: Startable, say: Callable[[str], None]) -> bool:
    try:
        await _listening(front_end, front_end.platform)
    except CannotStart as error:
        log.error("cannot_start", platform=front_end.platform, reason=str(error))  # noqa: TRY400
        say(f"{front_end.platform.capitalize()} is left out: {error}")
        return False
    if front_end.status is Status.WAITING:
        log.info("waiting", platform=front_end.platform)
        say(f"{front_end.platform.capitalize()} waits: another process serves it.")
    else:
        log.info("ready", platform=front_end.platform)
    return True


async def _listening(server: Startable | OperatorPage, section: str) -> None:
    """Start what listens on a port of a section of the configuration; raises StartError."""
    try:
        await server.start()
    except OSError as error:
        message = (
            f"{section}: {error.strerror or error}; if another program is using the "
            f"port, choose another one in [{section}]"
        )
        raise StartError(message) from error


async def _stopped(serving: Mapping[str, Startable]) -> None:
    await ended({name: front_end.stop() for name, front_end in serving.items()}, GRACE_SECONDS)


async def _halted(loops: Mapping[str, asyncio.Task[None]]) -> None:
    await ended({name: cancelled(task) for name, task in loops.items()}, HALT)


def _told_to_stop(on_signal: Callable[[], None]) -> asyncio.Event:
    """Return what is set by Ctrl-C and by a request to end."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()

    def tell() -> None:
        told.set()
        on_signal()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, tell)
    return told
