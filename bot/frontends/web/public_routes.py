"""Routes that anyone may ask, each client so often, and what their answers say to caches."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.core.matches.errors import CorruptMatch, StoreFault, store_error_refusal
from bot.core.matches.log_context import begin_request
from bot.frontends import WEB
from bot.frontends.web.locale import client_language, text
from bot.frontends.web.site import missing
from bot.i18n import FALLBACK, speaker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.handlers.dispatcher import Dispatcher
    from bot.frontends.web.limits import RateLimiter
    from bot.http_server import TrustedProxies

    Handler = Callable[[web.Request], Awaitable[web.StreamResponse | None]]

BRIEFLY: Final = "public, max-age=60"
"""How long what is seen of people may be cached: so long it outlives them at most."""

UNLISTED: Final = {"X-Robots-Tag": "noindex"}
OPEN: Final = {"Access-Control-Allow-Origin": "*"}
"""Lets the pages of other sites read an answer, for which no cookie counts."""


@dataclass(frozen=True, slots=True)
class PublicRoutes:
    """Makes routes that anyone may ask, each client so often.

    ``address`` returns where others find the chat that a request came to.
    """

    dispatcher: Dispatcher
    address: Callable[[web.Request], str]
    limiter: RateLimiter
    proxies: TrustedProxies

    def get(self, path: str, handler: Handler) -> web.RouteDef:
        """Return a route; if its handler finds nothing, the answer is that of any such place."""

        async def answer(request: web.Request) -> web.StreamResponse:
            begin_request(platform=WEB)
            language = client_language(request) or FALLBACK
            if self.limiter.take(self.proxies.client(request), most=0) is None:
                later = {"Retry-After": "20", **OPEN}
                raise web.HTTPTooManyRequests(text=text("web-hurried", language), headers=later)
            try:
                with suppress(CorruptMatch):
                    if found := await handler(request):
                        return found
            except StoreFault as fault:
                sentence = speaker(language).say(store_error_refusal(fault).line)
                raise web.HTTPServiceUnavailable(text=sentence, headers=OPEN) from fault
            return await missing(request)

        return web.get(path, answer)
