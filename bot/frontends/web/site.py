"""The HTTP side: the page, its files, pictures and animations; access checks, security headers.

Law: on loopback only loopback host names are served, against DNS rebinding; elsewhere a page may
talk only to the server it was loaded from.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from html import escape
from ipaddress import ip_address
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.frontends.web.locale import client_language, page_texts
from bot.i18n import FALLBACK

if TYPE_CHECKING:
    from aiohttp.typedefs import Handler, Middleware

    from bot.frontends.web.pictures import PictureCache, PictureRoutes

_STATIC: Final = Path(__file__).with_name("static")
_SCRIPT: Final = "text/javascript"
STATIC_FILES: Final = {
    "style.css": "text/css",
    "icon.svg": "image/svg+xml",
    "meander.svg": "image/svg+xml",
    "main.js": _SCRIPT,
    "board.js": _SCRIPT,
    "composer.js": _SCRIPT,
    "dice.js": _SCRIPT,
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


@dataclass(frozen=True, slots=True)
class WebOptions:
    """The address to bind (port 0: any free one), and the invitation that registration requires.

    ``public_url`` is the public address when the chat is behind a reverse proxy. Raises
    `ValueError` for a chat that is reachable from other machines without an invitation.
    """

    host: str
    port: int
    invitation: str | None
    public_url: str | None = None

    def __post_init__(self) -> None:
        if not self.invitation and (self.public_url or not _is_loopback(self.host)):
            raise ValueError("a chat that others can reach needs an invitation")


def _is_loopback(host: str) -> bool:
    """Tell whether an address can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def routes(pictures: PictureRoutes) -> list[web.RouteDef]:
    """Return the routes of the GET requests."""
    return [
        web.get("/", _index),
        web.get("/healthz", _health),
        web.get("/static/{name}", _static_file),
        web.get(
            r"/picture/{digest:[0-9a-f]{32}}.png", partial(_image, pictures.stills, "image/png")
        ),
        web.get(r"/film/{digest:[0-9a-f]{32}}.gif", partial(_image, pictures.films, "image/gif")),
    ]


async def _health(_request: web.Request) -> web.Response:
    return web.Response(text="ok")


async def _static_file(request: web.Request) -> web.FileResponse:
    name = request.match_info["name"]
    if name not in STATIC_FILES:
        raise web.HTTPNotFound
    content_type = f"{STATIC_FILES[name]}; charset=utf-8"
    return web.FileResponse(
        _STATIC / name,
        headers={"Content-Type": content_type, "Cache-Control": "no-cache"},
    )


async def _image(cache: PictureCache[Any], content_type: str, request: web.Request) -> web.Response:
    drawn = await cache.drawn(request.match_info["digest"])
    if drawn is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": "private, max-age=86400"}
    return web.Response(body=drawn, content_type=content_type, headers=headers)


async def _index(request: web.Request) -> web.Response:
    language = client_language(request) or FALLBACK
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
    return not _is_loopback(options.host) or host in _host_names(options, port)


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
