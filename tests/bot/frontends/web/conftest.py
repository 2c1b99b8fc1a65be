"""A web chat over a real core and a real store, and browsers that visit it."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial

import pytest
from aiohttp import ClientSession, CookieJar, WSMsgType
from yarl import URL

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.service import Service
from bot.frontends.web import WebFrontend, WebOptions
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from bot.storage.sqlite import PRAGMAS
from tests.bot.plays import play_out
from tests.javascript.frame_types import faults

PATIENCE = 60  # seconds, however busy the machine is


def now():
    return datetime.now(UTC)


async def _cancelled(task):
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


class Socket:
    """A browser's line to the chat: frames are dicts, and answers are found by their number."""

    def __init__(self, line):
        self.line = line
        self.number = 0

    async def frame(self, kind):
        """The next frame of this kind; others before it are skipped."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.line.receive()
                assert message.type is WSMsgType.TEXT, message
                frame = message.json()
                assert faults(frame) == []
                if frame["kind"] == kind:
                    return frame

    async def ask(self, kind, answer="answer", **fields):
        self.number += 1
        await self.line.send_json({"kind": kind, "n": self.number, **fields})
        frame = await self.frame(answer)
        assert frame["n"] == self.number
        return frame

    async def hear(self, text, **fields):
        return await self.ask("hear", text=text, **fields)

    async def press(self, control):
        return await self.ask("press", control=control)

    async def ask_pong(self):
        await self.line.send_json({"kind": "ping"})
        await self.frame("pong")

    async def is_closed(self):
        async with asyncio.timeout(PATIENCE):
            while not self.line.closed:
                await self.line.receive()
        return True


class Browser:
    """A browser with its cookies."""

    def __init__(self, url, stack):
        self.url = url
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.stack = stack
        self.origin = {"Origin": url}

    async def enter(self, name, headers=None, **fields):
        """Fill in the form; returns the status and the answer."""
        body = {"name": name, **fields}
        headers = self.origin | (headers or {})
        async with self.session.post(f"{self.url}/name", json=body, headers=headers) as response:
            return response.status, await response.json()

    async def recover(self, name, code, address=None, **fields):
        """Fill in the form for those with a recovery code, at an address behind a proxy."""
        body = {"name": name, "code": code, **fields}
        async with self.session.post(
            f"{self.url}/recover", json=body, headers=self._headers(address)
        ) as response:
            return response.status, await response.json()

    def _headers(self, address):
        return self.origin | ({"X-Forwarded-For": address} if address else {})

    @property
    def token(self):
        return self.session.cookie_jar.filter_cookies(URL(self.url))["petteia"].value

    async def socket(self, address=None, **told):
        """Open a socket, as a proxy does for a client at an address; the page tells the rest."""
        line = await self.session.ws_connect(
            f"{self.url}/chat", headers=self._headers(address), params=told
        )
        self.stack.push_async_callback(line.close)
        return Socket(line)

    async def get(self, path, **headers):
        async with self.session.get(self.url + path, headers=headers) as response:
            await response.read()
            return response


class Visit:
    """A running chat."""

    def __init__(self, chat, service, *, outbox_worker, stack):
        self.chat = chat
        self.service = service
        self.store = service.store
        self.outbox_worker = outbox_worker
        self.url = f"http://127.0.0.1:{chat.port}"
        self._stack = stack

    def browser(self):
        browser = Browser(self.url, self._stack)
        self._stack.push_async_callback(browser.session.close)
        return browser

    async def person(self, name):
        """A browser that has entered, with a socket on which it has been greeted."""
        browser = self.browser()
        status, _ = await browser.enter(name)
        assert status == 200
        socket = await browser.socket()
        await socket.frame("hello")
        return browser, socket

    async def told(self):
        """Have everything delivered that waits."""
        await self.outbox_worker.flush()

    async def play_out(self, actions):
        """Play actions in the only match; only the last one is delivered."""
        await play_out(self.store, now, actions)
        self.outbox_worker.wake()


@pytest.fixture(autouse=True)
def _nobody_waits_for_the_disk(monkeypatch):
    """Nothing here is lost when the power fails, so a commit need not wait for the disk."""
    quick = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in PRAGMAS)
    monkeypatch.setattr("bot.storage.sqlite.PRAGMAS", quick)


@asynccontextmanager
async def open_chat(url, push=None, site_url="", clock=now, *, delivers=True, **options):
    """Open a chat on a database with these options; it is closed at the end of the block.

    ``push`` makes a sender of notifications, of the store and the dispatcher; ``site_url`` is the
    public address that is told, ``clock`` another clock than that of the machine. Unless it
    ``delivers`` by itself, it does so when `Visit.told` is called.
    """
    wanted = {"host": "127.0.0.1", "port": 0, "invitation": None, **options}
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(open_store(url))
        chance = Chance()
        outbox_worker = OutboxWorker(store, clock)
        service = Service(store, clock, chance, worker=outbox_worker)
        dispatcher = Dispatcher(service, LANGUAGES, RulebookPages(), site_url=site_url)
        chat = WebFrontend(
            dispatcher,
            People(store, chance),
            WebOptions(**wanted),
            push(store, dispatcher) if push else None,
        )
        await chat.start()
        stack.push_async_callback(chat.stop)
        outbox_worker.serve(chat)
        if delivers:
            stack.push_async_callback(_cancelled, asyncio.create_task(outbox_worker.run()))
        async with AsyncExitStack() as browsers:
            yield Visit(chat, service, outbox_worker=outbox_worker, stack=browsers)


@pytest.fixture
def visiting(sqlite_url):
    """Open a chat on a database of the test's own, as ``open_chat`` does."""
    return partial(open_chat, sqlite_url)


@pytest.fixture
async def visit(visiting):
    async with visiting() as visit:
        yield visit
