"""The whole bot with its computer: killed while it thinks, and started again."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from bot import app
from bot.config.settings import Database, Log, Settings, Web
from bot.core.matches.computers import waits_for_computer
from bot.core.matches.model import Account, AccountId, Identity, SideWish, Terms
from bot.core.notifications.platform import Status
from bot.core.service import computer_player
from bot.core.service.audit import problem_of
from bot.core.store.outbox import DeliveryScope
from tests.bot.computer.test_workers import is_running, soon

ROOT = Path(__file__).parents[3]
LEVEL = 8
BOT = """
import asyncio, sys
from unittest.mock import patch
from bot import app
from tests.bot.computer.test_killed_bot import Begins, settings

front = Begins()
with patch.object(app, "front_ends", front.of):
    asyncio.run(app.run(settings(sys.argv[1]), lambda _said: None))
"""
"""A bot with one person, who lets the computer of the highest level begin."""


def settings(url):
    return Settings(database=Database(url=url), web=Web(enabled=False), log=Log(level="error"))


class Begins:
    """A front-end that begins a match, and prints the processes that think about it."""

    platform, status = "web", Status.SERVING

    def of(self, _settings, dispatcher, _people):
        self.service = dispatcher._services.matches
        self.computer = dispatcher._services.computer
        return [self]

    def delivery_scope(self):
        return DeliveryScope(platform=self.platform)

    async def start(self):
        who = Account(AccountId("alkaios"), "Alkaios", home="web")
        await self.service.store.add_account(who, Identity("web", "alkaios"))
        terms = Terms("lemery-compact", 1, SideWish.SECOND)
        match = await self.service.begin(who.id, terms, LEVEL)
        await soon(lambda: self.computer._thinker.processes)
        pids = self.computer._thinker.processes
        sys.stdout.write(" ".join(map(str, (match.id, *pids))) + "\n")
        sys.stdout.flush()

    async def stop(self):
        """Nothing is open."""

    async def deliver(self, _notice):
        """Nothing is said."""


class Waits(Begins):
    """A front-end that waits for the computer's move, and has the bot end then."""

    def __init__(self, match):
        self.match = match

    async def start(self):
        self.waiting = asyncio.create_task(self.wait())

    async def wait(self):
        store = self.service.store
        while waits_for_computer(await store.match(self.match)):  # noqa: ASYNC110 -- as people do
            await asyncio.sleep(0.05)
        self.after = await store.match(self.match)
        self.problem = await problem_of(store, self.match)
        os.kill(os.getpid(), signal.SIGTERM)


async def test_a_bot_that_is_killed_while_it_thinks_plays_the_turn_after_its_next_start(
    sqlite_url, monkeypatch
):
    bot = subprocess.Popen(  # noqa: ASYNC220 -- it is the test's victim
        (sys.executable, "-c", BOT, sqlite_url), cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    match, *pids = (await asyncio.to_thread(bot.stdout.readline)).split()
    bot.kill()
    bot.wait()
    bot.stdout.close()
    await soon(lambda: not any(is_running(int(pid)) for pid in pids), seconds=5)
    front = Waits(match)
    monkeypatch.setattr(app, "set_up_logs", lambda *_: None)
    monkeypatch.setattr(app, "front_ends", front.of)
    # The match is of the highest level; here it need not think for seconds.
    monkeypatch.setattr(computer_player, "level_of", lambda _account: 1)
    async with asyncio.timeout(50):  # before the killed bot's claim would have ended
        await app.run(settings(sqlite_url), lambda _said: None)
    assert front.after.trail.plies == 1
    assert front.problem is None
