"""A database, the lives of the victim that serves it one after another, and all that was seen."""

import asyncio
import json
import signal
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

from tests.bot.core.sample_matches import NOW
from tests.torture.timeline import ZERO, Timeline
from tests.torture.victim import Life
from tests.torture.victims import PATIENCE, Died, Victim


@dataclass(frozen=True, slots=True)
class Doom:
    """How a life is to end: at a point, or after so many seconds from outside, if at all."""

    point: object = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer; ``again`` if it was asked for before, and may have been done then."""

    frame: dict
    again: bool = False

    @property
    def codes(self):
        return self.frame["codes"]

    @property
    def refused(self):
        return self.frame["refused"]

    @property
    def view(self):
        return self.frame.get("view")


class World:
    """Asks the victim as people do: until they are answered, however often it dies meanwhile."""

    def __init__(self, url, folder, fate):
        """``fate`` tells how each life ends, and how long nobody notices."""
        self.url = url
        self.now = NOW
        self.timeline = Timeline(NOW)
        self.seen = []
        self.dooms = []
        self._folder = folder
        self.fate = fate
        self._victim = None
        self._life = None

    async def ask(self, who, do, text=""):
        """Ask for something; who gets no answer asks again."""
        again = False
        while True:
            if replies := await self.try_to(who, do, text):
                return Reply(replies[0].frame, again)
            again = True

    async def try_to(self, who, do, text="", *, times=1):
        """Ask, perhaps several times at once; return the answers that came, none after a death."""
        frame = {"who": who, "do": do, "text": text}
        try:
            victim = await self._living()
        except Died:
            await self._bury()
            return []
        asked = (victim.ask(frame) for _ in range(times))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        failures = [each for each in answers if isinstance(each, Exception)]
        if failures:
            if not isinstance(failures[0], Died):
                raise failures[0]
            await self._bury()
        replies = [Reply(each) for each in answers if isinstance(each, dict)]
        self.seen += [reply.view for reply in replies if reply.view]
        return replies if len(replies) == times else []

    async def let_pass(self, span):
        """Let time go by."""
        end = self.now + span
        try:
            victim = await self._living()
        except Died:
            await self._bury()
            return
        try:
            await victim.ask({"do": "pass", "until": end.isoformat()})
        except Died:
            await self._bury(span)
        else:
            self.timeline.lived(self.now, end)
            self.now = end

    async def quiet(self):
        """Wait until all is said that there is to say."""
        await self.ask("", "quiet")

    async def thought(self):
        """Wait until no match waits for a computer."""
        await self.ask("", "thought")

    async def outage(self, span):
        """Kill the running process, and notice it only after a while."""
        await self.quiet()
        self._victim.kill()
        await self._bury(gap=span)

    async def stop(self):
        """Let the victim end by itself, as an operator does."""
        if self._victim is None:
            return
        self._victim.told_to_stop()
        ended = await self._victim.buried()
        self._victim = None
        assert ended == 0, f"stopped with {ended}: {self.log()}"

    def deliveries(self):
        """All that was delivered; what a death cut off in the middle of a line was not."""
        path = Life(self.url, self._folder, NOW).ledger
        for text in path.read_text(encoding="utf-8").split("\n") if path.exists() else ():
            with suppress(json.JSONDecodeError):
                yield json.loads(text)

    def log(self):
        """Return what the bot has logged in all its lives."""
        path = Life(self.url, self._folder, NOW).log
        return path.read_text(encoding="utf-8") if path.exists() else ""

    async def _living(self):
        if self._victim is None:
            doom = self.fate.doom()
            life = Life(self.url, self._folder, self.now, doom.point)
            self._victim, ready = await Victim.born(life)
            self._life = doom
            if doom.seconds is not None:
                self._victim.kill_later(doom.seconds)
            async with asyncio.timeout(PATIENCE):
                await ready
            self.timeline.began(self.now)
        return self._victim

    async def _bury(self, passing=ZERO, gap=None):
        ended = await self._victim.buried()
        self._victim = None
        assert ended == -signal.SIGKILL, f"ended with {ended}: {self.log()}"
        if gap is None:
            self.dooms.append(self._life)
        after = self.now + passing + (self.fate.gap() if gap is None else gap)
        self.timeline.lost(self.now, after, passing)
        self.now = after


SHORT, LONG = timedelta(minutes=20), timedelta(days=3)
"""Silences that count, and that are given back."""
