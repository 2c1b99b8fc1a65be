"""A bot of three front-ends on one database that faults happen to; its clock is the test's."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing, contextmanager
from time import monotonic

import pytest

from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.heartbeat import Heartbeat
from bot.core.service.scheduler import Scheduler
from bot.frontends import TELEGRAM
from bot.frontends.telegram import TelegramFrontend, TelegramOptions
from bot.frontends.web import WebFrontend, WebOptions
from bot.storage import open_store, sqlite
from tests.bot.core.conftest import Bench
from tests.bot.frontends.discord.world import World
from tests.bot.frontends.telegram.botapi import TOKEN, BotApi
from tests.bot.frontends.telegram.conftest import comes
from tests.bot.frontends.telegram.floods import UNHURRIED
from tests.bot.frontends.telegram.persons import Person, group
from tests.bot.frontends.web.conftest import Browser

BUSY = 0.05
"""How long the bot waits for another program that writes, in seconds."""

SERVER = pytest.param("postgres", marks=pytest.mark.postgres)


class Whole(Bench):
    """The core at work, with its outbox and its clocks, and the web chat and Telegram before it.

    People of the bench's own, who talk to the dispatcher, are of the web chat too.
    """

    def __init__(self, store, api):
        super().__init__(store)
        self.api = api
        self.outbox_worker = OutboxWorker(store, self.clock)
        heartbeat = self.service._heartbeat = Heartbeat(store, self.clock)
        self.scheduler = Scheduler(self.service, heartbeat=heartbeat)
        options = TelegramOptions(
            token=TOKEN, base_url=api.url, rates=UNHURRIED, clock=self.seconds
        )
        self.telegram = TelegramFrontend(self.dispatcher, self.people, store, options)
        web = WebOptions(host="127.0.0.1", port=0, invitation=None)
        self.web = WebFrontend(self.dispatcher, self.people, web)
        self.stack = AsyncExitStack()

    def seconds(self):
        return monotonic() + self.now.timestamp()

    async def start(self):
        for chat in (self.telegram, self.web):
            await chat.start()
            self.stack.push_async_callback(chat.stop)
            self.outbox_worker.serve(chat)
        await comes(self._is_published)

    async def _is_published(self):
        return await self.store.publication(TELEGRAM) is not None

    async def settle(self):
        """Wait until what people did on Telegram is answered."""
        await self.api.fetched()
        await self.telegram._inbox.settled()
        await self.telegram.queue.idle()

    async def settled(self):
        """The same, with all that was to be said."""
        await self.settle()
        await self.outbox_worker.flush()

    async def visitor(self, name):
        """Someone in a browser: a socket that has been greeted."""
        browser = Browser(f"http://127.0.0.1:{self.web.port}", self.stack)
        self.stack.push_async_callback(browser.session.close)
        status, _ = await browser.enter(name)
        assert status == 200
        socket = await browser.socket()
        await socket.frame("hello")
        return socket

    async def grouped(self, chat, one, two):
        """A match of two in a group on Telegram, the first to move."""
        hello = await two.say("hello", chat)
        await one.say("/challenge lemery-compact first", chat, to=hello)
        await self.settled()
        await two.press(chat.last, "Accept")
        await self.settled()
        [board] = chat.live
        return board.data("Move").split(":")[1]


@pytest.fixture
async def api():
    async with BotApi() as api:
        yield api
    assert api.wrongs == []


@pytest.fixture
def path(sqlite_file):
    """The file of the SQLite database."""
    return sqlite_file


@pytest.fixture
async def whole(path, api, monkeypatch):
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", BUSY)
    async with open_store(f"sqlite:///{path}") as store:
        whole = Whole(store, api)
        await whole.start()
        yield whole
        await whole.stack.aclose()


@pytest.fixture
async def bench(path):
    """Only the core."""
    async with open_store(f"sqlite:///{path}") as store:
        yield Bench(store)


@pytest.fixture
async def world(path, monkeypatch):
    """A Discord with the bot on it."""
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", BUSY)
    world = World(f"sqlite:///{path}")
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


@pytest.fixture
def alkaios(world):
    return world.member("alkaios", global_name="Alkaios")


@pytest.fixture
def brasidas(world):
    return world.member("brasidas", global_name="Brasidas")


@pytest.fixture
def agora(api):
    return group(api, "Agora")


@pytest.fixture
def pair(api):
    return Person(api, "Alkaios"), Person(api, "Brasidas")


def alarms(logs):
    """The lines that are more than news."""
    return [entry["event"] for entry in logs if entry["log_level"] not in {"debug", "info"}]


@contextmanager
def held(path):
    """Another program writes to the database for as long as the block lasts."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def soon(is_so):
    """Wait until something that goes on beside this test has come to be."""
    async with asyncio.timeout(120):
        while not is_so():  # noqa: ASYNC110 -- what goes on there knows of no event
            await asyncio.sleep(0.01)
