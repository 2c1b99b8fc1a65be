"""Two people at each table, who press a bot's buttons; and the core behind the bot, timed."""

import asyncio
import random
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.challenges import Accept
from bot.core.matches.chance import Chance
from bot.core.matches.commands import Command
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused
from bot.core.matches.model import AccountId, Identity, Match, MatchId, SideWish, Stage, Terms
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.notifications.platform import FrontEnd
from bot.core.service.service import Service
from bot.core.store.outbox import Notification
from bot.core.store.port import Store
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from engine import Side
from engine.catalogue import DEFAULT, ruleset
from tests.bench.discord_stub import DiscordStub
from tests.bench.network import Marks, Press
from tests.bench.telegram_stub import TelegramStub

PAUSE = 0.01  # seconds, in which the outbox finds that it is empty

Stub = TelegramStub | DiscordStub


class TimedService(Service):
    """The core's service, timed; it keeps the matches that it has changed at hand."""

    def __init__(self, store: Store, outbox_worker: OutboxWorker, marks: Marks) -> None:
        super().__init__(store, _now, Chance(), worker=outbox_worker)
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

    async def deliver(self, notice: Notification) -> None:
        if notice.place is not None:
            self._marks.mark("outbox")
        await self._front_end.deliver(notice)

    async def deliver_digest(self, account: AccountId) -> bool:
        return await self._front_end.deliver_digest(account)


class Core:
    """What the application puts behind its front-ends."""

    def __init__(self, store: Store, marks: Marks) -> None:
        self.store = store
        self.outbox_worker = OutboxWorker(store, _now)
        self.service = TimedService(store, self.outbox_worker, marks)
        self.dispatcher = Dispatcher(self.service, LANGUAGES, RulebookPages())
        self.people = People(store, self.service.chance)
        self._marks = marks

    def serve(self, front_end: FrontEnd) -> None:
        """Deliver to this front-end from now on."""
        self.outbox_worker.serve(TimedFrontEnd(front_end, self._marks))


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
        here = RequestContext(place=place, stay=place, theirs=place)
        offered = _done(await service.offer(one, terms, invited=other, context=here))
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
        control = str(Control(Verb.PLAY, match.id, match.turn, index))
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


def _done(result: Match | Refused) -> Match:
    if isinstance(result, Refused):
        raise AssertionError(result)  # noqa: TRY004 -- a bug, not a matter of types
    return result


def _now() -> datetime:
    return datetime.now(UTC)
