"""Where notifications may be sent: to public addresses over HTTPS alone.

A browser names the address, so anybody can name any. A name is looked up at the moment of sending,
and the connection is made to the very addresses that were checked.
"""

from __future__ import annotations

import ipaddress
import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver
from aiohttp.resolver import ThreadedResolver

if TYPE_CHECKING:
    import socket

    from aiohttp.abc import ResolveResult

MAX_ENDPOINT: Final = 1024  # characters
HTTPS_PORT: Final = 443
_PRINTABLE: Final = re.compile(r"[!-~]+", re.ASCII)
# The last part begins with a letter, so that no way to write a number is a name.
_HOST: Final = re.compile(r"(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}", re.ASCII)
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones (RFC 6052)."""


class WrongEndpoint(ValueError):  # noqa: N818 -- named for what is wrong
    """Nothing may be sent to an address."""


def endpoint_host(endpoint: str) -> str:
    """Return the host of an address of a push service; raises WrongEndpoint."""
    if len(endpoint) > MAX_ENDPOINT or not _PRINTABLE.fullmatch(endpoint):
        raise WrongEndpoint
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or HTTPS_PORT
    except ValueError:
        raise WrongEndpoint from None
    is_plain = parts.scheme == "https" and "@" not in parts.netloc and port == HTTPS_PORT
    if not is_plain or not _HOST.fullmatch(host):
        raise WrongEndpoint
    return host


def is_public(address: str) -> bool:
    """Tell whether an IP address is on the Internet, and represents no other."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and (
        ip.ipv4_mapped or ip.sixtofour or ip.teredo or ip in _TRANSLATED
    ):
        return False
    return ip.is_global and not ip.is_multicast


class PublicResolver(AbstractResolver):
    """Looks up names, and refuses those of which any address is not public."""

    def __init__(self, inner: AbstractResolver | None = None) -> None:
        """Look up by ``inner``, or as the machine does."""
        self._inner = inner or ThreadedResolver()

    async def resolve(
        self,
        host: str,
        port: int = 0,
        family: socket.AddressFamily = 0,  # type: ignore[assignment]  # as in aiohttp
    ) -> list[ResolveResult]:
        """Return the addresses of a name; raises OSError."""
        found = await self._inner.resolve(host, port, family)
        if not found or not all(is_public(each["host"]) for each in found):
            raise OSError("the name has an address that is not public")
        return found

    async def close(self) -> None:
        """Close the inner resolver."""
        await self._inner.close()
