"""The front-end over a real core, a real store and the real client library, on a small Telegram."""

import asyncio
import logging
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from inspect import iscoroutinefunction
from time import monotonic

import pytest

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.service import Service
from bot.frontends.telegram import TelegramFrontend, TelegramOptions
from bot.i18n import LANGUAGES, speaker
from bot.rulebook import RulebookPages
from bot.storage import open_store
from bot.storage.sqlite import PRAGMAS
from tests.bot.frontends.telegram.botapi import TOKEN, BotApi
from tests.bot.frontends.telegram.floods import UNHURRIED
from tests.bot.frontends.telegram.persons import Person, group
from tests.bot.plays import play_out

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PATIENCE = 60  # seconds, however busy the machine is


class Bench:
    """A bot that runs, and can be torn down and built up again on the same database."""

    def __init__(self, api, url):
        self.api = api
        self.url = url
        self.now = NOW
        self.options = {}
        self.rates = UNHURRIED
        self.api_url = api.url
        self.stack = AsyncExitStack()

    async def start(self):
        self.store = await self.stack.enter_async_context(open_store(self.url))
        chance = Chance()
        self.outbox_worker = OutboxWorker(self.store, self.clock)
        self.service = Service(self.store, self.clock, chance)
        options = TelegramOptions(
            token=TOKEN,
            base_url=self.api_url,
            rates=self.rates,
            clock=self.seconds,
            **self.options,
        )
        self.people = People(self.store, chance)
        self.chat = TelegramFrontend(
            Dispatcher(self.service, LANGUAGES, RulebookPages()), self.people, self.store, options
        )
        await self.chat.start()
        self.stack.push_async_callback(self.chat.stop)
        self.outbox_worker.serve(self.chat)

    def clock(self):
        return self.now

    def seconds(self):
        """Seconds that go forward by themselves, and when the clock is put forward."""
        return monotonic() + self.now.timestamp()

    async def put_forward(self, moment):
        self.now = moment

    async def stop(self):
        await self.stack.aclose()

    async def restart(self):
        await self.stop()
        await self.start()

    async def settle(self):
        """Wait until all that people did is answered and all that was to be said is said."""
        await self.api.fetched()
        await self.chat._inbox.settled()
        await self.chat.queue.idle()
        await self.told()

    async def told(self):
        """Have everything delivered that waits."""
        await self.outbox_worker.flush()

    def pass_seconds(self, seconds):
        self.now += timedelta(seconds=seconds)

    def person(self, name, username=None):
        return Person(self.api, name, username)

    async def welcome(self, *people):
        """Have people press Start, and greet them."""
        for person in people:
            await person.start()
        await self.settle()

    async def press(self, person, post, label=None, **how):
        """Press a button and wait for all that comes of it; returns the answer to the press."""
        answer = await person.press(post, label, **how)
        await self.settle()
        assert answer.done(), "the press was not answered"
        return answer.result()

    async def say(self, person, text, *where, **how):
        post = await person.say(text, *where, **how)
        await self.settle()
        return post

    async def match(self, chat, one, two, text="/challenge lemery-compact first"):
        """A match of two in a group, challenged by reply and taken up."""
        hello = await two.say("hello", chat)
        await self.say(one, text, chat, to=hello)
        await self.press(two, chat.last, "Accept")
        return chat.last

    async def play_out(self, actions):
        """Play actions in the only match; only the last one is delivered."""
        await play_out(self.store, self.clock, actions)
        await self.told()


@pytest.fixture(autouse=True)
def _nobody_waits_for_the_disk(monkeypatch):
    """Nothing here is lost when the power fails, so a commit need not wait for the disk."""
    quick = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in PRAGMAS)
    monkeypatch.setattr("bot.storage.sqlite.PRAGMAS", quick)


@pytest.fixture
async def api(request):
    """A server of today, or one that is as old as a test wants to have it."""
    async with BotApi() as api:
        if request.node.get_closest_marker("old_server"):
            api.api_level = 100
        yield api
    assert api.wrongs == []


@pytest.fixture
async def bench(api, sqlite_url):
    bench = Bench(api, sqlite_url)
    await bench.start()
    yield bench
    await bench.stop()


@pytest.fixture
def pair(bench):
    return bench.person("Alkaios"), bench.person("Brasidas")


@pytest.fixture
def agora(api):
    return group(api, "Agora")


@pytest.fixture
def stoa(api):
    return group(api, "Stoa")


@pytest.fixture(autouse=True)
def no_token_in_logs(caplog, capfd):
    """Whatever a test does, the token reaches no log."""
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.WARNING, "aiosqlite")
    yield
    written = "".join((caplog.text, *capfd.readouterr()))
    assert TOKEN.partition(":")[2] not in written


async def comes(is_so):
    """Wait until something that goes on beside a test has come to be."""
    async with asyncio.timeout(PATIENCE):
        while not (await is_so() if iscoroutinefunction(is_so) else is_so()):  # noqa: ASYNC110 -- it knows of no event
            await asyncio.sleep(0.005)


def say(line):
    return speaker("en").say(line)
