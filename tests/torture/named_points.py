"""An evening on which the bot is killed at named points, one after another."""

from collections import deque
from datetime import timedelta

from bot.core.matches.results import RATED_PLIES
from tests.torture.players import Table
from tests.torture.points import POINTS, Deed
from tests.torture.world import LONG, SHORT, Doom

ROUNDS = 3
FEW = {name: points[::4] for name, points in POINTS.items()}
"""Some of the named points of each group, in an order in which one evening comes to them."""


class Named:
    """The fate of being killed at these points, one after another."""

    def __init__(self, points, chance, told=lambda: None):
        """``told`` is called after each kill."""
        self._left = deque(points)
        self._chance = chance
        self._told = told

    @property
    def next_point(self):
        """The point at which the bot is killed next, or None."""
        return self._left[0] if self._left else None

    def doom(self):
        return Doom(self.next_point)

    def gap(self):
        self._left.popleft()
        self._told()
        return self._chance.choice((SHORT, LONG))


class LonelyEvening:
    """A match against the computer."""

    def __init__(self, world, chance):
        self.table = Table(world, chance)
        self._world = world

    async def play(self):
        world, table = self._world, self.table
        await table.sit_down()
        match = await table.begin_alone("lemery-compact")
        for _ in range(ROUNDS):
            await table.turn(match)
            await world.thought()
            await world.quiet()
        await world.stop()


class NamedEvening:
    """Two matches with all that comes up: an outage, an end by hand, one by time after a nudge."""

    def __init__(self, world, chance):
        self.table = Table(world, chance)
        self._world = world

    async def play(self):
        world, table = self._world, self.table
        await table.sit_down()
        dice = await table.begin("vogt-kubeia", "20h+0h,hard")
        plain = await table.begin("lemery-compact", "60d+0h", "first")
        for _ in range(ROUNDS):
            await table.turn(dice)
            await table.turn(plain, times=2)
            await world.quiet()
            await world.let_pass(timedelta(minutes=50))
        await world.outage(LONG)
        await table.resign(plain)
        while not dice.over:
            await world.let_pass(timedelta(hours=2))
            await table.see(dice)
        await world.quiet()
        await world.stop()


class RatedEvening:
    """Rated matches, each of which ends as it takes to come to the next point."""

    def __init__(self, world, chance):
        self.table = Table(world, chance)
        self._world = world

    async def play(self):
        world, table = self._world, self.table
        await table.sit_down()
        while point := world.fate.next_point:
            if point.deed is Deed.TIMEOUT:
                await self._lose_by_time()
            else:
                match = await table.begin("lemery-compact")
                await table.turn(match)
                await table.resign(match)
        await world.quiet()
        await world.stop()

    async def _lose_by_time(self):
        """Play as many plies as it takes for a match to count that ends by time, and wait."""
        match = await self.table.begin("lemery-compact", "20h+0h,hard")
        for _ in range(RATED_PLIES):
            await self.table.turn(match)
        while not match.over:
            await self._world.let_pass(timedelta(hours=5))
            await self.table.see(match)


EVENINGS = {"thinking": LonelyEvening, "rating": RatedEvening}


def evening_of(group):
    """What is played while the bot is killed at the points of this group."""
    return EVENINGS.get(group, NamedEvening)
