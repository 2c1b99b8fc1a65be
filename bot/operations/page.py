"""The operators' page: health and metrics, on an address of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.config.fields import is_loopback
from bot.http_server import HttpServer, ServerLimits
from bot.operations.metrics import Gauges

if TYPE_CHECKING:
    from aiohttp.typedefs import Handler

    from bot.operations.health import HealthMonitor, HealthReport
    from bot.operations.metrics import Metrics

SHUTDOWN_TIMEOUT: Final = 1.0  # seconds
LIMITS: Final = ServerLimits(connections=32, per_peer=32)
UNHEALTHY_STATUS: Final = 503
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}


def _database_states(report: HealthReport) -> dict[str, str]:
    """Return the states of the database, and of its disk and its backups if there are any."""
    condition = report.condition
    answers = "answers" if report.survey else "silent"
    states = {"database": "moved" if condition.is_moved else answers}
    if condition.disk_free is not None:
        states["disk"] = "nearly full" if condition.is_disk_low else "has room"
    if condition.backups_fail is not None:
        states["backups"] = "failing" if condition.backups_fail else "going"
    return states


@web.middleware
async def _names_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a name that leads here from elsewhere: a page in a browser could read the answer."""
    if not is_loopback(urlsplit(f"//{request.host}").hostname or ""):
        return web.Response(status=421)
    return await handler(request)


class OperatorPage:
    """A server of `/healthz` and `/metrics` on an address of their own; it only reads."""

    def __init__(self, monitor: HealthMonitor, metrics: Metrics, *, host: str, port: int) -> None:
        self._monitor = monitor
        self._gauges = Gauges()
        metrics.registry.register(self._gauges)
        self._render_metrics = make_aiohttp_handler(metrics.registry)
        app = web.Application(middlewares=[_names_this_machine] if is_loopback(host) else [])
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
