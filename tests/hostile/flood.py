"""Raw HTTP against a Petteia in a process of its own with few open files, while two people play.

Half-sent requests, sockets of one account and of many, clients that do not read, and what is no
HTTP: meanwhile both health pages and each press have to be answered in time, and afterwards log and
memory have to be as small as they should be.
"""

import asyncio
import os
import random
import socket
import subprocess
import sys
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from aiohttp import ClientError, ClientSession

from tests.bot.frontends.web.browsers import Guest

ROOT = Path(__file__).parents[2]
LOG_BYTES = 1_000_000
MEMORY = 0.2
PATIENCE = 30  # seconds
INVITATION = "a long secret of ours"
BAD_WORDS = ("Traceback", "AAAAAAAA", "frame_failed", "request_failed")
"""What the log of a bot that is flooded may not say."""

PROGRAM = "import sys; from bot.cli.main import status; sys.exit(status(['run']))"


@dataclass
class Measured:
    """What a flood was like for those who play."""

    health: list = field(default_factory=list)
    turns: list = field(default_factory=list)
    most_sockets: int = 0
    log_bytes: int = 0
    megabytes: list = field(default_factory=list)
    problems: list = field(default_factory=list)

    def judge(self, size):
        """Add what is worse than it may be to the problems."""
        slow = max(self.health, default=99.0)
        if slow > size.health:
            self.problems.append(f"a health page took {slow:.2f} s")
        slow = max(self.turns, default=99.0)
        if slow > size.turn:
            self.problems.append(f"a press took {slow:.2f} s")
        if self.log_bytes > LOG_BYTES:
            self.problems.append(f"the log has {self.log_bytes:,} bytes")
        before, after = self.megabytes
        if size.rest and after > before * (1 + MEMORY):
            self.problems.append(f"memory grew from {before:.0f} to {after:.0f} MB")

    def __str__(self):
        """Return the figures in a line."""
        return (
            f"health at most {max(self.health):.3f} s ({len(self.health)} asked), presses at most "
            f"{max(self.turns):.3f} s ({len(self.turns)} made), sockets at most "
            f"{self.most_sockets:,}, log {self.log_bytes:,} bytes, memory "
            f"{self.megabytes[0]:.1f} -> {self.megabytes[1]:.1f} MB"
        )


class Bot:
    """Petteia in a process of its own, with so many open files, and behind a proxy at a port."""

    def __init__(self, folder, size, proxy=None):
        self.log = folder / "log"
        self.port, self.page, self.proxy = free_port(), free_port(), proxy
        self._folder = folder
        self._files = size.files

    async def __aenter__(self):
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "PETTEIA_DATABASE__URL": f"sqlite:///{self._folder}/petteia.db",
            "PETTEIA_WEB__PORT": str(self.port),
            "PETTEIA_OPERATING__PORT": str(self.page),
        }
        if self.proxy:
            environment["PETTEIA_WEB__PUBLIC_URL"] = f"http://127.0.0.1:{self.proxy}"
            environment["PETTEIA_WEB__INVITATION"] = INVITATION
            environment["PETTEIA_WEB__TRUSTED_PROXIES"] = '["127.0.0.1"]'
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                *("sh", "-c", f'ulimit -n {self._files}; exec "$0" -c "$1"'),
                *(sys.executable, PROGRAM),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=environment,
                cwd=self._folder,
            )
        await self.answers(self.page, *(() if self.proxy else (self.port,)))
        return self

    async def answers(self, *ports):
        """Wait until it answers at these ports."""
        async with asyncio.timeout(PATIENCE), ClientSession() as session:
            for port in ports:
                while not await _answers(session, port):  # noqa: ASYNC110 -- it tells nobody
                    await asyncio.sleep(0.05)

    async def __aexit__(self, *_):
        with suppress(ProcessLookupError):
            self._process.terminate()
        await self._process.wait()

    def megabytes(self):
        """Return the memory in use."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def sockets(self):
        """Return how many files and sockets are open."""
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))


async def _answers(session, port):
    with suppress(ClientError, OSError, TimeoutError):
        async with session.get(f"http://127.0.0.1:{port}/healthz") as answer:
            return answer.status == 200
    return False


def free_port():
    """Return a port that nothing listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@dataclass(frozen=True)
class Size:
    """How large a flood is: connections, open files of the bot, seconds of each attack.

    Memory is looked at after ``rest`` seconds before and after it; without, it is not. ``health``
    and ``turn`` are how many seconds these may take; a short flood only asks whether they come.
    """

    many: int
    files: int
    seconds: float
    rest: float
    health: float = 0.5
    turn: float = 2.0


LONG = Size(many=1100, files=1024, seconds=15, rest=8)
SHORT = Size(many=60, files=160, seconds=0.5, rest=0, health=PATIENCE, turn=PATIENCE)


class Watch:
    """Two people who play, and someone who looks at the health pages."""

    def __init__(self, bot, measured, chance):
        self._bot = bot
        self._measured = measured
        self._chance = chance
        self._posts = {}

    async def begin(self, stack):
        """Have two people begin a match."""
        self._guests = []
        for name in ("Dion", "Berenike"):
            guest = Guest(f"http://127.0.0.1:{self._bot.port}")
            stack.push_async_callback(guest.leave)
            await guest.browser.enter(name)
            await guest.connect()
            self._guests.append(guest)
        await self._say(0, "challenge Berenike lemery-compact")
        await self._say(1, "accept")

    async def _say(self, who, text):
        await self._ask(who, {"kind": "hear", "n": 1, "text": text})

    async def _ask(self, who, frame):
        guest = self._guests[who]
        began = monotonic()
        await guest.ask(frame)
        for each in guest.frames:
            if post := each.get("post"):
                self._posts[who] = post
        guest.frames.clear()
        return monotonic() - began

    async def play(self):
        """Press a square twice a second, at whose turn it is."""
        while True:
            for who in (0, 1):
                await self._ask(who, {"kind": "ping"})
                spots = [spot["id"] for spot in self._posts[who]["spots"] if spot.get("id")]
                if not spots:
                    await self._say(who, "board")
                    continue
                frame = {"kind": "press", "n": 2, "control": self._chance.choice(spots)}
                self._measured.turns.append(await self._ask(who, frame))
            self._measured.most_sockets = max(self._measured.most_sockets, self._bot.sockets())
            await asyncio.sleep(1)

    async def look(self):
        """Ask both health pages, each time by a new connection."""
        while True:
            for port in (self._bot.page, self._bot.port):
                began = monotonic()
                async with ClientSession() as session:
                    well = await _answers(session, port)
                self._measured.health.append(monotonic() - began if well else 99.0)
            await asyncio.sleep(0.2)


async def _attacked(port, size):
    numbers = map(str, (port, size.many, size.seconds))
    process = await asyncio.create_subprocess_exec(
        *("nice", sys.executable, "-m", "tests.hostile.attacks", *numbers), cwd=ROOT
    )
    try:
        if await process.wait():
            raise ChildProcessError("the attacks ended early")
    finally:
        with suppress(ProcessLookupError):
            process.kill()


async def flood(folder, size):
    """Flood a bot, and return what was measured."""
    measured = Measured()
    async with Bot(folder, size) as bot, AsyncExitStack() as stack:
        watch = Watch(bot, measured, random.Random(size.many))
        await watch.begin(stack)
        tasks = [asyncio.create_task(each()) for each in (watch.play, watch.look)]
        await asyncio.sleep(size.rest)
        measured.megabytes.append(bot.megabytes())
        attack = asyncio.create_task(_attacked(bot.port, size))
        await asyncio.wait({attack, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(size.rest)
        for task in (*tasks, attack):
            if task.done() and task.exception():
                measured.problems.append(f"those who play could not go on: {task.exception()!r}")
            task.cancel()
        await asyncio.gather(*tasks, attack, return_exceptions=True)
        measured.megabytes.append(bot.megabytes())
        measured.log_bytes = bot.log.stat().st_size
        log = bot.log.read_text(encoding="utf-8", errors="replace")
        measured.problems += [f"the log says: {word}" for word in BAD_WORDS if word in log]
    measured.judge(size)
    return measured
