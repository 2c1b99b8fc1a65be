"""What a thousand watchers cost: `python -m tests.load.watchers`.

A process serves the web chat and plays turns in a hundred public matches: unwatched, then with
ten sockets of a second process on each, then unwatched again. Printed are the medians of a turn,
their ratio, and the 99th percentile of the time until all watchers of a match have its move.
"""

import argparse
import asyncio
import json
import sys
import zlib
from collections import defaultdict
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic

from aiohttp import ClientSession, TCPConnector, WSMsgType
from rich.table import Table

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.challenges import Accept
from bot.core.matches.chance import Chance
from bot.core.matches.context import RequestContext
from bot.core.matches.model import LOBBY, Identity, SideWish, Stage, Terms
from bot.core.service.service import Service
from bot.frontends.web import WebFrontend, WebOptions
from bot.frontends.web.channels import DICTIONARY_BYTES
from bot.i18n import LANGUAGES
from bot.operations.logs import set_up_logs
from bot.rulebook import RulebookPages
from bot.storage import open_store
from engine import Side
from engine.catalogue import DEFAULT, ruleset
from tests.bot.frontends.web.unhurried import UNHURRIED
from tests.load.acting import any_play, granted
from tests.terminal import open_console

MOST_TIMES, MOST_SECONDS = 1.5, 1.0
CHANCE = Random()
AT_ONCE = 50  # sockets that are being opened


@dataclass(frozen=True)
class Figures:
    """Medians of a turn in seconds, and in seconds when all watchers have a move."""

    alone: float
    watched: float
    reached: list[float]

    @property
    def ratio(self):
        return self.watched / self.alone

    @property
    def latest(self):
        """The 99th percentile."""
        return quantiles(self.reached, n=100, method="inclusive")[98]


async def measure(matches, watchers, turns):
    """Play so many turns a match each time, with so many sockets on all matches together."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        store = await stack.enter_async_context(open_store(f"sqlite:///{folder}/petteia.db"))
        service = Service(store, lambda: datetime.now(UTC), Chance())
        people = People(store, service.chance)
        limits = replace(UNHURRIED, connections=8 * watchers + 64)
        options = WebOptions("127.0.0.1", 0, None, limits=limits)
        dispatcher = Dispatcher(service, LANGUAGES, RulebookPages())
        chat = WebFrontend(dispatcher, people, options)
        await chat.start()
        stack.push_async_callback(chat.stop)
        begun = [await _begun(service, people) for _ in range(matches)]
        await _played(service, begun, 1)  # warm
        before, _ = await _played(service, begun, turns)
        each = watchers // matches
        async with _watching(chat.port, [match.id for match in begun], each) as seen:
            watched, played = await _played(service, begun, turns)
        after, _ = await _played(service, begun, turns)
        reached = [_last(seen[match], turn, each) - at for match, turn, at in played]
        return Figures(median(before + after), median(watched), reached)


async def _begun(service, people):
    keys = [service.chance.account_id() for _ in Side]
    pair = [(await people.meet(Identity("web", key), key)).id for key in keys]
    rules = ruleset(DEFAULT)
    terms = Terms(rules.name, rules.revision, SideWish.FIRST)
    offered = granted(await service.offer(pair[0], terms, context=RequestContext(place=LOBBY)))
    return granted(await service.act(offered.id, Accept(pair[1], Side.FIRST)))


async def _played(service, matches, turns):
    """Play turns evenly, one of each match in four seconds; return their times and the turns."""
    taken, played = [], []
    begin, pause = monotonic(), 4 / len(matches)
    for number, place in zip(range(turns * len(matches)), cycle(range(len(matches)))):
        await asyncio.sleep(begin + number * pause - monotonic())
        if matches[place].stage is Stage.OVER:
            continue
        at = monotonic()
        match = granted(await service.act(matches[place].id, any_play(matches[place], CHANCE)))
        taken.append(monotonic() - at)
        played.append((match.id, match.turn, at))
        matches[place] = match
    return taken, played


def _last(seen, turn, each):
    """When the last watcher of a match had a turn of it, or a later one."""
    had = [min((at for had, at in line if had >= turn), default=float("inf")) for line in seen]
    assert len(had) == each
    return max(had)


@asynccontextmanager
async def _watching(port, matches, each):
    """Watch from another process; at the end of the block the times are known, by match."""
    seen = {}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.load.watchers", "--watch", str(port), *matches),
        *("--each", str(each)),
        cwd=Path(__file__).parents[2],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**28,
    )
    try:
        assert await process.stdout.readline() == b"ready\n"
        yield seen
        await asyncio.sleep(2 * MOST_SECONDS)
        process.stdin.write(b"\n")
        seen |= json.loads(await process.stdout.readline())
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def watch(port, matches, each):
    """Watch matches until a line comes, then print when each socket was sent which turn."""
    seen = defaultdict(list)
    url = f"http://127.0.0.1:{port}"
    opening = asyncio.Semaphore(AT_ONCE)
    connector = TCPConnector(limit=0)
    async with ClientSession(connector=connector) as session, asyncio.TaskGroup() as following:

        async def follow(match, first):
            async with opening:
                line = await session.ws_connect(
                    f"{url}/match/{match}/watch?packed", headers={"Origin": url}
                )
                turns, last = [], b""
                seen[match].append(turns)
                text = await _read(line, last)
                first.set_result(None)
            while text is not None:
                last = text[-DICTIONARY_BYTES:]
                turns.append((json.loads(text)["post"]["turn"], monotonic()))
                text = await _read(line, last)

        firsts = []
        for match in matches:
            for _ in range(each):
                firsts.append(asyncio.get_running_loop().create_future())
                following.create_task(follow(match, firsts[-1]))
        await asyncio.gather(*firsts)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        sys.stdout.write(f"{json.dumps(seen)}\n")
        sys.stdout.flush()


async def _read(line, last):
    message = await line.receive()
    if message.type is not WSMsgType.BINARY:
        return None
    return zlib.decompressobj(-zlib.MAX_WBITS, last).decompress(message.data)


def table(figures, asked):
    drawn = Table(title=f"{asked.watchers:,} people watch {asked.matches:,} matches, SQLite")
    for name in ("a turn, unwatched", "watched", "ratio", "all have a move (99th percentile)"):
        drawn.add_column(name, justify="right")
    times = (f"{1000 * each:.2f} ms" for each in (figures.alone, figures.watched))
    drawn.add_row(*times, f"{figures.ratio:.2f}x", f"{1000 * figures.latest:.0f} ms")
    return drawn


def main():
    """Measure, and exit with 1 when a mark is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.watchers", description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--watchers", type=int, default=1000, help="of all matches together")
    parser.add_argument("--turns", type=int, default=5, help="of each match, each time")
    parser.add_argument("--watch", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--each", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    set_up_logs("warning", "text")
    if asked.watch:
        asyncio.run(watch(*asked.watch[:1], asked.watch[1:], asked.each))
        return
    figures = asyncio.run(measure(asked.matches, asked.watchers, asked.turns))
    open_console().print(table(figures, asked))
    sys.exit(figures.ratio > MOST_TIMES or figures.latest > MOST_SECONDS)


if __name__ == "__main__":
    main()
