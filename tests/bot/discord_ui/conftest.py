"""The Discord front-end over a real core and a real store, on simcord's Discord."""

import pytest

from tests.bot.discord_ui.world import World


@pytest.fixture
async def world(tmp_path):
    world = World(f"sqlite:///{tmp_path / 'petteia.db'}")
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


@pytest.fixture
def alkaios(world):
    return world.member("alkaios", global_name="Alkaios")


@pytest.fixture
def brasidas(world):
    return world.member("brasidas", global_name="Brasidas")
