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
    """A notification about a match, to a person or at a place (exactly one of the two).

    ``call`` asks for the person's attention, ``called`` for that of these people at the place:
    only their phones ring. ``news`` is what the match's view does not show. ``nudge`` marks the
    reminder that time runs out. It is not delivered before ``after``. A ``hushed`` call rings no
    phone, but the match is posted for the person even if it was not yet.
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
    """A daily list of the matches that wait for a person, made on delivery."""

    account: AccountId
    after: datetime


Sayable: TypeAlias = Notification | Digest
"""Content of an outbox item."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxItem:
    """A stored item for one platform; ``attempts`` counts failed ones."""

    id: int
    platform: str
    attempts: int
    notice: Sayable


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryScope:
    """What a process can deliver: to a platform, except places with these prefixes of keys."""

    platform: str
    beyond: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A request to claim due items, exclusively ``until`` then."""

    platforms: tuple[str, ...]
    beyond: tuple[Place, ...] = ()
    now: datetime
    until: datetime
