"""The outbox: notifications and digests on their way, and the part of the store that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, MatchId, Place
    from bot.core.messages import Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Notification:
    """A change of a match, for an account or for a place (exactly one of the two).

    ``call`` rings for the account, ``called`` for these accounts at the place; nothing else rings.
    ``news`` is a line that the match's view does not show. ``nudge`` marks the reminder that time
    runs out. It is not sent before ``after``. A ``hushed`` call does not ring, but shows the match
    to the person even where it has no post yet.
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
    """A list of the matches that wait for a person, made when it is sent; once a day."""

    account: AccountId
    after: datetime


Sayable: TypeAlias = Notification | Digest
"""The content of an outbox item."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxItem:
    """A stored notification or digest for one platform; ``attempts`` counts failed ones."""

    id: int
    platform: str
    attempts: int
    notice: Sayable


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryScope:
    """What a process can deliver: to a platform, except to places with these key prefixes."""

    platform: str
    beyond: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A request for due items to deliver, exclusively until a time."""

    platforms: tuple[str, ...]
    beyond: tuple[Place, ...] = ()
    now: datetime
    until: datetime


class Outbox(Protocol):
    """Items that wait for delivery. The transaction of a change adds its notifications.

    Calls of an account go to its preferred platform only; its other platforms are updated. A
    deferred item is deleted when a later change of its match overtakes it, and of a match and a
    person only the last deferred call is kept.
    """

    async def due(
        self, platforms: tuple[str, ...], now: datetime, limit: int
    ) -> tuple[OutboxItem, ...]:
        """List due items of these platforms that are not claimed, the oldest first."""

    async def claim(self, wanted: Claim, limit: int) -> tuple[OutboxItem, ...]:
        """Claim all due items of up to ``limit`` recipients, the oldest first.

        While an item of a recipient is claimed, no other process can claim more of that recipient.
        """

    async def release(self, items: tuple[int, ...]) -> None:
        """Give up the claims of items that were not delivered."""

    async def release_all(self) -> None:
        """Give up all claims, as the process that made them has ended."""

    async def settle(self, item_id: int) -> None:
        """Delete a delivered item."""

    async def forward(self, item_id: int, instead: tuple[Sayable, ...], now: datetime) -> None:
        """Delete an item and add these; those of a person on their preferred platform only."""

    async def add_digest(self, digest: Digest, now: datetime) -> None:
        """Add a digest on a person's preferred platform, unless one waits already."""

    async def postpone(self, item_id: int, until: datetime) -> None:
        """Count a failed attempt, give up the claim, and make the item due later."""

    async def hasten(self, now: datetime) -> None:
        """Make all failed items due now, except deferred ones."""

    async def next_due(self, platforms: tuple[str, ...]) -> datetime | None:
        """Return when the next item becomes due; a claimed one, when its claim ends."""
