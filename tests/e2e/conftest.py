"""The whole thing: the real process on a database of its own, and real browsers in front of it.

A worker has one browser and one running bot for all of its tests, so people have names that nobody
else has. A test that kills the bot has a ``server`` of its own. With PETTEIA_SHOTS=1 in the
environment the pages are photographed on the way, into the folder `shots` beside this file.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import pytest_asyncio
from aiohttp import ClientError, ClientSession
from playwright.async_api import async_playwright, expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import Player

ROOT = Path(__file__).parents[2]
PATIENCE = 30_000
"""Milliseconds until what is waited for counts as missing, on the slowest of machines."""

START_PATIENCE = 120  # seconds

FLAGS = (
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NUMBERS = count(1)
PROGRAM = """
from discord.http import Route
from bot.cli.main import main

Route.BASE = "http://127.0.0.1:9"
main()
"""

expect.set_options(timeout=PATIENCE)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`petteia run`, which can be killed and started again; its Discord is nowhere."""

    def __init__(self, folder, **settings):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("PETTEIA_")},
            "PYTHONPATH": str(ROOT),
            "PETTEIA_DATABASE__URL": f"sqlite:///{folder / 'petteia.db'}",
            "PETTEIA_WEB__PORT": str(self.port),
            # Nobody plays as fast as these tests do.
            "PETTEIA_LIMITS__COMMANDS_A_MINUTE": "100000",
            **{
                f"PETTEIA_{name}": value.replace("{port}", str(self.port))
                for name, value in settings.items()
            },
        }
        self._folder = folder
        self._process = None

    async def start(self):
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: ASYNC220 -- it lives beside the test
                [sys.executable, "-c", PROGRAM, "run"],
                env=self._environment,
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )
        async with asyncio.timeout(START_PATIENCE), ClientSession() as session:
            while True:
                with suppress(ClientError):
                    async with session.get(f"{self.url}/healthz") as answer:
                        assert await answer.text() == "ok"
                        return
                assert self._process.poll() is None, (self._folder / "log").read_text()
                await asyncio.sleep(0.05)

    def kill(self):
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@asynccontextmanager
async def serving(folder, **settings):
    """A server that runs for as long as the block, with such settings as WEB__INVITATION.

    `{port}` in one of them is the port of the page.
    """
    server = Server(folder, **settings)
    try:
        await server.start()
        yield server
    finally:
        server.kill()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory):
    """The bot that all tests of a worker share; no test may stop it."""
    async with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium):
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        await browser.close()


@asynccontextmanager
async def visitors(browser, url):
    """Open the page in browsers of their own; whatever goes wrong in a page fails the test."""
    wrong = []

    async def visitor(device, name=None, **options):
        """Someone before the page, who has come in if there is a name for them.

        Requests of a service worker do not come to the routes of a test, so there is none unless
        the options allow it.
        """
        context = await browser.new_context(**{"service_workers": "block"} | device | options)
        pages.push_async_callback(context.close)
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda failure: wrong.append(str(failure.error)))
        context.on("console", lambda message: _note(message, wrong))
        player = Player(await context.new_page(), options.get("locale", "en"))
        await player.page.goto(url)
        if name:
            await player.enter(f"{name}{next(NUMBERS)}")
        return player

    async with AsyncExitStack() as pages:
        yield visitor
    assert wrong == []


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(browser, server):
    async with visitors(browser, server.url) as visitor:
        yield visitor


@pytest_asyncio.fixture(loop_scope="session")
async def match(visitor):
    """Dion at a desk and Berenike with a phone, in a match of the compact game that he begins."""
    dion, berenike = await visitor(DESKTOP, "Dion"), await visitor(PHONE, "Berenike")
    await dion.challenge(berenike, "lemery-compact side=first")
    await berenike.button("button-accept").tap()
    await dion.sees_headline("turn-yours", name=berenike)
    return dion, berenike


def _note(message, wrong):
    """A broken connection or a refused form is told by the browser too; all else is wrong."""
    expected = (
        "ERR_CONNECTION",
        "ERR_INTERNET_DISCONNECTED",
        "WebSocket",
        "409 (Conflict)",
        "403 (Forbidden)",
    )
    if message.type == "error" and not any(part in message.text for part in expected):
        wrong.append(message.text)
