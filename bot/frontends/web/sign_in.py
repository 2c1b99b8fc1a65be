"""Sessions and registration.

A session is a random token in a cookie, of which the server stores only the digest. Where others
can reach the chat, a new person needs the invitation secret.
"""

from __future__ import annotations

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
from bot.frontends.bounded import BoundedDict
from bot.frontends.web.locale import client_language, text
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.accounts.people import People

COOKIE_NAME: Final = "petteia"
_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_MAX_COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers allow no more

_MAX_WRONG_TRIES: Final = 5
_WRONG_TRY_EXPIRY: Final = 60.0  # seconds
_MAX_ADDRESSES: Final = 4096


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

    Law: after too many tries the given value is not compared at all, so that parallel tries gain
    nothing.
    """

    def __init__(self, secret: str | None, clock: Callable[[], float] = monotonic) -> None:
        self._secret = secret
        self._clock = clock
        self._wrong_tries: BoundedDict[str, tuple[float, ...]] = BoundedDict(_MAX_ADDRESSES)

    @property
    def is_needed(self) -> bool:
        """Whether registration requires an invitation."""
        return self._secret is not None

    def check(self, given: str | None, address: str) -> InvitationCheck:
        """Check the invitation that was sent from a network address."""
        if self._secret is None:
            return InvitationCheck.WELCOME
        since = self._clock() - _WRONG_TRY_EXPIRY
        recent = tuple(at for at in self._wrong_tries.pop(address, ()) if at > since)
        if len(recent) >= _MAX_WRONG_TRIES:
            self._wrong_tries[address] = recent
            return InvitationCheck.WAIT
        if compare_digest((given or "").strip().encode(), self._secret.encode()):
            return InvitationCheck.WELCOME
        self._wrong_tries[address] = (*recent, self._clock())
        return InvitationCheck.WRONG


_FormField = Annotated[str, StringConstraints(max_length=500)]


class _Registration(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: _FormField
    invitation: _FormField | None = None


def _error(status: int, sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=status)


class SignIn:
    """Handles `POST /name`: answers with the name as stored, or an error sentence."""

    def __init__(self, people: People, invitation: Invitation) -> None:
        self._people = people
        self._invitation = invitation

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
        check = self._invitation.check(form.invitation, request.remote or "")
        if check is InvitationCheck.WAIT:
            return _error(429, text("web-invitation-wait", language))
        if check is InvitationCheck.WRONG:
            return _error(403, text("web-invitation-wrong", language))
        registered = await self._people.register(identity(token), form.name, language)
        if isinstance(registered, Refused):
            return _error(409, speaker(language).say(registered.line))
        response = web.json_response({"name": registered.name})
        set_session_cookie(response, token, request)
        return response
