"""A person's account: linking platforms, exporting personal data, forgetting."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.accounts.forgetting import erasure
from bot.core.accounts.personal_data import unread_line
from bot.core.controls import Control, Verb
from bot.core.errors import VersionConflict
from bot.core.handlers.registry import on_button, on_word
from bot.core.matches.events import Joined
from bot.core.matches.evolve import evolve
from bot.core.messages import Refused, family_line, line, refused
from bot.core.service import MAX_ATTEMPTS
from bot.core.stored import Change, LinkCode
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.views.views import Answer


CONFIRMATION = "yes"
"""What is typed behind `forget` by a person who is sure."""


@on_word("export")
async def _export(services: Services, call: Call) -> Answer:
    return await services.exports.export(call.who)


@on_word("forget")
async def _ask(services: Services, call: Call) -> Answer:
    """Ask whether a person is to be forgotten, or do it when they say so."""
    if call.request.get("sure").casefold() == CONFIRMATION:
        return await _forget(services, call)
    now = services.clock()
    counts = await services.store.usage_counts(call.who.id, now, now)
    yes = Choice(str(Control(Verb.FORGET_YES)), family_line("button", Verb.FORGET_YES), Tone.DANGER)
    said = line("forget-ask", running=counts.running, offered=counts.offered)
    return answer(said, choices=(yes,))


@on_button(Verb.FORGET_YES)
async def _forget(services: Services, call: Call) -> Answer:
    """Erase a person; their open matches end, and the opponents are notified."""
    if call.choice:
        return refusal(refused("forged"))
    for _ in range(MAX_ATTEMPTS):
        mine, now = await services.store.personal_records(call.who.id), services.clock()
        found = tuple(erasure(match, log, call.who.id, now) for match, log in mine.played)
        try:
            await services.store.forget(call.who.id, found, mine.unread)
        except VersionConflict:
            continue
        services.matches.wake()
        return answer(line("done-forgotten"), *unread_line("forgotten", mine))
    return refusal(refused("busy"))


CODE_LIFETIME = timedelta(minutes=15)
MAX_JOIN_ATTEMPTS = 5
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
    for _ in range(MAX_JOIN_ATTEMPTS):
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
