"""Sessions and registration.

A session is a random token in a cookie, of which the server stores only the digest. If others
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
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

from aiohttp import web
from pydantic import BaseModel, ConfigDict, StringConstraints

from bot.core.handlers.time_zones import time_zone_named
from bot.core.matches.errors import StoreFault, store_error_refusal
from bot.core.matches.log_context import begin_request
from bot.core.matches.messages import Refused
from bot.core.matches.model import Identity
from bot.frontends import WEB
from bot.frontends.bounded import BoundedDict
from bot.frontends.web.limits import RateLimiter
from bot.frontends.web.locale import client_language, text
from bot.http_server import Reason, wide_network
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.accounts.people import People
    from bot.core.matches.model import Account
    from bot.frontends.web.join import Invitations
    from bot.frontends.web.limits import Rate, WebLimits
    from bot.http_server import TrustedProxies


COOKIE_NAME: Final = "petteia"
SECURE_COOKIE_NAME: Final = "__Host-petteia"
"""The name over HTTPS: browsers let only this host set it, and only over HTTPS."""

_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_MAX_COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers allow no more


def session_token(request: web.Request) -> str | None:
    """Return the session token of a request, or None if it is missing or malformed."""
    cookies = request.cookies
    token = cookies.get(SECURE_COOKIE_NAME) or cookies.get(COOKIE_NAME, "")
    return token if _TOKEN.fullmatch(token) else None


def new_token() -> str:
    """Return a new token of 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def identity(token: str) -> Identity:
    """Return the identity behind a session token; the token cannot be derived from it."""
    return Identity(WEB, sha256(token.encode()).hexdigest())


async def signed_in(people: People, request: web.Request) -> tuple[str, Account] | None:
    """Return the token of a request and whose it is; None for a token that no account has.

    Invariant: a token from a request is only ever looked up. Each new session gets one that is made
    here at that moment, so a cookie planted in the browser before is of no use.
    """
    token = session_token(request)
    account = await people.person(identity(token)) if token else None
    return (token, account) if token and account else None


def set_session_cookie(response: web.StreamResponse, token: str, request: web.Request) -> None:
    """Set the session cookie, or renew it; over TLS its name and attributes bind it to that.

    Only for requests whose `Origin` has been checked.
    """
    secure = request.headers.get("Origin", "").startswith("https:")
    if secure and COOKIE_NAME in request.cookies:
        response.del_cookie(COOKIE_NAME, path="/")
    response.set_cookie(
        SECURE_COOKIE_NAME if secure else COOKIE_NAME,
        token,
        max_age=_MAX_COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=secure,
    )


class InvitationCheck(Enum):
    """The result of checking an invitation."""

    WELCOME = auto()
    WRONG = auto()
    WAIT = auto()


class Invitation:
    """The invitation secret, and recent wrong tries by network address.

    Invariant: a right one is always accepted, whatever others at the same address have tried:
    behind a proxy that is not trusted, or a shared connection, these are strangers.
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
_Attempt = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class _Form(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: _FormField
    attempt: _Attempt | None = None


class _Registration(_Form):
    invitation: _FormField | None = None
    challenge: _FormField | None = None
    token: _FormField = ""
    zone: _FormField = ""


def _error(status: int, sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=status)


def _entered(account: Account, token: str, request: web.Request) -> web.Response:
    response = web.json_response({"name": account.name})
    set_session_cookie(response, token, request)
    return response


class _Recovery(_Form):
    code: _FormField


_AnyForm = TypeVar("_AnyForm", bound=_Form)


class SignIn:
    """Handles `POST /name` and `POST /recover`.

    Both answer with the name as stored, or an error sentence.
    """

    def __init__(  # noqa: PLR0913 -- all of it is what registration depends on
        self,
        people: People,
        invitation: Invitation,
        *,
        invitations: Invitations,
        limits: WebLimits,
        proxies: TrustedProxies,
        count: Callable[[Reason], None],
    ) -> None:
        """``count`` is told of wrong invitations and of haste."""
        self._people = people
        self._invitation = invitation
        self._invitations = invitations
        self._names = RateLimiter(limits.peer_names)
        self._recoveries = RateLimiter(limits.recoveries)
        self._wrong_wait = limits.wrong_wait
        self._proxies = proxies
        self._count = count
        self._attempts = Attempts()

    async def register(self, request: web.Request) -> web.Response:
        """Create an account; a browser that has one already gets its existing name."""
        return await self._handle(request, _Registration, self._register)

    async def recover(self, request: web.Request) -> web.Response:
        """Sign in by a name and its recovery code; a browser that has an account keeps that."""
        return await self._handle(request, _Recovery, self._recover)

    async def _handle(
        self,
        request: web.Request,
        kind: type[_AnyForm],
        enter: Callable[[web.Request, _AnyForm, str], Awaitable[web.Response]],
    ) -> web.Response:
        """Read a form and enter by it, unless the browser is signed in or was by the same form."""
        begin_request(platform=WEB)
        language = client_language(request)
        try:
            form = kind.model_validate_json(await request.read())
        except ValueError:
            return _error(400, text("web-unreadable", language))
        try:
            if known := await signed_in(self._people, request):
                return _entered(known[1], known[0], request)
            earlier = self._attempts.token(form.attempt)
            if earlier and (account := await self._people.person(identity(earlier))):
                return _entered(account, earlier, request)
            return await enter(request, form, language)
        except StoreFault as fault:
            return _error(503, speaker(language).say(store_error_refusal(fault).line))

    async def _register(
        self, request: web.Request, form: _Registration, language: str
    ) -> web.Response:
        client = self._proxies.client(request)
        check = await self._check(form, client)
        if check is not InvitationCheck.WELCOME:
            return await self._refuse(check, language)
        if self._invitation.is_needed and self._names.take(client, most=0) is None:
            self._count(Reason.HURRIED)
            return _error(429, text("web-invitation-wait", language))
        token = new_token()
        named = time_zone_named(form.zone)
        zone = "" if isinstance(named, Refused) else named
        registered = await self._people.register(identity(token), form.name, language, zone)
        if isinstance(registered, Refused):
            return _error(409, speaker(language).say(registered.line))
        self._attempts.keep(form.attempt, token)
        return _entered(registered, token, request)

    async def _check(self, form: _Registration, client: str) -> InvitationCheck:
        """Check the invitation; the link to an open challenge is one too."""
        by_link = self._invitation.is_needed and form.challenge and not form.invitation
        if by_link and await self._invitations.admits(form.challenge or "", form.token):
            return InvitationCheck.WELCOME
        return self._invitation.check(form.invitation, client)

    async def _recover(self, request: web.Request, form: _Recovery, language: str) -> web.Response:
        network = wide_network(self._proxies.client(request))
        if self._recoveries.take(network, most=0) is None:
            self._count(Reason.HURRIED)
            return _error(429, text("web-invitation-wait", language))
        token = new_token()
        account = await self._people.recover(identity(token), form.name, form.code)
        if account is None:
            return _error(403, text("web-recovery-wrong", language))
        self._attempts.keep(form.attempt, token)
        return _entered(account, token, request)

    async def _refuse(self, check: InvitationCheck, language: str) -> web.Response:
        """Answer a wrong invitation; after some of them slowly."""
        self._count(Reason.WRONG_INVITATION)
        if check is InvitationCheck.WAIT:
            await asyncio.sleep(self._wrong_wait)
            return _error(429, text("web-invitation-wait", language))
        return _error(403, text("web-invitation-wrong", language))


_ATTEMPTS: Final = 4096
_ATTEMPT_LIFETIME: Final = 600.0  # seconds


class Attempts:
    """The sessions that forms have got lately, for a page that sends one again.

    An answer may get lost, and the session with it: by the random number that a page puts into its
    form, which only that browser knows, it gets the same session once more.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tokens: BoundedDict[str, tuple[float, str]] = BoundedDict(_ATTEMPTS)

    def keep(self, attempt: str | None, token: str) -> None:
        """Remember for ten minutes which session an attempt has got."""
        if attempt is not None:
            self._tokens[attempt] = self._clock() + _ATTEMPT_LIFETIME, token

    def token(self, attempt: str | None) -> str | None:
        """Return the session of an earlier attempt with the same number."""
        end, token = self._tokens.get(attempt or "", (0.0, ""))
        return token if token and self._clock() < end else None
