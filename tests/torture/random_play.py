"""An endless evening: matches of all rulesets, and a bot that is killed wherever chance has it."""

from datetime import timedelta

from bot.core.notifications.outbox_worker import CLAIM_LIFETIME
from engine.catalogue import KEYS
from tests.torture.players import Table
from tests.torture.points import POINTS, Point
from tests.torture.world import LONG, SHORT, Doom

NAMED = tuple(point for points in POINTS.values() for point in points)
CLOCKS = ("none", "300d+0h", "20h+0h,hard")
HOUR = timedelta(hours=1)
OFTEN, RARELY, ALONE = 0.6, 0.2, 0.25
MOMENTS, TIMES, SECONDS = 250, 4, 2.0
"""Within how many moments, times at a named point, and seconds a life is to end."""

PLIES = 12
"""How long a match lasts at most."""


class Chanced:
    """The fate of being killed anywhere, so often."""

    def __init__(self, chance, kills, told):
        """``told`` is called after each kill."""
        self._chance = chance
        self._left = kills
        self._told = told

    @property
    def is_done(self):
        """Whether there is nothing more to come."""
        return self._left <= 0

    def doom(self):
        """End at a named point, at any moment at all, or at any time, seen from outside."""
        if self.is_done:
            return Doom()
        at_last = self._chance.uniform(0, SECONDS)
        match self._chance.randrange(3):
            case 0:
                named = self._chance.choice(NAMED)
                nth = self._chance.randint(1, TIMES)
                # Not every point is come to in every life.
                return Doom(Point(named.deed, named.moment, named.sql, nth), at_last + SECONDS)
            case 1:
                return Doom(Point(nth=self._chance.randint(1, MOMENTS)), at_last + SECONDS)
            case _:
                return Doom(seconds=at_last)

    def gap(self):
        self._left -= 1
        self._told()
        # Until then the dead keep what they claimed, and no time passes while all wait for it.
        return max(self._chance.choice((SHORT, LONG)) * self._chance.random(), CLAIM_LIFETIME)


class Evening:
    """Matches one after another, some against the computer, beside one whose clock goes."""

    def __init__(self, world, fate, chance):
        self.table = Table(world, chance)
        self._world = world
        self._fate = fate
        self._chance = chance

    async def play(self):
        """Play until fate has had enough, and let the bot end in peace."""
        await self.table.sit_down()
        await self.table.begin(KEYS[0], "300d+0h")
        while not self._fate.is_done:
            clock, ruleset = self._chance.choice(CLOCKS), self._chance.choice(KEYS)
            if self._chance.random() < ALONE:
                clock, match = "none", await self.table.begin_alone(ruleset)
            else:
                match = await self.table.begin(ruleset, clock)
            await self._turns(match)
            await (self._wait(match) if "hard" in clock else self.table.resign(match))
        await self._world.thought()
        await self._world.quiet()
        await self._world.stop()

    async def _turns(self, match):
        for _ in range(self._chance.randint(1, PLIES)):
            await self.table.turn(match, times=self._chance.choice((1, 1, 2)))
            if self._chance.random() < OFTEN:
                await self._world.quiet()
            if self._chance.random() < RARELY:
                await self._world.let_pass(self._chance.uniform(0, 3) * HOUR)

    async def _wait(self, match):
        """Let time pass until someone has lost by it, with a nudge on the way."""
        while not match.over:
            await self._world.let_pass(2 * HOUR)
            await self.table.see(match)
