"""The part of the store that lets one of several processes do something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import timedelta


class LeaseStore(Protocol):
    """Every method may raise StoreFault."""

    async def take_lease(self, name: str, holder: str, span: timedelta) -> bool:
        """Take or renew a lease for a span from now on; False while another holds it."""

    async def give_back_lease(self, name: str, holder: str) -> None:
        """Release a lease, if the holder has it."""
