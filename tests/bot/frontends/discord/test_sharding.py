"""A client with many servers: its limits, its channels and its memory."""

import asyncio
import gc
from sys import getrefcount
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.core.matches.errors import StoreFault
from bot.frontends.discord import sharding
from bot.frontends.discord.client import DiscordOptions, PetteiaClient, reach
from bot.frontends.discord.sharding import Pace
from tests.bot.frontends.discord.loopback import TOKEN, until
from tests.bot.virtual_time import run
from tests.rehearsal.gateway import Gateway
from tests.rehearsal.guilds import channel_id, server_id
from tests.rehearsal.rest import Rest
from tests.rehearsal.stage import serving

SHARDS, SERVERS = 4, 12


@pytest.fixture
async def gateway(monkeypatch):
    """A gateway with a few servers, of two buckets of shards."""
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = Gateway(SHARDS, SERVERS, max_concurrency=2)
    rest = Rest(gateway, 0, lambda *_: None, lambda *_, **__: None)
    async with serving(rest.app) as port:
        gateway.address = f"ws://127.0.0.1:{port}/gateway/"
        reach(f"http://127.0.0.1:{port}")
        yield gateway


@pytest.fixture
def client(gateway):
    """A function that makes a client of two of the shards."""

    def made(may_identify):
        options = DiscordOptions(TOKEN, shards=gateway.shards, shard_ids=(1, 3))
        return PetteiaClient(
            Mock(), (), options, AsyncMock(), AsyncMock(), may_identify=may_identify
        )

    return made


async def connected(client, gateway, shards):
    client._connection.guild_ready_timeout = 0.01
    connecting = asyncio.create_task(client.start(TOKEN))
    await until(lambda: gateway.complete.keys() == shards)
    await until(lambda: len(client.guilds) == SERVERS * len(shards) // SHARDS)
    return connecting


async def test_shards_wait_for_their_turns_through_an_outage(client, gateway, monkeypatch):
    monkeypatch.setattr(sharding, "IDENTIFY_LOOK", 0.01)
    monkeypatch.setattr("tests.rehearsal.gateway.IDENTIFY_EVERY", 0)
    may_identify = AsyncMock(side_effect=[False, StoreFault("x"), True, False, True])
    made = client(may_identify)
    connecting = await connected(made, gateway, {1, 3})
    assert [call.args for call in may_identify.await_args_list] == [(1,)] * 5
    assert gateway.counted == {"identified": 2}
    await made.close()
    connecting.cancel()


async def test_a_channel_is_looked_for_once(client, gateway, monkeypatch):
    monkeypatch.setattr("tests.rehearsal.gateway.IDENTIFY_EVERY", 0)
    made = client(AsyncMock(return_value=True))
    connecting = await connected(made, gateway, {1, 3})
    found = made.get_channel(channel_id(5))
    assert found.guild.id == server_id(5, SHARDS)
    with monkeypatch.context() as patched:
        patched.setattr(discord.AutoShardedClient, "get_channel", Mock(return_value=None))
        assert made.get_channel(channel_id(5)) is found
        assert made.get_channel(channel_id(9)) is None
    await made.close()
    connecting.cancel()


async def test_servers_are_freed_without_being_collected(client, gateway, monkeypatch):
    monkeypatch.setattr("tests.rehearsal.gateway.IDENTIFY_EVERY", 0)
    made = client(AsyncMock(return_value=True))
    connecting = await connected(made, gateway, {1, 3})
    await made.wait_until_ready()
    channel = made.get_channel(channel_id(1))
    guild = channel.guild
    gc.disable()
    try:
        await made.close()
        assert getrefcount(channel) == 2  # by its name here, and by the one who counts
        assert getrefcount(guild) == 3  # and by the channel
    finally:
        gc.enable()
    connecting.cancel()


def test_requests_beyond_the_pace_wait_and_those_far_beyond_it_are_for_later():
    async def work():
        loop, pace, times = asyncio.get_running_loop(), Pace(10), []
        for _ in range(30):
            await pace.wait()
            times.append(loop.time())
        assert times[-1] == pytest.approx(3.5)
        assert max(sum(at <= other < at + 0.99 for other in times) for at in times) <= 10
        waiting = [asyncio.create_task(pace.wait()) for _ in range(40)]
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(each, discord.RateLimited) for each in ended) == 24

    run(work())


def test_a_process_has_as_large_a_part_of_the_requests_as_of_the_shards():
    def own(**given):
        return DiscordOptions(TOKEN, requests_a_second=50, **given).own_requests

    assert own() == own(shards=4) == 50
    assert own(shards=4, shard_ids=(2,)) == 12.5
