"""Network addresses of clients, behind proxies that are trusted to name them."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.http_server.unix_sockets import socket_path

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from ipaddress import IPv4Address

    from aiohttp import web

Address: TypeAlias = "IPv4Address | IPv6Address"
Network: TypeAlias = IPv4Network | IPv6Network

FORWARDED_FOR: Final = "X-Forwarded-For"
MAX_HOPS: Final = 16
"""How many addresses of the header are read, from the right."""

HOME_PREFIX: Final = 64
"""An IPv6 client usually has all addresses with the same 64 bits."""

WIDE_PREFIX: Final = 48
"""The shortest prefix of IPv6 that a provider usually gives one customer."""

UNKNOWN: Final = "local"
"""The client of a socket without a network address."""


def parse_address(text: str) -> Address | None:
    """Return the address in a text, which may have a port or brackets; None if there is none.

    >>> parse_address("203.0.113.9:4711"), parse_address("[2001:db8::1]:80"), parse_address("a.b")
    (IPv4Address('203.0.113.9'), IPv6Address('2001:db8::1'), None)
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def limit_key(address: Address | None) -> str:
    """Return by what a client is counted: the address, or the network of an IPv6 address.

    >>> limit_key(parse_address("203.0.113.9")), limit_key(parse_address("2001:db8::1:2:3:4"))
    ('203.0.113.9', '2001:db8::/64')
    """
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOME_PREFIX), strict=False))
    return UNKNOWN if address is None else str(address)


def wide_network(client: str) -> str:
    """Return the network that one customer of a provider may have as a whole, by `limit_key`.

    >>> wide_network("203.0.113.9"), wide_network("2001:db8:1:2::/64")
    ('203.0.113.9', '2001:db8:1::/48')
    """
    home, _, prefix = client.partition("/")
    return str(ip_network((home, WIDE_PREFIX), strict=False)) if prefix else client


class TrustedProxies:
    """The proxies whose `X-Forwarded-For` is believed.

    Invariant: an address is taken from the header only if it was written by a trusted proxy, so
    a client can not choose its own.
    """

    def __init__(self, networks: Iterable[str] = (), host: str = "") -> None:
        """Trust addresses and networks such as `10.0.0.0/8`; raises `ValueError` for others.

        If the ``host`` that is listened on is a Unix socket, its peers are trusted too: only the
        proxy may connect to it.
        """
        self._trusts_nameless = socket_path(host) is not None
        self._networks = tuple(ip_network(each) for each in networks)

    def trusts(self, address: Address | None) -> bool:
        """Return whether an address is a trusted proxy's; None is the peer of a Unix socket."""
        if address is None:
            return self._trusts_nameless
        return any(address in network for network in self._networks)

    def client(self, request: web.BaseRequest) -> str:
        """Return by what the client of a request is counted."""
        peer = parse_address(request.remote or "")
        return self.client_behind(peer, request.headers.getall(FORWARDED_FOR, ()))

    def client_behind(self, peer: Address | None, headers: Sequence[str]) -> str:
        """Return by what the client behind a peer is counted.

        That is the rightmost address that is not a trusted proxy's; if the header is missing or
        is not readable from there on, the last proxy that could be read.
        """
        client = peer
        hops = ",".join(headers).split(",")[-MAX_HOPS:]
        while hops and self.trusts(client):
            if (named := parse_address(hops.pop())) is None:
                break
            client = named
        return limit_key(client)
