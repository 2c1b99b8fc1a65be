"""The bot on a small Telegram, killed at any step of taking an update: none is lost or done twice.

People in a group type commands, each when the last has shown. Telegram sends each until it is
confirmed; those that change a match have to be done once, and the one that does not, answered.
"""

import asyncio
import json
import os
import signal
import sqlite3
from collections import defaultdict
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from http import HTTPStatus
from pathlib import Path

import asyncpg
from aiohttp import ClientError, ClientSession, ClientTimeout
from telegram.ext import Application

from bot import app
from bot.config.bots import Telegram
from bot.config.settings import Database, Log, Settings, Web
from bot.frontends.telegram import frontend
from bot.frontends.telegram.client import WEBHOOK_HEADER, TelegramBot, Webhook
from bot.operations import leader_election
from tests.bot.frontends.telegram.botapi import TOKEN, BotApi
from tests.bot.frontends.telegram.persons import Person, group
from tests.torture.fragile import fragile
from tests.torture.points import UPDATE_POINTS, Deed, Fuse, Point
from tests.torture.victim import LIMITS
from tests.torture.victims import FORKS

SECRET = "owl"
LOOK_EVERY = 0.02  # seconds
PATIENCE = 150.0  # seconds for a command, lives included
LONGEST = 1.5  # seconds until a kill that comes at any moment
AT_POINTS = 0.8  # of the kills; the others come at any moment
PATIENCE_FOR_POINTS = 4.0  # seconds
EFFECTS = ("Offered", "Accepted", "Played", "Played")
"""What the commands of a group come to: the events of its only match."""

COMMANDS = len(EFFECTS) + 1


@dataclass(frozen=True, slots=True)
class Run:
    """One life of the bot: its database, its Telegram, its log, and where it is to end.

    It polls unless there is a ``port`` for the webhook.
    """

    url: str
    api: str
    log: Path
    port: int | None
    doom: Point | None = None


def live(run):
    """Live this life."""
    os.dup2(os.open(run.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    fuse = Fuse(run.doom)
    for owner, name, deed in (
        (TelegramBot, "raw_updates", Deed.UPDATES),
        (Webhook, "_receive", Deed.UPDATES),
        (Application, "process_update", Deed.HANDLING),
    ):
        setattr(owner, name, burning(getattr(owner, name), fuse, deed))
    frontend.ABANDONED_AFTER = timedelta(milliseconds=100)  # nobody else is alive
    shorten_leases()
    app.opened = fragile(app.opened, fuse)
    address = "https://petteia.example.org/"
    hook = {"webhook_url": address, "webhook_secret": SECRET, "webhook_port": run.port}
    settings = Settings(
        database=Database(url=run.url),
        web=Web(enabled=False),
        telegram=Telegram(token=TOKEN, base_url=run.api, **(hook if run.port else {})),
        limits=LIMITS,
        log=Log(level="error", format="json"),
    )
    app.serve(settings, lambda _said: None)


def shorten_leases():
    """Have the lease of a killed process end soon, so that its database gets another one."""
    leader_election.LEASE_SECONDS, leader_election.STOP_TIMEOUT = 4.0, 1.0
    leader_election.RENEW_EVERY, leader_election.WATCH_EVERY = 1.0, 0.2


def burning(method, fuse, deed):
    """Have a method pass a moment before and after it."""

    async def wrapped(*given, **named):
        with fuse.burning(deed):
            return await method(*given, **named)

    return wrapped


class UpdateEvening:
    """Groups one after another, until the bot was killed so often; then one life in peace."""

    def __init__(self, url, folder, chance, *, kills, port=None):
        """With a ``port`` Telegram calls the webhook there."""
        self.kills, self.groups, self.at_points, self.problems = 0, [], 0, []
        self._url, self._log = url, folder / "log"
        self._wanted, self._chance, self._port = kills, chance, port
        self._points = list(UPDATE_POINTS)

    async def play(self):
        """Play it, and note all that is wrong at the end."""
        async with BotApi() as self.api, asyncio.TaskGroup() as tasks:
            living = tasks.create_task(self._lives())
            telling = tasks.create_task(self._tells()) if self._port else None
            while self.kills < self._wanted:
                await self._group()
            await self._until(self._is_settled, "every update is settled")
            os.kill(self._last.pid, signal.SIGTERM)
            await living
            if telling:
                telling.cancel()
        await self._judge()

    async def _lives(self):
        """Begin one life after another; all but the last end as chance has it."""
        while self.kills < self._wanted:
            point = self._chance.choice(self._points) if self._chance.random() < AT_POINTS else None
            seconds = PATIENCE_FOR_POINTS if point else self._chance.uniform(0, LONGEST)
            self.at_points += await self._life(point, seconds)
            self.kills += 1
        await self._life(None, None)

    async def _life(self, point, seconds):
        """Live until the point comes, or so many seconds; tells whether it ended by itself."""
        run = Run(self._url, self.api.url, self._log, self._port, point)
        process = self._last = FORKS.Process(target=live, args=(run,), daemon=True)
        process.start()
        loop = asyncio.get_running_loop()
        ended = asyncio.Event()
        loop.add_reader(process.sentinel, ended.set)
        asked = len(self.api.calls)
        try:
            while len(self.api.calls) == asked and not ended.is_set():  # noqa: ASYNC110
                await asyncio.sleep(LOOK_EVERY)
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), seconds)
        finally:
            loop.remove_reader(process.sentinel)
            process.kill()
            process.join()
        wanted = 0 if seconds is None else -signal.SIGKILL
        if process.exitcode != wanted:
            self.problems.append(f"ended with {process.exitcode}")
        return ended.is_set()

    async def _tells(self):
        """Call the webhook with each update until it is confirmed, as Telegram does."""
        url, headers = f"http://127.0.0.1:{self._port}/", {WEBHOOK_HEADER: SECRET}
        async with ClientSession(headers=headers, timeout=ClientTimeout(5)) as session:
            while True:
                await self.api.until(lambda: self.api.updates)
                with suppress(ClientError, TimeoutError):
                    async with session.post(url, json=self.api.updates[0]) as answer:
                        if answer.status == HTTPStatus.OK:
                            self.api.updates.pop(0)
                            continue
                await asyncio.sleep(LOOK_EVERY)

    async def _group(self):
        """Two people begin a match, play a ply each, and ask for help."""
        place = group(self.api, "Agora")
        self.groups.append(str(place.number))
        one, two = Person(self.api, "Alkaios"), Person(self.api, "Brasidas")
        hello = place.post(two.user, text="hello")
        texts = ("/challenge lemery-compact first", "/accept", "/move a2-a5", "/move c6-c5")
        for number, text in enumerate(texts, start=1):
            await (one, two)[1 - number % 2].say(text, place, to=hello if number == 1 else None)
            await self._until(partial(self._has, place.number, EFFECTS[:number]), text)
        heard = len(place.heard)
        await one.say("/help", place)

        async def is_answered():
            return len(place.heard) > heard

        await self._until(is_answered, "/help")

    async def _until(self, is_so, what):
        try:
            async with asyncio.timeout(PATIENCE):
                while not await is_so():  # noqa: ASYNC110 -- the database tells nobody
                    await asyncio.sleep(LOOK_EVERY)
        except TimeoutError:
            raise AssertionError(f"this never came to be: {what}") from None

    async def _has(self, number, effects):
        found = await self._matches()
        return found.get(str(number), [()])[0][: len(effects)] == effects

    async def _is_settled(self):
        left = await rows(self._url, "SELECT number FROM inbox WHERE body IS NOT NULL")
        return not left and not self.api.updates

    async def _matches(self):
        """Return what happened in the matches of each group, by its number."""
        logs, groups = defaultdict(tuple), {}
        query = "SELECT match, kind, body FROM events ORDER BY match, seq"
        for match, kind, body in await rows(self._url, query):
            logs[match] += (kind,) if kind in EFFECTS else ()
            if kind == "Offered":
                groups[match] = json.loads(body)["place"]["key"]
        found = defaultdict(list)
        for match, key in groups.items():
            found[key].append(logs[match])
        return found

    async def _judge(self):
        found = await self._matches()
        for number in self.groups:
            if found[number] != [EFFECTS]:
                self.problems.append(f"group {number}: {found[number]}")
        if self._log.exists():
            lines = self._log.read_text().splitlines()
            # A connection may break while Telegram closes; the item is delivered later.
            self.problems += [f"logged: {line}" for line in lines if "delivery_failed" not in line]


async def rows(url, query):
    """Return what a query finds in a database that another process uses; nothing before that."""
    if url.startswith("postgresql"):
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetch(query)
        except asyncpg.UndefinedTableError:
            return []
        finally:
            await connection.close()
    try:
        with closing(
            sqlite3.connect(f"file:{url.removeprefix('sqlite:///')}?mode=ro", uri=True)
        ) as found:
            return found.execute(query).fetchall()
    except sqlite3.OperationalError:
        return []
