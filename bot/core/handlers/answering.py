"""Accepting and declining by a word: whatever is on offer to a person, in whichever match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.handlers.match_resolver import find_match
from bot.core.handlers.play import OF_VERB, accept, act
from bot.core.handlers.registry import on_word
from bot.core.matches.commands import Decline
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused, family_line, line, refused
from bot.core.matches.model import MatchId, Stage
from bot.core.typed.terms import ruleset_line
from bot.core.views.queries import refusal
from bot.core.views.views import Answer, Choice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.model import AccountId, Match
    from bot.core.views.views import Viewer

CHALLENGE, DRAW, TAKEBACK, PAUSE, HINTS = "challenge", "draw", "takeback", "pause", "hints"

VERBS: Mapping[str, Mapping[str, Verb]] = {
    "accept": {
        CHALLENGE: Verb.ACCEPT,
        DRAW: Verb.DRAW_YES,
        TAKEBACK: Verb.TAKEBACK_YES,
        PAUSE: Verb.PAUSE,
        HINTS: Verb.HINTS_YES,
    },
    "decline": {
        CHALLENGE: Verb.DECLINE,
        DRAW: Verb.DRAW_NO,
        TAKEBACK: Verb.TAKEBACK_NO,
        PAUSE: Verb.PAUSE_NO,
        HINTS: Verb.HINTS_NO,
    },
}
"""By word and by what is on offer: the button that does the same."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that waits for a person's answer in a match."""

    match: Match
    kind: str


def offers_in(match: Match, who: AccountId) -> tuple[Offer, ...]:
    """Return what a match's other side offers to a person."""
    if match.stage is Stage.OFFERED:
        return (Offer(match, CHALLENGE),) if match.invited == who else ()
    side = match.side_of(who)
    if match.stage is not Stage.RUNNING or side is None:
        return ()
    asked = {
        DRAW: match.draw_offer,
        TAKEBACK: match.takeback_asked,
        PAUSE: match.pause_asked,
        HINTS: match.hints_asked,
    }
    return tuple(Offer(match, kind) for kind, by in asked.items() if by is side.other)


@on_word("accept", "decline")
async def _answer(services: Services, call: Call) -> Answer:
    """Answer the only thing on offer, in the match that is named or at hand if there is one."""
    who, word = call.who.id, call.request.word
    if named := call.request.get("code") or call.request.get("match"):
        match = await find_match(services, MatchId(named.casefold()))
        if isinstance(match, Refused):
            return refusal(match)
        found = offers_in(match, who)
        if not found:  # the challenge says why
            return await _do(services, call, Offer(match, CHALLENGE))
    else:
        mine = await services.views.mine(call.who)
        found = tuple(offer for match in mine for offer in offers_in(match, who))
        found = tuple(each for each in found if each.match.id == call.context.match) or found
    if not found:
        return refusal(refused("none-offered"))
    if len(found) == 1:
        return await _do(services, call, found[0])
    viewer = await services.views.viewer(call.who, tuple(each.match for each in found))
    choices = _told_apart(tuple(_choice(each, word, viewer) for each in found), found)
    return Answer(lines=(family_line("which", word),), choices=choices, refused=True)


async def _do(services: Services, call: Call, offer: Offer) -> Answer:
    who, match = call.who, offer.match
    if offer.kind == CHALLENGE:
        if call.request.word == "accept":
            return await accept(services, call, match.id)
        return await act(services, who, match.id, Decline(who.id))
    verb = VERBS[call.request.word][offer.kind]
    return await act(services, who, match.id, OF_VERB[verb](who.id, match.turn))


def _choice(offer: Offer, word: str, viewer: Viewer) -> Choice:
    match = offer.match
    other = next(person for person in match.people if person != viewer.id)
    what = ruleset_line(match.terms.ruleset)
    if offer.kind != CHALLENGE:
        what = family_line("offer-kind", offer.kind, ruleset=what)
    control = Control(VERBS[word][offer.kind], match.id, match.turn)
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
