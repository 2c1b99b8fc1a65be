"""Servers of which this process hears nothing: looked up over the REST API when they are needed.

They are all without a gateway, and those of other processes' shards with one.

The library then knows a server with its channels, its open threads and the bot's own roles, as it
would from the gateway. A change there is seen with the next look.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import discord
import structlog

from bot.frontends.bounded import BoundedDict
from bot.frontends.discord.channels import ChannelKind, read_place
from bot.frontends.discord.responder import NETWORK_ERRORS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping

    from bot.core.matches.model import Place
    from bot.frontends.discord.client import PetteiaClient

GOOD_FOR: Final = 900.0
"""Seconds until a server is looked up again, also one that the bot is not in."""

PATIENCE: Final = 1.0
"""Seconds for which an answer or a post waits for a server to be looked up."""

MAX_REMEMBERED: Final = 10_000

_IN_SERVERS: Final = "0"
"""The key of the server in which an application is installed (Discord: Interaction Object)."""

log = structlog.get_logger()


@dataclass(slots=True)
class Servers:
    """Looks up servers for the client that is used at present.

    ``is_heard`` returns whether the gateway tells of a server. ``left`` is called with the id of
    one that the bot is not in, or not any more.
    """

    client: Callable[[], PetteiaClient]
    is_heard: Callable[[int], bool]
    left: Callable[[int], Awaitable[None]]
    _looked_up: BoundedDict[int, float] = field(default_factory=lambda: BoundedDict(MAX_REMEMBERED))
    _of_channels: BoundedDict[int, int] = field(default_factory=lambda: BoundedDict(MAX_REMEMBERED))
    _looking: dict[int, asyncio.Task[None]] = field(default_factory=dict)

    async def look_up_for(self, interaction: Mapping[str, Any]) -> None:
        """Look up the server of an interaction, if the application is installed there."""
        guild = int(interaction.get("guild_id") or 0)
        owners = interaction.get("authorizing_integration_owners") or {}
        is_installed = int(owners.get(_IN_SERVERS) or 0) == guild
        if guild and is_installed and self.client().get_guild(guild) is None:
            await self._awaited(self._look_up, guild)

    async def look_up_at(self, where: Place) -> None:
        """Look up the server of a channel, unless that was done within the last minutes."""
        kind, channel = read_place(where)
        if kind is ChannelKind.CHANNEL:
            await self._awaited(self._look_up_channel, channel)

    async def _awaited(
        self, look_up: Callable[[int], Coroutine[Any, Any, None]], number: int
    ) -> None:
        """Wait for a while until something is looked up, once for all who wait for it."""
        task = self._looking.get(number)
        if task is None:
            task = self._looking[number] = asyncio.create_task(look_up(number))
            task.add_done_callback(lambda _: self._looking.pop(number, None))
        await asyncio.wait({task}, timeout=PATIENCE)

    async def _look_up_channel(self, channel: int) -> None:
        client = self.client()
        known = getattr(client.get_channel(channel), "guild", None)
        guild = known.id if known else self._of_channels.get(channel)
        try:
            if guild is None:
                found: Any = await client.http.get_channel(channel)
                guild = self._of_channels[channel] = int(found.get("guild_id") or 0)
                self._looked_up.pop(guild, None)  # it was without this channel
        except NETWORK_ERRORS as error:  # what is posted there shows why
            log.info("server_not_known", error=repr(error))
            return
        if guild and not self.is_heard(guild):
            await self._look_up(guild)

    async def _look_up(self, guild: int) -> None:
        client, now = self.client(), asyncio.get_running_loop().time()
        if now - self._looked_up.get(guild, -GOOD_FOR) < GOOD_FOR:
            return
        try:
            await client.look_up_server(guild)
        except (discord.Forbidden, discord.NotFound):
            client.forget_server(guild)
            await self.left(guild)
        except NETWORK_ERRORS as error:
            log.info("server_not_known", error=repr(error))
            return
        self._looked_up[guild] = now
