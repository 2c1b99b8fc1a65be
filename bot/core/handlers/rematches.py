"""Playing the same again with sides exchanged, against the same person.

Law: of a match there is one open rematch at most, which the store sees to. Whoever asks first
offers it; when both ask, the second to come takes it up.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.errors import RematchInUse
from bot.core.handlers.acting import done_line
from bot.core.matches.commands import Accept, Decline, Withdraw
from bot.core.matches.model import SideWish, Stage
from bot.core.messages import Refused, line, refused
from bot.core.service import MAX_ATTEMPTS
from bot.core.views.queries import answer, refusal
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from bot.core.context import RequestContext
    from bot.core.matches.commands import Command
    from bot.core.matches.model import Account, AccountId, Match, Terms
    from bot.core.service import Service
    from bot.core.views.queries import ViewQueries
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


class RematchHandlers:
    """Offers rematches, and takes them up."""

    def __init__(self, service: Service, showing: ViewQueries) -> None:
        """Offer them through the service, show them through ``showing``."""
        self._service = service
        self._showing = showing

    async def ask(self, who: Account, match: Match, here: RequestContext) -> Answer:
        """Offer a rematch, or take up the one that the other offers."""
        wanted = repeated(match, who.id)
        if isinstance(wanted, Refused):
            return refusal(wanted, await self._showing.post(who, match.id))
        terms, other = wanted
        # The other is called where they played the match that is over.
        here = replace(here, theirs=match.place_of(other))
        for _ in range(MAX_ATTEMPTS):
            known = await self._service.store.rematch_of(match.id)
            if known is not None and not self._is_stale(known):
                return await self._join_in(who, known, here)
            if known is not None:
                await self._service.act(known.id, _clearing(known, who.id))
            try:
                made = await self._service.offer(
                    who.id, terms, invited=other, here=here, rematch_of=match.id
                )
            except RematchInUse:
                continue
            if isinstance(made, Refused):
                return refusal(made)
            return answer(line("done-rematch"), view=await self._showing.view(who, made))
        return refusal(refused("busy"))

    async def _join_in(self, who: Account, known: Match, here: RequestContext) -> Answer:
        """Take up what the other offers; who has offered it themselves is told how it stands."""
        if known.stage is Stage.RUNNING:
            return refusal(refused("rematch-runs"), await self._showing.post(who, known.id))
        if known.challenger == who.id:
            return refusal(refused("rematch-stands"), await self._showing.post(who, known.id))
        accept = Accept(who.id, self._service.chance.lot(), here.stay)
        done = await self._service.act(known.id, accept)
        if isinstance(done, Refused):
            return refusal(done, await self._showing.post(who, known.id))
        return answer(done_line(done, accept), view=await self._showing.view(who, done))

    def _is_stale(self, known: Match) -> bool:
        return known.stage is Stage.OFFERED and known.expires <= self._service.clock()


def _clearing(known: Match, by: AccountId) -> Command:
    """Put an offer away that has expired, so that it is in nobody's way."""
    return Withdraw(by) if known.challenger == by else Decline(by)
