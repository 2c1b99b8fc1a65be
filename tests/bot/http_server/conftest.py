"""A listener with limits of a test's own, and clients that speak to it in bytes."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from aiohttp import web

from bot.http_server import METER, HttpServer, ServerLimits

HEADERS = {"X-Content-Type-Options": "nosniff"}
PATIENCE = 20  # seconds, however busy the machine is
BIG = 4_000_000  # bytes, more than the kernel takes for a client that does not read


class Raw:
    """A client that sends bytes."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer

    def send(self, data):
        self.writer.write(data)

    async def rest(self, most=-1):
        """Return all that comes until the connection is closed, or so many bytes of it at most."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read(most)
            except ConnectionError:
                return b""

    async def answer(self):
        """Return the headers and the body of an answer."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            size = next(
                int(line.split(b":")[1])
                for line in head.lower().splitlines()
                if line.startswith(b"content-length")
            )
            return head, await self.reader.readexactly(size)

    async def get(self, path="/", host="x"):
        self.send(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        return await self.answer()

    def is_open(self):
        return not self.reader.at_eof() and self.reader.exception() is None


async def until_left(server, many=0):
    """Wait until a server has no more than so many connections."""
    async with asyncio.timeout(PATIENCE):
        while server.connection_count > many:  # noqa: ASYNC110 -- it tells nobody
            await asyncio.sleep(0.01)


class Clients:
    """Clients of a listener, each at a loopback address."""

    def __init__(self, port, stack):
        self.port = port
        self._stack = stack

    async def connect(self, address="127.0.0.1", **options):
        pair = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address, 0), **options
        )
        self._stack.callback(self._close, pair[1])
        return Raw(*pair)

    @staticmethod
    def _close(writer):
        writer.transport.abort()


@pytest.fixture
def serving():
    """Serve an application with these limits; yields its server and clients.

    The ``meter`` counts what comes over WebSockets.
    """

    @asynccontextmanager
    async def serving(*, proxies=None, meter=lambda _: 0, **limits):
        async def metered(request):
            request[METER] = meter
            return await chat(request)

        limits = {"connections": 100, "per_peer": 100, "sweep": 0.02, **limits}
        app = web.Application(client_max_size=4096)
        app.add_routes([web.get(f"/{each.__name__}", each) for each in (big, fault)])
        app.add_routes([web.get("/", hello), web.post("/", hello), web.get("/chat", metered)])
        server = HttpServer(
            app,
            name="test",
            host="127.0.0.1",
            port=0,
            headers=HEADERS,
            limits=ServerLimits(**limits),
            proxies=proxies,
            shutdown_timeout=0.1,
        )
        await server.start()
        try:
            async with AsyncExitStack() as stack:
                yield server, Clients(server.port, stack)
        finally:
            await server.stop()

    return serving


async def hello(_request):
    return web.Response(text="hello")


async def big(_request):
    return web.Response(body=b"x" * BIG)


async def fault(_request):
    raise KeyError("a secret of the request")


async def chat(request):
    socket = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    async for _ in socket:
        await socket.send_bytes(b"x" * BIG)
    return socket
