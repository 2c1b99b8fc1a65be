"""How an answer gets to the person who asked: directly, after a deferral, or by its token.

Discord has to get the first response within three seconds. It may have taken one whose own answer
was lost; given again, it is refused as acknowledged, which is all that is wanted.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog

from bot.frontends.discord.channels import edited_message, new_message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.frontends.discord.message import Message
    from bot.frontends.discord.requests import InteractionRequest

NETWORK_ERRORS: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Raised when a response does not reach Discord, or is refused."""

RESPONSE_TIMEOUT: Final = 3.0
"""Seconds within which Discord takes a first response."""

RETRY_WAITS: Final = (0.1, 0.5, 1.0)
"""Seconds before a response is given again."""

ORIGINAL: Final[Any] = "@original"
"""The id by which a token knows the message of the first response, or the one pressed."""

_ALREADY_ACKNOWLEDGED: Final = 40060
_INVALID_FORM: Final = 50035
_SERVER_ERROR: Final = 500

log = structlog.get_logger()


class Responder:
    """Answers one interaction, only for the person unless they post something."""

    def __init__(self, interaction: discord.Interaction, request: InteractionRequest) -> None:
        self._interaction = interaction
        self._request = request
        self._is_deferred = False

    async def defer(self) -> None:
        """Acknowledge the interaction; its answer comes later."""
        self._is_deferred = True
        new = self._request.in_new_message
        response = self._interaction.response
        private = new and not self._request.is_public
        await is_taken(lambda: response.defer(ephemeral=private, thinking=new))

    async def send(self, message: Message) -> None:
        """Answer; raises an error of discord.py or the network if that is impossible.

        If it is unknown whether Discord has taken a direct answer, it is asked: sent again, it
        would arrive exactly if the first one did.
        """
        await _with_or_without_emoji(self._send, message)

    async def _send(self, message: Message) -> None:
        if not self._is_deferred and await is_taken(lambda: self._respond(message)):
            return
        if not self._is_deferred and not self._edits_pressed:
            await _retried(self._interaction.original_response)
            return
        edit = self._interaction.edit_original_response if self._request.replaces else None
        await _send_later(self._interaction.followup, message, edit)

    @property
    def _edits_pressed(self) -> bool:
        """Whether a direct answer takes the place of the message that was pressed."""
        return self._request.replaces and not self._request.in_new_message

    async def _respond(self, message: Message) -> None:
        response = self._interaction.response
        if self._edits_pressed:
            await response.edit_message(**await edited_message(message))
        else:
            private = not message.is_public
            await response.send_message(**await new_message(message), ephemeral=private)


class TokenResponder:
    """Answers an interaction of an earlier process, by its token."""

    def __init__(self, client: discord.Client, request: InteractionRequest) -> None:
        self._request = request
        self._webhook = _webhook(client, request.token)

    async def is_acknowledged(self) -> bool:
        """Return whether Discord got the first response; raises as `send` does."""
        try:
            await _retried(lambda: self._webhook.fetch_message(ORIGINAL))
        except discord.NotFound:
            return False
        return True

    async def send(self, message: Message) -> None:
        """Answer; raises an error of discord.py or the network if that is impossible."""
        edit = partial(self._webhook.edit_message, ORIGINAL) if self._request.replaces else None
        await _with_or_without_emoji(partial(_send_later, self._webhook, edit=edit), message)


async def _send_later(
    webhook: discord.Webhook,
    message: Message,
    edit: Callable[..., Awaitable[object]] | None,
) -> None:
    """Edit the first message if it can be, or follow it."""

    async def send() -> None:
        if edit is not None:
            await edit(**await edited_message(message))
        else:
            private = not message.is_public
            await webhook.send(**await new_message(message), ephemeral=private, wait=True)

    await _retried(send)


async def _with_or_without_emoji(
    send: Callable[[Message], Awaitable[None]], message: Message
) -> None:
    """Send a message; without its emoji if Discord refuses it, as one of them may be gone."""
    try:
        await send(message)
    except discord.HTTPException as error:
        plain = message.without_emoji
        if error.code != _INVALID_FORM or plain == message:
            raise
        log.info("emoji_refused", error=repr(error))
        await send(plain)


def _webhook(client: discord.Client, token: str) -> discord.Webhook:
    """Return the webhook by which the token of an interaction is answered."""
    application = client.application_id
    assert application is not None  # noqa: S101 -- the client is logged in
    webhook = discord.Webhook.partial(application, token, client=client)
    webhook.type = discord.WebhookType.application  # it may send messages that only one person sees
    return webhook


async def _retried(send: Callable[[], Awaitable[object]]) -> None:
    """Do something again while it fails for now; raises the last error."""
    for wait in RETRY_WAITS:
        try:
            await send()
        except discord.HTTPException as error:
            if error.status < _SERVER_ERROR:
                raise
        except (aiohttp.ClientError, OSError):
            pass
        else:
            return
        await asyncio.sleep(wait)
    await send()


def is_late(error: BaseException | None) -> bool:
    """Return whether a first response came too late or got lost, which is logged."""
    late = isinstance(error, discord.NotFound | aiohttp.ClientError | OSError)
    if isinstance(error, discord.HTTPException):
        late |= error.code == _ALREADY_ACKNOWLEDGED or error.status >= _SERVER_ERROR
    if late:
        log.info("interaction_lost", error=repr(error))
    return late


async def is_taken(respond: Callable[[], Awaitable[object]]) -> bool:
    """Give the first response; return whether Discord has it, False also if nobody knows.

    Raises HTTPException for a response that Discord refuses for what is in it.
    """

    async def given() -> None:
        try:
            await respond()
        except discord.InteractionResponded:
            return
        except discord.HTTPException as error:
            if error.code != _ALREADY_ACKNOWLEDGED:
                raise

    try:
        async with asyncio.timeout(RESPONSE_TIMEOUT):
            await _retried(given)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        if not is_late(error):
            raise
        return False
    return True
