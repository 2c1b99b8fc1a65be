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

    Raises `ValueError` for an address that others can reach without an invitation.
    """

    host: str
    port: int
    invitation: str | None

    def __post_init__(self) -> None:
        if not is_loopback(self.host) and not self.invitation:
            raise ValueError(f"listening on {self.host} needs an invitation")
