"""Milliseconds and presses per second of the chat bots, beside a bot that does nothing.

A turn is a button pressed that plays a move: the library reads the update, the desk plays it and
stores it durably, the press is acknowledged, and the outbox brings a new board with its picture to
the place. Desk, SQLite store, outbox, pictures and both libraries are the real ones; the network
alone is a stub that answers at once. The yardstick is a bot of one handler, on the same library and
stub, that acknowledges the same presses and does nothing else. The parts of a turn follow one
another and add up to the new board; what else the outbox delivers goes on beside them.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.storage import open_store
from tests.bench.discord_stub import DiscordStub
from tests.bench.network import Marks
from tests.bench.players import Core, Players, Stub, Table, Told
from tests.bench.report import Figure
from tests.bench.telegram_stub import TelegramStub

ROUNDS = 5
WARM, TURNS = 5, 25
MATCHES, EACH = 8, 8
REPEATED = 10  # times that the yardstick is told the same, as it is so much quicker
SEED = 1
PARTS = {
    "reading": "the library reads the update",
    "meeting": "the handler finds who pressed",
    "core": "the core loads, decides and stores",
    "outbox": "the outbox finds what to deliver",
    "composing": "the board is looked up and composed",
    "picture": "the picture is drawn",
    "sending": "the board is handed over",
}


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: what was told, and the seconds until things happened and by part."""

    told: Told
    acknowledged: float
    shown: float
    parts: dict[str, float]


@dataclass(frozen=True, slots=True)
class Round:
    """What one round came to; times in seconds, `parts` and `shares` by name."""

    acknowledged: float
    shown: float
    per_second: float
    parts: dict[str, float]
    shares: dict[str, float]
    empty_acknowledged: float
    empty_per_second: float


def measure() -> Iterator[Figure]:
    """Ten figures a platform."""
    yield from _figures("Telegram", "updates", TelegramStub)
    yield from _figures("Discord", "interactions", DiscordStub)


def _figures(platform: str, kind: str, make: type[Stub]) -> Iterator[Figure]:
    rounds = [asyncio.run(_round(make, SEED + number)) for number in range(ROUNDS)]
    answered, empty = f"{platform}: press to its acknowledgement", "an empty handler's"
    yield Figure(
        name=answered,
        median=1000 * median(each.acknowledged for each in rounds),
        unit="ms",
        ratio=median(each.acknowledged / each.empty_acknowledged for each in rounds),
        yardstick=empty,
    )
    yield Figure(
        name=f"{platform}: press to the new board",
        median=1000 * median(each.shown for each in rounds),
        unit="ms",
        ratio=median(each.shown / each.empty_acknowledged for each in rounds),
        yardstick=f"{empty} acknowledgement",
    )
    yield Figure(
        name=f"{platform}: {kind}, {MATCHES} matches at once",
        median=median(each.per_second for each in rounds),
        unit=f"{kind}/s",
        ratio=median(each.per_second / each.empty_per_second for each in rounds),
        yardstick=empty,
    )
    for part, said in PARTS.items():
        yield Figure(
            name=f"{platform}: of that, {said}",
            median=1000 * median(each.parts[part] for each in rounds),
            unit="ms",
            ratio=median(each.shares[part] for each in rounds),
            yardstick="press to the new board",
        )


async def _round(make: type[Stub], seed: int) -> Round:
    marks = Marks()
    with TemporaryDirectory(dir=".") as folder:
        stub = make(marks)
        async with _petteia(stub, marks, Path(folder)) as core:
            players = Players(stub, core, seed)
            turns = await _turns(stub, players, marks)
            per_second, together = await _at_once(stub, players)
    empty, empty_per_second = await _empty(make(marks), [turn.told for turn in turns], together)
    timed = turns[WARM:]
    whole = sum(turn.shown for turn in timed)
    return Round(
        acknowledged=median(turn.acknowledged for turn in timed),
        shown=median(turn.shown for turn in timed),
        per_second=per_second,
        parts={name: median(turn.parts[name] for turn in timed) for name in PARTS},
        shares={name: sum(turn.parts[name] for turn in timed) / whole for name in PARTS},
        empty_acknowledged=empty,
        empty_per_second=empty_per_second,
    )


@asynccontextmanager
async def _petteia(stub: Stub, marks: Marks, folder: Path) -> AsyncIterator[Core]:
    """Run the bot as the application does, on a database in this folder."""
    async with open_store(f"sqlite:///{folder}/chats.db") as store:
        core = Core(store, marks)
        announcing = asyncio.create_task(core.announcer.run())
        try:
            async with stub.petteia(core):
                yield core
        finally:
            announcing.cancel()
            with suppress(asyncio.CancelledError):
                await announcing


async def _turns(stub: Stub, players: Players, marks: Marks) -> list[Turn]:
    """Play one turn after the other, each when all of the last one has been delivered."""
    table, turns = await players.sit_down(1), []
    for _ in range(WARM + TURNS):
        turns.append(await _turn(stub, players.press(table), table.room, marks=marks))
        await players.quiet()
        if players.is_over(table):
            table = await players.sit_down(1)
    return turns


async def _turn(stub: Stub, told: Told, room: int, *, marks: Marks) -> Turn:
    acknowledged = stub.arrivals.expect("acknowledged", told.number)
    board = stub.arrivals.expect("board", room)
    begin = marks.start()
    await stub.feed(told.text)
    shown = await board - begin
    return Turn(told, await acknowledged - begin, shown, marks.parts())


async def _at_once(stub: Stub, players: Players) -> tuple[float, list[list[Told]]]:
    """Play many matches side by side; return turns per second, and what was told in each."""
    rooms = range(2, MATCHES + 2)
    tables = await asyncio.gather(*map(players.sit_down, rooms))
    begin = time.perf_counter()
    together = await asyncio.gather(*(_play(stub, players, table) for table in tables))
    await players.quiet()
    return sum(map(len, together)) / (time.perf_counter() - begin), together


async def _play(stub: Stub, players: Players, table: Table) -> list[Told]:
    told: list[Told] = []
    while len(told) < EACH and not players.is_over(table):
        told.append(players.press(table))
        board = stub.arrivals.expect("board", table.room)
        await stub.feed(told[-1].text)
        await board
    return told


async def _empty(stub: Stub, told: list[Told], together: list[list[Told]]) -> tuple[float, float]:
    """Return the yardstick's median seconds to an answer, and its presses per second."""
    async with stub.empty():
        times = await _answered(stub, told * REPEATED)
        begin = time.perf_counter()
        answered = await asyncio.gather(*(_answered(stub, each * REPEATED) for each in together))
        return median(times[WARM:]), sum(map(len, answered)) / (time.perf_counter() - begin)


async def _answered(stub: Stub, told: list[Told]) -> list[float]:
    """Tell one after the other; return the seconds to each acknowledgement."""
    times = []
    for each in told:
        acknowledged = stub.arrivals.expect("acknowledged", each.number)
        begin = time.perf_counter()
        await stub.feed(each.text)
        times.append(await acknowledged - begin)
    return times
