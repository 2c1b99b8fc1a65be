"""The connection to Discord: what it listens to, and which handlers it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
import structlog
from discord import app_commands

from bot.frontends.discord.buttons import DYNAMIC, read_form
from bot.frontends.discord.locale import CommandTranslator

if TYPE_CHECKING:
    from bot.frontends.discord.interactions import Interactions
    from bot.frontends.discord.options import DiscordOptions

_LONGEST_WAIT: Final = 30.0  # seconds; discord.py raises RateLimited beyond

log = structlog.get_logger()


class PetteiaClient(discord.AutoShardedClient):
    """A client without privileged intents, which remembers servers alone.

    The commands are published at each start: Discord takes the same ones again for nothing.
    """

    def __init__(
        self, talk: Interactions, commands: app_commands.Group, options: DiscordOptions
    ) -> None:
        mine: Any = list(options.shard_ids) or None  # the library takes none for all
        super().__init__(
            shard_count=options.shards,
            shard_ids=mine,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=_LONGEST_WAIT,
        )
        self.talk = talk
        self._publishes = options.hears
        self.tree = app_commands.CommandTree[discord.Client](self)
        self.tree.add_command(commands)
        self.add_dynamic_items(*DYNAMIC)

    async def setup_hook(self) -> None:
        """Publish the commands, everywhere at once."""
        await self.tree.set_translator(CommandTranslator())
        if self._publishes:
            await self.tree.sync()

    async def on_ready(self) -> None:
        """Log that people are heard from now on."""
        log.info("discord_ready", servers=len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Hear the forms that are sent off; all else is discord.py's to hand out."""
        form = read_form(interaction)
        if form is not None:
            await self.talk.typed(interaction, *form)
