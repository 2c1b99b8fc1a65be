"""The client of discord.py that Petteia runs, and its options."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import discord
import structlog
from discord import app_commands

from bot.frontends.discord.locale import CommandTranslator
from bot.frontends.discord.publishing import publish_until_done

if TYPE_CHECKING:
    from bot.core.store import Store
    from bot.frontends.discord.interactions import Interactions

_MAX_RATE_LIMIT_WAIT: Final = 30.0  # seconds; discord.py raises RateLimited beyond

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class DiscordOptions:
    """The bot's token, which is never shown, and which events are received.

    Without ``shards`` Discord recommends their number; without ``shard_ids`` all of them are run.
    Unless it ``receives_input``, the front-end only sends messages.
    """

    token: str = field(repr=False)
    shards: int | None = None
    shard_ids: tuple[int, ...] = ()
    receives_input: bool = True

    @property
    def has_first_shard(self) -> bool:
        """Whether input arrives, and with it that from outside of the bot's servers."""
        return self.receives_input and (not self.shard_ids or 0 in self.shard_ids)


class PetteiaClient(discord.AutoShardedClient):
    """A client without privileged intents, which caches servers alone."""

    def __init__(
        self,
        interactions: Interactions,
        commands: app_commands.Group,
        store: Store,
        options: DiscordOptions,
    ) -> None:
        shard_ids: Any = list(options.shard_ids) or None  # the library takes none for all
        super().__init__(
            shard_count=options.shards,
            shard_ids=shard_ids,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=_MAX_RATE_LIMIT_WAIT,
        )
        self._options = options
        self._store = store
        self.publishing: asyncio.Task[None] | None = None
        self.tree = app_commands.CommandTree[discord.Client](self)
        self.tree.add_command(commands)
        self.on_interaction = interactions.component

    async def setup_hook(self) -> None:
        """Publish the commands beside the receiving of events, which does not wait for it."""
        await self.tree.set_translator(CommandTranslator())
        if self._options.has_first_shard:
            self.publishing = asyncio.create_task(publish_until_done(self.tree, self._store))

    async def close(self) -> None:
        """Disconnect, and publish no more."""
        if self.publishing is not None:
            self.publishing.cancel()
        await super().close()

    async def on_ready(self) -> None:
        """Log that events are received from now on."""
        log.info("discord_ready", servers=len(self.guilds))
