"""Milliseconds and presses per second of the chat bots, beside a bot that does nothing.

A turn is a press of a button that plays a move: the library reads the update, the core plays it and
stores it durably, the press is acknowledged, and a new board with its picture is sent to the place.
Core, SQLite store, outbox, pictures and both libraries are the real ones; only the network is a
stub that answers at once, in the same process. The yardstick is a bot of one handler, on the same
library and stub, that acknowledges the same presses and does nothing else. The parts of a turn
follow one another and add up to the new board; other deliveries go on beside them. Transactions,
statements and processor time of a turn are all that happens until the outbox is empty.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.storage import open_store
from tests.bench.costs import Cost, count_transaction, spent
from tests.bench.discord_stub import DiscordStub
from tests.bench.network import Marks
from tests.bench.players import Core, Players, Stub, Table, Told
from tests.bench.report import Figure
from tests.bench.telegram_stub import TelegramStub

ROUNDS = 5
WARM, TURNS = 5, 25
AT_ONCE = {8: 8, 50: 4}  # matches side by side, and the turns of each
REPEATED = 10  # times that the yardstick is told the same, as it is so much quicker
SEED = 1
SETTLED = 0.01  # seconds after a new board until all of a turn is done
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


SECONDS_TO: dict[str, Callable[[Turn], float]] = {
    "its acknowledgement": lambda turn: turn.acknowledged,
    "the new board": lambda turn: turn.shown,
}


@dataclass(frozen=True, slots=True)
class Together:
    """Turns of matches side by side; their seconds until things happened, and how many a second."""

    turns: list[list[Turn]]
    per_second: float

    @property
    def told(self) -> list[list[Told]]:
        return [[turn.told for turn in each] for each in self.turns]

    def percentile_99(self, seconds: Callable[[Turn], float]) -> float:
        times = sorted(seconds(turn) for each in self.turns for turn in each)
        return times[math.ceil(0.99 * len(times)) - 1]


@dataclass(frozen=True, slots=True)
class Round:
    """What one round came to; times in seconds, `parts` and `shares` by name."""

    acknowledged: float
    shown: float
    cost: Cost
    together: dict[int, Together]
    parts: dict[str, float]
    shares: dict[str, float]
    empty: "Empty"


@dataclass(frozen=True, slots=True)
class Empty:
    """The yardstick: seconds to an answer, of the processor for one, and answers a second."""

    acknowledged: float
    processor: float
    per_second: dict[int, float]


def measure() -> Iterator[Figure]:
    """The figures of both platforms."""
    yield from _figures("Telegram", "updates", TelegramStub)
    yield from _figures("Discord", "interactions", DiscordStub)


def _figures(platform: str, kind: str, make: type[Stub]) -> Iterator[Figure]:
    rounds = [asyncio.run(_round(make, SEED + number)) for number in range(ROUNDS)]
    answered, empty = f"{platform}: press to its acknowledgement", "an empty handler's"
    yield Figure(
        name=answered,
        median=1000 * median(each.acknowledged for each in rounds),
        unit="ms",
        ratio=median(each.acknowledged / each.empty.acknowledged for each in rounds),
        yardstick=empty,
    )
    yield Figure(
        name=f"{platform}: press to the new board",
        median=1000 * median(each.shown for each in rounds),
        unit="ms",
        ratio=median(each.shown / each.empty.acknowledged for each in rounds),
        yardstick=f"{empty} acknowledgement",
    )
    yield from _costs(platform, rounds)
    for matches in AT_ONCE:
        yield from _together(f"{platform}, {matches} matches at once", kind, matches, rounds)
    for part, said in PARTS.items():
        yield Figure(
            name=f"{platform}: of that, {said}",
            median=1000 * median(each.parts[part] for each in rounds),
            unit="ms",
            ratio=median(each.shares[part] for each in rounds),
            yardstick="press to the new board",
        )


def _costs(platform: str, rounds: list[Round]) -> Iterator[Figure]:
    for what in ("transactions", "statements"):
        count = median(getattr(each.cost, what) for each in rounds)
        yield Figure(f"{platform}: {what} of a turn", count, "", count, "one durable transaction")
    yield Figure(
        name=f"{platform}: processor time of a turn",
        median=1000 * median(each.cost.processor for each in rounds),
        unit="ms",
        ratio=median(each.cost.processor / each.empty.processor for each in rounds),
        yardstick="an empty handler's",
    )


def _together(name: str, kind: str, matches: int, rounds: list[Round]) -> Iterator[Figure]:
    yield Figure(
        name=f"{name}: {kind}",
        median=median(each.together[matches].per_second for each in rounds),
        unit=f"{kind}/s",
        ratio=median(
            each.together[matches].per_second / each.empty.per_second[matches] for each in rounds
        ),
        yardstick="an empty handler's",
    )
    for what, seconds in SECONDS_TO.items():
        slowest = [each.together[matches].percentile_99(seconds) for each in rounds]
        ratios = [
            time / each.empty.acknowledged for time, each in zip(slowest, rounds, strict=True)
        ]
        yield Figure(
            name=f"{name}: press to {what}, 99th percentile",
            median=1000 * median(slowest),
            unit="ms",
            ratio=median(ratios),
            yardstick="an empty handler's acknowledgement",
        )


async def _round(make: type[Stub], seed: int) -> Round:
    marks = Marks()
    with TemporaryDirectory(dir=".") as folder:
        stub = make(marks)
        async with petteia_on(stub, marks, Path(folder)) as core:
            players = Players(stub, core, seed)
            timed, cost = await turns_alone(stub, players, marks)
            together = {
                matches: await _at_once(stub, players, marks, matches) for matches in AT_ONCE
            }
    empty = await _empty(make(marks), [turn.told for turn in timed], together)
    whole = sum(turn.shown for turn in timed)
    return Round(
        acknowledged=median(turn.acknowledged for turn in timed),
        shown=median(turn.shown for turn in timed),
        cost=cost,
        together=together,
        parts={name: median(turn.parts[name] for turn in timed) for name in PARTS},
        shares={name: sum(turn.parts[name] for turn in timed) / whole for name in PARTS},
        empty=empty,
    )


@asynccontextmanager
async def petteia_on(stub: Stub, marks: Marks, folder: Path) -> AsyncIterator[Core]:
    """Run the bot as the application does, on a database in this folder."""
    async with open_store(f"sqlite:///{folder}/chats.db", count_transaction) as store:
        core = Core(store, marks)
        delivering = asyncio.create_task(core.outbox_worker.run())
        try:
            async with stub.petteia(core):
                yield core
        finally:
            delivering.cancel()
            with suppress(asyncio.CancelledError):
                await delivering


async def turns_alone(stub: Stub, players: Players, marks: Marks) -> tuple[list[Turn], Cost]:
    """Play one turn after the other, each when all of the last one has been delivered."""
    table, turns, costs = await players.sit_down(1), [], Cost(0, 0, 0)
    for number in range(WARM + TURNS):
        told, before = players.press(table), spent()
        turn = await _turn(stub, told, table.room, marks=marks)
        await asyncio.sleep(SETTLED)
        after = spent()
        await players.quiet()
        if number >= WARM:
            turns.append(turn)
            costs = costs - (before - after)
        if players.is_over(table):
            table = await players.sit_down(1)
    return turns, costs / TURNS


async def _turn(stub: Stub, told: Told, room: int, *, marks: Marks) -> Turn:
    acknowledged = stub.arrivals.expect("acknowledged", told.number)
    board = stub.arrivals.expect("board", room)
    begin = marks.start()
    await stub.feed(told.text)
    shown = await board - begin
    return Turn(told, await acknowledged - begin, shown, marks.parts())


async def _at_once(stub: Stub, players: Players, marks: Marks, matches: int) -> Together:
    """Play matches side by side, in rooms of their own."""
    rooms = range(100 * matches, 101 * matches)
    tables = await asyncio.gather(*map(players.sit_down, rooms))
    begin = time.perf_counter()
    plays = (_play(stub, players, table, marks, AT_ONCE[matches]) for table in tables)
    turns = await asyncio.gather(*plays)
    await players.quiet()
    return Together(turns, sum(map(len, turns)) / (time.perf_counter() - begin))


async def _play(stub: Stub, players: Players, table: Table, marks: Marks, most: int) -> list[Turn]:
    turns: list[Turn] = []
    while len(turns) < most and not players.is_over(table):
        turns.append(await _turn(stub, players.press(table), table.room, marks=marks))
    return turns


async def _empty(stub: Stub, told: list[Told], together: dict[int, Together]) -> Empty:
    async with stub.empty():
        begin = time.process_time()
        times = await _answered(stub, told * REPEATED)
        processor = (time.process_time() - begin) / len(times)
        per_second = {}
        for matches, played in together.items():
            began = time.perf_counter()
            works = (_answered(stub, each * REPEATED) for each in played.told)
            answered = await asyncio.gather(*works)
            per_second[matches] = sum(map(len, answered)) / (time.perf_counter() - began)
        return Empty(median(times[WARM:]), processor, per_second)


async def _answered(stub: Stub, told: list[Told]) -> list[float]:
    """Tell one after the other; return the seconds to each acknowledgement."""
    times = []
    for each in told:
        acknowledged = stub.arrivals.expect("acknowledged", each.number)
        begin = time.perf_counter()
        await stub.feed(each.text)
        times.append(await acknowledged - begin)
    return times
