"""Sessions and registration.

A session is a random token in a cookie, of which the server stores only the digest. Where others
can reach the chat, a new person needs the invitation secret.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from enum import Enum, auto
from hashlib import sha256
from hmac import compare_digest
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

from aiohttp import web
from pydantic import BaseModel, ConfigDict, StringConstraints

from bot.core.errors import StoreFault, store_error_refusal
from bot.core.log_context import begin_request
from bot.core.matches.model import Identity
from bot.core.messages import Refused
from bot.frontends import WEB
from bot.frontends.web.limits import RateLimiter
from bot.frontends.web.locale import client_language, text
from bot.http_server import Reason
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.accounts.people import People
    from bot.frontends.web.limits import Rate, WebLimits
    from bot.http_server import TrustedProxies

COOKIE_NAME: Final = "petteia"
_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_MAX_COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers allow no more


def session_token(request: web.Request) -> str | None:
    """Return the session token of a request, or None where it is missing or malformed."""
    token = request.cookies.get(COOKIE_NAME, "")
    return token if _TOKEN.fullmatch(token) else None


def new_token() -> str:
    """Return a new token of 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def identity(token: str) -> Identity:
    """Return the identity behind a session token; the token cannot be derived from it."""
    return Identity(WEB, sha256(token.encode()).hexdigest())


def set_session_cookie(response: web.StreamResponse, token: str, request: web.Request) -> None:
    """Set the session cookie; it is marked secure where the page was loaded over TLS."""
    response.set_cookie(
        COOKIE_NAME,
        token,
        max_age=_MAX_COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="Strict",
        secure=request.headers.get("Origin", "").startswith("https:"),
    )


class InvitationCheck(Enum):
    """The result of checking an invitation."""

    WELCOME = auto()
    WRONG = auto()
    WAIT = auto()


class Invitation:
    """The invitation secret, and recent wrong tries by network address.

    Law: a right one is always accepted, whatever others at the same address have tried: behind a
    proxy that is not trusted, or a shared connection, these are strangers.
    """

    def __init__(
        self, secret: str | None, wrong: Rate, clock: Callable[[], float] = monotonic
    ) -> None:
        """``wrong`` is how many wrong ones are answered at once."""
        self._secret = secret
        self._wrong = RateLimiter(wrong, clock)

    @property
    def is_needed(self) -> bool:
        """Whether registration requires an invitation."""
        return self._secret is not None

    def check(self, given: str | None, client: str) -> InvitationCheck:
        """Check the invitation that was sent by a client."""
        if self._secret is None or compare_digest(
            (given or "").strip().encode(), self._secret.encode()
        ):
            return InvitationCheck.WELCOME
        is_first = self._wrong.take(client, most=0) is not None
        return InvitationCheck.WRONG if is_first else InvitationCheck.WAIT


_FormField = Annotated[str, StringConstraints(max_length=500)]


class _Registration(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: _FormField
    invitation: _FormField | None = None


def _error(status: int, sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=status)


class SignIn:
    """Handles `POST /name`: answers with the name as stored, or an error sentence."""

    def __init__(
        self,
        people: People,
        invitation: Invitation,
        limits: WebLimits,
        proxies: TrustedProxies,
        count: Callable[[Reason], None],
    ) -> None:
        """``count`` is told of wrong invitations and of haste."""
        self._people = people
        self._invitation = invitation
        self._names = RateLimiter(limits.peer_names)
        self._wrong_wait = limits.wrong_wait
        self._proxies = proxies
        self._count = count

    async def register(self, request: web.Request) -> web.Response:
        """Create an account; a browser that has one already gets its existing name."""
        begin_request(platform=WEB)
        language = client_language(request)
        try:
            form = _Registration.model_validate_json(await request.read())
        except ValueError:
            return _error(400, text("web-unreadable", language))
        try:
            return await self._register(request, form, language)
        except StoreFault as fault:
            return _error(503, speaker(language).say(store_error_refusal(fault).line))

    async def _register(
        self, request: web.Request, form: _Registration, language: str
    ) -> web.Response:
        token = session_token(request) or new_token()
        known = await self._people.person(identity(token))
        if known:
            return web.json_response({"name": known.name})
        client = self._proxies.client(request)
        check = self._invitation.check(form.invitation, client)
        if check is not InvitationCheck.WELCOME:
            return await self._refuse(check, language)
        if self._invitation.is_needed and self._names.take(client, most=0) is None:
            self._count(Reason.HURRIED)
            return _error(429, text("web-invitation-wait", language))
        registered = await self._people.register(identity(token), form.name, language)
        if isinstance(registered, Refused):
            return _error(409, speaker(language).say(registered.line))
        response = web.json_response({"name": registered.name})
        set_session_cookie(response, token, request)
        return response

    async def _refuse(self, check: InvitationCheck, language: str) -> web.Response:
        """Answer a wrong invitation; after some of them slowly."""
        self._count(Reason.WRONG_INVITATION)
        if check is InvitationCheck.WAIT:
            await asyncio.sleep(self._wrong_wait)
            return _error(429, text("web-invitation-wait", language))
        return _error(403, text("web-invitation-wrong", language))
