"""One rehearsal from its beginning to its end, with all that is measured."""

import asyncio
import re
import socket
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from statistics import quantiles
from time import monotonic

import asyncpg
from aiohttp import ClientSession, web

from bot.storage import upgrade
from tests.cluster import cluster
from tests.load.processes import database
from tests.rehearsal.gateway import Gateway
from tests.rehearsal.pages import Pages
from tests.rehearsal.players import Players
from tests.rehearsal.processes import Petteia, family, memory, processor
from tests.rehearsal.rest import Rest

LOOK_EVERY = 0.1  # seconds
SETTLE = 3.0  # seconds until the memory of a process that waits is what it is
PATIENCE = 1200  # seconds for anything
AT_ONCE = 20  # matches that begin
PLAYED = "SELECT match, count(*) FROM events WHERE kind = 'Played' GROUP BY match"
OUTBOX = "SELECT count(*) FROM outbox WHERE after IS NULL"
LAG = re.compile(r'petteia_loop_lag_seconds_bucket\{le="([^"]+)"\} ([0-9.e+]+)')


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much is rehearsed."""

    servers: int
    shards: int
    processes: int
    matches: int
    turns: float
    seconds: float
    restart: float
    concurrency: int
    requests: int
    pages: int
    seed: str


@dataclass(frozen=True, slots=True)
class Spent:
    """Seconds of processor over a while."""

    seconds: float
    petteia: tuple[float, ...]
    postgresql: float
    standin: float


@dataclass(slots=True)
class Figures:
    """What was measured."""

    sizes: Sizes
    empty: tuple[int, ...] = ()  # bytes of each process, without servers
    full: tuple[int, ...] = ()
    played: tuple[int, ...] = ()  # the same after the turns
    ready: float = 0.0  # seconds from the start of the processes
    filling: Spent | None = None
    playing: Spent | None = None
    turns: int = 0
    opening: Spent | None = None  # of the pages
    resting: Spent | None = None  # while nothing happens
    pages: list[float] = field(default_factory=list)  # seconds until each shows something
    returned: list[float] = field(default_factory=list)  # the same after the restart
    promises: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    cards: list[float] = field(default_factory=list)
    lag: dict[str, Counter] = field(default_factory=dict)  # of all loops, by what was done
    silences: dict[int, float] = field(default_factory=dict)  # seconds of each shard
    restarted: float = 0.0  # seconds until the killed process has all its servers again
    counted: Counter = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)


class Stage:
    """A Discord, a database, the processes of Petteia and the people."""

    def __init__(self, sizes, logs, progress):
        self.figures = Figures(sizes)
        self._sizes, self._logs, self._progress = sizes, logs, progress
        self.gateway = Gateway(sizes.shards, sizes.servers, sizes.concurrency)
        self.players = Players(self.gateway, sizes.seed)
        self.rest = Rest(
            self.gateway,
            sizes.requests,
            self.players.shown,
            self.players.answered,
        )

    @asynccontextmanager
    async def open(self):
        """Start everything but the processes."""
        async with AsyncExitStack() as self._stack:
            stack = self._stack
            port = await stack.enter_async_context(serving(self.rest.app))
            self.gateway.address = f"ws://127.0.0.1:{port}/gateway/"
            server = stack.enter_context(cluster())
            self._postmaster = server.process_id
            self.url = await stack.enter_async_context(database(server.url))
            await upgrade(self.url)
            shares = [
                range(each, self._sizes.shards, self._sizes.processes)
                for each in range(self._sizes.processes)
            ]
            self.processes = [
                Petteia(
                    self.url,
                    f"http://127.0.0.1:{port}",
                    self._logs / f"{number}.log",
                    shards=self._sizes.shards,
                    shard_ids=share,
                    requests=self._sizes.requests,
                    ports=(_free_port(), _free_port()),
                )
                for number, share in enumerate(shares)
            ]
            stack.push_async_callback(self._stop)
            yield

    async def _stop(self):
        await asyncio.gather(*(each.stop() for each in self.processes))

    async def connect(self):
        """Start the processes; hold the gateway up until their memory without servers is known."""
        began = monotonic()
        self.gateway.gate.clear()
        await asyncio.gather(*(each.start() for each in self.processes))
        await self._until(lambda: self.gateway.held >= len(self.processes), "the processes connect")
        starting = monotonic() - began
        await asyncio.sleep(SETTLE)
        self.figures.empty = self._memory()
        shown = self._progress.add_task("shards with their servers", total=self._sizes.shards)
        async with self._measured("the arrival of all servers") as spent:
            opened = monotonic()
            self.gateway.gate.set()
            while len(self.gateway.complete) < self._sizes.shards:
                self._progress.update(shown, completed=len(self.gateway.complete))
                await asyncio.sleep(LOOK_EVERY)
            await self._until(self._are_ready, "the processes are ready")
            self.figures.ready = starting + monotonic() - opened
        self._progress.update(shown, completed=self._sizes.shards)
        self.figures.filling = spent[0]
        await asyncio.sleep(SETTLE)
        self.figures.full = self._memory()

    def _are_ready(self):
        return all(
            any('"discord_ready"' in line for line in each.log_lines()) for each in self.processes
        )

    async def read(self):
        """Connect the pages of the web chat, if there are any; close them with the stage."""
        ports = [each.web for each in self.processes]
        self._pages = Pages(self.url, ports, self._sizes.pages)
        if self._sizes.pages:
            async with self._measured("pages connect") as spent:
                self.figures.pages = await self._pages.open()
            self._stack.push_async_callback(self._pages.close)
            self.figures.opening = spent[0]

    async def sit_down(self):
        """Begin the matches, spread over the servers."""
        step = max(1, self._sizes.servers // self._sizes.matches)
        servers = [each * step + each % step for each in range(self._sizes.matches)]
        shown = self._progress.add_task("matches begin", total=len(servers))
        await self.players.sit_down(servers, AT_ONCE, lambda: self._progress.advance(shown))

    async def rest_a_while(self):
        """Measure what is spent while nothing happens."""
        async with self._measured("nothing happens") as spent:
            await asyncio.sleep(self._sizes.seconds / 4)
        self.figures.resting = spent[0]

    async def play(self):
        """Play at the wanted pace."""
        self._forget()
        async with self._measured("play") as spent:
            await self._turns(self._sizes.seconds)
        figures, players = self.figures, self.players
        figures.playing, figures.turns = spent[0], players.counted["turns"]
        figures.promises, figures.answers = players.promises, players.answers
        figures.cards = players.cards
        figures.played = self._memory()
        players.promises, players.answers, players.cards = [], [], []

    async def restart(self):
        """Kill a process amid the play, and start it again at once."""
        victim = self.processes[-1]
        playing = asyncio.create_task(self._turns(self._sizes.restart))
        await asyncio.sleep(min(5.0, self._sizes.restart / 4))
        killed = monotonic()
        self.gateway.identified.clear()
        await victim.kill()
        await victim.start()
        await self._until(
            lambda: all(
                each in self.gateway.complete and each in self.gateway.identified
                for each in victim.shard_ids
            ),
            "the shards come back",
        )
        for shard in victim.shard_ids:
            self.figures.silences[shard] = self.gateway.identified[shard] - killed
        back = max(self.gateway.complete[shard] for shard in victim.shard_ids)
        self.figures.restarted = back - killed
        await playing
        if self._sizes.pages:
            self.figures.returned = await self._pages.returned()

    async def check(self):
        """Compare what people did with what the database has, and with what they were shown."""
        problems = self.figures.problems
        connection = await asyncpg.connect(self.url)
        try:
            deadline = monotonic() + 90  # claims of a process that was killed end after a minute
            while left := await connection.fetchval(OUTBOX):
                if monotonic() > deadline:
                    problems.append(f"{left} items were not delivered")
                    break
                await asyncio.sleep(1)
            played = dict(await connection.fetch(PLAYED))
        finally:
            await connection.close()
        for table in self.players.tables:
            if (found := played.get(table.match, 0)) != table.turns:
                problems.append(f"{table.match}: {table.turns} turns were shown, {found} played")
        self.figures.counted = self.players.counted + self.rest.counted + self.gateway.counted

    async def _turns(self, seconds):
        every = self._sizes.matches / self._sizes.turns
        until = monotonic() + seconds
        shown = self._progress.add_task("turns", total=round(seconds * self._sizes.turns))
        before = self.players.counted["turns"]
        playing = asyncio.gather(
            *(self.players.play(each, until, every) for each in self.players.tables)
        )
        while not playing.done():
            self._progress.update(shown, completed=self.players.counted["turns"] - before)
            await asyncio.wait({playing}, timeout=1)
        await playing

    def _forget(self):
        self.players.promises, self.players.answers, self.players.cards = [], [], []
        self.players.counted.clear()
        self.rest.counted.clear()

    def _memory(self):
        return tuple(memory(each.pid) for each in self.processes)

    @asynccontextmanager
    async def _measured(self, name):
        """Measure the processor and the lag of the loops; the list has a Spent afterwards."""
        found, began, lag = [], monotonic(), await self._lag()
        before = self._spent()
        yield found
        after = self._spent()
        ours, postgresql, standin = (
            tuple(b - a for a, b in zip(before[0], after[0], strict=True)),
            after[1] - before[1],
            after[2] - before[2],
        )
        found.append(Spent(monotonic() - began, ours, postgresql, standin))
        lag_after = await self._lag()
        lag_after.subtract(lag)
        self.figures.lag[name] = lag_after

    def _spent(self):
        ours = tuple(processor(each.pid) for each in self.processes)
        return ours, sum(map(processor, family(self._postmaster))), processor("self")

    async def _lag(self):
        """How many beats of all loops were late by how much."""
        found = Counter()
        async with ClientSession() as session:
            for each in self.processes:
                async with session.get(f"http://127.0.0.1:{each.operating}/metrics") as response:
                    for most, number in LAG.findall(await response.text()):
                        found[float(most)] += float(number)
        return found

    async def _until(self, is_so, what):
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                if ended := [n for n, each in enumerate(self.processes) if each.has_ended]:
                    message = f"process {ended} has ended before {what}"
                    raise AssertionError(message)
                await asyncio.sleep(LOOK_EVERY)


@asynccontextmanager
async def serving(app):
    """Serve an application on a port of its own."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


async def rehearse(sizes, logs, progress):
    """Do it all; returns Figures."""
    stage = Stage(sizes, logs, progress)
    async with stage.open():
        await stage.connect()
        await stage.read()
        await stage.sit_down()
        await stage.rest_a_while()
        await stage.play()
        if sizes.restart:
            await stage.restart()
        await stage.check()
    return stage.figures


def percentile(values, share):
    """The value that so many percent do not pass."""
    if len(values) < 2:
        return values[0] if values else 0.0
    return quantiles(values, n=100, method="inclusive")[share - 1]


def _free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]
