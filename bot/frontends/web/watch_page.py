"""The pages of matches that anyone may watch: on their own, in other sites' frames, as previews.

Invariant: what may not be watched answers exactly as what does not exist.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass, replace
from html import escape
from string import Template
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from aiohttp import web

from bot.core.handlers.opening import ANYBODY
from bot.core.matches.errors import CorruptMatch, StoreFault, store_error_refusal
from bot.core.matches.messages import line
from bot.core.matches.model import MatchId
from bot.core.matches.preferences import Settings
from bot.core.typed.terms import ruleset_line
from bot.frontends.web.locale import client_language, page_texts, text
from bot.frontends.web.page import OF_INVITATIONS, framed_headers, html, preview_tags
from bot.frontends.web.render import Renderer, milliseconds
from bot.frontends.web.sign_in import signed_in
from bot.frontends.web.site import missing
from bot.frontends.web.static_files import STATIC, sheet_address
from bot.http_server import OWN_HEADERS
from bot.i18n import FALLBACK, speaker
from render import is_drawable

if TYPE_CHECKING:
    from collections.abc import Callable

    from aiohttp.typedefs import Handler

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.views.queries import Watched
    from bot.frontends.web.limits import RateLimiter
    from bot.frontends.web.pictures import PictureRoutes
    from bot.http_server import TrustedProxies

MATCH: Final = r"/match/{code:[a-z0-9]{1,12}}"
MOMENT: Final = r"{moment:[0-9]{1,4}}"
_PATH: Final = re.compile(r"/match/(?P<code>[a-z0-9]{1,12})(?:/(?P<moment>[0-9]{1,4}))?", re.ASCII)

FRAME_WIDTH, FRAME_HEIGHT = 480, 640
"""The size of the frame in another site's page, in CSS pixels, if it sets no limit."""


def watcher_renderer(language: str, pictures: PictureRoutes) -> Renderer:
    """Return what renders for all watchers with a language."""
    return Renderer(replace(ANYBODY, settings=Settings(language=language)), pictures)


def _title(found: Watched, language: str) -> str:
    one, other = (seat.name for seat in found.view.seats)
    game = ruleset_line(found.match.terms.ruleset)
    return speaker(language).say(line("web-watch-title", one=one, other=other, game=game))


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchPages:
    """The pages of public matches; a player of a match gets the chat, by ``index``.

    ``limiter`` counts what is asked for by network address. ``address`` returns where others find
    the pages.
    """

    dispatcher: Dispatcher
    people: People
    pictures: PictureRoutes
    address: Callable[[web.Request], str]
    limiter: RateLimiter
    proxies: TrustedProxies
    index: Handler

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the pages."""
        return [
            web.get(MATCH, self.page),
            web.get(f"{MATCH}/{MOMENT}", self.page),
            web.get(f"{MATCH}/{MOMENT}.json", self.moment),
            web.get(f"/embed{MATCH}", self.frame),
            web.get("/oembed", self.oembed),
        ]

    async def found(self, request: web.Request, code: str, moment: str | None) -> Watched | None:
        """Return a match that may be watched; counts the request, raises HTTPException."""
        if self.limiter.take(self.proxies.client(request), most=0) is None:
            sentence = text("web-hurried", client_language(request) or FALLBACK)
            raise web.HTTPTooManyRequests(text=sentence, headers={"Retry-After": "20"})
        try:
            number = int(moment) if moment else None
            return await self.dispatcher.views.watched(MatchId(code), number)
        except StoreFault as fault:
            sentence = speaker(client_language(request)).say(store_error_refusal(fault).line)
            raise web.HTTPServiceUnavailable(text=sentence) from fault

    async def _asked(self, request: web.Request) -> Watched | None:
        asked = request.match_info
        return await self.found(request, asked["code"], asked.get("moment"))

    async def page(self, request: web.Request) -> web.StreamResponse:
        """Answer with the page of a match, which may be at a moment."""
        found = await self._asked(request)
        if await self._is_own(request, found):
            return await self.index(request)
        return await self._page(request, found, is_framed=False)

    async def frame(self, request: web.Request) -> web.StreamResponse:
        """Answer with the page of a match for the frame of any site."""
        return await self._page(request, await self._asked(request), is_framed=True)

    async def moment(self, request: web.Request) -> web.StreamResponse:
        """Answer with a moment of a match as JSON, a `Post`."""
        found = await self._asked(request)
        if found is None or found.moment is None:
            return await missing(request)
        language = client_language(request) or FALLBACK
        post = watcher_renderer(language, self.pictures).post(found.moment)
        headers = {**OF_INVITATIONS, "Vary": "Accept-Language"}
        return web.json_response(post, headers=headers)

    async def oembed(self, request: web.Request) -> web.StreamResponse:
        """Answer what another site shows in place of a link (oEmbed 1.0)."""
        if request.query.get("format", "json") != "json":
            raise web.HTTPNotImplemented
        address = self.address(request)
        path = _PATH.fullmatch(request.query.get("url", "").removeprefix(address))
        found = await self.found(request, path["code"], path["moment"]) if path else None
        if found is None:
            return await missing(request)
        language = client_language(request) or FALLBACK
        title = _title(found, language)
        width, height = (
            _at_most(request.query.get(name, ""), usual)
            for name, usual in (("maxwidth", FRAME_WIDTH), ("maxheight", FRAME_HEIGHT))
        )
        frame = (
            f'<iframe src="{address}/embed/match/{found.match.id}" width="{width}" '
            f'height="{height}" title="{escape(title)}" style="border:0"></iframe>'
        )
        answer = {
            "type": "rich",
            "version": "1.0",
            "title": title,
            "provider_name": text("web-title", language),
            "provider_url": address,
            "width": width,
            "height": height,
            "html": frame,
        }
        return web.json_response(answer, headers={**OF_INVITATIONS, "Vary": "Accept-Language"})

    async def _is_own(self, request: web.Request, found: Watched | None) -> bool:
        """Return whether a match is one of the reader's."""
        with suppress(StoreFault, CorruptMatch):
            known = await signed_in(self.people, request)
            if known is None:
                return False
            code = MatchId(request.match_info["code"])
            match = found.match if found else await self.dispatcher.store.match(code)
            return match is not None and known[1].id in match.people
        return False

    async def _page(
        self, request: web.Request, found: Watched | None, *, is_framed: bool
    ) -> web.StreamResponse:
        if found is None:
            return await missing(request)
        language = client_language(request) or FALLBACK
        renderer = watcher_renderer(language, self.pictures)
        post, texts = renderer.post(found.view), page_texts(language)
        moment = renderer.post(found.moment) if found.moment else None
        title, shown = _title(found, language), moment or post
        about = " ".join((shown["headline"], *shown["notes"]))
        watched = {
            "post": post,
            "moment": moment,
            "now": milliseconds(self.dispatcher.clock()),
            "framed": is_framed,
        }
        values = {
            "language": language,
            "title": title,
            "site": texts["web-title"],
            "description": about,
            "play": text("web-watch-play", language),
            "sheet": sheet_address(ANYBODY.settings.theme),
            "texts": json.dumps(dict(texts)),
            "watched": json.dumps(watched),
        }
        body = Template((STATIC / "watch.html").read_text("utf-8")).substitute(
            {name: escape(value) for name, value in values.items()},
            preview=self._preview(request, found, title, about),
            base='<base target="_blank">' if is_framed else "",
        )
        if is_framed:
            request[OWN_HEADERS] = framed_headers("*")
        return html(body, language, OF_INVITATIONS)

    def _preview(self, request: web.Request, found: Watched, title: str, about: str) -> str:
        """Return the tags by which other sites show a link to the match."""
        address, board = self.address(request), (found.moment or found.view).picture
        assert board is not None  # noqa: S101 -- a match that has begun has its picture
        drawn = replace(board, caption=title if is_drawable(title) else "")
        picture = self.pictures.described(drawn, f"{title}. {about}")
        asked = urlencode({"url": f"{address}{request.path}", "format": "json"})
        link = escape(f"{address}/oembed?{asked}")
        embed = f'<link rel="alternate" type="application/json+oembed" href="{link}">'
        return f"{preview_tags(title, about, picture, address)}\n{embed}"


def _at_most(asked: str, usual: int) -> int:
    """Return a length that is no longer than asked for, in pixels."""
    return min(int(asked), usual) if re.fullmatch(r"[1-9][0-9]{0,5}", asked, re.ASCII) else usual
