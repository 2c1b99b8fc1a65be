"""What the core needs to know of time that goes by while nobody acts: part of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import MatchId


class Timetable(Protocol):
    """When something is due in matches that nobody does, and when the bot was last running."""

    async def matches_due(self, now: datetime, limit: int) -> tuple[MatchId, ...]:
        """List the matches in which something is due, the longest waiting first."""

    async def next_match_due(self) -> datetime | None:
        """Tell when something is due next in any match."""

    async def matches_timed(self, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
        """List matches in play in which something will be due, by their ids, from the given on."""

    async def take_matches_due(
        self, now: datetime, *, until: datetime, limit: int
    ) -> tuple[MatchId, ...]:
        """Take matches in which something is due, the longest waiting first, before others do.

        They are due again at ``until`` unless they change: who takes them may be killed.
        """

    async def put_off(self, match_id: MatchId, *, was: datetime, until: datetime) -> None:
        """Look at a match later that was due then, unless it has changed."""

    async def last_beat(self) -> datetime | None:
        """Tell when the bot was last known to run."""

    async def beat(self, now: datetime) -> None:
        """Note that the bot runs."""
