"""A browser's session: a random token in a cookie, of which the server knows only the digest."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Final

from aiohttp import web
from pydantic import BaseModel, ConfigDict, StringConstraints

from bot.core.errors import StoreFault
from bot.core.log_context import begin_request
from bot.core.matches.model import Identity
from bot.core.messages import Refused
from bot.core.store_errors import store_error_refusal
from bot.frontends.web.invitation import InvitationCheck
from bot.frontends.web.locale import client_language, text
from bot.i18n import speaker

if TYPE_CHECKING:
    from bot.core.accounts.people import People
    from bot.frontends.web.invitation import Invitation


PLATFORM: Final = "web"
COOKIE: Final = "petteia"
_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_LONGEST: Final = 400 * 24 * 3600  # what browsers keep a cookie at most, in seconds


def token_of(request: web.Request) -> str | None:
    """Return the session token that a browser brought, if it looks like one."""
    token = request.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def new_token() -> str:
    """Draw a token of 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def identity(token: str) -> Identity:
    """Name the person behind a token; the token cannot be found from the name."""
    return Identity(PLATFORM, sha256(token.encode()).hexdigest())


def keep(response: web.StreamResponse, token: str, request: web.Request) -> None:
    """Have the browser keep the token; over TLS it then goes over nothing else."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_LONGEST,
        path="/",
        httponly=True,
        samesite="Strict",
        secure=request.headers.get("Origin", "").startswith("https:"),
    )


_Field = Annotated[str, StringConstraints(max_length=500)]


class _Newcomer(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: _Field
    invitation: _Field | None = None


def _error(status: int, sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=status)


class SignIn:
    """Answers `POST /name` with the name as it is kept, or with a sentence that says why not."""

    def __init__(self, people: People, invitation: Invitation) -> None:
        self._people = people
        self._invitation = invitation

    async def register(self, request: web.Request) -> web.Response:
        """Make a person; whoever is one already stays who they are."""
        begin_request(platform=PLATFORM)
        language = client_language(request)
        try:
            newcomer = _Newcomer.model_validate_json(await request.read())
        except ValueError:
            return _error(400, text("web-unreadable", language))
        try:
            return await self._registered(request, newcomer, language)
        except StoreFault as fault:
            return _error(503, speaker(language).say(store_error_refusal(fault).line))

    async def _registered(
        self, request: web.Request, newcomer: _Newcomer, language: str
    ) -> web.Response:
        token = token_of(request) or new_token()
        known = await self._people.person(identity(token))
        if known:
            return web.json_response({"name": known.name})
        verdict = self._invitation.judge(newcomer.invitation, request.remote or "")
        if verdict is InvitationCheck.WAIT:
            return _error(429, text("web-invitation-wait", language))
        if verdict is InvitationCheck.WRONG:
            return _error(403, text("web-invitation-wrong", language))
        made = await self._people.register(identity(token), newcomer.name, language)
        if isinstance(made, Refused):
            return _error(409, speaker(language).say(made.line))
        response = web.json_response({"name": made.name})
        keep(response, token, request)
        return response
