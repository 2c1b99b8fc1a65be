"""What the core needs of the world so that some things are done by one process alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import timedelta


class Leases(Protocol):
    """Leases by name, each held by one process at a time, for a while."""

    async def take_lease(self, name: str, holder: str, span: timedelta) -> bool:
        """Take or renew a lease for a span from now on; False while another holds it."""

    async def give_back_lease(self, name: str, holder: str) -> None:
        """Let a lease go, if the holder has it."""
