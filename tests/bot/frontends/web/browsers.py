"""Browsers that keep every frame, and tell answers from unsolicited frames."""

import asyncio

from aiohttp import WSMsgType

from tests.bot.frontends.web.conftest import Browser

REPLIES = {"error", "answer", "completions", "pong", "stranger"}
"""What each frame gets one of; whatever else comes, comes by itself."""

PATIENCE = 20  # seconds


class Guest:
    """A browser with its socket; all that comes is put among the ``frames``.

    It reads at all times, as a page does, so that the server finds it alive.
    """

    def __init__(self, url, frames=None):
        self.browser = Browser(url, None)
        self.frames = [] if frames is None else frames
        self.line = None
        self.is_stranger = False
        self._come = asyncio.Queue()
        self._reading = None

    async def connect(self):
        """Open a socket, and hear who one is."""
        self.line = await self.browser.session.ws_connect(
            f"{self.browser.url}/chat", headers=self.browser.origin, max_msg_size=0
        )
        self._reading = asyncio.create_task(self._read(self.line))
        frame = await self._next()
        self.is_stranger = frame is None or frame["kind"] == "stranger"

    async def leave(self):
        """Close the page."""
        await self.hang_up()
        await self.browser.session.close()

    async def hang_up(self):
        """Close the socket; another one can be opened."""
        if self.line is not None:
            await self.line.close()
            await self._reading
            self._come = asyncio.Queue()

    async def ask(self, frame):
        """Send a frame and return the answer to it."""
        await self.line.send_json(frame)
        return await self.reply()

    async def caught_up(self):
        """Take all that has come."""
        if self.line is not None and not self.line.closed and not self.is_stranger:
            await self.ask({"kind": "ping"})

    async def reply(self):
        """Return the answer to the one frame that was sent; None if the line was cut."""
        while (frame := await self._next()) is not None:
            self.is_stranger = frame["kind"] == "stranger"
            if frame["kind"] in REPLIES:
                return frame
        return None

    async def _next(self):
        async with asyncio.timeout(PATIENCE):
            return await self._come.get()

    async def _read(self, line):
        while (message := await line.receive()).type is WSMsgType.TEXT:
            frame = message.json()
            self.frames.append(frame)
            self._come.put_nowait(frame)
        self._come.put_nowait(None)
