"""The client of discord.py that Petteia runs, and its options."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.frontends.discord.locale import CommandTranslator
from bot.frontends.discord.responder import is_late
from bot.frontends.discord.sharding import ShardedClient

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from bot.frontends.discord.interactions import Interactions
    from bot.frontends.discord.sharding import MayIdentify

_MAX_RATE_LIMIT_WAIT: Final = 30.0  # seconds; discord.py raises RateLimited beyond

INTERACTIONS_PATH: Final = "/discord/interactions"
"""The path at which interactions are received over HTTP."""

SIGNATURE: Final = "X-Signature-Ed25519"
TIMESTAMP: Final = "X-Signature-Timestamp"
"""The headers with which Discord signs a request."""


class RateLimit(discord.http.Ratelimit):
    """A limit whose calls that are left may go, however long its window is.

    discord.py refuses them if the window ends later than the longest wait: Discord's window for
    new threads is minutes long, and the second of them would not be made.
    """

    __slots__ = ()

    async def acquire(self) -> None:
        """Take a call that is left, or wait for one; raises RateLimited if that takes long."""
        if self.is_expired():
            self.reset()  # type: ignore[no-untyped-call]
        if self.remaining <= 0:
            await super().acquire()
            return
        self._last_request = self._loop.time()
        self.remaining -= 1
        self.outgoing += 1


discord.http.Ratelimit = RateLimit  # type: ignore[misc]

Command: TypeAlias = app_commands.Group | app_commands.ContextMenu

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class DiscordOptions:
    """The bot's token, which is never shown, and which events are received.

    ``base_url`` is the address of the REST API, the library's if it is empty; ``proxy`` that of an
    HTTP proxy to Discord. Without ``shards`` Discord recommends their number; without ``shard_ids``
    all of them are run.
    Unless it ``receives_input``, the front-end only sends messages. With the id of an
    ``activity``, which is the application's, matches have a button that opens them there.
    With the application's ``public_key``, interactions are received over HTTP, on the host and the
    port (0: any free one), and nothing by the gateway. Unless it ``is_alone``, other processes
    use the token and receive them too. ``requests_a_second`` are those that Discord takes of all
    processes together; 0 for any number.
    """

    token: str = field(repr=False)
    base_url: str = ""
    proxy: str = field(default="", repr=False)
    shards: int | None = None
    shard_ids: tuple[int, ...] = ()
    receives_input: bool = True
    activity: str = ""
    public_key: str = ""
    interactions_host: str = "127.0.0.1"
    interactions_port: int = 8082
    is_alone: bool = True
    requests_a_second: int = 0

    def hears(self, guild: int) -> bool:
        """Return whether the events of a server arrive here; 0 means none, and the first shard."""
        if not self.receives_input:
            return False
        shard = (guild >> 22) % self.shards if self.shards else 0
        return not self.shard_ids or shard in self.shard_ids

    def is_told_of(self, guild: int) -> bool:
        """Return whether the gateway tells this process of a server."""
        return not self.public_key and self.hears(guild)

    @property
    def own_requests(self) -> float:
        """Requests a second of this process: as large a part of all as it has of the shards."""
        share = len(self.shard_ids) / self.shards if self.shards and self.shard_ids else 1
        return self.requests_a_second * share

    @property
    def has_first_shard(self) -> bool:
        """Whether input arrives, and with it that from outside of the bot's servers."""
        return self.hears(0)

    @property
    def has_gateway(self) -> bool:
        """Whether the client is connected to the gateway."""
        return self.receives_input and not self.public_key

    @property
    def has_endpoint(self) -> bool:
        """Whether interactions arrive over HTTP."""
        return self.receives_input and bool(self.public_key)


def reach(base_url: str) -> None:
    """Send requests of the REST API to this address from now on; empty leaves it as it is."""
    if base_url:
        discord.http.Route.BASE = base_url


# A suggestion that comes too late is not an error.
logging.getLogger("discord.app_commands.tree").addFilter(
    lambda record: not (record.exc_info and is_late(record.exc_info[1]))
)


def _is_no_warning_of_endpoint(record: logging.LogRecord) -> bool:
    """Return False for the warning that the gateway brings no interactions."""
    return "interaction endpoint URL" not in str(record.msg)


class PetteiaClient(ShardedClient):
    """A client without privileged intents, which caches only servers."""

    def __init__(  # noqa: PLR0913 -- each is a part of its own
        self,
        interactions: Interactions,
        commands: tuple[Command, ...],
        options: DiscordOptions,
        on_login: Callable[[PetteiaClient], Coroutine[Any, Any, None]],
        on_leave: Callable[[int], Coroutine[Any, Any, None]],
        *,
        may_identify: MayIdentify | None = None,
    ) -> None:
        """``on_login`` runs beside all else once the client is logged in.

        ``on_leave`` is called with the id of a server that the bot is removed from.
        """
        reach(options.base_url)
        if options.public_key:
            logging.getLogger("discord.client").addFilter(_is_no_warning_of_endpoint)
        shard_ids: Any = list(options.shard_ids) or None  # the library takes none for all
        # There is no voice here, of whose libraries discord.py would warn at each start.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            requests_a_second=options.own_requests,
            may_identify=may_identify,
            shard_count=options.shards,
            shard_ids=shard_ids,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=_MAX_RATE_LIMIT_WAIT,
            proxy=options.proxy or None,
        )
        self._options = options
        self._on_login = on_login
        self._on_leave = on_leave
        self.beside: asyncio.Task[None] | None = None
        self.tree = app_commands.CommandTree[discord.Client](self)
        for command in commands:
            self.tree.add_command(command)
        self.on_interaction = interactions.component

    async def setup_hook(self) -> None:
        """Begin what is done beside the receiving of events, which does not wait for it."""
        await self.tree.set_translator(CommandTranslator())
        self.beside = asyncio.create_task(self._on_login(self))

    async def close(self) -> None:
        """Disconnect, and end what is done beside it."""
        if self.beside is not None:
            self.beside.cancel()
        await super().close()

    def receive(self, interaction: Any) -> None:
        """Begin to handle an interaction that arrived over HTTP, as if it came by the gateway."""
        self._connection.parse_interaction_create(interaction)

    async def look_up_server(self, guild: int) -> None:
        """Look up a server that the gateway does not tell of; raises errors of discord.py."""
        assert self.user is not None  # noqa: S101 -- the client is logged in
        found: Any = await self.http.get_guild(guild, with_counts=False)
        channels, threads, member = await asyncio.gather(
            self.http.get_all_guild_channels(guild),
            self.http.get_active_threads(guild),
            self.http.get_member(guild, self.user.id),
        )
        found |= {"channels": channels, "threads": threads["threads"], "members": [member]}
        self._connection._add_guild_from_data(found)  # noqa: SLF001

    def forget_server(self, guild: int) -> None:
        """Forget a server that the bot is not in any more."""
        if known := self.get_guild(guild):
            self._connection._remove_guild(known)  # noqa: SLF001

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot is removed from a server."""
        await super().on_guild_remove(guild)
        await self._on_leave(guild.id)

    async def on_ready(self) -> None:
        """Log that events are received from now on."""
        await super().on_ready()
        log.info("discord_ready", servers=len(self.guilds))
