"""The HTTP side: the page, its files, pictures and animations; security headers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import segno
from aiohttp import web

from bot.core.matches.errors import StoreFault, store_error_refusal
from bot.frontends.web.limits import RateLimiter, WebLimits
from bot.frontends.web.locale import client_language, text
from bot.frontends.web.origins import is_loopback
from bot.frontends.web.page import html, page, preview_tags
from bot.frontends.web.policies import POLICIES, missing_page, policy_page
from bot.frontends.web.sign_in import identity, session_token
from bot.i18n import FALLBACK, speaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from aiohttp.typedefs import Handler

    from bot.frontends.web.embedded import Embedding
    from bot.frontends.web.frames import Stranger
    from bot.frontends.web.join import Invitations
    from bot.frontends.web.pictures import PictureCache, PictureRoutes
    from bot.frontends.web.static_files import StaticFiles
    from bot.http_server import TrustedProxies

FILM_COST: Final = 10
"""How many pictures a film counts as."""

LINKS: Final = (
    r"/join/{code:[a-z0-9]{1,12}}",
    r"/join/{code:[a-z0-9]{1,12}}/{token:[A-Za-z0-9_-]{1,64}}",
)
QR_CODE: Final = "/qr.svg"
"""What follows a link to a challenge in the address of its QR code."""

FOR_A_DAY: Final = "private, max-age=86400"
"""How long a browser keeps a picture, whose address changes with it."""

_PART_BYTES: Final = 32 * 1024
_NAME: Final = r"[A-Za-z0-9_-]{20,8000}"


@dataclass(frozen=True, slots=True)
class WebOptions:
    """The address to bind (port 0: any free one), and the invitation that registration requires.

    A ``host`` such as `unix:/run/petteia/web.sock` is a Unix socket.

    ``public_url`` is the public address when the chat is behind a reverse proxy; the addresses of
    ``trusted_proxies`` tell who their clients are. ``operator`` runs the chat and ``contact`` is
    how to reach them, for the pages about privacy and terms; ``assistant`` is the server that
    questions are sent to, if there is one. ``embeddings`` are the platforms that show the page in a
    frame. ``is_shared`` is true if other processes serve pages from the same database. Raises
    `ValueError` for a chat that is reachable from other machines without an invitation.
    """

    host: str
    port: int
    invitation: str | None
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    operator: str = ""
    contact: str = ""
    assistant: str = ""
    limits: WebLimits = field(default_factory=WebLimits)
    embeddings: tuple[Embedding, ...] = ()
    is_shared: bool = False

    @property
    def base(self) -> str:
        """The path that the chat is below for its clients, such as `/petteia`; mostly empty."""
        return urlsplit(self.public_url or "").path

    def __post_init__(self) -> None:
        if not self.invitation and (self.public_url or not is_loopback(self.host)):
            raise ValueError("a chat that others can reach needs an invitation")


async def _health(_request: web.Request) -> web.Response:
    return web.Response(text="ok")


class PictureSite:
    """Serves pictures and films, within the limits for those that have to be drawn."""

    def __init__(self, pictures: PictureRoutes, limits: WebLimits, proxies: TrustedProxies) -> None:
        self._pictures = pictures
        self._longest = limits.drawing_wait
        self._proxies = proxies
        self._peers = RateLimiter(limits.peer_drawings)
        self._accounts = RateLimiter(limits.account_drawings)

    async def picture(self, request: web.Request) -> web.StreamResponse:
        """Answer with a picture."""
        return await self.still(request, request.match_info["name"], FOR_A_DAY)

    async def still(self, request: web.Request, name: str, caching: str) -> web.StreamResponse:
        """Answer with the picture that has a name; ``caching`` says who may keep it how long."""
        return await self._serve(request, self._pictures.stills, name, caching)

    async def film(self, request: web.Request) -> web.StreamResponse:
        """Answer with a film."""
        return await self._serve(
            request, self._pictures.films, request.match_info["name"], FOR_A_DAY
        )

    async def _serve(
        self, request: web.Request, cache: PictureCache[Any], name: str, caching: str
    ) -> web.StreamResponse:
        is_film = cache is self._pictures.films
        if cache.needs_drawing(name):
            await self._wait(request, FILM_COST if is_film else 1)
        drawn = await cache.drawn(name)
        if drawn is None:
            raise web.HTTPNotFound
        response = web.StreamResponse(headers={"Cache-Control": caching})
        response.content_type = "image/gif" if is_film else "image/png"
        response.content_length = len(drawn)
        await response.prepare(request)
        # In parts, so that a client that reads slowly does not have a copy of its own.
        for start in range(0, 0 if request.method == "HEAD" else len(drawn), _PART_BYTES):
            await response.write(memoryview(drawn)[start : start + _PART_BYTES])
        await response.write_eof()
        return response

    async def _wait(self, request: web.Request, cost: int) -> None:
        """Wait until a picture may be drawn for a client, or refuse it with status 429."""
        wait = self._peers.take(self._proxies.client(request), cost, most=self._longest)
        if wait is not None and (token := session_token(request)):
            own = self._accounts.take(identity(token), cost, most=self._longest)
            wait = None if own is None else max(wait, own)
        if wait is None:
            sentence = text("web-hurried", client_language(request))
            raise web.HTTPTooManyRequests(text=sentence, headers={"Retry-After": "20"})
        await asyncio.sleep(wait)


def routes(
    pictures: PictureSite, pages: Pages, files: StaticFiles, options: WebOptions
) -> list[web.RouteDef]:
    """Return the routes of the GET requests."""

    async def policy(request: web.Request) -> web.Response:
        language = client_language(request) or FALLBACK
        name = request.match_info["name"]
        body = policy_page(
            name,
            language,
            operator=options.operator,
            contact=options.contact,
            assistant=options.assistant,
        )
        return html(body, language)

    return [
        web.get(f"/{{name:{'|'.join(POLICIES)}}}", policy),
        web.get("/", pages.index),
        web.get("/{screen:play|matches|puzzle|learn|me}", pages.index),
        *(web.get(link, pages.join) for link in LINKS),
        *(web.get(f"{link}{QR_CODE}", pages.qr_code) for link in LINKS),
        web.get("/healthz", _health),
        web.get(r"/{name:sw\.js}", files.serve),
        *file_routes(pictures, files),
    ]


def file_routes(pictures: PictureSite, files: StaticFiles, below: str = "") -> list[web.RouteDef]:
    """Return the routes of files, pictures and films, below a path."""
    return [
        web.get(f"{below}/static/{{name}}", files.serve),
        web.get(f"{below}/picture/{{name:{_NAME}}}.png", pictures.picture),
        web.get(f"{below}/film/{{name:{_NAME}}}.gif", pictures.film),
    ]


def to_home(base: str) -> Handler:
    """Return a handler that leads from a path without a slash to the page below it."""

    async def lead(_request: web.Request) -> web.Response:
        raise web.HTTPPermanentRedirect(f"{base}/")

    return lead


async def missing(request: web.Request) -> web.Response:
    """Answer for whatever is nowhere."""
    language = client_language(request) or FALLBACK
    response = html(missing_page(language), language)
    response.set_status(web.HTTPNotFound.status_code)
    return response


class Pages:
    """The page of the chat, by its own address or by the link to a challenge."""

    def __init__(
        self,
        invitations: Invitations,
        ask_for_name: Callable[[str], Stranger],
        public_url: str | None,
        limits: WebLimits,
        proxies: TrustedProxies,
    ) -> None:
        """``public_url`` is where others find the page, for the previews of links."""
        self._invitations = invitations
        self._ask_for_name = ask_for_name
        self._public_url = public_url
        self._proxies = proxies
        self._joins = RateLimiter(limits.peer_joins)

    async def index(self, request: web.Request) -> web.Response:
        """Answer with the page."""
        language = client_language(request) or FALLBACK
        return page(language, stranger=self._stranger(request, language))

    async def join(self, request: web.Request) -> web.Response:
        """Answer with the page and the challenge of the link, which it changes in no way."""
        language = client_language(request) or FALLBACK
        self._count(request)
        code, token = request.match_info["code"], request.match_info.get("token", "")
        try:
            joined = await self._invitations.page(code, token, language)
            late = None if joined else await self._invitations.late(code, token, language)
        except StoreFault as fault:
            sentence = speaker(language).say(store_error_refusal(fault).line)
            raise web.HTTPServiceUnavailable(text=sentence) from fault
        return page(
            language,
            joined=joined or late,
            preview=self._preview(joined, request) if joined else "",
            stranger=self._stranger(request, language),
        )

    def _stranger(self, request: web.Request, language: str) -> Stranger | None:
        """Return what asks for a name, None for a browser that may have an account."""
        return None if session_token(request) else self._ask_for_name(language)

    def _preview(self, joined: dict[str, Any], request: web.Request) -> str:
        about = " ".join(filter(None, (joined["aim"], *joined["notes"])))
        address = self.address(request)
        return preview_tags(joined["headline"], about, joined.pop("preview"), address)

    async def qr_code(self, request: web.Request) -> web.Response:
        """Answer with the QR code of the link to a challenge, be it open or not."""
        self._count(request)
        link = self.address(request) + request.path.removesuffix(QR_CODE)
        drawn = BytesIO()
        segno.make_qr(link).save(drawn, kind="svg", light="#fff", xmldecl=False, omitsize=True)
        return web.Response(
            body=drawn.getvalue(),
            content_type="image/svg+xml",
            headers={"Cache-Control": "private, max-age=86400"},
        )

    def address(self, request: web.Request) -> str:
        """Return where others find the chat; the host of a request was checked."""
        return self._public_url or str(request.url.origin())

    def _count(self, request: web.Request) -> None:
        """Count a link that is opened; raises HTTPTooManyRequests."""
        if self._joins.take(self._proxies.client(request), most=0) is None:
            sentence = text("web-hurried", client_language(request) or FALLBACK)
            raise web.HTTPTooManyRequests(text=sentence, headers={"Retry-After": "20"})
