"""The Discord front-end over a real core and a real store, on simcord's Discord."""

import discord
import pytest

from tests.bot.discord_ui.world import World


@pytest.fixture
async def world(sqlite_url):
    world = World(sqlite_url)
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


@pytest.fixture
def brought(world, monkeypatch):
    """Make the channel one of a server that the bot itself is not in."""
    monkeypatch.setattr(world.env.bot, "get_guild", lambda _guild: None)
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/*", status=403, code=50001, times=None
    )
    world.external = True
    emit = world.env.backend.emit

    def emitted(event, payload):
        if event == "INTERACTION_CREATE" and "member" in payload:
            payload["authorizing_integration_owners"] = {"1": payload["member"]["user"]["id"]}
            granted = discord.Permissions(int(payload["member"]["permissions"]))
            granted.update(use_external_apps=world.external)
            payload["member"]["permissions"] = str(granted.value)
        return emit(event, payload)

    monkeypatch.setattr(world.env.backend, "emit", emitted)
