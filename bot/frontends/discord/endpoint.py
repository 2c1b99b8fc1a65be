"""Receives interactions over HTTP, where Discord sends them to an Interactions Endpoint URL.

Discord signs each request (Interactions Overview: Setting up an Endpoint). It is answered with 202,
and the library sends the response itself, as for interactions from the gateway (Receiving and
Responding: Interaction Callback). Answered directly are a PING, and what cannot be noted.

Invariant: a request that Discord has not signed, or not within the last minutes, changes nothing
and is answered with 401. Of several processes, the one that notes an interaction first acts on it.
"""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import discord
from aiohttp import web
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from bot.core.matches.errors import CannotStart, StoreFault, Unsure, store_error_refusal
from bot.core.store.values import InputKey
from bot.frontends import DISCORD
from bot.frontends.discord.client import INTERACTIONS_PATH, SIGNATURE, TIMESTAMP
from bot.http_server import HttpServer, Reason, ServerLimits
from bot.i18n import negotiated, speaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.matches.chance import TimeSource
    from bot.core.store.port import Store
    from bot.frontends.discord.client import DiscordOptions, PetteiaClient
    from bot.frontends.discord.servers import Servers

MAX_AGE: Final = 300
"""Seconds between a request's timestamp and now at most, either way."""

MAX_BODY_BYTES: Final = 1024 * 1024  # interactions are far smaller
MAX_DIGITS: Final = 12  # of a timestamp
MAX_ID: Final = 2**63 - 1
LIMITS: Final = ServerLimits(connections=32, per_peer=32)  # a request takes some milliseconds
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}
PONG: Final = {"type": 1}

CLOSE_TIMEOUT: Final = 1.0
"""Seconds for requests under way to end; their answers are waited for elsewhere."""

NOTE_TIMEOUT: Final = 1.5
"""Seconds for noting an interaction; the first response has to come within three."""


class InteractionsEndpoint:
    """Listens for interactions, and hands them to the client as the gateway would."""

    def __init__(
        self,
        options: DiscordOptions,
        client: Callable[[], PetteiaClient],
        servers: Servers,
        store: Store,
        clock: TimeSource,
    ) -> None:
        """``client`` returns the one that is used at present."""
        self._key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(options.public_key))
        self._client = client
        self._servers = servers
        self._store = store
        self._clock = clock
        self._address = options.interactions_host, options.interactions_port
        app = web.Application(client_max_size=MAX_BODY_BYTES)
        app.add_routes([web.post(INTERACTIONS_PATH, self._receive)])
        host, port = self._address
        self._server = HttpServer(
            app,
            name=DISCORD,
            host=host,
            port=port,
            headers=HEADERS,
            limits=LIMITS,
            shutdown_timeout=CLOSE_TIMEOUT,
        )

    @property
    def port(self) -> int:
        """The port that is listened on."""
        return self._server.port

    async def open(self) -> None:
        """Start listening; raises CannotStart if the address cannot be bound."""
        try:
            await self._server.start()
        except OSError as error:
            where = ":".join(map(str, self._address))
            reason = error.strerror or type(error).__name__
            message = f"interactions cannot be received on {where} ({reason})"
            raise CannotStart(message) from None

    async def close(self) -> None:
        """Stop listening."""
        await self._server.stop()

    async def _receive(self, request: web.Request) -> web.Response:
        body = await request.read()
        given = request.headers
        if not self._is_signed(given.get(SIGNATURE, ""), given.get(TIMESTAMP, ""), body):
            self._server.drops.count(Reason.WRONG_SIGNATURE)
            return web.Response(status=HTTPStatus.UNAUTHORIZED)
        if request.content_type != "application/json":
            return web.Response(status=HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
        if (data := _read(body)) is None:
            return web.Response(status=HTTPStatus.BAD_REQUEST)
        if data["type"] == discord.InteractionType.ping.value:
            return web.json_response(PONG)
        client = self._client()
        if client.user is None:  # not logged in yet
            return web.Response(status=HTTPStatus.SERVICE_UNAVAILABLE)
        is_suggestion = data["type"] == discord.InteractionType.autocomplete.value
        try:
            is_new = is_suggestion or await self._is_new(int(data["id"]))
        except StoreFault as fault:
            return web.json_response(_refusal(data, fault))
        if is_new:
            await self._servers.look_up_for(data)
            client.receive(data)
        return web.Response(status=HTTPStatus.ACCEPTED)

    def _is_signed(self, signature: str, timestamp: str, body: bytes) -> bool:
        """Return whether Discord signed a request, within the last minutes."""
        if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= MAX_DIGITS):
            return False
        if abs(self._clock().timestamp() - int(timestamp)) > MAX_AGE:
            return False
        try:
            self._key.verify(bytes.fromhex(signature), timestamp.encode() + body)
        except (InvalidSignature, ValueError):
            return False
        return True

    async def _is_new(self, number: int) -> bool:
        """Note an interaction; return whether no process did so before. Raises StoreFault."""
        key = InputKey(DISCORD, number)
        try:
            async with asyncio.timeout(NOTE_TIMEOUT):
                return bool(await self._store.settle_inputs((key,), self._clock()))
        except (TimeoutError, Unsure) as error:
            raise StoreFault(repr(error)) from error


def _refusal(interaction: dict[str, Any], fault: StoreFault) -> dict[str, Any]:
    """Return the response to what was not carried out, since the store cannot be used."""
    language = negotiated(str(interaction.get("locale")))
    said = speaker(language).say(store_error_refusal(fault).line)
    flags = discord.MessageFlags(ephemeral=True).value
    kind = discord.InteractionResponseType.channel_message.value
    return {"type": kind, "data": {"content": said, "flags": flags}}


def _read(body: bytes) -> dict[str, Any] | None:
    """Return an interaction, None for what is none."""
    try:
        data = json.loads(body)
        kind = data["type"]
        is_ping = kind == discord.InteractionType.ping.value
        is_known = is_ping or (isinstance(kind, int) and 0 < int(str(data["id"])) <= MAX_ID)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return data if is_known else None
