"""Two processes that serve people and two workers, on one PostgreSQL database, and one is killed.

The processes are real, and so is what they speak: Telegram brings updates to the webhooks of both,
and takes what any of the four sends; the web chat is on one port for both.
"""

import asyncio
import os
import signal
import sys
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import pytest
from aiohttp import ClientError, ClientSession

from bot.core.matches.controls import Control, Verb
from bot.core.matches.play import Played
from bot.core.service.audit import problem_of
from bot.frontends.telegram.client import WEBHOOK_HEADER
from bot.storage import open_store
from tests.bot.frontends.telegram.botapi import TOKEN, BotApi
from tests.bot.frontends.telegram.persons import Person, group
from tests.e2e.conftest import ROOT, free_port

pytestmark = [pytest.mark.postgres, pytest.mark.usefixtures("bare_environment")]

PROGRAM = """
import sys
from functools import partial
from bot import app
from bot.operations import leader_election
from bot.config.reading import load
from bot.core.notifications import outbox_worker, sender

# In the same order as they are, and soon over.
leader_election.LEASE_SECONDS, leader_election.STOP_TIMEOUT = 8.0, 3.0
leader_election.RENEW_EVERY, leader_election.WATCH_EVERY = 2.0, 1.0
outbox_worker.CLAIM_LIFETIME /= 6
outbox_worker.DELIVERY_TIMEOUT /= 6
sender.DELIVERY_TIMEOUT /= 6
getattr(app, sys.argv[1])(load(), partial(print, flush=True))
"""
SECRET = "a-secret-of-the-webhook"
PATIENCE = 120.0
TURNS = 4


class Telegram(BotApi):
    """A Telegram that brings each update to one of the bot's processes."""

    def __init__(self):
        super().__init__()
        self.doors = []
        self._turn = count()

    async def push(self, **update):
        number = next(self.number)
        door = self.doors[next(self._turn) % len(self.doors)]
        headers = {WEBHOOK_HEADER: SECRET}
        body = {"update_id": number, **update}
        async with (
            ClientSession() as session,
            session.post(f"http://127.0.0.1:{door}/telegram", json=body, headers=headers) as answer,
        ):
            assert answer.status == 200
        return number


class Running:
    """A process of the bot, and what it has said."""

    def __init__(self, process):
        self.process = process
        self.said = ""

    async def says(self, word):
        async with asyncio.timeout(PATIENCE):
            while word not in self.said:
                line = await self.process.stdout.readline()
                assert line, f"it has ended: {self.said}"
                self.said += line.decode()

    async def ended(self, number):
        self.process.send_signal(number)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@asynccontextmanager
async def running(api, url, what, **settings):
    """A process that is begun, and killed if it is still there in the end."""
    settings |= {
        "DATABASE__URL": url,
        "TELEGRAM__TOKEN": TOKEN,
        "TELEGRAM__BASE_URL": api.url,
        "TELEGRAM__WEBHOOK_URL": "https://petteia.example.org/telegram",
        "TELEGRAM__WEBHOOK_SECRET": SECRET,
    }
    given = {f"PETTEIA_{name}": str(value) for name, value in settings.items()}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, what, api.url),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT), **given},
    )
    try:
        yield Running(process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Evening:
    """Two people in a group, and the posts of their match."""

    def __init__(self, api, store):
        self.api = api
        self.store = store
        self.pair = [Person(api, name) for name in ("Alkaios", "Brasidas")]
        self.agora = group(api, "Agora")

    async def begin(self):
        one, two = self.pair
        for person in self.pair:
            await person.start()
            await self.until(lambda person=person: person.chat.heard)
        hello = await two.say("hello", self.agora)
        await one.say("/challenge lemery-compact first clock=none", self.agora, to=hello)
        await self.until(lambda: self.agora.heard)
        await two.press(self.agora.last, "Accept")
        await self.until(lambda: self.calls() == 2)
        [self.match] = await self.store.match_ids(None, 9)

    async def until(self, is_so):
        async with asyncio.timeout(PATIENCE):
            await self.api.until(is_so)

    def calls(self):
        """How often someone was called in the group: by a message that mentions them."""
        sent = self.api.made("sendPhoto", "sendMessage")
        texts = [each.get("caption") or each.get("text") for each in sent if self.is_here(each)]
        return sum("tg://user?id=" in text for text in texts)

    def is_here(self, sent):
        return sent["chat_id"] == self.agora.number

    async def play(self, *, times):
        """Press the first action of the player to act so often at once, wherever it is heard."""
        stored = await self.store.match(self.match)
        button = str(Control(Verb.PLAY, self.match, stored.turn, 0))
        person = self.pair[stored.game.position.side]
        presses = (person.press(self.agora.last, data=button) for _ in range(times))
        return await asyncio.gather(*presses)


@pytest.fixture
async def evening(ready_postgres_url):
    async with Telegram() as api, open_store(ready_postgres_url) as store:
        yield Evening(api, store)
        assert api.wrongs == []


async def answers(port):
    """Whether the web chat is served."""
    try:
        async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/") as page:
            return page.status == 200
    except ClientError:
        return False


async def test_two_that_serve_and_two_workers_of_which_one_is_killed(evening, ready_postgres_url):
    web, *doors = free_port(), free_port(), free_port()
    api = evening.api
    async with AsyncExitStack() as stack:

        async def begun(what, **settings):
            process = running(api, ready_postgres_url, what, WEB__PORT=web, **settings)
            return await stack.enter_async_context(process)

        first = await begun("serve", TELEGRAM__WEBHOOK_PORT=doors[0])
        await first.says("is ready")
        second = await begun("serve", TELEGRAM__WEBHOOK_PORT=doors[1])
        workers = [await begun("work"), await begun("work")]
        for process in (second, *workers):
            await process.says("is ready")
        assert "in a browser" in second.said
        assert "worker" in workers[0].said
        assert await answers(web)
        api.doors = doors
        await evening.begin()
        for turn in range(TURNS):
            before = evening.calls()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*await evening.play(times=4))
            assert (await evening.store.match(evening.match)).turn == turn + 1
            await evening.until(lambda before=before: evening.calls() == before + 1)
        assert evening.calls() == 2 + TURNS, "each is called once"

        await evening.play(times=2)  # one is heard by the process that dies
        assert await first.ended(signal.SIGKILL) == -signal.SIGKILL
        api.doors = doors[1:]
        await evening.until(lambda: evening.calls() > 2 + TURNS)
        await asyncio.gather(*await evening.play(times=2))
        await evening.until(lambda: evening.calls() > 3 + TURNS)
        async with asyncio.timeout(PATIENCE):
            while not await answers(web):  # noqa: ASYNC110 -- another process begins meanwhile
                await asyncio.sleep(0.2)
            while await evening.store.next_due(("telegram",)):  # noqa: ASYNC110 -- the dead one had claims
                await asyncio.sleep(0.2)
        log = await evening.store.log(evening.match)
        assert sum(isinstance(event, Played) for event in log) == TURNS + 2
        assert await problem_of(evening.store, evening.match) is None
        for process in (second, *workers):
            assert await process.ended(signal.SIGTERM) == 0
        assert await evening.store.next_due(("telegram",)) is None


async def test_the_computers_turns_are_played_by_a_worker_alone(evening, ready_postgres_url):
    api, door = evening.api, free_port()
    api.doors = [door]
    asked = {"WEB__ENABLED": "false", "COMPUTER__TURNS": "false"}
    serving = running(api, ready_postgres_url, "serve", TELEGRAM__WEBHOOK_PORT=door, **asked)
    working = running(api, ready_postgres_url, "work", **asked)
    async with serving as serves, working as works:
        await serves.says("is ready")
        person = evening.pair[0]
        await person.start()
        await evening.until(lambda: person.chat.heard)
        await person.say("/challenge computer 1 walker-petteia second", person.chat)
        await evening.until(lambda: "Waiting" in person.chat.last.text)
        [match] = await evening.store.match_ids(None, 9)
        assert not any(children(serves.process.pid)), "it has no processes to think in"
        await works.says("is ready")
        await evening.until(lambda: "Your turn" in person.chat.last.text)
        log = await evening.store.log(match)
        assert sum(isinstance(event, Played) for event in log) == 1
        assert not any(children(serves.process.pid))
        for each in (serves, works):
            assert await each.ended(signal.SIGTERM) == 0


def children(pid):
    """The processes that a process has started."""
    return [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
