"""Keeps a client connected: whatever ends one, a new one takes its place after a while."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import structlog

from bot.core.matches.errors import CannotStart
from bot.core.notifications.platform import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.frontends.discord.client import DiscordOptions, PetteiaClient

MIN_BACKOFF: Final = 5.0
"""Seconds until a lost connection is made again; they double each time."""

MAX_BACKOFF: Final = 300.0
"""Seconds between attempts at most. Discord allows a thousand connections a day."""

STEADY_AFTER: Final = 600.0
"""Seconds after which a connection is steady: the next loss begins with the shortest wait."""

CLOSE_TIMEOUT: Final = 3.0
"""Seconds for a client to close."""

_OUTAGE: Final = (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound)
_REFUSED_CODES: Final = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""Codes with which the gateway refuses a token or its settings (Discord: Gateway Close Codes)."""

log = structlog.get_logger()


class Connection:
    """A client that is logged in and connected, again and again.

    A refused token may be put right at Discord, so it is tried again too, but counts as stopped.
    """

    def __init__(self, make: Callable[[], PetteiaClient], options: DiscordOptions) -> None:
        """``make`` makes a client; one that has ended cannot be used again."""
        self._make = make
        self._options = options
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        self._is_away = False
        self._is_refused = False
        self.client = make()

    @property
    def status(self) -> Status:
        """Whether Discord is connected, with each of the shards."""
        if self._is_refused:
            return Status.STOPPED
        if not self._options.has_gateway:
            return Status.REACHING if self.client.user is None else Status.SERVING
        shards = self.client.shards.values()
        connected = self.client.is_ready() and not any(shard.is_closed() for shard in shards)
        return Status.SERVING if connected else Status.REACHING

    async def start(self) -> None:
        """Log in and connect in the background; raises CannotStart for a refused token."""
        error = await self._log_in()
        if isinstance(error, discord.LoginFailure):
            message = "Discord refuses the token in [discord]; docs/discord.md tells how to get one"
            raise CannotStart(message) from error
        if error is not None:
            self._failed(error)
        self._task = asyncio.create_task(self._keep(logged_in=error is None))

    async def stop(self) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        await _close(self.client)

    async def _keep(self, *, logged_in: bool) -> None:
        """Stay connected until cancelled."""
        while True:
            if logged_in:
                await self._connect()
                self.client, ended = self._make(), self.client
                await _close(ended)
            else:
                await self._wait()
            error = await self._log_in()
            logged_in = error is None
            if error is not None:
                self._failed(error)
            elif self._failures:
                await self._wait()

    async def _wait(self) -> None:
        await asyncio.sleep(min(MIN_BACKOFF * 2 ** min(self._failures - 1, 10), MAX_BACKOFF))

    async def _connect(self) -> None:
        """Receive events until the connection ends for good."""
        client = self.client
        loop = asyncio.get_running_loop()
        began = loop.time()
        returning = asyncio.create_task(self._note_return(client))
        try:
            if self._options.has_gateway:
                await client.connect()
            else:
                await asyncio.Event().wait()
            error: Exception = ConnectionError("the connection was closed")
        except Exception as ended:  # noqa: BLE001 -- whatever it was, Discord is connected anew
            error = ended
        finally:
            returning.cancel()
        if loop.time() - began >= STEADY_AFTER:
            self._failures = 0
        self._failed(error)

    async def _note_return(self, client: PetteiaClient) -> None:
        if self._options.has_gateway:
            await client.wait_until_ready()
        self._is_refused = False
        if self._is_away:
            log.info("discord_back")
        self._is_away = False

    async def _log_in(self) -> Exception | None:
        """Log the client in; return why it could not be, with a new client in its place."""
        try:
            await self.client.login(self._options.token)
        except Exception as error:  # noqa: BLE001 -- whatever it was, it is tried again
            self.client, ended = self._make(), self.client
            await _close(ended)
            return error
        return None

    def _failed(self, error: Exception) -> None:
        """Log the beginning of an outage, and no other failure of it."""
        self._failures += 1
        self._is_refused = isinstance(
            error, (discord.LoginFailure, discord.PrivilegedIntentsRequired)
        ) or (isinstance(error, discord.ConnectionClosed) and error.code in _REFUSED_CODES)
        if not self._is_away:
            problem = f"{type(error).__name__}: {error}"
            is_known = self._is_refused or isinstance(error, (*_OUTAGE, discord.ConnectionClosed))
            log.error("discord_away", problem=problem, exc_info=None if is_known else error)
        self._is_away = True


async def _close(client: PetteiaClient) -> None:
    """Close a client that is not used any more, whatever state it is in."""
    with suppress(Exception):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await client.close()
