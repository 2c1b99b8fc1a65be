"""One open socket: what is said to it waits in a bounded line, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Final

from aiohttp import WSCloseCode

if TYPE_CHECKING:
    from aiohttp import web

    from bot.frontends.web.sheet import Json

_WAITING: Final = 64  # frames
_FAREWELL: Final = 2.0  # seconds


class Connection:
    """A socket with its line of frames; one that cannot keep up is cut off.

    Nothing is lost by that: the page comes back and gets the present state.
    """

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport) -> None:
        self._socket = socket
        self._transport = transport
        self._line: asyncio.Queue[str] = asyncio.Queue(_WAITING)

    def push(self, frame: Json) -> None:
        """Put a frame in line, at once."""
        try:
            self._line.put_nowait(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))
        except asyncio.QueueFull:
            self._transport.abort()

    async def pump(self) -> None:
        """Send what stands in line, until the socket is gone or this is cancelled."""
        try:
            while True:
                await self._socket.send_str(await self._line.get())
        except ConnectionError:
            return  # the reader notices as well, and ends the conversation

    async def close(self) -> None:
        """Say goodbye; whoever does not answer soon is cut off."""
        try:
            async with asyncio.timeout(_FAREWELL):
                await self._socket.close(code=WSCloseCode.GOING_AWAY)
        except TimeoutError:
            self._transport.abort()
