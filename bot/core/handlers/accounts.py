"""A person's data: what is kept, exporting them, forgetting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.accounts.forgetting import erasure
from bot.core.accounts.personal_data import unread_line
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Control, Verb
from bot.core.matches.errors import VersionConflict
from bot.core.matches.messages import family_line, line, refused
from bot.core.service.service import MAX_ATTEMPTS
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.views.views import Answer


MAX_DIGITS = 6
"""A number of so many digits is not part of an export."""

CONFIRMATION = "yes"
"""What is typed behind `forget` by a person who is sure."""


@handles(table.PRIVACY)
async def _privacy(services: Services, invoked: Invocation) -> Answer:
    """Say which data about people is stored, and where that is written in full."""
    kept = line("privacy-web" if invoked.context.session else "privacy")
    host, site = services.rulebook.assistant_host, services.views.site_url
    helped = (line("privacy-assistant", host=host),) if host else ()
    page = (line("privacy-page", url=f"{site}/privacy"),) if site else ()
    return answer(kept, *helped, *page)


@handles(table.EXPORT)
async def _export(services: Services, invoked: Invocation) -> Answer:
    part = invoked.request.get("part") or "1"
    number = int(part) if part.isascii() and part.isdecimal() and len(part) < MAX_DIGITS else 0
    return await services.exports.export(invoked.who, number)


@handles(table.FORGET)
async def _ask(services: Services, invoked: Invocation) -> Answer:
    """Ask whether a person is to be forgotten, or do it when they say so."""
    if invoked.request.get("sure").casefold() == CONFIRMATION:
        return await _forget(services, invoked)
    now = services.clock()
    counts = await services.store.usage_counts(invoked.who.id, now, now)
    yes = Choice(Control(Verb.FORGET_YES), family_line("button", Verb.FORGET_YES), Tone.DANGER)
    said = line("forget-ask", running=counts.running, offered=counts.offered)
    return answer(said, choices=(yes,))


@handles(table.FORGET_YES)
async def _forget(services: Services, invoked: Invocation) -> Answer:
    """Erase a person; their open matches end, and the opponents are notified."""
    if invoked.choice:
        return refusal(refused("forged"))
    for _ in range(MAX_ATTEMPTS):
        mine, now = await services.store.personal_records(invoked.who.id), services.clock()
        found = tuple(erasure(match, log, invoked.who.id, now) for match, log in mine.played)
        try:
            await services.store.forget(invoked.who.id, found, mine.unread)
        except VersionConflict:
            continue
        services.matches.wake()
        return answer(line("done-forgotten"), *unread_line("forgotten", mine))
    return refusal(refused("busy"))
