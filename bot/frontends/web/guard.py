"""Who may speak to the server: Host and Origin are checked, and every answer carries its limits.

Law: on loopback only loopback names are served, so that no foreign name can be pointed at the chat
(DNS rebinding); elsewhere a page may talk to the server it came from and to no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.frontends.web.options import is_loopback

if TYPE_CHECKING:
    from aiohttp.typedefs import Handler, Middleware

    from bot.frontends.web.options import WebOptions

_LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")
_HTTP_PORT: Final = 80
_HEADERS: Final = {
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


async def limit(_request: web.Request, response: web.StreamResponse) -> None:
    """Put the security headers on a response, an error or a handshake too."""
    response.headers.update(_HEADERS)


def _names(options: WebOptions, port: int) -> frozenset[str]:
    host = options.host
    names = {*_LOOPBACK_NAMES, f"[{host}]" if ":" in host else host}
    bare = names if port == _HTTP_PORT else set()
    public = {urlsplit(options.public_url).netloc.lower()} if options.public_url else set()
    return frozenset({f"{name}:{port}" for name in names} | bare | public)


def _own_host(request: web.Request, options: WebOptions) -> bool:
    if request.transport is None:
        return False
    port: int = request.transport.get_extra_info("sockname")[1]
    named = request.headers.get("Host", "").lower()
    return not is_loopback(options.host) or named in _names(options, port)


def _own_origin(request: web.Request) -> bool:
    try:
        origin = urlsplit(request.headers.get("Origin", ""))
    except ValueError:
        return False
    if origin.scheme not in {"http", "https"}:
        return False
    return origin.netloc.lower() == request.headers.get("Host", "").lower()


def guard(options: WebOptions) -> Middleware:
    """Make the middleware of a server with these options; strangers get status 403."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not _own_host(request, options):
            raise web.HTTPForbidden(text="This server does not go by that name.")
        acts = request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers
        if acts and not _own_origin(request):
            raise web.HTTPForbidden(text="Only the chat's own page may do this.")
        return await handler(request)

    return check
