"""What waits to be said, to whom and where; and what the core needs of the store for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.messages import Line
    from bot.core.model import AccountId, MatchId, Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """Something to be said about a match, to a person or at a place (just one of the two).

    ``call`` asks for the person's attention, ``called`` for that of these people at the place;
    ``news`` is what the match's view does not show.
    """

    match: MatchId
    turn: int
    account: AccountId | None = None
    place: Place | None = None
    call: bool = False
    called: tuple[AccountId, ...] = ()
    news: Line | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Parcel:
    """A stored notice on its way to one platform; ``attempts`` counts those that failed."""

    id: int
    platform: str
    attempts: int
    notice: Notice


class Outbox(Protocol):
    """What waits to be delivered. What is to be said of a change is put there by the change."""

    async def due(
        self, platforms: tuple[str, ...], now: datetime, limit: int
    ) -> tuple[Parcel, ...]:
        """List what waits to be delivered on these platforms, the oldest first."""

    async def settle(self, parcel_id: int) -> None:
        """Strike a delivered parcel off."""

    async def forward(self, parcel_id: int, notices: tuple[Notice, ...], now: datetime) -> None:
        """Strike off a parcel that can never arrive, and tell people in their own chats instead."""

    async def postpone(self, parcel_id: int, until: datetime) -> None:
        """Count a failed attempt and try again later."""

    async def next_due(self, platforms: tuple[str, ...]) -> datetime | None:
        """Tell when the next waiting parcel becomes due."""
