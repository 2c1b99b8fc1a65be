"""A process with only a client of Discord, for `bench_servers`.

It prints a line with its resident memory in bytes when it is connected, and another one when it has
so many servers.
"""

import asyncio
import gc
import os
import sys
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import discord
from discord import app_commands

from bot.frontends.discord.client import DiscordOptions, PetteiaClient, reach
from tests.bench.logs import logs_discarded
from tests.bot.frontends.discord.loopback import TOKEN

LOOK_EVERY = 0.05  # seconds


def client_of(kind: str) -> discord.AutoShardedClient:
    """Return Petteia's client, or one of the library with its own defaults."""
    if kind == "library":
        return discord.AutoShardedClient(intents=discord.Intents.default())

    async def logged_in(_client: PetteiaClient) -> None:
        """Publish nothing."""

    commands = app_commands.Group(name="petteia", description="Petteia")
    return PetteiaClient(Mock(), (commands,), DiscordOptions(TOKEN), logged_in, AsyncMock())


def resident() -> int:
    """The memory of this process, without what can be freed."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def serve(kind: str, url: str, servers: int) -> None:
    """Connect, and wait for the servers."""
    reach(url)
    async with client_of(kind) as client:
        connecting = asyncio.create_task(client.start(TOKEN))
        for wanted in (0, servers):
            while not client.is_ready() or len(client.guilds) < wanted:  # noqa: ASYNC110
                await asyncio.sleep(LOOK_EVERY)
            sys.stdout.write(f"{resident()}\n")
            sys.stdout.flush()
        connecting.cancel()


if __name__ == "__main__":
    with logs_discarded():
        asyncio.run(serve(sys.argv[1], sys.argv[2], int(sys.argv[3])))
