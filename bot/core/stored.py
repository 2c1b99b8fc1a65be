"""Values that the store takes and returns, besides accounts, matches and notifications."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, Match, MatchId, Place
    from bot.core.notifications.outbox import Notification


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One step of a match, stored in one transaction.

    ``match.version`` is the version that was loaded (0 for a new match); the stored row gets
    the next one.
    """

    match: Match
    events: tuple[Event, ...]
    notices: tuple[Notification, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class Erasure:
    """The last step of a match in which a person is forgotten.

    ``rewritten`` are the events of its log that named the person's place, without it, with their
    numbers, which count from 1.
    """

    change: Change
    rewritten: tuple[tuple[int, Event], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message that shows a match: its place, its key there, and the turn that it shows.

    ``language`` is the one it is written in, also for the next version where several people
    read it.
    """

    match: MatchId
    place: Place
    message: str
    turn: int
    language: str = ""


@dataclass(frozen=True, slots=True)
class LinkCode:
    """A one-use code that lets another identity join an account until it expires."""

    code: str
    account: AccountId
    expires: datetime


@dataclass(frozen=True, slots=True)
class UsageCounts:
    """A person's matches in play, open challenges, and challenges made since some time."""

    running: int
    offered: int
    made: int


@dataclass(frozen=True, slots=True)
class PersonalRecords:
    """The matches of a person, each with its log; those in ``unread`` cannot be read."""

    played: tuple[tuple[Match, tuple[Event, ...]], ...]
    unread: tuple[MatchId, ...] = ()


@dataclass(frozen=True, slots=True)
class Backlog:
    """Overdue work: how much it is, and since when the oldest is due."""

    count: int = 0
    since: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """Statistics of the store; ``outbox`` is by platform, ``size`` in bytes.

    Counts stop at a limit of the store, so that counting never takes long.
    """

    running: int
    offered: int
    clocks: Backlog
    outbox: Mapping[str, Backlog]
    size: int
