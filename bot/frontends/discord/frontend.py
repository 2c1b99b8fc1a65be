"""Discord as the core sees it: a front-end that is started, delivers, and is stopped."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import structlog

from bot.core.errors import CannotStart, TryLater, Unreachable
from bot.core.frontend import Status
from bot.core.matches.model import Place
from bot.core.notifications.outbox import DeliveryScope as Reached
from bot.frontends.discord.autocomplete import Autocomplete
from bot.frontends.discord.channels import ChannelSink, InteractionTokens
from bot.frontends.discord.client import PetteiaClient
from bot.frontends.discord.commands import Petteia
from bot.frontends.discord.delivery import Delivery
from bot.frontends.discord.interactions import Interactions
from bot.frontends.discord.locale import guild_language
from bot.frontends.discord.places import PLATFORM, ChannelKind, read_place

if TYPE_CHECKING:
    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import AccountId
    from bot.core.notifications.outbox import Notification
    from bot.core.notifications.posts import Posts
    from bot.frontends.discord.channels import MessageSink
    from bot.frontends.discord.options import DiscordOptions

_PAUSE: Final = 30.0  # seconds between tries while Discord cannot be reached
_OUTAGE: Final = (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound)

SLOW_TASKS: Final = Place(PLATFORM, ChannelKind.ANSWERS)
"""How the keys of places begin that only answers reach."""

log = structlog.get_logger()


class DiscordFrontend:
    """A front-end; ``platform`` is what its identities and places carry."""

    platform = PLATFORM

    def __init__(
        self, desk: Dispatcher, people: People, posts: Posts, options: DiscordOptions
    ) -> None:
        self._options = options
        self._voices = InteractionTokens()
        self._talk = Interactions(desk=desk, people=people, posts=posts, voices=self._voices)
        self._suggesting = Autocomplete(desk, people)
        self._delivery = Delivery(
            desk=desk,
            people=people,
            posts=posts,
            opened=self._opened,
            guild_language=self._guild_language,
        )
        self._running: asyncio.Task[None] | None = None
        self.client = self._fresh_client()

    @property
    def standing(self) -> Status:
        """Whether Discord is connected; a shard without its connection is reached for."""
        if not self._options.hears and self.client.user is not None:
            return Status.SERVING
        if self._running is not None and self._running.done():
            return Status.STOPPED
        shards = self.client.shards.values()
        connected = self.client.is_ready() and not any(shard.is_closed() for shard in shards)
        return Status.SERVING if connected else Status.REACHING

    def reach(self) -> Reached | None:
        """Return what can be delivered: what only answers reach, where these are heard."""
        if self.client.user is None:
            return None  # not logged in yet
        beyond = () if self._hears_what_is_outside else (SLOW_TASKS,)
        return Reached(platform=PLATFORM, beyond=beyond)

    async def start(self) -> None:
        """Log in and stay connected; raises CannotStart for a wrong token.

        While Discord cannot be reached, it is tried again in the background.
        """
        logged_in = await self._log_in()
        self._running = asyncio.create_task(self._stay(logged_in=logged_in))

    async def stop(self) -> None:
        """Hang up."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        await self.client.close()

    async def deliver(self, notice: Notification) -> None:
        """Bring the match's message up to date for the person or place, and call if asked."""
        if self.client.user is None:
            raise TryLater(_PAUSE)  # not logged in yet
        await self._delivery.deliver(notice)

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of what waits for them, which rings; False if nothing waits."""
        if self.client.user is None:
            raise TryLater(_PAUSE)
        return await self._delivery.deliver_digest(account)

    def _fresh_client(self) -> PetteiaClient:
        return PetteiaClient(self._talk, Petteia(self._talk, self._suggesting), self._options)

    @property
    def _hears_what_is_outside(self) -> bool:
        """Whether that is heard which is in no server of the bot's: the first shard is told."""
        mine = self._options.shard_ids
        return self._options.hears and (not mine or 0 in mine)

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
            self.client = self._fresh_client()
            log.warning("discord_unreachable", error=repr(error))
            return False
        return True

    async def _stay(self, *, logged_in: bool) -> None:
        while not logged_in:
            await asyncio.sleep(_PAUSE)
            try:
                logged_in = await self._log_in()
            except CannotStart as error:
                log.error("discord_stopped", reason=str(error))  # noqa: TRY400 -- it says it all
                return
        if not self._options.hears:
            return
        try:
            await self.client.connect()
        except Exception:  # the other front-ends go on without this one
            log.exception("discord_stopped")

    def _guild_language(self, place: Place) -> str:
        return guild_language(self.client, place)

    async def _opened(self, place: Place) -> MessageSink | None:
        """Return the way to a place; None where there is no way just now."""
        reach, snowflake = read_place(place)
        if reach is ChannelKind.ANSWERS:
            return self._voices.at(place)
        if reach is ChannelKind.CHANNEL:
            return ChannelSink(self.client.get_partial_messageable(snowflake))
        try:
            return ChannelSink(await self.client.create_dm(discord.Object(snowflake)))
        except (discord.Forbidden, discord.NotFound) as error:
            raise Unreachable(error.text) from error
