"""Puts the parts together: store, service, front-ends, outbox, operators' page."""

from __future__ import annotations

import asyncio
import gc
import signal
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import structlog

from bot.computer.workers import Lanes, usable_workers
from bot.core.accounts.people import People
from bot.core.accounts.rate_limits import RateLimits
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.handlers.time_zones import cities_of
from bot.core.matches.chance import Chance
from bot.core.matches.errors import CannotStart
from bot.core.matches.model import Identity
from bot.core.notifications.outbox_worker import POLL_INTERVAL, RETRY_SOON, OutboxWorker
from bot.core.notifications.platform import Status
from bot.core.service.analyst import Analyst
from bot.core.service.computer_player import CLAIM_LIFETIME, ComputerPlayer
from bot.core.service.heartbeat import Heartbeat
from bot.core.service.scheduler import LOOK_INTERVAL, SHARED_LOOK_INTERVAL, Scheduler
from bot.core.service.service import Service
from bot.core.service.tournaments import TournamentDirector
from bot.frontends import PLATFORMS
from bot.frontends.drawing import DRAWING_METRIC
from bot.frontends.setup import front_ends, senders
from bot.i18n import FALLBACK, LANGUAGES, load_languages, speaker
from bot.operations.database_setup import StartError, opened
from bot.operations.error_reports import ErrorReports
from bot.operations.health import HealthMonitor
from bot.operations.logs import set_up_logs
from bot.operations.loop_lag import watched
from bot.operations.metrics import Metrics
from bot.operations.page import OperatorPage
from bot.operations.secret_files import open_to_others
from bot.operations.shutdown import (
    FRONT_END_TIMEOUT,
    LOOP_TIMEOUT,
    cancelled,
    exit_after,
    finish_all,
)
from bot.operations.tracing import TracedMetrics, exporting_provider, is_configured
from bot.operations.upkeep import kept_up
from bot.rulebook import Assistant, RulebookPages, prepare

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping
    from pathlib import Path

    from bot.config.settings import Settings
    from bot.core.notifications.platform import Startable
    from bot.core.store.port import Store

log = structlog.get_logger()


def now() -> datetime:
    """Return the time now, in UTC."""
    return datetime.now(UTC)


def serve(settings: Settings, say: Callable[[str], None], config: Path | None = None) -> None:
    """Run until a signal, and end within ten seconds of it; raises StartError."""
    asyncio.run(run(settings, say, exit_after, config=config))


def work(settings: Settings, say: Callable[[str], None], config: Path | None = None) -> None:
    """Run only the background work, and end like `serve`; raises StartError."""
    if not settings.database.is_shared:
        message = (
            "a worker needs a PostgreSQL database; an SQLite file is one process's alone, "
            "and `petteia run` does all the work there is"
        )
        raise StartError(message)
    asyncio.run(run(settings, say, exit_after, receives_input=False, config=config))


async def run(
    settings: Settings,
    say: Callable[[str], None],
    on_signal: Callable[[], None] = lambda: None,
    *,
    receives_input: bool = True,
    config: Path | None = None,
) -> None:
    """Start everything that is configured and serve until a signal; raises StartError.

    ``say`` prints where to go, and what was left out. ``receives_input`` is false for a worker,
    which only does deliveries, clocks and the computer's turns. ``config`` is the file that the
    settings are from.
    """
    dsn = settings.log.sentry_dsn.get_secret_value()
    reports = ErrorReports(dsn) if dsn else None
    set_up_logs(settings.log.level, settings.log.format, settings.secrets, reports)
    for path, content in open_to_others(config, settings):
        log.warning("file_open_to_others", file=str(path), content=content)
    stopping = _stop_event(on_signal)
    provider = exporting_provider() if is_configured() else None
    metrics = _metrics(provider)
    DRAWING_METRIC.set(metrics.drew)
    async with (
        opened(settings, metrics.transacted) as store,
        kept_up(settings, store, now) as condition,
        watched(metrics.lagged),
        AsyncExitStack() as running,
    ):
        if reports:
            running.push_async_callback(asyncio.to_thread, reports.close)
        if provider:
            running.push_async_callback(asyncio.to_thread, provider.shutdown)
        core = _core(settings, store, metrics, receives_input=receives_input)
        if not settings.database.is_shared:
            await store.release_computers(now() + CLAIM_LIFETIME)
        await running.enter_async_context(_looping(core, receives_input=receives_input))
        serving: dict[str, Startable] = {}
        if settings.operating.is_served:
            monitor = HealthMonitor(
                store,
                now,
                beats=metrics.beats,
                statuses=lambda: {name: each.status for name, each in serving.items()},
                condition=condition,
            )
            host, port = settings.operating.host, settings.operating.port or 0
            page = OperatorPage(monitor, metrics, host=host, port=port)
            await _start_server(page, "operating")
            running.push_async_callback(page.stop)
        running.push_async_callback(_stop_front_ends, serving)
        make = front_ends if receives_input else senders
        for front_end in make(settings, core.dispatcher, core.people):
            if await _started(front_end, say):
                serving[front_end.platform] = front_end
                core.outbox.serve(front_end, front_end.delivery_scope)
        if receives_input and not serving:
            message = "nothing could be started; `petteia doctor` says what to do"
            raise StartError(message)
        say(_welcome(settings, receives_input=receives_input))
        await stopping.wait()
        log.info("stopping")


def _metrics(provider: Any) -> Metrics:
    knows = speaker(FALLBACK).knows
    return TracedMetrics(PLATFORMS, knows, provider) if provider else Metrics(PLATFORMS, knows)


def _welcome(settings: Settings, *, receives_input: bool) -> str:
    if not receives_input:
        return "Petteia's worker is ready. Ctrl-C stops it."
    address = settings.web.public_url or settings.web.address
    where = f" Open {address} in a browser;" if settings.web.enabled else ""
    return f"Petteia is ready.{where} Ctrl-C stops it."


@dataclass(frozen=True, slots=True)
class _Core:
    """The parts that all front-ends share, in the order in which they use one another."""

    outbox: OutboxWorker
    workers: Lanes | None
    computer: ComputerPlayer | None
    analyst: Analyst | None
    scheduler: Scheduler
    dispatcher: Dispatcher
    people: People


def _core(settings: Settings, store: Store, metrics: Metrics, *, receives_input: bool) -> _Core:
    is_shared = settings.database.is_shared
    chance, heartbeat = Chance(), Heartbeat(store, now)
    pause, site_url = RETRY_SOON if is_shared else POLL_INTERVAL, settings.web.site_url
    outbox = OutboxWorker(store, now, metrics, pause=pause, site_url=site_url)
    limits = RateLimits(**settings.limits.model_dump())
    service = Service(
        store,
        now,
        chance,
        worker=outbox,
        limits=limits,
        observer=metrics,
        heartbeat=heartbeat,
        operators=tuple(Identity(*each) for each in settings.moderation.keys),
    )
    workers = computer = analyst = None
    if settings.computer.enabled:
        workers = Lanes(usable_workers(settings.computer.workers))
        takes_turns = settings.computer.turns or not receives_input
        computer = ComputerPlayer(service, workers, takes_turns=takes_turns)
        analyst = Analyst(workers)
        metrics.watch("computer_queue", "Turns of computers that wait.", lambda: computer.waiting)
        metrics.watch(
            "computer_queue_seconds", "For how long the oldest.", lambda: computer.longest_wait
        )
    look = SHARED_LOOK_INTERVAL if is_shared else LOOK_INTERVAL
    director = TournamentDirector(service, workers)
    scheduler = Scheduler(
        service, look, heartbeat=heartbeat, computer=computer, tournaments=director
    )
    dispatcher = Dispatcher(
        service,
        LANGUAGES,
        RulebookPages(Assistant.configured(*settings.assistant.endpoint)),
        computer=computer,
        analyst=analyst,
        site_url=settings.web.site_url,
    )
    people = People(store, chance)
    return _Core(outbox, workers, computer, analyst, scheduler, dispatcher, people)


def _load_texts(*, receives_input: bool) -> None:
    """Load the texts and cities of all languages, and the search, before they are needed.

    What is in memory by then is needed until the end. Leaving it out of garbage collection saves
    pauses of a tenth of a second.
    """
    gc.disable()
    try:
        load_languages()
        for language in LANGUAGES:
            cities_of(language)
        if receives_input:
            prepare()
    finally:
        gc.freeze()
        gc.enable()


@asynccontextmanager
async def _looping(core: _Core, *, receives_input: bool) -> AsyncIterator[None]:
    """Run the loops of the core, and end them, then what they use."""
    loops = {"outbox": core.outbox.run(), "clocks": core.scheduler.run()}
    loops["texts"] = asyncio.to_thread(_load_texts, receives_input=receives_input)
    if core.computer:
        loops["computer"] = core.computer.run()
    if core.workers:
        loops["workers"] = core.workers.prepare()
    tasks = {name: asyncio.create_task(loop) for name, loop in loops.items()}
    try:
        yield
    finally:
        await finish_all({name: cancelled(task) for name, task in tasks.items()}, LOOP_TIMEOUT)
        for part in (core.analyst, core.workers):
            if part:
                await part.stop()


async def _started(front_end: Startable, say: Callable[[str], None]) -> bool:
    try:
        await _start_server(front_end, front_end.platform)
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


async def _start_server(server: Startable | OperatorPage, section: str) -> None:
    """Start what listens as a section of the configuration says; raises StartError."""
    try:
        await server.start()
    except OSError as error:
        message = (
            f"{section}: {error.strerror or error}; if another program is using the "
            f"port or socket, choose another one in [{section}]"
        )
        raise StartError(message) from error


async def _stop_front_ends(serving: Mapping[str, Startable]) -> None:
    stops = {name: front_end.stop() for name, front_end in serving.items()}
    await finish_all(stops, FRONT_END_TIMEOUT)


def _stop_event(on_signal: Callable[[], None]) -> asyncio.Event:
    """Return an event that SIGINT and SIGTERM set."""
    event = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        event.set()
        on_signal()

    # Keep SIGINT ignored if the parent process ignored it, as shells do for background jobs.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        loop.add_signal_handler(signal.SIGINT, stop)
    loop.add_signal_handler(signal.SIGTERM, stop)
    return event
