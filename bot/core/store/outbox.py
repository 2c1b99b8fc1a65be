"""Notifications, digests and daily puzzles on their way: the items of the outbox."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, MatchId, Place
    from bot.core.matches.tournaments import TournamentId


@dataclass(frozen=True, slots=True, kw_only=True)
class Notification:
    """A change of a match, for an account or for a place (exactly one of the two).

    ``call`` rings for the account, ``called`` for these accounts at the place; nothing else rings.
    ``news`` is a line that the match's view does not show. ``nudge`` marks the reminder that time
    runs out. It is not sent before ``after``. A ``hushed`` call does not ring, but shows the match
    to the person even if it has no post yet.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzlePost:
    """The puzzle of the day for everyone at a place, made when it is sent; once a day.

    A ``weekly`` one comes beneath the digest of the week.
    """

    place: Place
    after: datetime
    weekly: bool = False

    def following(self, now: datetime, zone: str = "UTC", at: str = "") -> PuzzlePost:
        """Return the next one, after ``now``: at a time of the day in a zone, as ``18:30``.

        Without a time it is that of this one. What a zone skips comes later on that day only.
        """
        local, following = self.after.astimezone(ZoneInfo(zone)), self.after
        if at:
            local = datetime.combine(local, time.fromisoformat(at), local.tzinfo)
        while following <= now:
            local += timedelta(days=7 if self.weekly else 1)  # by the clock on the wall
            following = local.astimezone(UTC)
        return replace(self, after=following)


@dataclass(frozen=True, slots=True)
class LinkNews:
    """A person is told of their linking with another account, made when it is sent."""

    account: AccountId


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseNews:
    """A person is told what was decided about them, or managers and operators that cases wait.

    It is for an account or for a place, and made when it is sent.
    """

    case: int
    account: AccountId | None = None
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class TournamentNews:
    """A place is told that a round of a tournament begins, or that it is over."""

    tournament: TournamentId
    place: Place


Sayable: TypeAlias = Notification | Digest | PuzzlePost
"""What can be sent later or elsewhere instead of an outbox item."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxItem:
    """What is to be sent to one platform, as stored; ``attempts`` counts failed ones."""

    id: int
    platform: str
    attempts: int
    notice: Sayable | LinkNews | CaseNews | TournamentNews

    @property
    def match(self) -> MatchId | None:
        """The match that it is about."""
        return self.notice.match if isinstance(self.notice, Notification) else None

    @property
    def recipient(self) -> tuple[str, AccountId | Place | None]:
        """The platform with the person or the place, to whom one process sends at a time."""
        if isinstance(self.notice, PuzzlePost | TournamentNews):
            return self.platform, self.notice.place
        if isinstance(self.notice, Notification | CaseNews) and self.notice.place:
            return self.platform, self.notice.place
        return self.platform, self.notice.account


class PageKind(StrEnum):
    """What an update of open pages is about."""

    MATCH = "match"
    WAITING = "waiting"
    LINES = "lines"
    SESSIONS = "sessions"


@dataclass(frozen=True, slots=True, kw_only=True)
class PageUpdate:
    """A change for the open pages of an account, or of everyone if there is none.

    A page may be connected to any process. Pages show the ``notification`` of a match, ``lines`` to
    read, or the matches that wait; those of sessions that were ended are closed. ``id`` is 0 until
    the update is stored.
    """

    kind: PageKind
    account: AccountId | None
    notification: Notification | None = None
    lines: tuple[Line, ...] = ()
    id: int = 0


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
