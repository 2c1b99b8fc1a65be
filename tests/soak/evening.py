"""A bot with all three front-ends, and many tables at which people play."""

import asyncio
import gc
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from random import Random

from bot.core.accounts.people import People
from bot.core.accounts.rate_limits import RateLimits
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.scheduler import Scheduler
from bot.core.service.service import Service
from bot.frontends.web import WebFrontend, WebOptions
from bot.i18n import LANGUAGES, load_languages
from bot.rulebook import RulebookPages, prepare
from bot.storage import open_store
from engine.catalogue import KEYS
from tests.bench.discord_stub import DiscordStub
from tests.bench.network import Marks
from tests.bench.telegram_stub import TelegramStub
from tests.bot.frontends.web.browsers import Guest
from tests.bot.frontends.web.unhurried import UNHURRIED
from tests.soak.memories import kept, small
from tests.soak.tables import StubTable, WebTable

PLATFORMS = ("discord", "telegram", "web")
TOGETHER = 20
"""At how many tables a turn is played at once."""

PATIENCE = 60.0
PAUSE = 0.005
MANY = 10**9
LIMITS = RateLimits(
    running=MANY,
    challenges=MANY,
    challenges_a_day=MANY,
    commands_a_minute=MANY,
    place_challenges_a_day=MANY,
    place_commands_a_minute=MANY,
)


class Unmarked(Marks):
    """Nobody asks where the time went, so it is not kept."""

    def mark(self, part):
        """Keep nothing."""


class Core:
    """What the application puts behind its front-ends."""

    def __init__(self, store):
        self.store = store
        self.outbox_worker = OutboxWorker(store, _now)
        self.service = Service(store, _now, Chance(), worker=self.outbox_worker, limits=LIMITS)
        self.scheduler = Scheduler(self.service)
        self.dispatcher = Dispatcher(self.service, LANGUAGES, RulebookPages())
        self.people = People(store, self.service.chance)
        self.serve = self.outbox_worker.serve
        self.standing = frozenset()

    async def said(self):
        """Wait until all has been said that is to be said."""
        async with asyncio.timeout(PATIENCE):
            while await self.store.next_due(PLATFORMS):  # noqa: ASYNC110 -- as the store has no bell
                await asyncio.sleep(PAUSE)

    async def quiet(self):
        """Wait until nothing is under way of a kind that was not before anyone played."""
        async with asyncio.timeout(PATIENCE):
            while _kinds() - self.standing:  # noqa: ASYNC110 -- see above
                await asyncio.sleep(PAUSE)
        await self.said()


class Evening:
    """The bot, its people and their tables."""

    def __init__(self, folder, *, tables, seed):
        self._url = f"sqlite:///{folder}/soak.db"
        self._many = tables
        self._seed = seed
        self._stack = AsyncExitStack()

    async def __aenter__(self):
        core = self.core = Core(await self._stack.enter_async_context(open_store(self._url)))
        await core.scheduler.beat()
        load_languages()
        prepare()
        gc.freeze()  # as the application does
        marks = Unmarked()
        self.discord, self.telegram = DiscordStub(marks), TelegramStub(marks)
        for stub in (self.discord, self.telegram):
            await self._stack.enter_async_context(stub.petteia(core))
        options = WebOptions("127.0.0.1", 0, None, limits=UNHURRIED)
        self.web = WebFrontend(core.dispatcher, core.people, options)
        await self.web.start()
        core.serve(self.web)
        self._stack.push_async_callback(self.web.stop)
        self._stack.enter_context(small(self.telegram, self.web))
        for loop in (core.outbox_worker.run(), core.scheduler.run()):
            self._stack.push_async_callback(_cancelled, asyncio.create_task(loop))
        self.tables = [await self._table(number) for number in range(self._many)]
        await core.said()
        core.standing = _kinds()
        return self

    async def __aexit__(self, *_):
        await self._stack.aclose()

    async def round(self):
        """Play a turn at each table, many of them at once, until all has been said."""
        for at in range(0, len(self.tables), TOGETHER):
            await asyncio.gather(*(table.turn() for table in self.tables[at : at + TOGETHER]))
        await self.core.quiet()

    async def _table(self, number):
        key, chance = KEYS[number // 3 % len(KEYS)], Random(f"{self._seed} {number}")
        match PLATFORMS[number % 3]:
            case "discord":
                return StubTable(self.core, key, chance, stub=self.discord, room=number + 1)
            case "telegram":
                return StubTable(self.core, key, chance, stub=self.telegram, room=number + 1)
            case _:
                guests = [await self._guest(f"Guest {number} {who}") for who in (0, 1)]
                return WebTable(self.core, key, chance, guests=guests)

    async def _guest(self, name):
        guest = Guest(f"http://127.0.0.1:{self.web.port}")
        await guest.browser.enter(name)
        await guest.connect()
        self._stack.push_async_callback(guest.leave)
        return guest

    def kept(self):
        """Return how much is remembered now that nothing happens, and its bound."""
        visitors = len(self.web._presence.visitors()), 2 * self._many
        found = kept(self.core, self.telegram, self.web)
        return {**found, "visitors of the page": visitors}


def _kinds():
    """Return the kinds of what is under way, by the names of the functions."""
    return frozenset(task.get_coro().__qualname__ for task in asyncio.all_tasks())


async def _cancelled(task):
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _now():
    return datetime.now(UTC)
