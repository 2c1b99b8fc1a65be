"""What starts together, and what is left out alone."""

import asyncio
import os
import signal
import socket
from contextlib import suppress

import pytest
from aiohttp import ClientConnectionError, ClientSession
from structlog.testing import capture_logs

from bot import app
from bot.config.reading import load
from bot.core.accounts.people import People
from bot.core.matches.chance import Chance
from bot.core.matches.errors import CannotStart
from bot.core.matches.model import Identity, Terms
from bot.core.notifications.platform import Status
from bot.core.store.outbox import DeliveryScope
from bot.operations.database_setup import StartError


class Front:
    """A front-end that starts, or says why it cannot."""

    status = Status.SERVING

    def __init__(self, platform, problem=None):
        self.platform = platform
        self.problem = problem
        self.stopped = False

    def delivery_scope(self):
        return DeliveryScope(platform=self.platform)

    async def start(self):
        if self.problem:
            raise self.problem

    async def stop(self):
        self.stopped = True

    async def deliver(self, notice):
        """Nothing is said here."""


def given(dispatcher, fronts):
    for front in fronts:
        front.service = dispatcher._services.matches
        front.computer = dispatcher._services.computer
        front.site_url = dispatcher.views.site_url
    return iter(fronts)


@pytest.fixture
def run(bare_environment, monkeypatch):  # noqa: ARG001  # for what it does
    async def run(*fronts, ready=True):
        """What the operator reads, until it is told to stop."""
        monkeypatch.setattr(app, "set_up_logs", lambda *_: None)
        monkeypatch.setattr(
            app, "front_ends", lambda _settings, dispatcher, _people: given(dispatcher, fronts)
        )
        said = []

        def say(sentence):
            said.append(sentence)
            if ready and "ready" in sentence:
                os.kill(os.getpid(), signal.SIGTERM)

        async with asyncio.timeout(120):
            await app.run(load(), say)
        return said

    return run


async def test_views_lead_to_pages_at_the_public_address(run, monkeypatch):
    for address in ("", "https://petteia.example"):
        monkeypatch.setenv("PETTEIA_WEB__PUBLIC_URL", address)
        monkeypatch.setenv("PETTEIA_WEB__INVITATION", "twelve letters")
        front = Front("web")
        await run(front)
        assert front.site_url == address


async def test_a_token_that_does_not_work_stops_its_platform_alone(run):
    good, bad = Front("web"), Front("telegram", CannotStart("Telegram does not know the token"))
    told, ready = await run(good, bad)
    assert told == "Telegram is left out: Telegram does not know the token"
    assert "http://127.0.0.1:8080" in ready
    assert (good.stopped, bad.stopped) == (True, False)


async def test_when_nothing_starts_the_program_ends_with_a_sentence(run):
    with pytest.raises(StartError, match="nothing could be started"):
        await run(Front("discord", CannotStart("Discord refuses the token")))


async def test_a_port_in_use_ends_the_program_and_stops_what_ran(run):
    other = Front("discord")
    with pytest.raises(StartError, match=r"choose another one in \[web\]"):
        await run(other, Front("web", OSError(98, "address already in use")))
    assert other.stopped


class Hanging(Front):
    """A front-end that hangs for ever when it is stopped, and when it delivers."""

    def __init__(self, platform, over):
        super().__init__(platform)
        self.over = over

    async def stop(self):
        while not self.over.is_set():
            with suppress(asyncio.CancelledError):
                await self.over.wait()

    deliver = stop


async def test_a_front_end_that_hangs_keeps_neither_the_others_nor_the_end(run, monkeypatch):
    monkeypatch.setattr(app, "FRONT_END_TIMEOUT", 0.05)
    over = asyncio.Event()
    good = Front("discord")
    with capture_logs() as lines:
        await run(good, Hanging("web", over))
    over.set()
    assert good.stopped
    assert [line["what"] for line in lines if line["event"] == "not_stopped"] == ["web"]


class Challenged(Hanging):
    """A front-end on which someone is challenged at once."""

    async def start(self):
        people = People(self.service.store, Chance())
        one, two = [await people.register(Identity("web", name), name) for name in ("Dion", "Eve")]
        await self.service.offer(one.id, Terms("poleis", 1), invited=two.id)

    async def deliver(self, notice):
        self.notice = notice
        os.kill(os.getpid(), signal.SIGTERM)
        await self.stop()


async def test_a_delivery_that_hangs_is_left_behind_and_made_after_the_next_start(run, monkeypatch):
    monkeypatch.setattr(app, "FRONT_END_TIMEOUT", 0.05)
    monkeypatch.setattr(app, "LOOP_TIMEOUT", 0.05)
    over = asyncio.Event()
    hanging = Challenged("web", over)
    with capture_logs() as lines:
        await run(hanging, ready=False)
    over.set()
    await asyncio.sleep(0)  # what was left behind finds the database closed
    left = [line["what"] for line in lines if line["event"] == "not_stopped"]
    assert left == ["web", "outbox"]
    again = Delivered("web")
    await run(again, ready=False)
    assert {notice.match for notice in again.notices} == {hanging.notice.match}


class Delivered(Front):
    """A front-end that takes what both players are told, and then has the process told to stop."""

    def __init__(self, platform):
        super().__init__(platform)
        self.notices = []

    async def deliver(self, notice):
        self.notices.append(notice)
        if len({notice.account for notice in self.notices}) == 2:
            os.kill(os.getpid(), signal.SIGTERM)


class Asking(Front):
    """A front-end that asks how the bot is doing, as soon as it can."""

    def __init__(self, platform, port):
        super().__init__(platform)
        self.url = f"http://127.0.0.1:{port}"

    async def start(self):
        async with ClientSession() as session:
            async with session.get(f"{self.url}/healthz") as response:
                self.health = response.status, await response.json()
            async with session.get(f"{self.url}/metrics") as response:
                self.metrics = await response.text()


async def test_the_page_for_operators_is_served_on_a_port_of_its_own(run, free_port, monkeypatch):
    monkeypatch.setenv("PETTEIA_OPERATING__PORT", str(free_port))
    front = Asking("web", free_port)
    await run(front)
    status, told = front.health
    assert (status, told["database"], told["clocks"]) == (200, "answers", "going")
    assert 'petteia_transaction_seconds_count{kind="write"}' in front.metrics
    with pytest.raises(ClientConnectionError):
        await front.start()


async def test_without_its_port_there_is_no_page(run, free_port):
    front = Asking("web", free_port)
    with pytest.raises(StartError):
        await run(front)


async def test_the_pages_port_in_use_is_told_with_its_section(run, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        monkeypatch.setenv("PETTEIA_OPERATING__PORT", str(listener.getsockname()[1]))
        with pytest.raises(StartError, match=r"operating: .* choose another one in \[operating\]"):
            await run(Front("web"))
