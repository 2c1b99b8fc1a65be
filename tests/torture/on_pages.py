"""The web chat in several processes on one database, killed in turn while pairs play on it.

A pair's pages are connected to different processes. A page does as the real one: when its socket
closes it connects again, to whichever process answers, and shows what it is greeted with; what was
pressed meanwhile is played again only if the match has not gone on.
"""

import asyncio
import os
import signal
import socket
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import quantiles

from aiohttp import ClientError, ClientSession, TCPConnector, WSMsgType

from bot import app
from bot.config.settings import Computer, Database, Log, Settings, Web
from tests.torture.on_telegram import rows
from tests.torture.victim import LIMITS
from tests.torture.victims import FORKS

RULESET = "lemery-compact"
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0  # seconds, as in line.js
PATIENCE = 60.0  # seconds for anything
LONGEST = 1.0  # seconds between the start of a process and the kill of the next
CURRENT_WITHIN = 1.5  # seconds at the 99th percentile


@dataclass(frozen=True, slots=True)
class Run:
    """One life of a process: its database, its port and its log."""

    url: str
    port: int
    log: Path


def live(run):
    """Live this life."""
    os.dup2(os.open(run.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    settings = Settings(
        database=Database(url=run.url),
        web=Web(port=run.port, trusted_proxies=("127.0.0.1",)),
        computer=Computer(enabled=False),
        limits=LIMITS,
        log=Log(level="error", format="json"),
    )
    app.serve(settings, lambda _said: None)


class Server:
    """A process with a port, which can be killed and started again."""

    def __init__(self, url, port, log):
        self._run = Run(url, port, log)
        self.address = f"http://127.0.0.1:{port}"
        self.process = None

    async def start(self):
        self.process = FORKS.Process(target=live, args=(self._run,), daemon=True)
        self.process.start()
        async with asyncio.timeout(PATIENCE), ClientSession() as session:
            while True:
                with suppress(ClientError):
                    async with session.get(f"{self.address}/healthz"):
                        return
                await asyncio.sleep(0.02)

    def kill(self, how=signal.SIGKILL):
        os.kill(self.process.pid, how)
        self.process.join()


class Lost(Exception):  # noqa: N818 -- named for what has happened
    """The socket was closed before the answer came."""


class Page:
    """A person's open page."""

    def __init__(self, session, name, number, servers):
        self.name = name
        self.posts = {}
        self._session = session
        self._servers = servers
        self._headers = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}
        self._line, self._asked, self._number = None, {}, 0
        self._changed = asyncio.Event()
        self.connections = 0

    async def enter(self, server):
        headers = {**self._headers, "Origin": server.address}
        form = {"name": self.name}
        async with self._session.post(
            f"{server.address}/name", json=form, headers=headers
        ) as answer:
            assert answer.status == 200, await answer.text()
            self._headers["Cookie"] = f"petteia={answer.cookies['petteia'].value}"

    async def stay(self, first):
        """Be connected, first to the server with this number, until cancelled."""
        wait, servers = FIRST_WAIT, self._servers[first:] + self._servers[:first]
        for server in cycle(servers):
            with suppress(ClientError, ConnectionError):
                headers = {**self._headers, "Origin": server.address}
                async with self._session.ws_connect(
                    f"{server.address}/chat", headers=headers
                ) as line:
                    async for message in line:
                        if message.type is WSMsgType.TEXT:
                            wait = FIRST_WAIT
                            self._read(message.json(), line)
            self._line = None
            for waiting in self._asked.values():
                waiting.set_exception(Lost())
            self._asked.clear()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def _read(self, frame, line):
        if frame["kind"] == "hello":
            self.posts = {post["match"]: post for post in frame["posts"]}
            self._line = line
            self.connections += 1
        elif frame["kind"] == "post" and frame["post"]:
            self.posts[frame["match"]] = frame["post"]
        elif frame["kind"] == "answer":
            if frame["post"] and not frame["step"]:
                self.posts[frame["post"]["match"]] = frame["post"]
            if waiting := self._asked.pop(frame["n"], None):
                waiting.set_result(frame)
        self._changed.set()

    async def ask(self, kind, **fields):
        """Send a frame and return its answer; raises Lost."""
        await self.until(lambda: self._line is not None, "connected")
        self._number += 1
        waiting = self._asked[self._number] = asyncio.get_running_loop().create_future()
        line = self._line
        try:
            await line.send_json({"kind": kind, "n": self._number, **fields})
        except (ClientError, ConnectionError):
            self._asked.pop(self._number, None)
            if line is self._line:  # the next question waits for the next socket
                self._line = None
            raise Lost from None
        async with asyncio.timeout(PATIENCE):
            return await waiting

    async def until(self, is_so, what):
        """Wait until something is so."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_so():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            message = f"{self.name}'s page never showed this: {what}"
            raise AssertionError(message) from None


def free_ports(count):
    """Ports of this machine that nobody listens on."""
    with ExitStack() as stack:
        listeners = [
            stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)
        ]
        return [each.getsockname()[1] for each in listeners]


class PageEvening:
    """Pairs who play, each person's page in another process than the other's."""

    def __init__(self, url, folder, chance, ports, *, pairs=6):
        self.servers = [Server(url, port, folder / "log") for port in ports]
        self.problems, self.waits, self.late = [], [], []
        self.plies, self.kills = Counter(), 0
        self._url, self._log, self._chance, self._pairs = url, folder / "log", chance, pairs
        self._is_over = False

    async def play(self, work):
        """Have the pairs play while some ``work`` is done, and judge at the end."""
        for server in self.servers:
            await server.start()
        pages = []
        try:
            connector = TCPConnector(limit=0)  # a page keeps its connection
            async with ClientSession(connector=connector) as session, asyncio.TaskGroup() as tasks:
                for number in range(2 * self._pairs):
                    page = Page(session, f"Player{number:03}", number, self.servers)
                    await page.enter(self.servers[0])
                    pages.append(page)
                staying = [
                    tasks.create_task(page.stay(number % len(self.servers)))
                    for number, page in enumerate(pages)
                ]
                playing = [
                    tasks.create_task(self._pair(*pages[at : at + 2]))
                    for at in range(0, len(pages), 2)
                ]
                await work()
                self._is_over = True
                await asyncio.gather(*playing)
                for task in staying:
                    task.cancel()
        finally:
            for server in self.servers:
                server.kill(signal.SIGTERM)
        await self._judge()

    async def kill_in_turn(self, kills, told=lambda: None):
        """Kill one server after another, each once the one before serves again."""
        for server, _ in zip(cycle(self.servers), range(kills), strict=False):
            await asyncio.sleep(self._chance.uniform(0, LONGEST))
            server.kill()
            self.kills += 1
            await server.start()
            told()

    async def _pair(self, one, other):
        for page in (one, other):  # else a move that draws the match asks first
            await self._heard(page, "settings confirm=off")
        match = None
        while not self._is_over:
            if match is None or one.posts[match]["over"] or other.posts[match]["over"]:
                match = await self._begin(one, other)
            await self._turn(match, one, other)

    async def _heard(self, page, text):
        """Say something, as often as the socket is lost before the answer."""
        while True:
            with suppress(Lost):
                return await page.ask("hear", text=text)

    async def _begin(self, one, other):
        """Begin a match, however often that has to be asked for."""
        known = set(one.posts)
        while not (offered := self._new(one, known)):
            with suppress(Lost):
                await one.ask("hear", text=f"challenge {other.name} {RULESET} clock=none")
        await other.until(lambda: offered in other.posts, f"challenge {offered}")
        while not self._begun(one, offered):
            with suppress(Lost):
                if choices := other.posts[offered]["choices"]:
                    await other.ask("press", control=choices[0]["id"])
            with suppress(TimeoutError):
                async with asyncio.timeout(CURRENT_WITHIN):
                    await one.until(lambda: self._begun(one, offered), f"begun {offered}")
        await other.until(lambda: self._begun(other, offered), f"begun {offered}")
        return offered

    def _new(self, page, known):
        """Return the match that a page has come to show, if it has."""
        return next((match for match in page.posts if match not in known), None)

    def _begun(self, page, match):
        post = page.posts.get(match)
        return post is not None and len(post["seats"]) == 2 and bool(post["picture"])

    async def _turn(self, match, one, other):
        """Play a ply, and note how long the other's page took to show it."""
        ply = max(page.posts[match]["ply"] for page in (one, other))
        await one.until(lambda: one.posts[match]["ply"] >= ply, f"ply {ply} of {match}")
        mover, waiting = (one, other) if one.posts[match]["yours"] else (other, one)
        await mover.until(
            lambda: mover.posts[match]["yours"] or mover.posts[match]["over"], f"turn of {match}"
        )
        if mover.posts[match]["over"]:
            return
        now = asyncio.get_running_loop().time
        while mover.posts[match]["ply"] == ply:
            piece, squares = self._chance.choice(sorted(mover.posts[match]["next"].items()))
            text = f"move {piece}-{self._chance.choice(squares.split())} match={match}"
            played = now()
            try:
                answer = await mover.ask("hear", text=text)
            except Lost:
                await mover.until(lambda: mover._line is not None, "connected")
                continue
            is_held = answer["refused"] or answer["step"]
            if is_held and mover.posts[match]["ply"] == ply:
                self.problems.append(f"{match}, {text}: {answer['lines']}")
                return
            played = now()
        await waiting.until(lambda: waiting.posts[match]["ply"] > ply, f"ply {ply + 1} of {match}")
        self.waits.append(now() - played)
        self.plies[match] += 1
        if mover.posts[match]["ply"] != ply + 1:
            self.problems.append(f"{match}: ply {ply} became {mover.posts[match]['ply']}")

    @property
    def percentile(self):
        """The seconds within which 99 of 100 plies were on the other's page."""
        return quantiles(self.waits, n=100)[-1] if len(self.waits) > 1 else 0.0

    async def _judge(self):
        played = Counter()
        for match, kind in await rows(self._url, "SELECT match, kind FROM events"):
            played[match] += kind == "Played"
        for match, plies in self.plies.items():
            if played[match] != plies:
                self.problems.append(f"{match}: {played[match]} plies stored, {plies} played")
        if self._log.exists():
            self.problems += [f"logged: {each}" for each in self._log.read_text().splitlines()]
