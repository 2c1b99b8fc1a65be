"""Linking a person's identities: a code given on one platform is typed on another."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.errors import VersionConflict
from bot.core.handlers.registry import on_word
from bot.core.matches.events import Joined
from bot.core.matches.evolve import evolve
from bot.core.messages import Refused, line, refused
from bot.core.stored import Change, LinkCode
from bot.core.views.queries import answer, refusal

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.views.views import Answer

CODE_LIFETIME = timedelta(minutes=15)
MAX_ATTEMPTS = 5
"""How often two accounts are joined again when matches change at the same time."""


@on_word("link")
async def _link(services: Services, call: Call) -> Answer:
    """Give a person a code, or join them to the account whose code they typed."""
    code = call.request.get("code")
    if not code:
        return await _give_code(services, call.who)
    kept = await services.store.take_link_code(code.casefold(), services.clock())
    if kept is None:
        return refusal(refused("link-code"))
    if kept == call.who.id:
        return refusal(refused("link-same"))
    joined = await _join(services, call.who.id, kept)
    return refusal(joined) if joined else answer(line("done-linked"))


async def _give_code(services: Services, who: Account) -> Answer:
    code = services.matches.chance.link_code()
    await services.store.add_link_code(LinkCode(code, who.id, services.clock() + CODE_LIFETIME))
    minutes = int(CODE_LIFETIME.total_seconds() // 60)
    return answer(line("done-link-code", code=code, minutes=minutes))


async def _join(services: Services, gone: AccountId, kept: AccountId) -> Refused | None:
    for _ in range(MAX_ATTEMPTS):
        matches = await services.store.matches_with(gone)
        both = [match for match in matches if kept in match.people]
        if any(match.is_open for match in both):
            return refused("link-opponents")
        # A match that two accounts finished against each other stays as it was played.
        now = services.clock()
        changes = tuple(_change(m, gone, kept, now) for m in matches if m not in both)
        try:
            await services.store.join(gone, kept, changes)
        except VersionConflict:
            continue
        return None
    return refused("busy")


def _change(match: Match, gone: AccountId, kept: AccountId, now: datetime) -> Change:
    event = Joined(gone, kept)
    return Change(match=evolve(match, event), events=(event,), notices=(), at=now)
