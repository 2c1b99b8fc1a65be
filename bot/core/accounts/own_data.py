"""What the core needs to know of one person's data: part of the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bot.core.messages import family_line

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, Identity, Match, MatchId
    from bot.core.messages import Line
    from bot.core.ports import Change


@dataclass(frozen=True, slots=True)
class Erasure:
    """The last step of a match in which a person is forgotten.

    ``rewritten`` are the events of its log that told where the person was, by their numbers, which
    count from 1, and without it.
    """

    change: Change
    rewritten: tuple[tuple[int, Event], ...] = ()


@dataclass(frozen=True, slots=True)
class UsageCounts:
    """How much a person has going: matches in play, challenges on offer, those made."""

    running: int
    offered: int
    made: int


@dataclass(frozen=True, slots=True)
class PersonalRecords:
    """The matches that a person has a part in, each with its log; ``unread`` cannot be read."""

    played: tuple[tuple[Match, tuple[Event, ...]], ...]
    unread: tuple[MatchId, ...] = ()


def unread_line(done: str, mine: PersonalRecords) -> tuple[Line, ...]:
    """Say that some matches could not be read when something was done with all of them."""
    unread = len(mine.unread)
    return (family_line("unread", done, count=unread),) if unread else ()


class OwnData(Protocol):
    """What is kept of one person, and how it goes."""

    async def identities_of(self, account_id: AccountId) -> tuple[Identity, ...]:
        """List the identities of an account, by their platforms."""

    async def belongings(self, account_id: AccountId) -> PersonalRecords:
        """List every match that an account has a part in, and those that cannot be read."""

    async def forget(
        self, account_id: AccountId, erasures: tuple[Erasure, ...], unread: tuple[MatchId, ...] = ()
    ) -> None:
        """Erase all that tells who a person was, with the last steps of all their matches.

        Those that cannot be read stay as they are. The account stays, without a name, as what
        their matches refer to. Raises VersionConflict when one of the matches has changed
        meanwhile, or the account is nobody's any more.
        """

    async def tally(self, account_id: AccountId, now: datetime, since: datetime) -> UsageCounts:
        """Count what a person has going now, and the challenges that they made since a time."""
