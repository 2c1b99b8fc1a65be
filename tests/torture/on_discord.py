"""The bot on a small Discord, stopped just after it acknowledged a command.

Two people at a time type commands in direct messages. Soon after Discord has an acknowledgement the
bot is told to end, or killed, and begins again. Discord never sends a command twice: it has to be
done once and answered, or answered with why not, and nobody may go on reading "thinking…".
"""

import asyncio
import json
import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from discord.state import ConnectionState

from bot import app
from bot.config.bots import Discord
from bot.config.settings import Database, Log, Settings, Web
from bot.frontends.discord import runner
from tests.bot.frontends.discord.loopback import TOKEN, LoopbackDiscord
from tests.torture.on_telegram import LOOK_EVERY, rows, shorten_leases
from tests.torture.victim import LIMITS
from tests.torture.victims import FORKS

EFFECTS = ("Offered", "Accepted", "Played", "Played")
"""What the commands of two people come to: the events of their only match."""

HAPPENED = (
    "SELECT i.key, e.match, e.kind FROM events e JOIN matches m ON m.id = e.match "
    "JOIN identities i ON i.account = m.challenger ORDER BY e.match, e.seq"
)
"""The events of all matches, each with the challenger's key on Discord."""

PATIENCE = 60.0  # seconds for anything, two lives included
SOON = 0.02  # seconds from an acknowledgement to the stop, at most
AT_ONCE = 0.75  # of the lives, which acknowledge each command before it is looked at
TROUBLE = "Something went wrong"


@dataclass(frozen=True, slots=True)
class Run:
    """One life of the bot: its database, its Discord, its log, and how soon it acknowledges."""

    url: str
    api: str
    log: Path
    patience: float


def live(run):
    """Live this life."""
    os.dup2(os.open(run.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    runner.PATIENCE = run.patience
    initialised = ConnectionState.__init__

    def quick(state, **given):
        initialised(state, **given, guild_ready_timeout=LOOK_EVERY)

    ConnectionState.__init__ = quick
    shorten_leases()
    settings = Settings(
        database=Database(url=run.url),
        web=Web(enabled=False),
        discord=Discord(token=TOKEN, base_url=run.api),
        limits=LIMITS,
        log=Log(level="error", format="json"),
    )
    app.serve(settings, lambda _said: None)


class StopEvening:
    """Pairs one after another, until the bot was stopped so often in each way."""

    def __init__(self, url, folder, chance, *, stops):
        self._url, self._log, self._chance = url, folder / "log", chance
        self._stops = [signal.SIGTERM, signal.SIGKILL] * stops
        chance.shuffle(self._stops)
        self._numbers = count(501)
        self.stops, self.commands, self.refused, self.problems = 0, 0, 0, []

    async def play(self):
        """Play it, and note all that is wrong."""
        self.discord = LoopbackDiscord()
        await self.discord.start()
        try:
            await self._begin()
            while self._stops:
                await self._pair()
            await self._end(signal.SIGTERM)
        finally:
            self._process.kill()
            await self.discord.stop()
        if self._log.exists():
            self.problems += [f"logged: {line}" for line in self._log.read_text().splitlines()]

    async def _begin(self):
        """Begin a life, and wait until it hears Discord."""
        self.discord.identified.clear()
        patience = 0.0 if self._chance.random() < AT_ONCE else runner.PATIENCE
        run = Run(self._url, self.discord.url, self._log, patience)
        self._process = FORKS.Process(target=live, args=(run,), daemon=True)
        self._process.start()
        async with asyncio.timeout(PATIENCE):
            await self.discord.identified.wait()

    async def _end(self, how):
        """End this life, and note when it ends otherwise than it should."""
        os.kill(self._process.pid, how)
        await asyncio.to_thread(self._process.join, PATIENCE)
        if self._process.exitcode != (0 if how is signal.SIGTERM else -signal.SIGKILL):
            self.problems.append(f"{how.name} ended it with {self._process.exitcode}")

    async def _pair(self):
        """Two people begin a match, play a ply each, and ask what they play."""
        one, two = next(self._numbers), next(self._numbers)
        await self._done(1, one, "challenge", ruleset="lemery-compact", side="first")
        code = next(iter(await self._matches(one)))
        await self._done(2, one, "accept", by=two, code=code)
        await self._done(3, one, "move", text="a2-a5")
        await self._done(4, one, "move", by=two, text="c6-c5")
        await self._command(one, "games")

    async def _done(self, number, challenger, word, *, by=None, **options):
        """Have a command done, given once more for each time that it was answered with trouble."""
        has_effect = False
        while not has_effect:
            answers = await self._command(by or challenger, word, **options)
            with suppress(TimeoutError):
                async with asyncio.timeout(2 * LOOK_EVERY if TROUBLE in answers else PATIENCE):
                    while not await self._has(challenger, number):  # noqa: ASYNC110
                        await asyncio.sleep(LOOK_EVERY)
            has_effect = await self._has(challenger, number)
            if has_effect == (TROUBLE in answers):
                self.problems.append(f"{word}: {has_effect=}, answered {answers}")
            if not has_effect and TROUBLE not in answers:
                message = f"{word} is lost"
                raise AssertionError(message)
            self.refused += not has_effect
        (found,) = (await self._matches(challenger)).values()
        if found != EFFECTS[:number]:
            self.problems.append(f"{word}: {found}")

    async def _command(self, person, word, **options):
        """Type a command, stop the bot when it is acknowledged, and return all its answers."""
        token = f"t{self.commands}"
        self.commands += 1
        await self.discord.command(person, word, token, **options)
        await self._until(lambda: token in self.discord.first, f"{word} is acknowledged")
        if self._stops:
            await asyncio.sleep(self._chance.uniform(0, SOON))
            await self._end(self._stops.pop())
            self.stops += 1
            await self._begin()
        is_answered = partial(self._is_answered, token)
        await self._until(is_answered, f"{word} is answered")
        return json.dumps([m for key, m in self.discord.messages.items() if _is_of(key, token)])

    def _is_answered(self, token):
        messages = self.discord.messages
        return token in messages and not self.discord.thinks(token)

    async def _until(self, is_so, what):
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_so():  # noqa: ASYNC110
                    await asyncio.sleep(LOOK_EVERY / 10)
        except TimeoutError:
            raise AssertionError(f"this never came to be: {what}") from None

    async def _has(self, challenger, number):
        return any(len(kinds) >= number for kinds in (await self._matches(challenger)).values())

    async def _matches(self, challenger):
        """Return what happened in each match of a challenger, by its code."""
        found = {}
        for key, match, kind in await rows(self._url, HAPPENED):
            if key == str(challenger):
                found[match] = found.get(match, ()) + ((kind,) if kind in EFFECTS else ())
        return found


def _is_of(key, token):
    return key.partition("+")[0] == token
