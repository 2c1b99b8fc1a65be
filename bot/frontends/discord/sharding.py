"""A client of discord.py for many servers: shards of several processes, and a loop that goes on.

Invariant: with any number of processes, Discord's limits of identifying and of requests are kept.
"""

from __future__ import annotations

import asyncio
import gc
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.core.matches.errors import StoreFault
from bot.frontends.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    MayIdentify = Callable[[int], Awaitable[bool]]

IDENTIFY_LOOK: Final = 0.5
"""Seconds between attempts to be the next shard that identifies."""

LONGEST_WAIT: Final = 2.0
"""Seconds for which a request waits for its turn; one that would wait longer is for later."""

FROZEN_AT_ONCE: Final = 250
"""After so many servers, those there are left out of garbage collection."""

MAX_CHANNELS: Final = 50_000
"""How many channels are remembered with their servers."""


_TURNS: Final = WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]()


class PatientWebSocket(DiscordWebSocket):
    """A connection that lets the loop go on after each event, of which all shards take turns.

    The library reads what has arrived without a pause. While thousands of servers arrive, that is
    seconds, in which leases end.
    """

    async def received_message(self, msg: Any, /) -> None:
        """Handle an event."""
        async with _TURNS.setdefault(self.loop, asyncio.Lock()):
            await super().received_message(msg)
            await asyncio.sleep(0)


discord.shard.DiscordWebSocket = PatientWebSocket  # type: ignore[misc]


class Pace:
    """So many requests in any second at most, of which a fifth may come together."""

    def __init__(self, requests_a_second: float) -> None:
        self._each = 1.25 / requests_a_second if requests_a_second else 0.0
        self._next = float("-inf")

    async def wait(self) -> None:
        """Wait for the next turn; raises RateLimited where that takes long."""
        now = asyncio.get_running_loop().time()
        following = max(self._next, now - 0.25) + self._each
        if following - now > LONGEST_WAIT:
            raise discord.RateLimited(following - now)
        self._next = following
        await asyncio.sleep(max(following - now, 0))


class ShardedClient(discord.AutoShardedClient):
    """Connects its shards side by side, as far as Discord allows it, and paces its requests."""

    def __init__(
        self, *, requests_a_second: float, may_identify: MayIdentify | None, **options: Any
    ) -> None:
        """Take the library's options.

        Where processes share the token, ``may_identify`` returns whether a shard may connect now
        whose number has this remainder by Discord's max_concurrency: one may in five seconds.
        """
        super().__init__(**options)
        self._may_identify = may_identify
        self._concurrency = 1
        self._arrived = 0
        self._servers: BoundedDict[int, int] = BoundedDict(MAX_CHANNELS)
        pace, request = Pace(requests_a_second), self.http.request

        async def paced(*given: Any, **named: Any) -> Any:
            await pace.wait()
            return await request(*given, **named)

        self.http.request = paced  # type: ignore[method-assign]

    async def launch_shards(self) -> None:
        """Connect all shards, as many side by side as Discord allows.

        The library connects one after another, and to a fixed address where their number is given.
        """
        recommended, address, limit = await self.http.get_bot_gateway()
        gateway = DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)
        self._concurrency = limit["max_concurrency"]
        self.shard_count = self._connection.shard_count = self.shard_count or recommended
        shards = list(self.shard_ids or range(self.shard_count))
        self._connection.shard_ids = shards
        buckets: defaultdict[int, list[int]] = defaultdict(list)
        for shard in shards:
            buckets[shard % self._concurrency].append(shard)
        await asyncio.gather(*(self._launch(gateway, each) for each in buckets.values()))

    async def _launch(self, gateway: yarl.URL, shards: Iterable[int]) -> None:
        for number, shard in enumerate(shards):
            await self.launch_shard(gateway, shard, initial=number == 0)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard; the library tries again for ever, also once the client is closed."""
        if not self.is_closed():
            await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify."""
        if self._may_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        bucket = (shard_id or 0) % self._concurrency
        while not await self._is_next(self._may_identify, bucket):  # noqa: ASYNC110 -- others are
            await asyncio.sleep(IDENTIFY_LOOK)

    async def _is_next(self, may_identify: MayIdentify, bucket: int) -> bool:
        try:
            return await may_identify(bucket)
        except StoreFault:
            return False

    def get_channel(self, id: int, /) -> Any:  # noqa: A002 -- the library's name
        """Return a channel or a thread; the library looks through all servers each time."""
        guild = self.get_guild(self._servers.get(id, 0))
        if guild and (known := guild.get_channel_or_thread(id)):
            return known
        found = super().get_channel(id)
        if guild := getattr(found, "guild", None):
            self._servers[id] = guild.id
        return found

    async def on_guild_available(self, _guild: discord.Guild) -> None:
        """Leave the servers out of garbage collection, which would look through all of them."""
        self._arrived += 1
        if self._arrived % FROZEN_AT_ONCE == 0:
            gc.freeze()

    async def on_ready(self) -> None:
        """Leave the rest out of it too."""
        gc.freeze()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Free the memory of a server that the bot is removed from."""
        _free(guild)

    async def close(self) -> None:
        """Disconnect, and free the memory of all servers."""
        await super().close()
        for guild in self.guilds:
            _free(guild)
        self._connection._guilds.clear()  # noqa: SLF001 -- as below


def _free(guild: discord.Guild) -> None:
    """Take a server apart: it and its parts hold each other, and nothing collects them."""
    for name in ("_channels", "_threads", "_roles", "_members"):
        getattr(guild, name).clear()
