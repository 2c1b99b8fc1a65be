"""What waits to be said, to whom and where; and what the core needs of the store for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, MatchId, Place
    from bot.core.messages import Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Notification:
    """Something to be said about a match, to a person or at a place (just one of the two).

    ``call`` asks for the person's attention, ``called`` for that of these people at the place:
    their phones ring, and nobody else's. ``news`` is what the match's view does not show.
    ``nudge`` is true of the reminder that time runs out. What is not to be said before a moment
    waits until ``after``. A ``hushed`` call rings nobody, but the match is shown to the person
    even where it does not stand yet.
    """

    match: MatchId
    turn: int
    account: AccountId | None = None
    place: Place | None = None
    call: bool = False
    called: tuple[AccountId, ...] = ()
    news: Line | None = None
    nudge: bool = False
    after: datetime | None = None
    hushed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Digest:
    """A list of the matches that wait for a person, as they stand when it comes; once a day."""

    account: AccountId
    after: datetime


Sayable: TypeAlias = Notification | Digest
"""What can be said of a match, or of all of a person's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxItem:
    """What is stored on its way to one platform; ``attempts`` counts those that failed."""

    id: int
    platform: str
    attempts: int
    notice: Sayable


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryScope:
    """What a process can deliver: to a platform, but for places whose keys begin like these."""

    platform: str
    beyond: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """What a process wants to deliver, of all that is due now; it is its own ``until`` then."""

    platforms: tuple[str, ...]
    beyond: tuple[Place, ...] = ()
    now: datetime
    until: datetime


class Outbox(Protocol):
    """What waits to be delivered. What is to be said of a change is put there by the change.

    Of an account's platforms, calls go to its home alone; the others are brought up to date. What
    waits for its time is struck off when a change of its match has overtaken it, and of a match and
    a person only the last such call waits.
    """

    async def due(
        self, platforms: tuple[str, ...], now: datetime, limit: int
    ) -> tuple[OutboxItem, ...]:
        """List what waits on these platforms and nobody has claimed, the oldest first."""

    async def claim(self, wanted: Claim, limit: int) -> tuple[OutboxItem, ...]:
        """Take all that is due to as many people and places, the oldest first.

        As long as anything that was said to one of them is claimed, nobody else gets more of it.
        """

    async def release(self, parcels: tuple[int, ...]) -> None:
        """Let parcels go that were claimed and not delivered."""

    async def release_all(self) -> None:
        """Let all parcels go, as whoever had claimed them is no more."""

    async def settle(self, parcel_id: int) -> None:
        """Strike a delivered parcel off."""

    async def forward(self, parcel_id: int, instead: tuple[Sayable, ...], now: datetime) -> None:
        """Strike a parcel off, and say these instead; to a person only at home."""

    async def add_digest(self, digest: Digest, now: datetime) -> None:
        """Have a digest sent to a person's home, unless one waits already."""

    async def postpone(self, parcel_id: int, until: datetime) -> None:
        """Count a failed attempt, let go, and try again later."""

    async def hasten(self, now: datetime) -> None:
        """Try now what waits to be tried again, but for what has a time of its own."""

    async def next_due(self, platforms: tuple[str, ...]) -> datetime | None:
        """Tell when the next waiting parcel becomes due; one that is claimed, when that ends."""
