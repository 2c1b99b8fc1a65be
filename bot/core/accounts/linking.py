"""Joins a person's identities: a code given on one platform is typed on another."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.errors import VersionConflict
from bot.core.matches.events import Joined
from bot.core.matches.evolve import evolve
from bot.core.messages import Refused, line, refused
from bot.core.stored import Change, LinkCode
from bot.core.views.queries import answer, refusal

if TYPE_CHECKING:
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.service import Service
    from bot.core.views.views import Answer

CODE_LIFETIME = timedelta(minutes=15)
MAX_ATTEMPTS = 5
"""How often a join is tried anew when matches change at the same time."""


class Linking:
    """Gives out one-use codes and joins accounts by them."""

    def __init__(self, service: Service) -> None:
        """Join accounts in the service's store."""
        self._store = service.store
        self._clock = service.clock
        self._chance = service.chance

    async def link(self, who: Account, code: str) -> Answer:
        """Give a person a code, or join them to the account whose code they typed."""
        if not code:
            return await self._give_code(who)
        kept = await self._store.take_link_code(code.casefold(), self._clock())
        if kept is None:
            return refusal(refused("link-code"))
        if kept == who.id:
            return refusal(refused("link-same"))
        joined = await self._join(who.id, kept)
        return refusal(joined) if joined else answer(line("done-linked"))

    async def _give_code(self, who: Account) -> Answer:
        code = self._chance.link_code()
        await self._store.add_link_code(LinkCode(code, who.id, self._clock() + CODE_LIFETIME))
        minutes = int(CODE_LIFETIME.total_seconds() // 60)
        return answer(line("done-link-code", code=code, minutes=minutes))

    async def _join(self, gone: AccountId, kept: AccountId) -> Refused | None:
        for _ in range(MAX_ATTEMPTS):
            matches = await self._store.matches_with(gone)
            both = [match for match in matches if kept in match.people]
            if any(match.is_open for match in both):
                return refused("link-opponents")
            # A match that two accounts finished against each other stays as it was played.
            changes = tuple(self._change(m, gone, kept) for m in matches if m not in both)
            try:
                await self._store.join(gone, kept, changes)
            except VersionConflict:
                continue
            return None
        return refused("busy")

    def _change(self, match: Match, gone: AccountId, kept: AccountId) -> Change:
        event = Joined(gone, kept)
        return Change(match=evolve(match, event), events=(event,), notices=(), at=self._clock())
