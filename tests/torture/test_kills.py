"""Killed at each named point, the bot loses nothing, doubles nothing, and tells everybody."""

from collections import deque
from datetime import timedelta
from random import Random

import pytest

from tests.torture.laws import broken
from tests.torture.players import Table
from tests.torture.points import POINTS
from tests.torture.world import LONG, SHORT, Doom, World

ROUNDS = 3


class Named:
    """The fate of being killed at these points, one after another."""

    def __init__(self, points, chance):
        self._left = deque(points)
        self._chance = chance

    def doom(self):
        return Doom(self._left[0] if self._left else None)

    def gap(self):
        self._left.popleft()
        return self._chance.choice((SHORT, LONG))


async def evening(world, table):
    """Two matches with all that comes up: an outage, an end by hand, one by time after a nudge."""
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


@pytest.fixture
def world(url, tmp_path):
    """Whoever lives in a world with this fate."""
    return lambda fate: World(url, tmp_path, fate)


@pytest.mark.parametrize("points", POINTS.values(), ids=POINTS)
async def test_killed_at_each_point_it_loses_nothing(world, points):
    chance = Random(str(points))
    there = world(Named(points, chance))
    table = Table(there, chance)
    await evening(there, table)
    assert await broken(there, table) == []
    assert there.dooms == [Doom(point) for point in points]


async def test_never_killed_it_calls_nobody_twice(world):
    there = world(Named((), Random(0)))
    table = Table(there, Random(0))
    await evening(there, table)
    assert await broken(there, table) == []
    calls = [
        (each["who"], each["match"], each["notice"], each["news"])
        for each in there.deliveries()
        if each["call"]
    ]
    assert len(calls) == len(set(calls))
