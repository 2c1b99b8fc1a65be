"""The page for operators: `/healthz` and `/metrics`, on an address of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.operations.metrics import Gauges

if TYPE_CHECKING:
    from bot.operations.metrics import Metrics
    from bot.operations.observer import HealthMonitor, HealthReport

SHUTDOWN: Final = 1.0  # seconds
UNHEALTHY_STATUS: Final = 503
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Server": "Petteia",
    "X-Content-Type-Options": "nosniff",
}


class OperatorPage:
    """A small server; it takes no names, no secrets and no orders."""

    def __init__(self, lookout: HealthMonitor, metrics: Metrics, *, host: str, port: int) -> None:
        self._lookout = lookout
        self._address = host, port
        self._gauges = Gauges()
        metrics.registry.register(self._gauges)
        self._exposed = make_aiohttp_handler(metrics.registry)
        app = web.Application()
        app.on_response_prepare.append(_limit)
        app.add_routes([web.get("/healthz", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)

    @property
    def port(self) -> int:
        """The port that is listened on, once started."""
        port: int = self._runner.addresses[0][1]
        return port

    async def start(self) -> None:
        """Listen; raises `OSError` when the address cannot be had."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, *self._address).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def stop(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def _health(self, _request: web.Request) -> web.Response:
        sight = await self._lookout.see()
        return web.json_response(
            report_text(sight), status=200 if sight.is_well else UNHEALTHY_STATUS
        )

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        self._gauges.sight = await self._lookout.see()
        return await self._exposed(request)


def report_text(sight: HealthReport) -> dict[str, object]:
    """Return what runs, for whoever watches over the process."""
    return {
        "well": sight.is_well,
        "database": "answers" if sight.survey else "silent",
        **{part: "stuck" if part in sight.lifeless else "going" for part in sight.silences},
        "front_ends": dict(sight.standings),
    }


async def _limit(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
