"""Milliseconds and presses per second of the chat bots, beside a bot that does nothing.

A turn is a button pressed that plays a move: the library reads the update, the desk plays it and
stores it durably, the press is acknowledged, and the outbox brings a new board with its picture to
the place. Desk, SQLite store, outbox, pictures and both libraries are the real ones; the network
alone is a stub that answers at once. The yardstick is a bot of one handler, on the same library and
stub, that acknowledges the same presses and does nothing else. The parts of a turn follow one
another and add up to the new board; what else the outbox delivers goes on beside them.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.core.announcer import Announcer
from bot.core.chance import SystemChance
from bot.core.commands import Accept, Command
from bot.core.controls import Control, Verb
from bot.core.desk import Desk
from bot.core.here import Here
from bot.core.messages import Refused
from bot.core.model import AccountId, Identity, Match, MatchId, SideWish, Stage, Terms
from bot.core.people import People
from bot.core.ports import FrontEnd, Notice, Store
from bot.core.posts import Posts
from bot.core.service import Service
from bot.lang import LANGUAGES
from bot.storage import open_store
from engine.catalogue import DEFAULT, ruleset
from engine.position import Side
from tests.bench.discord_stub import DiscordStub
from tests.bench.network import Marks, Press
from tests.bench.report import Figure
from tests.bench.telegram_stub import TelegramStub

ROUNDS = 5
WARM, TURNS = 5, 25
MATCHES, EACH = 8, 8
REPEATED = 10  # times that the yardstick is told the same, as it is so much quicker
PAUSE = 0.01  # seconds, in which the outbox finds that it is empty
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

Stub = TelegramStub | DiscordStub


class TimedService(Service):
    """The core's service, timed; it keeps the matches that it has changed at hand."""

    def __init__(self, store: Store, announcer: Announcer, marks: Marks) -> None:
        super().__init__(store, _now, SystemChance(), wake=announcer.wake)
        self.latest: dict[MatchId, Match] = {}
        self._marks = marks

    async def act(self, match_id: MatchId, command: Command) -> Match | Refused:
        self._marks.mark("meeting")
        done = await super().act(match_id, command)
        self._marks.mark("core")
        self.latest[match_id] = _done(done)
        return done


class TimedFrontEnd:
    """A front-end of which it is timed when it is given a place's notice."""

    def __init__(self, front_end: FrontEnd, marks: Marks) -> None:
        self.platform = front_end.platform
        self._front_end = front_end
        self._marks = marks

    async def deliver(self, notice: Notice) -> None:
        if notice.place is not None:
            self._marks.mark("outbox")
        await self._front_end.deliver(notice)


class Core:
    """What the application puts behind its front-ends."""

    def __init__(self, store: Store, marks: Marks) -> None:
        self.store = store
        self.announcer = Announcer(store, _now)
        self.service = TimedService(store, self.announcer, marks)
        self.desk = Desk(self.service, LANGUAGES)
        self.people = People(store, self.service.chance)
        self.posts = Posts(store)
        self._marks = marks

    def serve(self, front_end: FrontEnd) -> None:
        """Deliver to this front-end from now on."""
        self.announcer.serve(TimedFrontEnd(front_end, self._marks))


@dataclass(frozen=True, slots=True)
class Table:
    """A room in which two people play a match."""

    room: int
    match: MatchId
    people: dict[AccountId, int]


@dataclass(frozen=True, slots=True)
class Told:
    """What a bot is told of a press, and the press's number."""

    number: int
    text: str


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


class Players:
    """Presses buttons of one bot's boards."""

    def __init__(self, stub: Stub, core: Core, seed: int) -> None:
        self._stub = stub
        self._core = core
        self._random = random.Random(seed)
        self._numbers = count(1)

    async def sit_down(self, room: int) -> Table:
        """Begin a match of two people at a place."""
        first, second = 2 * room + 10_001, 2 * room + 10_002
        place, service = self._stub.place(room), self._core.service
        one, other = await self._meet(first), await self._meet(second)
        rules = ruleset(DEFAULT)
        terms = Terms(rules.name, rules.revision, SideWish.FIRST)
        here = Here(place=place, stay=place, theirs=place)
        offered = _done(await service.offer(one, terms, invited=other, here=here))
        await self.quiet()
        _done(await service.act(offered.id, Accept(other, Side.FIRST, place)))
        await self.quiet()
        return Table(room, offered.id, {one: first, other: second})

    def press(self, table: Table) -> Told:
        """Press to play any legal action."""
        match = self._core.service.latest[table.match]
        if match.seats is None or match.game is None:
            raise AssertionError(match)
        index = self._random.randrange(len(match.game.choices))
        who = table.people[match.seats[match.game.position.side]]
        control = str(Control(Verb.PLAY, match.id, match.turn, str(index)))
        number = next(self._numbers)
        return Told(number, self._stub.written(Press(number, who, table.room, control)))

    def is_over(self, table: Table) -> bool:
        return self._core.service.latest[table.match].stage is Stage.OVER

    async def quiet(self) -> None:
        """Wait until the outbox is empty."""
        while await self._core.store.next_due((self._stub.platform,)) is not None:  # noqa: ASYNC110
            await asyncio.sleep(PAUSE)
        await asyncio.sleep(PAUSE)

    async def _meet(self, number: int) -> AccountId:
        identity = Identity(self._stub.platform, str(number))
        return (await self._core.people.meet(identity, str(number))).id


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
    table, turns = await players.sit_down(0), []
    for _ in range(WARM + TURNS):
        turns.append(await _turn(stub, players.press(table), table.room, marks=marks))
        await players.quiet()
        if players.is_over(table):
            table = await players.sit_down(0)
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
    rooms = range(1, MATCHES + 1)
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


def _done(result: Match | Refused) -> Match:
    if isinstance(result, Refused):
        raise AssertionError(result)  # noqa: TRY004 -- a bug, not a matter of types
    return result


def _now() -> datetime:
    return datetime.now(UTC)
