"""Challenges: made, and their terms chosen by buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.accounts.people import handle_of
from bot.core.controls import Verb
from bot.core.handlers.registry import on_match_button, on_word
from bot.core.matches.decide import why_not_yours_to_change
from bot.core.matches.terms import proposal
from bot.core.messages import Refused, Typed, line, refused
from bot.core.views.queries import answer, done, refusal
from bot.core.words import closest

if TYPE_CHECKING:
    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.model import Account, Match
    from bot.core.store import Store
    from bot.core.views.views import Answer

MAX_NAMES_COMPARED = 1000
"""Among how many names the one that was probably meant is looked for."""


@on_word("challenge")
async def _challenge(services: Services, call: Call) -> Answer:
    """Challenge a person, who is named or given, or anybody."""
    wanted = proposal(call.request, call.who.settings.zone)
    if isinstance(wanted, Refused):
        return refusal(wanted)
    opponent: Account | Refused | None = call.opponent
    if opponent is None and wanted.opponent:
        opponent = await _opponent(services.store, wanted.opponent)
    if isinstance(opponent, Refused):
        return refusal(opponent)
    invited = opponent.id if opponent else None
    made = await services.matches.offer(
        call.who.id, wanted.terms, invited=invited, context=call.context
    )
    if isinstance(made, Refused):
        return refusal(made)
    if opponent:
        return done(made, line("done-offered"))
    return done(made, line("done-offered-open", code=made.id))


@on_match_button(Verb.TERMS)
async def _choose_terms(services: Services, call: Call, match: Match) -> Answer:
    if why := why_not_yours_to_change(match, call.who.id, call.turn or 0):
        return refusal(why, await services.views.post(call.who, match.id))
    view = await services.views.choosing(call.who, match, call.choice)
    return refusal(view) if isinstance(view, Refused) else answer(view=view)


async def _opponent(store: Store, name: str) -> Account | Refused:
    if found := await store.account_by_handle(handle_of(name)):
        return found
    first, _, rest = name.partition(" ")
    if rest and await store.account_by_handle(handle_of(first)):
        # The name fits, so what follows it was meant as something else.
        return refused("not-understood", typed=Typed(rest[:40]))
    known = tuple(account.name for account in await store.handles("", MAX_NAMES_COMPARED))
    if near := closest(name, known):
        return refused("unknown-person-near", typed=Typed(name[:40]), near=near)
    return refused("unknown-person", typed=Typed(name[:40]))
