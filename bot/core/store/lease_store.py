"""The part of the store that knows of the processes that run, and lets one of them do something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime, timedelta


class LeaseStore(Protocol):
    """Every method may raise StoreFault."""

    async def take_lease(self, name: str, holder: str, span: timedelta) -> bool:
        """Take or renew a lease for a span from now on; False while another holds it."""

    async def give_back_lease(self, name: str, holder: str) -> None:
        """Release a lease, if the holder has it."""

    async def last_heartbeat(self) -> datetime | None:
        """Return when the bot was last known to run."""

    async def save_heartbeat(self, now: datetime) -> None:
        """Store that the bot runs; erase old input keys, requests and what undoing links needed."""
