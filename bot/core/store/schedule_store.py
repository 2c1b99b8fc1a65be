"""The part of the store that knows when something is due in matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import MatchId


class ScheduleStore(Protocol):
    """Every method may raise StoreFault.

    Without ``computers`` a method leaves out the turns of computers that nobody has claimed.
    """

    async def matches_due(
        self, now: datetime, limit: int, *, computers: bool = True
    ) -> tuple[MatchId, ...]:
        """List matches with something due, the longest overdue first."""

    async def next_match_due(self, *, computers: bool = True) -> datetime | None:
        """Return when something is due next in any match."""

    async def matches_timed(self, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
        """List a page of running matches with a due time, by their ids after the given one."""

    async def take_matches_due(
        self, now: datetime, *, until: datetime, limit: int, computers: bool = True
    ) -> tuple[MatchId, ...]:
        """Take matches with something due, the longest overdue first, before other processes do.

        They are due again at ``until`` unless they change, as this process may be killed.
        """

    async def defer_match(self, match_id: MatchId, *, was: datetime, until: datetime) -> None:
        """Move a match's due time from ``was`` to ``until``, unless it has changed."""

    async def release_computers(self, claimed: datetime) -> None:
        """Make the turns of computers due that are claimed until then at the latest.

        It is for a start after which no other process is left that has claimed them.
        """
