"""Notifications, and the items of the outbox that carry them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

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
