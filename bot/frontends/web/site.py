"""The HTTP side: the page, its files, pictures and animations; access checks, security headers.

Law: on loopback only loopback host names are served, against DNS rebinding; elsewhere a page may
talk only to the server it was loaded from.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.frontends.web.locale import client_language, page_texts
from bot.frontends.web.options import is_loopback
from bot.i18n import FALLBACK

if TYPE_CHECKING:
    from aiohttp.typedefs import Handler, Middleware

    from bot.frontends.web.options import WebOptions
    from bot.frontends.web.pictures import PictureRoutes

_STATIC: Final = Path(__file__).with_name("static")
_SCRIPT: Final = "text/javascript"
STATIC_FILES: Final = {
    "style.css": "text/css",
    "icon.svg": "image/svg+xml",
    "meander.svg": "image/svg+xml",
    "main.js": _SCRIPT,
    "board.js": _SCRIPT,
    "composer.js": _SCRIPT,
    "feed.js": _SCRIPT,
    "figures.js": _SCRIPT,
    "line.js": _SCRIPT,
    "name.js": _SCRIPT,
    "post.js": _SCRIPT,
    "texts.js": _SCRIPT,
}
"""Every static file that is served, with its content type."""

_LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")
_HTTP_PORT: Final = 80
_SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": "Petteia",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Site:
    """Handles the GET requests."""

    def __init__(self, pictures: PictureRoutes) -> None:
        self._pictures = pictures

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            web.get("/", self._index),
            web.get("/healthz", self._health),
            web.get("/static/{name}", self._file),
            web.get(r"/picture/{digest:[0-9a-f]{32}}.png", self._picture),
            web.get(r"/film/{digest:[0-9a-f]{32}}.gif", self._film),
        ]

    async def _index(self, request: web.Request) -> web.Response:
        return _page(client_language(request) or FALLBACK)

    async def _health(self, _request: web.Request) -> web.Response:
        return web.Response(text="ok")

    async def _file(self, request: web.Request) -> web.FileResponse:
        name = request.match_info["name"]
        if name not in STATIC_FILES:
            raise web.HTTPNotFound
        content_type = f"{STATIC_FILES[name]}; charset=utf-8"
        return web.FileResponse(
            _STATIC / name,
            headers={"Content-Type": content_type, "Cache-Control": "no-cache"},
        )

    async def _picture(self, request: web.Request) -> web.Response:
        drawn = await self._pictures.stills.drawn(request.match_info["digest"])
        return _image(drawn, "image/png")

    async def _film(self, request: web.Request) -> web.Response:
        drawn = await self._pictures.films.drawn(request.match_info["digest"])
        return _image(drawn, "image/gif")


def _page(language: str) -> web.Response:
    texts = page_texts(language)
    values = {
        "language": language,
        "title": texts["web-title"],
        "scriptless": texts["web-scriptless"],
        "texts": json.dumps(dict(texts)),
    }
    template = Template((_STATIC / "index.html").read_text("utf-8"))
    page = template.substitute({name: escape(value) for name, value in values.items()})
    headers = {
        "Cache-Control": "no-cache",
        "Content-Language": language,
        "Vary": "Accept-Language",
    }
    return web.Response(text=page, content_type="text/html", headers=headers)


def _image(drawn: bytes | None, content_type: str) -> web.Response:
    if drawn is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": "private, max-age=86400"}
    return web.Response(body=drawn, content_type=content_type, headers=headers)


async def add_security_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to a response; errors and handshakes included."""
    response.headers.update(_SECURITY_HEADERS)


def origin_check(options: WebOptions) -> Middleware:
    """Return a middleware that answers a foreign host name or origin with status 403."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not _is_own_host(request, options):
            raise web.HTTPForbidden(text="This server does not go by that name.")
        acts = request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers
        if acts and not _is_own_origin(request):
            raise web.HTTPForbidden(text="Only the chat's own page may do this.")
        return await handler(request)

    return check


def _is_own_host(request: web.Request, options: WebOptions) -> bool:
    if request.transport is None:
        return False
    port: int = request.transport.get_extra_info("sockname")[1]
    host = request.headers.get("Host", "").lower()
    return not is_loopback(options.host) or host in _host_names(options, port)


def _host_names(options: WebOptions, port: int) -> frozenset[str]:
    host = options.host
    names = {*_LOOPBACK_NAMES, f"[{host}]" if ":" in host else host}
    bare = names if port == _HTTP_PORT else set()
    public = {urlsplit(options.public_url).netloc.lower()} if options.public_url else set()
    return frozenset({f"{name}:{port}" for name in names} | bare | public)


def _is_own_origin(request: web.Request) -> bool:
    try:
        origin = urlsplit(request.headers.get("Origin", ""))
    except ValueError:
        return False
    if origin.scheme not in {"http", "https"}:
        return False
    return origin.netloc.lower() == request.headers.get("Host", "").lower()
