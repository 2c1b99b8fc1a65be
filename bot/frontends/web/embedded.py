"""The page inside another platform's frame, where that platform says who a person is.

Invariant: nothing here relies on a cookie, since browsers keep those of a framed page back. What
the platform vouches for opens a session, whose bearer token is good on the routes of that frame
alone.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest, digest
from typing import TYPE_CHECKING, Annotated, Final

from aiohttp import web
from pydantic import BaseModel, ConfigDict, StringConstraints

from bot.core.accounts.people import embedded_session
from bot.core.matches.errors import StoreFault, store_error_refusal
from bot.core.matches.log_context import begin_request
from bot.core.matches.model import Identity
from bot.frontends import WEB
from bot.frontends.web.limits import RateLimiter
from bot.frontends.web.locale import client_language, text
from bot.frontends.web.page import framed_headers, page
from bot.http_server import OWN_HEADERS, Reason
from bot.i18n import FALLBACK, speaker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

    from aiohttp.typedefs import Handler

    from bot.core.accounts.people import People
    from bot.frontends.web.limits import WebLimits
    from bot.http_server import TrustedProxies

MAX_PROOF: Final = 3500
"""The most characters of what a platform vouches with; a form takes 4 KiB."""

SESSION_LIFETIME: Final = timedelta(hours=12)

_TOKEN: Final = re.compile(
    r"(?P<who>[0-9]{1,20})\.(?P<until>[0-9]{1,12})\.[A-Za-z0-9_-]{43}", re.ASCII
)


class PlatformUnavailableError(Exception):
    """The platform could not be asked; the page tries again."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person as a platform vouches for them: its key, their name there, and their language.

    The language is empty if it is unknown; ``start`` is the match to open, or empty.
    """

    key: str
    name: str
    language: str = ""
    start: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Embedding:
    """A platform that shows the page in a frame.

    ``ancestors`` are the origins of pages that may frame it. ``vouch`` reads what the page shows to
    sign in, at a time; None if it proves nothing. It may raise PlatformUnavailableError. ``secret``
    is what tokens are signed with. ``origin`` is where the page is loaded from if that is not this
    server, and ``client`` the platform's id of the application, for the page.
    """

    platform: str
    label: str
    ancestors: tuple[str, ...]
    vouch: Callable[[str, datetime], Awaitable[Guest | None]]
    secret: str = field(repr=False)
    origin: str | None = None
    client: str = ""

    @property
    def path(self) -> str:
        """The path of the page; its own routes are below it."""
        return f"/app/{self.platform}"

    @property
    def headers(self) -> dict[str, str]:
        """The security headers of the page, which only the platform may frame."""
        return framed_headers(" ".join(self.ancestors))


class BearerTokens:
    """Makes and checks the tokens of one platform's frame; each names a person, and ends."""

    def __init__(self, embedding: Embedding, clock: Callable[[], datetime]) -> None:
        self.label = embedding.label
        self._platform = embedding.platform
        purpose = f"petteia session {embedding.platform}"
        self._key = digest(embedding.secret.encode(), purpose.encode(), sha256)
        self._clock = clock

    def make(self, who: str) -> str:
        """Return a token for the person with this key."""
        until = int((self._clock() + SESSION_LIFETIME).timestamp())
        return self._signed(f"{who}.{until}")

    def session(self, token: str) -> Identity | None:
        """Return the session that a token is for; None for one that is forged or over."""
        found = _TOKEN.fullmatch(token)
        if found is None or not compare_digest(self._signed(token.rpartition(".")[0]), token):
            return None
        if self._clock().timestamp() >= int(found["until"]):
            return None
        return embedded_session(Identity(self._platform, found["who"]))

    def _signed(self, content: str) -> str:
        made = digest(self._key, content.encode(), sha256)
        return f"{content}.{urlsafe_b64encode(made).decode().rstrip('=')}"


class _Form(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    proof: Annotated[str, StringConstraints(max_length=MAX_PROOF)]


class EmbeddedPage:
    """The page in one platform's frame, and the form by which it signs in."""

    def __init__(  # noqa: PLR0913 -- all of it is what signing in depends on
        self,
        embedding: Embedding,
        tokens: BearerTokens,
        people: People,
        *,
        clock: Callable[[], datetime],
        limits: WebLimits,
        proxies: TrustedProxies,
        count: Callable[[Reason], None],
    ) -> None:
        """``count`` is told of haste."""
        self._embedding = embedding
        self._tokens = tokens
        self._people = people
        self._clock = clock
        self._entries = RateLimiter(limits.peer_names)
        self._proxies = proxies
        self._count = count

    def routes(self, open_socket: Handler) -> list[web.RouteDef]:
        """Return the page's own routes; all their answers may be framed by the platform alone."""
        path = self._embedding.path
        return [
            web.get(f"{path}{{slash:/?}}", self._framed(self.index)),
            web.post(f"{path}/session", self._framed(self.enter)),
            web.get(f"{path}/chat", self._framed(open_socket)),
        ]

    def _framed(self, handler: Handler) -> Handler:
        headers = self._embedding.headers

        async def handle(request: web.Request) -> web.StreamResponse:
            request[OWN_HEADERS] = headers
            return await handler(request)

        return handle

    async def index(self, request: web.Request) -> web.Response:
        """Answer with the page."""
        embedding = self._embedding
        # Loaded from the platform's own address, everything is below that.
        base = "" if embedding.origin else embedding.path
        about = {"platform": embedding.platform, "base": base, "client": embedding.client}
        return page(client_language(request) or FALLBACK, embedded=about)

    async def enter(self, request: web.Request) -> web.Response:
        """Open a session for the person whom the platform vouches for; the answer has its token."""
        begin_request(platform=WEB)
        language = client_language(request)
        if self._entries.take(self._proxies.client(request), most=0) is None:
            self._count(Reason.HURRIED)
            return _error(429, text("web-hurried", language))
        try:
            form = _Form.model_validate_json(await request.read())
        except ValueError:
            return _error(400, text("web-unreadable", language))
        try:
            guest = await self._embedding.vouch(form.proof, self._clock())
            if guest is None:
                return _error(403, text("web-embedded-refused", language))
            who = Identity(self._embedding.platform, guest.key)
            await self._people.enter(who, guest.name, guest.language)
        except PlatformUnavailableError:
            return _error(503, text("web-trouble", language))
        except StoreFault as fault:
            return _error(503, speaker(language).say(store_error_refusal(fault).line))
        answer = {"token": self._tokens.make(guest.key), "start": guest.start}
        return web.json_response(answer, headers={"Cache-Control": "no-store"})


def _error(status: int, sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=status)
