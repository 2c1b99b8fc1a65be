"""What starts together, and what is left out alone."""

import asyncio
import os
import signal
from datetime import UTC, datetime

import pytest

from bot import app
from bot.config import load
from bot.core.ports import CannotStart
from bot.core.standing import Standing
from bot.store import StartError


class Front:
    """A front-end that starts, or says why it cannot."""

    standing = Standing.SERVING

    def __init__(self, platform, problem=None):
        self.platform = platform
        self.problem = problem
        self.stopped = False

    async def start(self):
        if self.problem:
            raise self.problem

    async def stop(self):
        self.stopped = True

    async def deliver(self, notice):
        """Nothing is said here."""


def given(service, fronts):
    for front in fronts:
        front.service = service
    return iter(fronts)


@pytest.fixture
def run(bare_environment, monkeypatch):  # noqa: ARG001  # for what it does
    async def run(*fronts):
        """What whoever started it is told, until it is told to stop."""
        monkeypatch.setattr(app, "set_up_logs", lambda *_: None)
        monkeypatch.setattr(app, "front_ends", lambda _settings, service: given(service, fronts))
        said = []

        def say(sentence):
            said.append(sentence)
            if "ready" in sentence:
                os.kill(os.getpid(), signal.SIGTERM)

        async with asyncio.timeout(20):
            await app.run(load(), say)
        return said

    return run


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


class Looking(Front):
    """A front-end that looks when the bot was last known to run, as soon as it can."""

    async def start(self):
        self.beat = await self.service.store.last_beat()


async def test_outages_are_dealt_with_before_anybody_can_do_anything(run, monkeypatch):
    began = datetime(2026, 3, 1, 12, tzinfo=UTC)
    monkeypatch.setattr(app, "now", lambda: began)
    front = Looking("web")
    await run(front)
    assert front.beat == began
