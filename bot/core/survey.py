"""How much there is to do, as somebody who watches over the bot sees it: part of the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime


@dataclass(frozen=True, slots=True)
class Backlog:
    """What should have been done by now: how much it is, and since when the oldest is due."""

    count: int = 0
    since: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """What the store holds; ``outbox`` is by platform, ``size`` in bytes.

    Counts stop at a limit of the store, so that counting never takes long.
    """

    running: int
    offered: int
    clocks: Backlog
    outbox: Mapping[str, Backlog]
    size: int


class Surveyed(Protocol):
    """What can be looked over as a whole."""

    async def survey(self, platforms: tuple[str, ...], now: datetime) -> Survey:
        """Look over all matches, and over what waits to be said on these platforms."""
