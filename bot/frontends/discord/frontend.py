"""The Discord front-end: connects to Discord, receives interactions, delivers notifications."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.core.errors import CannotStart, TryLater, Unreachable
from bot.core.frontend import Status
from bot.core.matches.model import Place
from bot.core.notifications.delivery import Delivery
from bot.core.notifications.outbox import DeliveryScope
from bot.frontends import DISCORD
from bot.frontends.discord.autocomplete import Autocomplete
from bot.frontends.discord.channels import (
    ChannelKind,
    ChannelSink,
    InteractionTokens,
    read_place,
)
from bot.frontends.discord.commands import command_group
from bot.frontends.discord.delivery import DiscordPosts
from bot.frontends.discord.interactions import Interactions
from bot.frontends.discord.locale import CommandTranslator, guild_language

if TYPE_CHECKING:
    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import AccountId
    from bot.core.notifications.outbox import Notification
    from bot.core.store import Store
    from bot.frontends.discord.channels import MessageSink

_MAX_RATE_LIMIT_WAIT: Final = 30.0  # seconds; discord.py raises RateLimited beyond
_RETRY_DELAY: Final = 30.0  # seconds between tries while Discord cannot be reached
_OUTAGE: Final = (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound)

ANSWER_PLACES: Final = Place(DISCORD, ChannelKind.ANSWERS)
"""The prefix of the keys of places to which only answers to interactions can be sent."""

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


class PetteiaClient(discord.AutoShardedClient):
    """A client without privileged intents, which caches servers alone.

    The commands are published at each start; Discord does not charge for unchanged ones.
    """

    def __init__(
        self, interactions: Interactions, commands: app_commands.Group, options: DiscordOptions
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
        self._publishes = options.receives_input
        self.tree = app_commands.CommandTree[discord.Client](self)
        self.tree.add_command(commands)
        self.on_interaction = interactions.component

    async def setup_hook(self) -> None:
        """Publish the commands, globally."""
        await self.tree.set_translator(CommandTranslator())
        if self._publishes:
            await self.tree.sync()

    async def on_ready(self) -> None:
        """Log that events are received from now on."""
        log.info("discord_ready", servers=len(self.guilds))


class DiscordFrontend:
    """The front-end of Discord."""

    platform = DISCORD

    def __init__(
        self, dispatcher: Dispatcher, people: People, store: Store, options: DiscordOptions
    ) -> None:
        self._options = options
        self._tokens = InteractionTokens()
        self._interactions = Interactions(
            dispatcher=dispatcher, people=people, store=store, tokens=self._tokens
        )
        self._autocomplete = Autocomplete(dispatcher, people)
        self._delivery = Delivery(
            DiscordPosts(self._sink, self._guild_language),
            views=dispatcher.views,
            waiting=dispatcher.waiting,
            store=store,
        )
        self._connection: asyncio.Task[None] | None = None
        self.client = self._new_client()

    @property
    def status(self) -> Status:
        """Whether Discord is connected, with each of the shards."""
        if not self._options.receives_input and self.client.user is not None:
            return Status.SERVING
        if self._connection is not None and self._connection.done():
            return Status.STOPPED
        shards = self.client.shards.values()
        connected = self.client.is_ready() and not any(shard.is_closed() for shard in shards)
        return Status.SERVING if connected else Status.REACHING

    def delivery_scope(self) -> DeliveryScope | None:
        """Return what can be delivered: to answer-only places only where their events arrive."""
        if self.client.user is None:
            return None  # not logged in yet
        # Discord sends the events outside the bot's servers to shard 0.
        shard_ids = self._options.shard_ids
        receives = self._options.receives_input and (not shard_ids or 0 in shard_ids)
        return DeliveryScope(platform=DISCORD, beyond=() if receives else (ANSWER_PLACES,))

    async def start(self) -> None:
        """Log in and stay connected; raises CannotStart for a wrong token.

        While Discord cannot be reached, it is tried again in the background.
        """
        logged_in = await self._log_in()
        self._connection = asyncio.create_task(self._stay_connected(logged_in=logged_in))

    async def stop(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            self._connection.cancel()
            with suppress(asyncio.CancelledError):
                await self._connection
        await self.client.close()

    async def deliver(self, notification: Notification) -> None:
        """Update the match's message for the person or place, and ping if asked."""
        if self.client.user is None:
            raise TryLater(_RETRY_DELAY)  # not logged in yet
        await self._delivery.deliver(notification)

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of their waiting matches; False if there are none."""
        if self.client.user is None:
            raise TryLater(_RETRY_DELAY)
        return await self._delivery.deliver_digest(account)

    def _new_client(self) -> PetteiaClient:
        commands = command_group(self._interactions, self._autocomplete)
        return PetteiaClient(self._interactions, commands, self._options)

    async def _log_in(self) -> bool:
        try:
            await self.client.login(self._options.token)
        except discord.LoginFailure as error:
            await self.client.close()
            message = "Discord refuses the token in [discord]; docs/discord.md tells how to get one"
            raise CannotStart(message) from error
        except _OUTAGE as error:
            # A client that failed to log in cannot be used again.
            await self.client.close()
            self.client = self._new_client()
            log.warning("discord_unreachable", error=repr(error))
            return False
        return True

    async def _stay_connected(self, *, logged_in: bool) -> None:
        while not logged_in:
            await asyncio.sleep(_RETRY_DELAY)
            try:
                logged_in = await self._log_in()
            except CannotStart as error:
                log.error("discord_stopped", reason=str(error))  # noqa: TRY400 -- it says it all
                return
        if not self._options.receives_input:
            return
        try:
            await self.client.connect()
        except Exception:  # the other front-ends go on without this one
            log.exception("discord_stopped")

    def _guild_language(self, place: Place) -> str:
        return guild_language(self.client, place)

    async def _sink(self, place: Place) -> MessageSink | None:
        """Return the sink of a place, None while there is none; raises Unreachable."""
        kind, snowflake = read_place(place)
        if kind is ChannelKind.ANSWERS:
            return self._tokens.at(place)
        if kind is ChannelKind.CHANNEL:
            return ChannelSink(self.client.get_partial_messageable(snowflake))
        try:
            return ChannelSink(await self.client.create_dm(discord.Object(snowflake)))
        except (discord.Forbidden, discord.NotFound) as error:
            raise Unreachable(error.text) from error
