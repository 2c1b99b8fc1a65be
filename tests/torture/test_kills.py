"""Killed at named points, the bot loses nothing, doubles nothing, and tells everyone.

This is one short round, with every fourth point; `make torture NAMED=1` goes to each of them, on
both databases.
"""

from random import Random

import pytest

from tests.torture.laws import broken
from tests.torture.named_points import FEW, Named, evening_of
from tests.torture.points import POINTS, UPDATE_POINTS, Deed
from tests.torture.world import Doom, World


async def played(points, folder, group=""):
    chance = Random(0)
    world = World(f"sqlite:///{folder}/petteia.db", folder, Named(points, chance))
    evening = evening_of(group)(world, chance)
    await evening.play()
    assert await broken(world, evening.table) == []
    return world


@pytest.mark.parametrize("group", FEW)
async def test_killed_at_named_points_it_loses_nothing(group, tmp_path):
    points = FEW[group]
    world = await played(points, tmp_path, group)
    assert world.dooms == [Doom(point) for point in points]


def test_every_deed_has_a_named_point():
    named = {point.deed for points in (*POINTS.values(), UPDATE_POINTS) for point in points}
    assert named == {*Deed} - {Deed.ELSE}


async def test_never_killed_it_calls_nobody_twice(tmp_path):
    world = await played((), tmp_path)
    calls = [
        (each["who"], each["match"], each["notice"], each["news"])
        for each in world.deliveries()
        if each["call"]
    ]
    assert len(calls) == len(set(calls))
