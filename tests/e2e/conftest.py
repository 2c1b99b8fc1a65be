"""The whole thing: the real process on a database of its own, and real browsers in front of it."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from aiohttp import ClientError, ClientSession
from playwright.async_api import async_playwright, expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import Player

ROOT = Path(__file__).parents[2]
SHOTS = Path(__file__).with_name("shots")
PATIENCE = 30_000
"""Milliseconds until what is waited for counts as missing, on the slowest of machines."""

FLAGS = (
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=PATIENCE)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`petteia run`, which can be killed and started again."""

    def __init__(self, folder):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("PETTEIA_")},
            "PYTHONPATH": str(ROOT),
            "PETTEIA_DATABASE__URL": f"sqlite:///{folder / 'petteia.db'}",
            "PETTEIA_WEB__PORT": str(self.port),
            # Nobody plays as fast as these tests do.
            "PETTEIA_LIMITS__COMMANDS_A_MINUTE": "100000",
        }
        self._folder = folder
        self._process = None

    async def start(self):
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: ASYNC220 -- it lives beside the test
                [sys.executable, "-c", "from bot.cli import main; main()", "run"],
                env=self.environment,
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )
        async with asyncio.timeout(30), ClientSession() as session:
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


@pytest.fixture
async def server(tmp_path):
    server = Server(tmp_path)
    await server.start()
    yield server
    server.kill()


@pytest.fixture
async def browser(chromium):
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        await browser.close()


@asynccontextmanager
async def visitors(browser, url):
    """Open the page in browsers of their own; whatever goes wrong in a page fails the test."""
    SHOTS.mkdir(exist_ok=True)
    wrong = []

    async def visitor(device, **options):
        context = await browser.new_context(**device, **options)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: _note(message, wrong))
        player = Player(page, SHOTS)
        await page.goto(url)
        return player

    yield visitor
    assert not wrong


@pytest.fixture
async def visitor(browser, server):
    async with visitors(browser, server.url) as visitor:
        yield visitor


@pytest.fixture
async def match(visitor):
    """Dion at a desk and Berenike with a phone, in a match of the compact game that he begins."""
    dion, berenike = await visitor(DESKTOP), await visitor(PHONE)
    await dion.enter("Dion")
    await berenike.enter("Berenike")
    await dion.say("challenge Berenike lemery-compact side=first")
    await berenike.button("button-accept").tap()
    await dion.sees_headline("turn-yours", name="Berenike")
    return dion, berenike


def _note(message, wrong):
    """A broken connection or a refused form is told by the browser too; all else is wrong."""
    expected = ("ERR_CONNECTION", "WebSocket", "409 (Conflict)", "403 (Forbidden)")
    if message.type == "error" and not any(part in message.text for part in expected):
        wrong.append(message.text)
