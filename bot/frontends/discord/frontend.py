"""The Discord front-end: connects to Discord, receives interactions, delivers notifications."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from datetime import timedelta
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import structlog

from bot.core.matches.errors import CannotStart, StoreFault, TryLater
from bot.core.matches.model import Place
from bot.core.notifications.delivery import Delivery
from bot.core.store.outbox import DeliveryScope
from bot.frontends import DISCORD
from bot.frontends.discord.autocomplete import Autocomplete
from bot.frontends.discord.channels import (
    ChannelKind,
    ChannelSink,
    InteractionTokens,
    read_place,
    server_key,
    server_of,
    translated,
)
from bot.frontends.discord.client import PetteiaClient
from bot.frontends.discord.command_paths import GROUP_NAME
from bot.frontends.discord.commands import command_group, context_menus
from bot.frontends.discord.connection import Connection
from bot.frontends.discord.delivery import DiscordPosts
from bot.frontends.discord.emoji import known_emoji
from bot.frontends.discord.handler import RequestHandler
from bot.frontends.discord.interactions import Interactions
from bot.frontends.discord.locale import guild_language
from bot.frontends.discord.members import Members
from bot.frontends.discord.orphans import Orphans
from bot.frontends.discord.publishing import PublishedCommands, publish_until_done
from bot.frontends.discord.render import Renderer
from bot.frontends.discord.runner import RequestRunner
from bot.frontends.discord.servers import Servers
from bot.frontends.discord.threads import Threads

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from datetime import datetime

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, GroupKey
    from bot.core.matches.preferences import Settings
    from bot.core.notifications.platform import Delivered, PuzzleDelivered, Status
    from bot.core.store.outbox import Notification
    from bot.core.store.port import Store
    from bot.frontends.discord.channels import MessageSink
    from bot.frontends.discord.client import Command, DiscordOptions
    from bot.frontends.discord.endpoint import InteractionsEndpoint

log = structlog.get_logger()

_RETRY_DELAY: Final = 30.0  # seconds until what cannot be delivered yet is tried again
_CLOSED_DELAY: Final = 1.0  # the same for what was on its way when the client was closed

IDENTIFY_EVERY: Final = timedelta(seconds=5.2)
"""Time between two shards that identify (Discord: Rate Limiting), with a little to spare."""

ANSWER_PLACES: Final = Place(DISCORD, ChannelKind.ANSWERS)
"""The prefix of the keys of places to which only answers to interactions can be sent."""


class DiscordFrontend:
    """The front-end of Discord."""

    platform = DISCORD

    def __init__(
        self, dispatcher: Dispatcher, people: People, store: Store, options: DiscordOptions
    ) -> None:
        self._options = options
        self._store = store
        self._tokens = InteractionTokens()
        self._published = PublishedCommands()
        self._emoji: dict[str, discord.PartialEmoji] = {}
        self._clock = dispatcher.clock
        self._autocomplete = Autocomplete(dispatcher, people, store)
        self._delivery = Delivery(
            DiscordPosts(
                self._sink,
                self._server,
                self._renderer,
                threads=Threads(lambda: self.client, self._wants_threads),
                members=Members(lambda: self.client),
                activity=options.activity,
            ),
            views=dispatcher.views,
            waiting=dispatcher.waiting,
            puzzle=dispatcher.rulebook.lessons.posted,
            store=store,
        )
        self._orphans = Orphans(self._sink, self._delivery.tidy)
        self._runner = RequestRunner(
            handler=RequestHandler(
                dispatcher=dispatcher,
                people=people,
                store=store,
                render=self._renderer,
                download=self._download,
            ),
            store=store,
            tokens=self._tokens,
            opened=self._sink,
            tidy=self._delivery.tidy,
            hears=options.hears,
        )
        self._interactions = Interactions(self._runner)
        self._servers = Servers(lambda: self.client, options.is_told_of, self._left)
        self.endpoint = self._new_endpoint() if options.has_endpoint else None
        self.connection = Connection(self._new_client, options)

    async def _download(self, address: str) -> bytes:
        return await self.client.http.get_from_cdn(address)

    @property
    def client(self) -> PetteiaClient:
        """The client that is used at present."""
        return self.connection.client

    @property
    def status(self) -> Status:
        """Whether Discord is connected, with each of the shards."""
        return self.connection.status

    def delivery_scope(self) -> DeliveryScope | None:
        """Return what can be delivered: to answer-only places only if their events arrive."""
        if self.client.user is None or not self._orphans.is_ready:
            return None  # not logged in yet
        # Discord sends the events outside the bot's servers to shard 0.
        receives = self._options.has_first_shard
        return DeliveryScope(platform=DISCORD, beyond=() if receives else (ANSWER_PLACES,))

    async def start(self) -> None:
        """Log in and stay connected; raises CannotStart for a wrong token.

        While Discord cannot be reached, it is tried again in the background.
        """
        try:
            if self.endpoint:
                await self.endpoint.open()
            await self.connection.start()
        except CannotStart:
            if self.endpoint:
                await self.endpoint.close()
            raise

    async def stop(self) -> None:
        """Take nothing more on, give the answers under way, for a while, and disconnect."""
        if self.endpoint:
            await self.endpoint.close()
        await self._runner.drain()
        await self.connection.stop()

    async def deliver(self, notification: Notification) -> Delivered:
        """Update the match's message for the person or place, and ping if asked."""
        async with self._connected(notification.place):
            delivered = await self._delivery.deliver(notification)
            if at := delivered.place:
                await self._orphans.delivered(notification, at, self.client.user)
            return delivered

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of their waiting matches; False if there are none."""
        async with self._connected():
            return await self._delivery.deliver_digest(account)

    async def deliver_puzzle(
        self, place: Place, now: datetime, lines: tuple[Line, ...] = ()
    ) -> PuzzleDelivered:
        """Post the puzzle of a day in a channel."""
        async with self._connected(place):
            return await self._delivery.deliver_puzzle(place, now, lines)

    async def deliver_lines(
        self, to: AccountId | Place, lines: tuple[Line, ...], language: str = ""
    ) -> None:
        """Send a person something to read, or a channel."""
        async with self._connected(to if isinstance(to, Place) else None):
            await self._delivery.deliver_lines(to, lines, language)

    @asynccontextmanager
    async def _connected(self, place: Place | None = None) -> AsyncIterator[None]:
        """Raise TryLater if the client is not logged in yet, or closes meanwhile.

        The server of a place is looked up if this process does not hear of it.
        """
        client = self.client
        if client.user is None:
            raise TryLater(_RETRY_DELAY)
        try:
            if place and (self._options.shard_ids or not self._options.has_gateway):
                await self._servers.look_up_at(place)
            yield
        except (RuntimeError, aiohttp.ClientError) as error:
            if not client.is_closed():
                raise
            raise TryLater(_CLOSED_DELAY) from error  # the next client delivers it

    def _new_endpoint(self) -> InteractionsEndpoint:
        from bot.frontends.discord.endpoint import InteractionsEndpoint

        client, clock = (lambda: self.client), self._clock
        return InteractionsEndpoint(self._options, client, self._servers, self._store, clock)

    def _new_client(self) -> PetteiaClient:
        group = command_group(self._interactions, self._autocomplete)
        commands: tuple[Command, ...] = (group, *context_menus(self._interactions))
        may_identify = None if self._options.is_alone else self._may_identify
        return PetteiaClient(
            self._interactions,
            commands,
            self._options,
            self._logged_in,
            self._left,
            may_identify=may_identify,
        )

    async def _may_identify(self, bucket: int) -> bool:
        """Take the next place among the shards of all processes, by a lease that is not renewed."""
        names = (f"{DISCORD}-identify-{bucket}",)
        return await self._store.take_leases(names, token_hex(8), IDENTIFY_EVERY)

    async def _logged_in(self, client: PetteiaClient) -> None:
        """Answer what waits from before, and publish the commands or learn their ids."""
        if self.endpoint:
            log.info("discord_ready", port=self.endpoint.port)
        await self._orphans.remember(self._store, self._clock())
        store = self._store if self._options.has_first_shard else None
        async with asyncio.TaskGroup() as beside:
            if self._options.has_endpoint and not self._options.is_alone:
                beside.create_task(self._runner.resume_abandoned(client))
            elif self._options.receives_input:
                beside.create_task(self._runner.resume(client))
            beside.create_task(publish_until_done(client.tree, self._published, store))
            beside.create_task(self._learn_emoji(client))

    async def _learn_emoji(self, client: PetteiaClient) -> None:
        self._emoji = await known_emoji(client)

    async def _left(self, guild: int) -> None:
        """Delete the settings of a server that the bot is removed from."""
        try:
            await self._store.forget_group(server_key(guild))
        except StoreFault as fault:  # they are kept, and found again if the bot comes back
            log.warning("server_not_forgotten", problem=str(fault))

    def _renderer(self, reader: Settings) -> Renderer:
        return Renderer(reader, self._published.ids.get(GROUP_NAME, ""), self._emoji)

    def _server(self, place: Place) -> tuple[GroupKey | None, str]:
        return server_of(self.client, place), guild_language(self.client, place)

    async def _wants_threads(self, place: Place) -> bool:
        group = server_of(self.client, place)
        return group is None or (await self._store.group_settings(group)).threads

    async def _sink(self, place: Place, message: str = "0") -> MessageSink | None:
        """Return the sink of a place, None while there is none; raises TryLater or Unreachable.

        Of several it is the one that can change this ``message``.
        """
        kind, snowflake = read_place(place)
        if kind is ChannelKind.ANSWERS:
            return self._tokens.at(place, int(message))
        if kind is ChannelKind.CHANNEL:
            return ChannelSink(self.client.get_partial_messageable(snowflake))
        async with translated():
            chat = await self.client.create_dm(discord.Object(snowflake))
        return ChannelSink(chat)
