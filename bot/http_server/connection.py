"""One connection of a client: aiohttp's protocol, with a deadline for each step and bounded errors.

aiohttp itself waits for ever for the end of a request's headers, logs what cannot be read with its
content, and repeats parts of it in the answer.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from aiohttp import web

from bot.http_server.addresses import parse_address
from bot.http_server.dropped import Reason

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Mapping

    from bot.http_server.addresses import Address
    from bot.http_server.dropped import DropLog
    from bot.http_server.limits import ServerLimits
    from bot.http_server.room import Room

LINGERING_TIME: Final = 2.0
"""Seconds in which the rest of a refused body is read, so that its sender sees the answer."""

MAX_AHEAD: Final = 4
"""How many requests a client may send before the first is answered: browsers and proxies send
one. Each that waits takes over a kilobyte."""

MAX_UNSENT_BYTES: Final = 16 * 1024
"""How much of answers waits in memory for a client before the next request is looked at."""

STREAM_READ: Final = 512
"""How many bytes of a WebSocket are read at once; the smallest frames have six."""

Meter: TypeAlias = "Callable[[int], float | None]"
"""Counts bytes that came over a WebSocket, and returns for how many seconds they have to wait;
None if that is too long."""

REFUSAL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\n"
    b"Connection: close\r\n"
)

SENTENCES: Final = {
    400: "This request cannot be read.",
    408: "This request took too long to arrive.",
    417: "This expectation cannot be met.",
    500: "Something went wrong here.",
    504: "This took too long.",
}
QUOTING: Final = (400, 417)
"""The statuses for which aiohttp's own answers may quote the request."""


class Stage(Enum):
    """What a connection is doing."""

    WAITING = auto()  # for a request
    SERVING = auto()  # handling or answering a request
    ANSWERED = auto()  # the client has not taken the whole answer
    STREAMING = auto()  # a WebSocket


class Plain(web.Response):
    """An answer with a fixed sentence, which does not go through the application."""

    def __init__(self, status: int, headers: Mapping[str, str]) -> None:
        super().__init__(status=status, text=SENTENCES[status], headers=headers)
        self.force_close()

    async def _prepare_headers(self) -> None:
        await super()._prepare_headers()
        self.headers.popall("Server", None)  # aiohttp's, with versions


class HttpConnection(web.RequestHandler):
    """A connection of a listener."""

    __slots__ = (
        *("peer", "stage", "_room", "_limits", "_drops", "_headers", "_clock", "_socket"),
        *("_deadline", "_has_begun", "_stuck_since", "_is_admitted"),
        *("_meter", "_is_held"),
    )

    def __init__(  # noqa: PLR0913 -- what all connections of a listener share
        self,
        manager: web.Server,
        *,
        loop: asyncio.AbstractEventLoop,
        room: Room,
        limits: ServerLimits,
        drops: DropLog,
        headers: Mapping[str, str],
    ) -> None:
        super().__init__(
            manager,
            loop=loop,
            access_log=None,  # type: ignore[arg-type]  # as aiohttp's own runner allows
            keepalive_timeout=0,
            lingering_time=LINGERING_TIME,
        )
        self.peer: Address | None = None
        self.stage = Stage.WAITING
        self._room = room
        self._limits = limits
        self._drops = drops
        self._headers = headers
        self._clock = loop.time
        self._deadline = 0.0
        self._has_begun = False  # to send a request
        self._stuck_since: float | None = None
        self._is_admitted = False
        self._meter: Meter = lambda _: 0
        self._is_held = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Serve the connection, or refuse it without reading anything."""
        self._socket = cast("asyncio.Transport", transport)
        name = transport.get_extra_info("peername")
        self.peer = parse_address(name[0]) if isinstance(name, tuple) else None
        self._deadline = self._clock() + self._limits.head
        self._is_admitted = self._room.admit(self)
        if self._is_admitted:
            self._socket.set_write_buffer_limits(MAX_UNSENT_BYTES)
            super().connection_made(transport)
            return
        headers = "".join(f"{name}: {value}\r\n" for name, value in self._headers.items())
        self._socket.write(REFUSAL + headers.encode() + b"\r\n")
        self._socket.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Forget the connection."""
        self._room.leave(self)
        if self._is_admitted:
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come; from the first byte of a request its headers are due."""
        if not self._is_admitted:
            return
        if self.stage is Stage.WAITING and not self._has_begun:
            self._has_begun = True
            self._deadline = min(self._deadline, self._clock() + self._limits.head)
        wait = self._meter(len(data)) if self.stage is Stage.STREAMING else 0
        if wait:
            self._drops.count(Reason.HURRIED)
            self._hold(data, wait)
            return
        if wait is not None:
            super().data_received(data)
        if wait is None or len(self._messages) > MAX_AHEAD:
            self._drops.count(Reason.HURRIED)
            self.abort()

    def _hold(self, data: bytes, seconds: float) -> None:
        """Read what has come over a WebSocket later, and nothing more until then.

        Bytes are counted, since every frame has some: pings, pongs and empty fragments too, which
        never reach the application.
        """
        self._is_held = True
        super().pause_reading()
        self._loop.call_later(seconds, self._let_go, data)

    def _let_go(self, data: bytes) -> None:
        self._is_held = False
        if not self._socket.is_closing():
            super().resume_reading()
            super().data_received(data)

    def resume_reading(self, resume_parser: bool = True) -> None:  # noqa: FBT001, FBT002
        """Read on, unless too much has come; aiohttp calls this for reasons of its own."""
        if not self._is_held:
            super().resume_reading(resume_parser)

    def _process_keepalive(self) -> None:
        """Do nothing when aiohttp's own timer ends, which is at once.

        Timers of an hour stay in asyncio's queue after they are cancelled. Up to a hundred of them
        would keep the memory of a thousand closed connections from being given back.
        """
        self._keepalive_handle = None

    def begin_request(self) -> None:
        """Note that the headers of a request have been read; its body may be still to come."""
        self._deadline = self._clock() + self._limits.request

    def begin_handling(self) -> None:
        """Note that a request is there as a whole."""
        self.stage = Stage.SERVING
        self._room.serve(self)

    def begin_answer(self, size: int) -> None:
        """Note that an answer of so many bytes is about to be sent."""
        self._deadline = self._clock() + self._limits.write_time(size)

    def begin_stream(self, meter: Meter) -> None:
        """Note that the connection is a WebSocket from now on, which may be silent."""
        self.stage = Stage.STREAMING
        self._meter = meter
        if self._message_tail:  # frames may not come before the handshake is answered
            self._drops.count(Reason.HURRIED)
            self.abort()
        # What is read at once is handled at once, however many frames it holds.
        self._socket.max_size = STREAM_READ  # type: ignore[attr-defined]

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send an answer, without what aiohttp's own answers quote of the request."""
        if isinstance(resp, web.HTTPException) and resp.status in QUOTING:
            self._drops.count(Reason.MALFORMED)
            resp = Plain(resp.status, self._headers)
        finished = await super().finish_response(request, resp, start_time)
        if self.stage is not Stage.STREAMING:
            self.stage = Stage.ANSWERED
            self._settle()
        return finished

    def _settle(self) -> None:
        """Wait for the next request once the client has taken the whole answer."""
        if self.stage is Stage.ANSWERED and not self._socket.get_write_buffer_size():
            self.stage = Stage.WAITING
            self._has_begun = False
            self._deadline = self._clock() + self._limits.idle
            self._room.wait(self)

    def check(self) -> None:
        """Close the connection if its time is over."""
        self._settle()
        now = self._clock()
        if self.stage is Stage.STREAMING:
            if not self._socket.get_write_buffer_size():
                self._stuck_since = None
                return
            self._stuck_since = self._stuck_since or now
            if now - self._stuck_since < self._limits.write:
                return
        elif now < self._deadline:
            return
        if self.stage is not Stage.WAITING:
            self._drops.count(Reason.SLOW)
        elif self._has_begun:
            self._drops.count(Reason.HALF_SENT)
        self.abort()

    def abort(self) -> None:
        """Close the connection at once, whatever has not been sent."""
        self._socket.abort()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer what cannot be read, or a fault, with a fixed sentence; count it or log it."""
        del message  # it may quote the request
        if isinstance(exc, ConnectionError):
            self._drops.count(Reason.ABORTED)
        elif status == web.HTTPBadRequest.status_code or isinstance(exc, web.RequestPayloadError):
            status = web.HTTPBadRequest.status_code
            self._drops.count(Reason.MALFORMED)
        else:
            self._drops.fail(exc)
        if request.writer.output_size > 0:
            raise ConnectionError("a part of an answer was sent already")
        return Plain(status, self._headers)

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Log a fault of aiohttp's, without the content of requests."""
        del args
        error = kw.get("exc_info")
        self._drops.fail(error if isinstance(error, BaseException) else None)
