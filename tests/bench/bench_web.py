"""Turns per second of the web chat in a closed loop, beside a socket that does nothing.

At each table two pages are connected. One presses a button that plays a move; as soon as both have
the new board, the other does the same. The chat runs in a process of its own, and the pages in this
one. The yardstick is a socket in the chat's process that answers each frame with one as long, asked
by as many clients.

While pages of many other people are connected, an open challenge is shown to all of them; the time
is that of the turns which are played meanwhile.
"""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from bot.core.matches.actions import choices
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import MatchId
from engine import Game
from engine.catalogue import DEFAULT, ruleset
from tests.bench.report import Figure

ROOT = Path(__file__).parents[2]
ROUNDS = 3
AT_ONCE = {1: 60, 50: 12}  # matches side by side, and the turns of each
GUESTS = 1000
QUIET_TURNS, MAX_BUSY_TURNS = 20, 60
SEED = 1


@dataclass(frozen=True, slots=True)
class Played:
    """Turns of matches side by side: the seconds of each, and of all."""

    turns: list[float]
    seconds: float

    @property
    def per_second(self) -> float:
        return len(self.turns) / self.seconds

    def percentile(self, number: int) -> float:
        """Return a percentile of the turns' seconds."""
        return quantiles(self.turns, n=100, method="inclusive")[number - 1]


class Page:
    """A connected page; frames are found by their kind."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0

    async def send(self, **frame: object) -> None:
        self._number += 1
        await self._socket.send_json({"n": self._number, **frame})

    async def answer(self) -> dict[str, Any]:
        """Return the answer to what was sent last."""
        while True:
            frame = await self._frame()
            if frame.get("n") == self._number:
                return frame

    async def shows(self, turn: int) -> None:
        """Wait until a board of this turn, or a later one, has come."""
        while True:
            frame = await self._frame()
            if (frame.get("post") or {"turn": -1})["turn"] >= turn:
                return

    async def _frame(self) -> dict[str, Any]:
        message = await self._socket.receive()
        if message.type is not WSMsgType.TEXT:
            raise AssertionError(message)
        frame: dict[str, Any] = json.loads(message.data)
        return frame


class Table:
    """A match and the pages of its players, the first to move first."""

    def __init__(self, match: MatchId, turn: int, pages: tuple[Page, Page], seed: int) -> None:
        self._match = match
        self._turn = turn
        self._pages = pages
        self._random = random.Random(seed)
        self._game = Game.start(ruleset(DEFAULT))

    async def play(self, turns: int) -> list[float]:
        """Play turns that do not end the match, and return the seconds of each."""
        return [await self._play() for _ in range(turns)]

    async def _play(self) -> float:
        actions = choices(self._game)
        tried = self._random.sample(range(len(actions)), len(actions))
        index = next(n for n in tried if self._game.play(actions[n]).outcome is None)
        mover = self._pages[self._game.position.side]
        other = self._pages[self._game.position.side.other]
        control = str(Control(Verb.PLAY, self._match, self._turn, index))
        begin = time.perf_counter()
        await mover.send(kind="press", control=control)
        answer = await mover.answer()
        self._turn += 1
        if not answer["post"] or answer["post"]["turn"] != self._turn:
            raise AssertionError(answer["lines"])
        await other.shows(self._turn)
        self._game = self._game.play(actions[index])
        return time.perf_counter() - begin


def measure() -> Iterator[Figure]:
    """Turns a second and their percentiles, for each number of matches; then the open challenge."""
    for matches, turns in AT_ONCE.items():
        rounds = [asyncio.run(_together(matches, turns)) for _ in range(ROUNDS)]
        name = "1 match" if matches == 1 else f"{matches} matches at once"
        yield Figure(
            name=f"Web, {name}: turns",
            median=median(played.per_second for played, _ in rounds),
            unit="turns/s",
            ratio=median(played.per_second / empty.per_second for played, empty in rounds),
            yardstick="an empty socket's answers",
        )
        for number in (50, 99):
            yield Figure(
                name=f"Web, {name}: a turn, percentile {number}",
                median=1000 * median(played.percentile(number) for played, _ in rounds),
                unit="ms",
                ratio=median(
                    played.percentile(number) / empty.percentile(number) for played, empty in rounds
                ),
                yardstick="an empty socket's answer",
            )
    shown = [asyncio.run(_while_shown(GUESTS)) for _ in range(ROUNDS)]
    yield Figure(
        name=f"Web: the longest turn while {GUESTS} pages are shown an open challenge",
        median=1000 * median(max(busy) for _, busy in shown),
        unit="ms",
        ratio=median(max(busy) / median(quiet) for quiet, busy in shown),
        yardstick="a turn before",
    )


async def _together(matches: int, turns: int) -> tuple[Played, Played]:
    async with _chat(matches, guests=0) as chat:
        begin = time.perf_counter()
        played = await asyncio.gather(*(table.play(turns) for table in chat.tables))
        seconds = time.perf_counter() - begin
        return Played([*chain.from_iterable(played)], seconds), await _empty(
            chat.empty, matches, turns
        )


async def _empty(port: int, sockets: int, times: int) -> Played:
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(ClientSession(connector=TCPConnector(limit=0)))
        pages = [Page(await _socket(stack, session, port)) for _ in range(sockets)]

        async def ask(page: Page) -> list[float]:
            spent = []
            for _ in range(times):
                begin = time.perf_counter()
                await page.send()
                await page.answer()
                spent.append(time.perf_counter() - begin)
            return spent

        begin = time.perf_counter()
        asked = await asyncio.gather(*map(ask, pages))
        return Played([*chain.from_iterable(asked)], time.perf_counter() - begin)


async def _while_shown(guests: int) -> tuple[list[float], list[float]]:
    """Return the seconds of turns before an open challenge, and of those while it is shown."""
    async with _chat(2, guests=guests) as chat:
        before, meanwhile = chat.tables
        quiet = await before.play(QUIET_TURNS)
        shown = asyncio.gather(*(_shown(page) for page in chat.guests[1:]))
        await chat.guests[0].send(kind="hear", text=f"challenge {DEFAULT}")
        if (await chat.guests[0].answer())["refused"]:
            raise AssertionError("the challenge was refused")
        busy: list[float] = []
        while not shown.done() and len(busy) < MAX_BUSY_TURNS:
            busy.extend(await meanwhile.play(1))
        await shown
        return quiet, busy


async def _shown(page: Page) -> None:
    await page.shows(0)


@dataclass(frozen=True, slots=True)
class Chat:
    """A running chat, with the pages that are connected to it."""

    empty: int
    tables: list[Table]
    guests: list[Page]


@asynccontextmanager
async def _chat(matches: int, guests: int) -> AsyncIterator[Chat]:
    """Run the chat in a process of its own, and connect everyone."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(dir=Path.cwd()))
        process = subprocess.Popen(  # noqa: ASYNC220 -- it is started once
            [
                sys.executable,
                "-m",
                "tests.bench.web_server",
                folder,
                str(matches),
                str(guests),
            ],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        stack.callback(process.wait)
        assert process.stdin is not None
        assert process.stdout is not None
        stack.callback(process.stdin.close)
        stack.callback(process.stdout.close)
        said = json.loads(await asyncio.to_thread(process.stdout.readline))
        session = await stack.enter_async_context(ClientSession(connector=TCPConnector(limit=0)))

        async def connected(token: str) -> Page:
            page = Page(await _socket(stack, session, said["port"], token))
            while "words" not in await page._frame():
                pass
            return page

        tables = [
            Table(
                MatchId(each["id"]),
                each["turn"],
                (await connected(each["tokens"][0]), await connected(each["tokens"][1])),
                SEED + number,
            )
            for number, each in enumerate(said["matches"])
        ]
        yield Chat(said["empty"], tables, [await connected(token) for token in said["guests"]])


async def _socket(
    stack: AsyncExitStack, session: ClientSession, port: int, token: str = ""
) -> ClientWebSocketResponse:
    address = f"http://127.0.0.1:{port}"
    headers = {"Origin": address, "Cookie": f"petteia={token}"}
    socket = await session.ws_connect(f"{address}/chat", headers=headers, max_msg_size=0)
    stack.push_async_callback(socket.close)
    return socket
