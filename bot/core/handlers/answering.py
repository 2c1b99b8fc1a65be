"""Accepting and declining by a word: whatever is on offer to a person, in whichever match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.handlers.match_resolver import find_match
from bot.core.handlers.play import act, mixed_word
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.agreements import AGREEMENTS
from bot.core.matches.challenges import Accept, Decline
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused, family_line, line, refused
from bot.core.matches.model import MatchId, Stage
from bot.core.typed.terms import ruleset_line
from bot.core.views.queries import refusal
from bot.core.views.views import Answer, Choice

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.agreements import Agreement
    from bot.core.matches.model import AccountId, Match
    from bot.core.views.views import Viewer


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that waits for a person's answer in a match: the challenge, or an agreement."""

    match: Match
    kind: Agreement | None = None

    def verb(self, word: str) -> Verb:
        """Return what the button does that answers as a word does."""
        if self.kind is None:
            return Verb(word)
        return self.kind.yes if word == "accept" else self.kind.no


def offers_in(match: Match, who: AccountId) -> tuple[Offer, ...]:
    """Return what a match's other side offers to a person."""
    if match.stage is Stage.OFFERED:
        return (Offer(match),) if match.invited == who else ()
    side = match.side_of(who)
    if match.stage is not Stage.RUNNING or side is None:
        return ()
    return tuple(Offer(match, kind) for kind in AGREEMENTS if kind.asker(match) is side.other)


@handles(table.ACCEPT, table.DECLINE)
async def _answer(services: Services, invoked: Invocation) -> Answer:
    """Answer a challenge by a button, by a word the only thing on offer.

    That is looked for in the match that is named or at hand if there is one.
    """
    who, word = invoked.who.id, invoked.request.word
    if invoked.match_id:
        return await _answer_challenge(services, invoked, invoked.match_id)
    if named := invoked.request.get("code") or invoked.request.get("match"):
        match = await find_match(services, invoked.who, named)
        if isinstance(match, Refused):
            return refusal(match)
        found = offers_in(match, who)
        if not found:  # the challenge says why
            return await _answer_challenge(services, invoked, match.id)
    else:
        found = _offers(await services.views.mine_here(invoked.who, invoked.context), who)
        found = tuple(each for each in found if each.match.id == invoked.context.match) or found
        if not found and _offers(await services.views.mine(invoked.who), who):
            return refusal(refused("none-here"))
    if not found:
        return refusal(refused("none-offered"))
    if len(found) == 1:
        return await _do(services, invoked, found[0])
    viewer = await services.views.viewer(invoked.who, tuple(each.match for each in found))
    choices = _told_apart(tuple(_choice(each, word, viewer) for each in found), found)
    return Answer(lines=(family_line("which", word),), choices=choices, refused=True)


def _offers(matches: tuple[Match, ...], who: AccountId) -> tuple[Offer, ...]:
    return tuple(offer for match in matches for offer in offers_in(match, who))


async def _do(services: Services, invoked: Invocation, offer: Offer) -> Answer:
    who, match = invoked.who, offer.match
    if offer.kind is None:
        return await _answer_challenge(services, invoked, match.id)
    reply = offer.kind.to_agree if invoked.action is table.ACCEPT else offer.kind.to_decline
    return await act(services, who, match.id, reply(who.id, match.turn))


async def _answer_challenge(services: Services, invoked: Invocation, match_id: MatchId) -> Answer:
    """Decline a challenge, or accept it; a side is drawn in case its terms leave that open."""
    if invoked.action is table.DECLINE:
        return await act(services, invoked.who, match_id, Decline(invoked.who.id))
    side = services.matches.chance.lot()
    word = mixed_word(invoked.choice_text or invoked.request.get("word"))
    command = Accept(invoked.who.id, side, invoked.context.stay, invoked.turn, word)
    return await act(services, invoked.who, match_id, command)


def _choice(offer: Offer, word: str, viewer: Viewer) -> Choice:
    match = offer.match
    other = next(person for person in match.people if person != viewer.id)
    what = ruleset_line(match.terms.ruleset)
    if offer.kind is not None:
        what = family_line("offer-kind", offer.kind.name, ruleset=what)
    control = Control(offer.verb(word), match.id, match.turn)
    return Choice(control, line("entry", name=viewer.name(other), ruleset=what))


def _told_apart(choices: tuple[Choice, ...], offers: tuple[Offer, ...]) -> tuple[Choice, ...]:
    """Add the match to labels that are the same."""
    labels = [choice.label for choice in choices]
    return tuple(
        replace(choice, label=line("entry-match", entry=choice.label, match=offer.match.id))
        if labels.count(choice.label) > 1
        else choice
        for choice, offer in zip(choices, offers, strict=True)
    )
