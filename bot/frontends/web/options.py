"""Options of the web front-end."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """Tell whether an address can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


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
        if not self.invitation and (self.public_url or not is_loopback(self.host)):
            raise ValueError("a chat that others can reach needs an invitation")
