"""Health of the process, and the operators' page with it and the metrics.

Law: the database is queried once at a time, and at most once in `SURVEY_LIFETIME`; a request does
not wait longer than `SURVEY_TIMEOUT` for the answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

import structlog
from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.core.notifications.frontend import NEEDS_ATTENTION
from bot.core.store.values import DatabaseCondition
from bot.http_server import HttpServer, ServerLimits
from bot.operations.metrics import Gauges

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.observer import Loop
    from bot.core.notifications.frontend import Status
    from bot.core.store.port import Store
    from bot.core.store.values import Survey
    from bot.operations.metrics import Metrics

SURVEY_LIFETIME: Final = 5.0  # seconds
SURVEY_TIMEOUT: Final = 2.0  # seconds
STALLED_AFTER: Final = 300.0  # seconds; a loop has a heartbeat at least every half minute
SHUTDOWN_TIMEOUT: Final = 1.0  # seconds
LIMITS: Final = ServerLimits(connections=32, per_peer=32)
UNHEALTHY_STATUS: Final = 503
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class HealthReport:
    """Health at one time; the survey is None where the database does not answer.

    ``silences`` are the seconds since each loop's last heartbeat, ``statuses`` those of platforms,
    ``condition`` is that of the database's file.
    """

    at: datetime
    survey: Survey | None
    silences: Mapping[Loop, float]
    statuses: Mapping[str, Status]
    condition: DatabaseCondition

    @property
    def is_database_up(self) -> bool:
        """Whether the database answers, and what is stored in it is kept."""
        return self.survey is not None and not self.condition.is_moved

    @property
    def stalled(self) -> frozenset[Loop]:
        """The loops without a heartbeat for too long."""
        return frozenset(loop for loop, silence in self.silences.items() if silence > STALLED_AFTER)

    @property
    def is_healthy(self) -> bool:
        """Whether nothing is wrong that needs attention, or that a restart might repair.

        A platform that cannot be reached comes back by itself; a full disk is not full yet, and
        the bot plays on without backups.
        """
        is_heard = NEEDS_ATTENTION.isdisjoint(self.statuses.values())
        return self.is_database_up and not self.stalled and is_heard


class HealthMonitor:
    """Reports the health of the database, the loops and the front-ends."""

    def __init__(  # noqa: PLR0913 -- a report has many parts
        self,
        store: Store,
        clock: TimeSource,
        *,
        beats: Mapping[Loop, float],
        statuses: Callable[[], Mapping[str, Status]],
        condition: Callable[[], DatabaseCondition] = DatabaseCondition,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        """``beats`` are the times of the last heartbeats by the clock of ``seconds``."""
        self._condition = condition
        self._store = store
        self._clock = clock
        self._beats = beats
        self._statuses = statuses
        self._seconds = seconds
        self._survey_task: asyncio.Task[Survey | None] | None = None
        self._surveyed_at = -SURVEY_LIFETIME

    async def report(self) -> HealthReport:
        """Return the health now, within `SURVEY_TIMEOUT`."""
        statuses = self._statuses()
        survey = await self._survey(tuple(statuses))
        passed = self._seconds()
        silences = {loop: max(passed - beat, 0.0) for loop, beat in self._beats.items()}
        return HealthReport(self._clock(), survey, silences, statuses, self._condition())

    async def _survey(self, platforms: tuple[str, ...]) -> Survey | None:
        task = self._survey_task
        if task is None or (task.done() and self._is_stale(task.result())):
            task = self._survey_task = asyncio.create_task(self._query(platforms))
        await asyncio.wait({task}, timeout=SURVEY_TIMEOUT)
        return task.result() if task.done() else None

    def _is_stale(self, survey: Survey | None) -> bool:
        return survey is None or self._seconds() - self._surveyed_at >= SURVEY_LIFETIME

    async def _query(self, platforms: tuple[str, ...]) -> Survey | None:
        try:
            return await self._store.survey(platforms, self._clock())
        except Exception as error:  # noqa: BLE001 -- the failure is the result
            log.warning("survey_failed", error=repr(error))
            return None
        finally:
            self._surveyed_at = self._seconds()


def _database_states(report: HealthReport) -> dict[str, str]:
    """Return the states of the database, and of its disk and its backups where there are any."""
    condition = report.condition
    answers = "answers" if report.survey else "silent"
    states = {"database": "moved" if condition.is_moved else answers}
    if condition.disk_free is not None:
        states["disk"] = "nearly full" if condition.is_disk_low else "has room"
    if condition.backups_fail is not None:
        states["backups"] = "failing" if condition.backups_fail else "going"
    return states


class OperatorPage:
    """A server of `/healthz` and `/metrics` on an address of their own; it only reads."""

    def __init__(self, monitor: HealthMonitor, metrics: Metrics, *, host: str, port: int) -> None:
        self._monitor = monitor
        self._gauges = Gauges()
        metrics.registry.register(self._gauges)
        self._render_metrics = make_aiohttp_handler(metrics.registry)
        app = web.Application()
        app.add_routes([web.get("/healthz", self._health), web.get("/metrics", self._metrics)])
        self._server = HttpServer(
            app,
            name="operating",
            host=host,
            port=port,
            headers=HEADERS,
            limits=LIMITS,
            shutdown_timeout=SHUTDOWN_TIMEOUT,
        )

    @property
    def port(self) -> int:
        """The port that is listened on, once started."""
        return self._server.port

    async def start(self) -> None:
        """Listen; raises `OSError` when the address is not available."""
        await self._server.start()

    async def stop(self) -> None:
        """Stop listening."""
        await self._server.stop()

    async def _health(self, _request: web.Request) -> web.Response:
        report = await self._monitor.report()
        body: dict[str, object] = {
            "well": report.is_healthy,
            **_database_states(report),
            **{loop: "stuck" if loop in report.stalled else "going" for loop in report.silences},
            "front_ends": dict(report.statuses),
        }
        return web.json_response(body, status=200 if report.is_healthy else UNHEALTHY_STATUS)

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        self._gauges.report = await self._monitor.report()
        return await self._render_metrics(request)
