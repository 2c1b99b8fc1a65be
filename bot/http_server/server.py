"""A listener: an application on a host and a port or on a socket, with limits and headers."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, cast

from aiohttp import web

from bot.http_server.addresses import TrustedProxies
from bot.http_server.connection import SENTENCES, HttpConnection, Meter
from bot.http_server.dropped import DropLog, Reason
from bot.http_server.room import Room
from bot.http_server.unix_sockets import socket_path, unix_listener

if TYPE_CHECKING:
    from collections.abc import Callable

    from aiohttp.typedefs import Handler

    from bot.http_server.limits import ServerLimits


ACCEPTED_AT_ONCE: Final = 16
"""How many connections are accepted before any of them is looked at: each takes an open file."""

EVERYWHERE: Final = "*"
"""The host that means all addresses of the machine, of IPv4 and of IPv6."""

QUEUE_LENGTH: Final = 512
"""How many connections wait in the kernel to be accepted."""

STARTED_AT_ONCE: Final = 16
"""How many requests are begun before the event loop looks at everything else."""

SWITCHING: Final = 101

OWN_HEADERS: Final = web.RequestKey[Mapping[str, str]]("headers", Mapping)
"""Under this key a request has the headers of its answer, in place of the server's."""

METER: Final = web.RequestKey[Meter]("meter")
"""Under this key a request for a WebSocket has what counts its bytes."""


class HttpServer:
    """Serves an application; every answer, aiohttp's own included, has the ``headers``."""

    def __init__(  # noqa: PLR0913 -- all of it is what a listener is
        self,
        app: web.Application,
        *,
        name: str,
        host: str,
        port: int,
        headers: Mapping[str, str],
        limits: ServerLimits,
        proxies: TrustedProxies | None = None,
        base: str = "",
        shutdown_timeout: float = 3.0,
        shares_port: bool = False,
    ) -> None:
        """``name`` is for the log; port 0 is any free one; ``shutdown_timeout`` is in seconds.

        A ``host`` such as `unix:/run/petteia/web.sock` is a Unix socket, which needs no port.
        ``base`` is the path that the application is below for its clients, such as `/petteia`.
        With ``shares_port``, other processes may listen on the same port, and the system divides
        the connections among them.
        """
        self.drops = DropLog(name)
        self.limits = limits
        self._address = host, port
        self._base = base
        self._shares_port = shares_port and hasattr(socket, "SO_REUSEPORT")
        self._headers = headers
        self._room = Room(limits, proxies or TrustedProxies(host=host), self.drops)
        app.middlewares.insert(0, self._serve)
        app.on_response_prepare.append(self._prepare)
        self._runner = web.AppRunner(app, shutdown_timeout=shutdown_timeout)
        self._memory = MemoryKeeper()
        self._starts = asyncio.Semaphore(STARTED_AT_ONCE)
        self._sweeping: asyncio.Task[None] | None = None

    @property
    def port(self) -> int:
        """The port that is listened on, once started; 0 for a Unix socket."""
        address = self._runner.addresses[0]
        port: int = 0 if isinstance(address, str) else address[1]
        return port

    @property
    def is_listening(self) -> bool:
        """Whether the server is started."""
        return bool(self._runner.addresses)

    @property
    def connection_count(self) -> int:
        """How many connections there are."""
        return len(self._room)

    async def start(self) -> None:
        """Listen; raises `OSError` when the address is not available."""
        await self._runner.setup()
        server = cast("web.Server", self._runner.server)
        server.request_factory = _below(self._base, server.request_factory)
        try:
            site = _Site(self._runner, self._connection, *self._address, shares=self._shares_port)
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop_listening(self) -> None:
        """Take no more connections; those that there are go on."""
        for site in tuple(self._runner.sites):
            await site.stop()

    async def stop(self) -> None:
        """Stop listening, and close all connections."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        if self.is_listening and (path := socket_path(self._address[0])):
            path.unlink(missing_ok=True)
        await self._runner.cleanup()
        self.drops.flush(closing=True)

    def _connection(self) -> HttpConnection:
        return HttpConnection(
            cast("web.Server", self._runner.server),
            loop=asyncio.get_running_loop(),
            room=self._room,
            limits=self.limits,
            drops=self.drops,
            headers=self._headers,
        )

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.limits.sweep)
            for connection in self._room.connections():
                connection.check()
            self.drops.flush()
            self._memory.note(len(self._room))

    @web.middleware
    async def _serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Handle a request once all of it is there."""
        connection = cast("HttpConnection", request.protocol)
        connection.begin_request()
        await request.writer.drain()  # of earlier answers, which may have been asked for together
        if request.can_read_body:
            try:
                async with asyncio.timeout(self.limits.body):
                    await request.read()
            except TimeoutError:
                self.drops.count(Reason.HALF_SENT)
                late = web.HTTPRequestTimeout(text=SENTENCES[408])
                late.force_close()
                raise late from None
        connection.begin_handling()
        await self._starts.acquire()
        asyncio.get_running_loop().call_soon(self._starts.release)
        return await handler(request)

    async def _prepare(self, request: web.Request, response: web.StreamResponse) -> None:
        response.headers.popall("Server", None)  # it would tell versions
        response.headers.update(request.get(OWN_HEADERS, self._headers))
        connection = cast("HttpConnection", request.protocol)
        if response.status == SWITCHING:
            connection.begin_stream(request[METER])
        else:
            connection.begin_answer(response.content_length or 0)


def _below(base: str, make: Callable[..., web.BaseRequest]) -> Callable[..., web.BaseRequest]:
    """Return what makes requests without the path ``base`` that they begin with.

    A request without it stays as it is, so that a proxy may take the path away too.
    """

    def stripped(message: Any, *others: Any) -> web.BaseRequest:
        path = message.url.raw_path
        if path.startswith(f"{base}/"):
            path = path.removeprefix(base)
            url = message.url.with_path(path, encoded=True, keep_query=True)
            message = message._replace(url=url, path=str(url))
        return make(message, *others)

    return stripped if base else make


class _Site(web.BaseSite):
    """Listens on a host and port, or on a Unix socket, with connections of our own kind."""

    __slots__ = ("_address", "_make", "_shares")

    def __init__(
        self,
        runner: web.AppRunner,
        make: Callable[[], HttpConnection],
        host: str,
        port: int,
        *,
        shares: bool,
    ) -> None:
        super().__init__(runner)
        self._make = make
        self._address = host, port
        self._shares = shares

    @property
    def name(self) -> str:
        """The address, for aiohttp."""
        host, port = self._address
        return f"http://{host}:{port}"

    async def start(self) -> None:
        """Listen; raises `OSError`."""
        await super().start()
        loop = asyncio.get_running_loop()
        host, port = self._address
        if path := socket_path(host):
            server = await loop.create_unix_server(
                self._make, sock=unix_listener(path), backlog=ACCEPTED_AT_ONCE
            )
        else:
            everywhere, shares = None if host == EVERYWHERE else host, self._shares or None
            server = await loop.create_server(
                self._make, everywhere, port, backlog=ACCEPTED_AT_ONCE, reuse_port=shares
            )
        self._server = server
        for each in server.sockets:  # asyncio has one number for both
            with each.dup() as same:
                same.listen(QUEUE_LENGTH)


MANY: Final = 64
"""Fewer connections take too little to look after."""


class MemoryKeeper:
    """Returns freed memory to the system once most connections of a busy time are gone.

    The C library keeps what was freed in the middle of its heap; 768 connections leave some 20 MB.
    """

    def __init__(self) -> None:
        self._most = 0

    def note(self, count: int) -> None:
        """Note how many connections there are now."""
        self._most = max(self._most, count)
        if self._most >= MANY and count < self._most // 4:
            self._most = count
            _trim()


def _trim() -> None:
    gc.collect()  # closed connections are in circles
    with suppress(AttributeError, OSError):  # another C library than glibc
        ctypes.CDLL(None).malloc_trim(0)
