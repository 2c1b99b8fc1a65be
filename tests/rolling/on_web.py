"""Tables of the web chat: two pages, which connect again whenever their line breaks."""

import asyncio
from contextlib import suppress

from aiohttp import ClientError, ClientSession, CookieJar, WSMsgType

from bot.core.matches.controls import read_control
from tests.rolling.tables import RULESET, Table

CONNECT_AGAIN = 0.4
"""Seconds until a page connects again, as in `line.js`."""


class LineBroke(Exception):  # noqa: N818 -- named for what has happened
    """The line broke before the answer, which will not come."""


class Page:
    """A page of the web chat: it presses, and keeps which turn of each match it shows."""

    def __init__(self, url, name):
        self.name, self.turns, self.posts, self.breaks = name, {}, {}, 0
        self._url = url
        self._line = None
        self._number, self._answers = 0, {}
        self._changed = asyncio.Condition()

    async def run(self):
        """Sign in, and stay connected until cancelled."""
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
            self._session = session
            await self._sign_in()
            while True:
                with suppress(ClientError, TimeoutError):
                    async with session.ws_connect(
                        f"{self._url}/chat", headers={"Origin": self._url}
                    ) as line:
                        await self._listen(line)
                self.breaks += 1
                await asyncio.sleep(CONNECT_AGAIN)

    async def until(self, is_so):
        """Wait until something has come to be by what came over the line."""
        async with self._changed:
            await self._changed.wait_for(is_so)

    async def ask(self, kind, **fields):
        """Send a frame once connected, and return the answer; raises LineBroke."""
        await self.until(lambda: self._line)
        self._number += 1
        answer = self._answers[self._number] = asyncio.get_running_loop().create_future()
        try:
            await self._line.send_json({"kind": kind, "n": self._number, **fields})
        except (ClientError, OSError, AttributeError):
            raise LineBroke from None
        return await answer

    async def _sign_in(self):
        while True:
            with suppress(ClientError):
                async with self._session.post(
                    f"{self._url}/name", json={"name": self.name}, headers={"Origin": self._url}
                ) as answer:
                    assert answer.status == 200, await answer.text()
                    return
            await asyncio.sleep(CONNECT_AGAIN)

    async def _listen(self, line):
        try:
            async for message in line:
                if message.type is not WSMsgType.TEXT:
                    continue
                frame = message.json()
                if frame["kind"] == "hello":
                    self._line = line
                for post in (*frame.get("posts", ()), frame.get("post")):
                    if post:
                        self.posts[post["match"]] = post
                if frame.get("n") in self._answers:
                    self._answers.pop(frame["n"]).set_result(frame)
                await self._tell()
        finally:
            self._line = None
            for answer in self._answers.values():
                answer.set_exception(LineBroke())
            self._answers.clear()

    async def _tell(self):
        async with self._changed:
            self._changed.notify_all()


class WebTable(Table):
    """Two pages whose people play each other."""

    def __init__(self, *given, number, url):
        super().__init__(*given)
        self._pages = [Page(url, f"{name}{number}") for name in ("Chares", "Dion")]

    async def play(self):
        async with asyncio.TaskGroup() as tasks:
            running = [tasks.create_task(page.run()) for page in self._pages]
            await super().play()
            for each in running:
                each.cancel()

    @property
    def breaks(self):
        """How often the line of a page broke."""
        return sum(page.breaks for page in self._pages)

    async def begin(self):
        one, two = self._pages
        known, match = set(two.posts), ""
        while not match:
            with suppress(LineBroke):
                text = f"challenge {two.name} {RULESET} first clock=none"
                await one.ask("hear", text=text)
            await two.until(lambda: two.posts.keys() - known)
            match = max(two.posts.keys() - known)
        choices = [choice["id"] for choice in two.posts[match]["choices"]]
        assert read_control(choices[0]).match == match
        return match, 1, choices[0]

    async def press(self, person, control):
        pressed = read_control(control)
        page = self._pages[person]
        while True:
            try:
                return (await page.ask("press", control=control))["lines"]
            except LineBroke:
                # Who is connected again sees the match, and presses again if nothing was done.
                await page.until(lambda: page._line)
                if await self.has(pressed.match, pressed.turn + 1):
                    return ["done, and not answered"]

    async def shown(self, person, match, turn):
        page = self._pages[person]
        await page.until(lambda: page.posts.get(match, {"turn": -1})["turn"] >= turn)
