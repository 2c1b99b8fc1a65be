"""Playing the same again with sides exchanged, against the same person.

Law: a match has at most one open rematch, which the store ensures. The first to ask offers it; when
both ask, the second accepts it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.errors import RematchInUse
from bot.core.handlers.play import act
from bot.core.handlers.registry import on_match_button, on_match_word
from bot.core.matches.commands import Accept, Decline, Withdraw
from bot.core.matches.model import SideWish, Stage
from bot.core.messages import Refused, line, refused
from bot.core.service import MAX_ATTEMPTS
from bot.core.views.queries import done, refusal
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.commands import Command
    from bot.core.matches.model import AccountId, Match, Terms
    from bot.core.views.views import Answer


def repeated(match: Match, by: AccountId) -> tuple[Terms, AccountId] | Refused:
    """Return the terms on which a person offers a match again, and to whom."""
    side = match.side_of(by)
    if match.stage is not Stage.OVER or match.seats is None:
        return refused("not-over")
    if side is None:
        return refused("stranger")
    # Corrections of the rules since then are for every match that begins from now on.
    revision = ruleset(match.terms.ruleset).revision
    wish = SideWish[side.other.name]
    return replace(match.terms, revision=revision, side=wish), match.seats[side.other]


@on_match_word("rematch")
@on_match_button(Verb.REMATCH)
async def _rematch(services: Services, call: Call, match: Match) -> Answer:
    """Offer a rematch, or accept the one that the other side offers."""
    wanted = repeated(match, call.who.id)
    if isinstance(wanted, Refused):
        return refusal(wanted, await services.views.post(call.who, match.id))
    terms, other = wanted
    # The other is called where they played the match that is over.
    here = replace(call.context, theirs=match.place_of(other))
    for _ in range(MAX_ATTEMPTS):
        known = await services.store.rematch_of(match.id)
        if known is not None and not _is_stale(known, services.clock()):
            return await _join_in(services, call, known)
        if known is not None:
            await services.matches.act(known.id, _clearing(known, call.who.id))
        try:
            made = await services.matches.offer(
                call.who.id, terms, invited=other, context=here, rematch_of=match.id
            )
        except RematchInUse:
            continue
        if isinstance(made, Refused):
            return refusal(made)
        return done(made, line("done-rematch"))
    return refusal(refused("busy"))


async def _join_in(services: Services, call: Call, known: Match) -> Answer:
    """Accept what the other side offers; the one who offered it is told so."""
    if known.stage is Stage.RUNNING:
        why = refused("rematch-runs")
    elif known.challenger == call.who.id:
        why = refused("rematch-stands")
    else:
        side = services.matches.chance.lot()
        return await act(services, call.who, known.id, Accept(call.who.id, side, call.context.stay))
    return refusal(why, await services.views.post(call.who, known.id))


def _is_stale(known: Match, now: datetime) -> bool:
    return known.stage is Stage.OFFERED and known.expires <= now


def _clearing(known: Match, by: AccountId) -> Command:
    """Return the command that removes an expired offer."""
    return Withdraw(by) if known.challenger == by else Decline(by)
