"""Where the web chat listens, and who may come in."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """Tell whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class WebOptions:
    """The address to bind (port 0: any free one), and the secret that a newcomer must know.

    ``public_url`` is where people find the chat when something stands in front of it. Raises
    `ValueError` for a chat that others can reach without an invitation.
    """

    host: str
    port: int
    invitation: str | None
    public_url: str | None = None

    def __post_init__(self) -> None:
        if not self.invitation and (self.public_url or not is_loopback(self.host)):
            raise ValueError("a chat that others can reach needs an invitation")
