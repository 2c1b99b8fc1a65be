"""Which host names are this server's own, and which pages may act on it.

Invariant: a name that others can point at this server is not served, against DNS rebinding; a page
may talk only to the server that it was loaded from.
"""

from __future__ import annotations

from ipaddress import ip_address
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from aiohttp import web

from bot.frontends.web.locale import client_language, text
from bot.http_server import Reason, socket_path

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from aiohttp.typedefs import Handler, Middleware

LOOPBACK_NAMES: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_PORTS: Final = {"http": 80, "https": 443}


class Site(NamedTuple):
    """A host name and a port."""

    name: str
    port: int


def is_loopback(host: str) -> bool:
    """Return whether an address can be reached from this machine only."""
    if host == "localhost" or socket_path(host):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def read_site(netloc: str, scheme: str) -> Site | None:
    """Return the host and port of a `Host` header or a URL's netloc; None for what is neither.

    >>> read_site("Petteia.example", "https"), read_site("[::1]:8080", "http")
    (Site(name='petteia.example', port=443), Site(name='::1', port=8080))
    """
    try:
        parts = urlsplit(f"//{netloc}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not name or parts.netloc != netloc or "@" in netloc:
        return None
    return Site(name, _PORTS[scheme] if port is None else port)


def read_origin(origin: str) -> tuple[str, Site] | None:
    """Return the scheme, host and port of an `Origin` header or a URL."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    site = read_site(parts.netloc, parts.scheme) if parts.scheme in _PORTS else None
    return (parts.scheme, site) if site else None


class Origins:
    """The names of a server that listens on ``host``, and is public at ``public_url``."""

    def __init__(self, host: str, public_url: str | None) -> None:
        self._host = host
        self._public = read_origin(public_url) if public_url else None

    def is_own_host(self, host: str, address: Site) -> bool:
        """Return whether a `Host` header names this server, for a connection at this address of it.

        Behind an address that others can reach, this machine's names are served with any port: a
        container's port is often published under another number. A Unix socket has none.
        """
        if self._public and read_site(host, self._public[0]) == self._public[1]:
            return True
        site = read_site(host, "http")
        if site is None:
            return False
        is_any_port = not is_loopback(self._host) or socket_path(self._host)
        if site.name in LOOPBACK_NAMES and is_any_port:
            return True
        own = {self._host.lower(), address.name}
        if is_loopback(self._host):
            own |= LOOPBACK_NAMES
        return site.name in own and site.port == address.port

    def is_own_page(self, origin: str, host: str) -> bool:
        """Return whether an `Origin` is a page of the own host that the request names.

        If that is the public address, the scheme has to be the same too.
        """
        found = read_origin(origin)
        if found is None:
            return False
        if self._public and read_site(host, self._public[0]) == self._public[1]:
            return found == self._public
        return found == self._public or found[1] == read_site(host, found[0])


def origin_check(
    origins: Origins,
    count: Callable[[Reason], None],
    proxied: Mapping[str, str] = MappingProxyType({}),
) -> Middleware:
    """Return a middleware that refuses a foreign host name with 421, a foreign page with 403.

    ``proxied`` are the paths whose pages are loaded from another origin, with that origin; they
    may act only on pages below their path.
    """

    def may_act(request: web.Request, host: str) -> bool:
        origin = request.headers.get("Origin", "")
        for path, expected in proxied.items():
            if request.path.startswith(f"{path}/"):
                return origin == expected
        return origins.is_own_page(origin, host)

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        host = request.headers.get("Host", "")
        if not origins.is_own_host(host, _address(request)):
            count(Reason.WRONG_HOST)
            raise web.HTTPMisdirectedRequest(text=text("web-wrong-host", client_language(request)))
        acts = request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers
        if acts and not may_act(request, host):
            count(Reason.WRONG_HOST)
            raise web.HTTPForbidden(text=text("web-wrong-page", client_language(request)))
        return await handler(request)

    return check


def _address(request: web.Request) -> Site:
    """Return the address of this machine that a connection came to."""
    if request.transport is None:
        raise ConnectionResetError("the client has gone")
    sockname = request.transport.get_extra_info("sockname")
    if not isinstance(sockname, tuple):
        return Site("", 0)
    return Site(sockname[0].removeprefix("::ffff:"), sockname[1])
