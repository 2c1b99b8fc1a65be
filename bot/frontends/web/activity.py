"""Signing in inside Discord, by exchanging the code that its client gives an Activity.

https://docs.discord.com/developers/activities/development-guides/user-actions
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final

from aiohttp import ClientError, ClientSession, ClientTimeout
from pydantic import BaseModel, ConfigDict, StringConstraints

from bot.frontends import DISCORD
from bot.frontends.web.embedded import Embedding, Guest, PlatformUnavailableError
from bot.i18n import negotiated

if TYPE_CHECKING:
    from datetime import datetime

ANCESTORS: Final = (
    "https://discord.com",
    "https://*.discord.com",
    "https://*.discordsays.com",
)

_TIMEOUT: Final = ClientTimeout(total=10)
_MAX_ANSWER: Final = 64 * 1024
_AT_ONCE: Final = 8
"""How many people sign in at the same time: each takes two requests to Discord."""

_OK: Final = 200
_HURRIED: Final = 429
_SERVER_ERROR: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityOptions:
    """The application's id and OAuth2 secret, Discord's REST API, and an HTTP proxy to it."""

    client_id: str
    client_secret: str = field(repr=False)
    base_url: str
    proxy: str = field(default="", repr=False)


class _Token(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True)

    access_token: Annotated[str, StringConstraints(pattern=r"^[!-~]{1,2000}$")]


class _User(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True)

    id: Annotated[str, StringConstraints(pattern=r"^[0-9]{1,20}$")]
    username: str
    global_name: str | None = None
    locale: str = ""


def activity(options: ActivityOptions) -> Embedding:
    """Return the page inside Discord, for an application."""
    slots = asyncio.Semaphore(_AT_ONCE)

    async def vouch(proof: str, _now: datetime) -> Guest | None:
        async with slots:
            return await _exchanged(options, proof) if proof else None

    return Embedding(
        platform=DISCORD,
        label="Discord",
        ancestors=ANCESTORS,
        vouch=vouch,
        secret=options.client_secret,
        origin=f"https://{options.client_id}.discordsays.com",
        client=options.client_id,
    )


async def _exchanged(options: ActivityOptions, code: str) -> Guest | None:
    """Return whose code it is; None for one that Discord refuses.

    Raises PlatformUnavailableError. The access token is used once and not kept.
    """
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "client_id": options.client_id,
        "client_secret": options.client_secret,
    }
    try:
        async with ClientSession(timeout=_TIMEOUT, proxy=options.proxy or None) as session:
            answer = await _asked(session, "POST", f"{options.base_url}/oauth2/token", data=form)
            if answer is None:
                return None
            token = _Token.model_validate_json(answer).access_token
            headers = {"Authorization": f"Bearer {token}"}
            answer = await _asked(session, "GET", f"{options.base_url}/users/@me", headers=headers)
            user = _User.model_validate_json(answer or b"")
    except (ClientError, TimeoutError, ValueError):
        raise PlatformUnavailableError from None  # the error may quote the secret
    return Guest(user.id, user.global_name or user.username, negotiated(user.locale))


async def _asked(session: ClientSession, method: str, url: str, **how: Any) -> bytes | None:
    """Return Discord's answer; None for a refusal. Raises PlatformUnavailableError."""
    async with session.request(method, url, allow_redirects=False, **how) as response:
        if response.status == _HURRIED or response.status >= _SERVER_ERROR:
            raise PlatformUnavailableError
        if response.status != _OK:
            return None
        body = bytearray()
        async for part in response.content.iter_chunked(_MAX_ANSWER):
            body += part
            if len(body) > _MAX_ANSWER:
                raise PlatformUnavailableError
        return bytes(body)
