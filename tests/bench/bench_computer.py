"""How much slower chats are while computers think, beside the same chats while none does.

Four computers of the strongest level think all the time, in as many worker processes as the bot
would start on this machine. Meanwhile people press buttons, one turn after another.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.computer.workers import Workers, usable_workers
from bot.core.matches.thoughts import Task
from engine import Game
from engine.catalogue import DEFAULT, ruleset
from engine.search import LEVELS
from tests.bench.bench_chats import SECONDS_TO, SEED, Turn, petteia_on, turns_alone
from tests.bench.discord_stub import DiscordStub
from tests.bench.network import Marks
from tests.bench.players import Players, Stub
from tests.bench.report import Figure
from tests.bench.telegram_stub import TelegramStub

ROUNDS = 3
COMPUTERS = 4
LEVEL = len(LEVELS)


@dataclass(frozen=True, slots=True)
class Round:
    """The turns while nobody thinks, and while computers do."""

    idle: list[Turn]
    busy: list[Turn]


def measure() -> Iterator[Figure]:
    """The figures of both platforms."""
    yield from _figures("Telegram", TelegramStub)
    yield from _figures("Discord", DiscordStub)


def _figures(platform: str, make: type[Stub]) -> Iterator[Figure]:
    rounds = [asyncio.run(_round(make, SEED + number)) for number in range(ROUNDS)]
    for what, seconds in SECONDS_TO.items():
        idle = [median(map(seconds, each.idle)) for each in rounds]
        busy = [median(map(seconds, each.busy)) for each in rounds]
        yield Figure(
            name=f"{platform}: press to {what} while {COMPUTERS} computers think",
            median=1000 * median(busy),
            unit="ms",
            ratio=median(one / other for one, other in zip(busy, idle, strict=True)),
            yardstick="the same while none does",
        )


async def _round(make: type[Stub], seed: int) -> Round:
    marks = Marks()
    with TemporaryDirectory(dir=".") as folder:
        stub = make(marks)
        async with petteia_on(stub, marks, Path(folder)) as core:
            players = Players(stub, core, seed)
            idle, _ = await turns_alone(stub, players, marks)
            async with _thinking():
                busy, _ = await turns_alone(stub, players, marks)
    return Round(idle, busy)


@asynccontextmanager
async def _thinking() -> AsyncIterator[None]:
    """Have computers think of the first turn of the recommended game, again and again."""
    workers = Workers(usable_workers())
    await workers.think(_task(1, "0"))  # so that the processes have begun
    thinking = [asyncio.create_task(_thinks(workers, number)) for number in range(COMPUTERS)]
    try:
        yield
    finally:
        for each in thinking:
            each.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await workers.stop()


async def _thinks(workers: Workers, number: int) -> None:
    while True:
        await workers.think(_task(LEVEL, str(number)))


def _task(level: int, seed: str) -> Task:
    text = Game.start(ruleset(DEFAULT)).text
    return Task(ruleset=DEFAULT, position=text, past=(), side=0, level=level, seed=seed)
