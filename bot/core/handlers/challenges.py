"""Challenges and rematches: offered, and their terms chosen by buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from bot.core.accounts.people import handle_of
from bot.core.handlers.computers import begin, computer_challenge
from bot.core.handlers.groups import settings_here, why_elsewhere
from bot.core.handlers.opening import offered_to_anybody, open_challenge
from bot.core.handlers.play import act, mixed_word
from bot.core.handlers.registry import handles, handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.challenges import Accept, Decline, Propose, Withdraw, why_not_yours_to_change
from bot.core.matches.computers import computer_account, level_of
from bot.core.matches.errors import RematchInUse
from bot.core.matches.messages import Meant, PersonName, Refused, Typed, family_line, line, refused
from bot.core.matches.model import LOBBY, SideWish, Stage
from bot.core.service.service import MAX_ATTEMPTS
from bot.core.typed.drafts import read_draft
from bot.core.typed.ruleset_names import name_within, rulesets_named
from bot.core.typed.suggestions import MAX_SUGGESTIONS, typed_meant
from bot.core.typed.terms import proposal, retold
from bot.core.typed.words import Request, write_request
from bot.core.views.queries import answer, done, refusal
from engine.catalogue import DEFAULT, ruleset

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.computers import ComputerChallenge
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.commands import Command
    from bot.core.matches.model import Account, AccountId, Match, Terms
    from bot.core.store.port import Store
    from bot.core.views.views import Answer


MAX_NAME_WORDS = 6
"""How many words of a challenge are looked up as one name at most."""


MIN_NAME_SIMILARITY = 85
"""The similarity, in percent, from which a name counts as a slip of the one that is meant.

Invariant: names are not for strangers to list, so one has to know nearly all of it.
"""


@handles(table.CHALLENGE)
async def _challenge(services: Services, invoked: Invocation) -> Answer:
    """Challenge a person, the computer or anyone, if the group allows it."""
    here = await settings_here(services, invoked)
    if why := why_elsewhere(invoked, here):
        return refusal(why)
    usual = here.ruleset or DEFAULT
    if invoked.opponent and invoked.request.get("level"):
        return refusal(refused("level-person"))
    asked = None if invoked.opponent else computer_challenge(invoked.request)
    if isinstance(asked, Refused):
        return refusal(asked)
    if asked is not None:
        return await _against_computer(services, invoked, asked, usual)
    return await _against_person(services, invoked, usual)


async def _against_person(services: Services, invoked: Invocation, usual: str) -> Answer:
    """Challenge a person, who is named or given, or anyone."""
    request, named = invoked.request, None
    if invoked.opponent is None:
        named, request = await _person_first(services.store, request)
    wanted = proposal(request, invoked.who.settings.zone, usual)
    if isinstance(wanted, Refused):
        return refusal(_retold(invoked, wanted, named, request))
    if wanted.opponent and named:
        # The name fits, so what follows it was meant as something else.
        return refusal(_not_understood(invoked, wanted.opponent, named))
    opponent: Account | Refused | None = invoked.opponent or named
    if opponent is None and wanted.opponent:
        opponent = await _opponent(services, invoked.who, wanted.opponent, request)
    if isinstance(opponent, Refused):
        return refusal(opponent)
    if opponent and not request.get("rated"):
        rated = await _is_usually_rated(services, invoked.who, opponent, wanted.terms)
        wanted = replace(wanted, terms=replace(wanted.terms, rated=rated))
    word = mixed_word(invoked.request.get("word"))
    if opponent is None and invoked.context.session:  # in the web chat: to look for an opponent
        return await open_challenge(services, invoked, wanted.terms, place=LOBBY, word=word)
    made = await services.matches.offer(
        invoked.who.id,
        wanted.terms,
        invited=opponent.id if opponent else None,
        context=invoked.context,
        word=word,
    )
    if isinstance(made, Refused):
        return refusal(made)
    if opponent:
        return done(made, line("done-offered", name=PersonName(opponent.name)))
    return offered_to_anybody(made)


async def _is_usually_rated(
    services: Services, who: Account, opponent: Account, terms: Terms
) -> bool:
    """Return whether a challenge that says nothing of it is rated.

    It is between people who have played each other, in a game without options.
    """
    if terms.ruleset != terms.game:
        return False
    results = await services.store.results_of(who.id)
    return any(each.other == opponent.id for each in results)


async def _against_computer(
    services: Services, invoked: Invocation, asked: ComputerChallenge, usual: str
) -> Answer:
    """Begin a match against the computer."""
    computer = replace(computer_account(asked.level), name=asked.named)
    wanted = proposal(asked.request, invoked.who.settings.zone, usual)
    if isinstance(wanted, Refused):
        return refusal(_retold(invoked, wanted, computer, asked.request))
    if wanted.opponent:
        again = replace(invoked, request=asked.request)
        return refusal(_not_understood(again, wanted.opponent, computer))
    word = mixed_word(asked.request.get("word"))
    return await begin(services, invoked, wanted.terms, asked.level, word=word)


@handles_in_match(table.TERMS)
async def _choose_terms(services: Services, invoked: Invocation, match: Match) -> Answer:
    if why := why_not_yours_to_change(match, invoked.who.id, invoked.turn or 0):
        return refusal(why, await services.views.post(invoked.who, match.id))
    view = await services.views.choosing(invoked.who, match, invoked.choice_text)
    return refusal(view) if isinstance(view, Refused) else answer(content=view)


@handles(table.TERMS_YES)
async def _propose(services: Services, invoked: Invocation) -> Answer:
    draft = read_draft(invoked.choice_text)
    if draft is None or invoked.turn is None:
        return refusal(refused("forged"))
    command = Propose(invoked.who.id, draft.terms, invoked.turn, keeps_clock=draft.clock is None)
    return await act(services, invoked.who, invoked.match_id, command)


async def _person_first(store: Store, request: Request) -> tuple[Account | None, Request]:
    """Return the person whose name a challenge begins with, if there is one, and what is left.

    So a person may go by the name of a game.
    """
    parts = request.get("opponent").removeprefix("@").split()
    for count in range(min(MAX_NAME_WORDS, len(parts)), 0, -1):
        if found := await store.account_by_handle(handle_of(" ".join(parts[:count]))):
            options = {**request.options, "opponent": " ".join(parts[count:])}
            return found, replace(request, options=options)
    return None, request


def _retold(invoked: Invocation, why: Refused, named: Account | None, request: Request) -> Refused:
    """Return a refusal with whole challenges as suggestions, unless they lose the opponent."""
    if invoked.opponent:  # named by a mention, which no text can repeat
        return replace(why, meant=())
    found = name_within(request.get("opponent"))
    person = named.name if named else ""
    options = {
        key: value
        for key, value in request.options.items()
        if key not in {"opponent", "ruleset", "options"}
    }
    rest = f"{found.before} {found.after}".strip() if found else ""

    def whole(text: str) -> str:
        said = {"opponent": f"{person} {rest}".strip(), **options, "ruleset": text}
        return write_request(Request("challenge", said))

    return retold(why, whole)


def _not_understood(invoked: Invocation, typed: str, opponent: Account) -> Refused:
    near = rulesets_named(typed)
    rest = {key: value for key, value in invoked.request.options.items() if key != "opponent"}
    meant = tuple(
        Meant(write_request(Request("challenge", said)), family_line("game", key))
        for key in near.keys
        for said in ({"opponent": opponent.name, **rest, "ruleset": key},)
    )
    return replace(refused("not-understood", typed=Typed(typed[:40])), meant=meant)


async def _opponent(
    services: Services, who: Account, name: str, request: Request
) -> Account | Refused:
    if found := await services.store.account_by_handle(handle_of(name)):
        return found
    # Names are not for strangers to list.
    met = await services.views.people_seen(who)
    known = tuple(account.name for account in met if account.handle)
    rest = {key: value for key, value in request.options.items() if key != "opponent"}
    typed = request.get("opponent")
    near = process.extract(
        name, known, scorer=fuzz.ratio, score_cutoff=MIN_NAME_SIMILARITY, limit=MAX_SUGGESTIONS
    )
    people = tuple(
        typed_meant(write_request(Request("challenge", {"opponent": again, **rest})))
        for other, *_ in near
        for again in (typed.replace(name, other, 1),)
    )
    games = tuple(
        Meant(
            write_request(Request("challenge", {**rest, "ruleset": key})), family_line("game", key)
        )
        for key in rulesets_named(name).keys
    )
    meant = (*people, *games)[:MAX_SUGGESTIONS]
    typed_name = Typed(name[:40])
    if near:
        return replace(
            refused("unknown-person-near", typed=typed_name, near=near[0][0]), meant=meant
        )
    return replace(refused("unknown-person", typed=typed_name), meant=meant)


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


@handles_in_match(table.REMATCH)
async def _rematch(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Offer a rematch, or accept the one that the other side offers."""
    wanted = repeated(match, invoked.who.id)
    if isinstance(wanted, Refused):
        return refusal(wanted, await services.views.post(invoked.who, match.id))
    terms, other = wanted
    if (level := level_of(other)) is not None:
        return await _computer_again(services, invoked, match, terms, level)
    # The other is called where they played the match that is over.
    here = replace(invoked.context, theirs=match.place_of(other))
    for _ in range(MAX_ATTEMPTS):
        known = await services.store.rematch_of(match.id)
        if known is not None and not _is_stale(known, services.clock()):
            return await _join_in(services, invoked, known)
        if known is not None:
            await services.matches.act(known.id, _clearing(known, invoked.who.id))
        try:
            made = await services.matches.offer(
                invoked.who.id, terms, invited=other, context=here, rematch_of=match.id
            )
        except RematchInUse:
            continue
        if isinstance(made, Refused):
            return refusal(made)
        return done(made, line("done-rematch"))
    return refusal(refused("busy"))


async def _computer_again(
    services: Services, invoked: Invocation, match: Match, terms: Terms, level: int
) -> Answer:
    if known := await services.store.rematch_of(match.id):
        return await _join_in(services, invoked, known)
    return await begin(services, invoked, terms, level, rematch_of=match)


async def _join_in(services: Services, invoked: Invocation, known: Match) -> Answer:
    """Accept what the other side offers; the one who offered it is told so."""
    if known.stage is Stage.RUNNING:
        why = refused("rematch-runs")
    elif known.challenger == invoked.who.id:
        why = refused("rematch-stands")
    else:
        side = services.matches.chance.lot()
        return await act(
            services, invoked.who, known.id, Accept(invoked.who.id, side, invoked.context.stay)
        )
    return refusal(why, await services.views.post(invoked.who, known.id))


def _is_stale(known: Match, now: datetime) -> bool:
    return known.stage is Stage.OFFERED and known.expires <= now


def _clearing(known: Match, by: AccountId) -> Command:
    """Return the command that removes an expired offer."""
    return Withdraw(by) if known.challenger == by else Decline(by)
