"""Linking: two accounts become one once both have confirmed it, and can be parted for a week.

Invariant: typing a code joins nothing. The one who typed it is asked first, then the one whose code
it is, and each sees whom they would be joined to. When a link is undone, the matches that the
typing account brought go back to it with their seats; matches begun since then stay with the other.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.challenges import Joined
from bot.core.matches.controls import Control, Verb, choice_of
from bot.core.matches.errors import VersionConflict
from bot.core.matches.evolve import evolve
from bot.core.matches.messages import PersonName, Timestamp, family_line, line, refused
from bot.core.store.values import UNDO_LIFETIME, Change, LinkCode, LinkRequest
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.store.values import Link, LinkParty
    from bot.core.views.views import Answer

UNDO = "undo"
"""What is typed behind `link` to part accounts again."""

CODE_LIFETIME = timedelta(minutes=15)
REQUEST_LIFETIME = timedelta(minutes=15)
MAX_ATTEMPTS = 5
"""How often accounts are joined or parted again when matches change at the same time."""


@handles(table.LINK)
async def _link(services: Services, invoked: Invocation) -> Answer:
    """Give a person a code, ask about the code that they typed, or offer to undo a link."""
    typed = invoked.request.get("code").casefold()
    if typed == UNDO:
        return await _undoable(services, invoked.who)
    if typed:
        return await _code_typed(services, invoked.who, typed)
    request = await services.store.link_request(invoked.who.id, services.clock())
    if request and (request.asker == invoked.who.id or request.confirmed):
        return await _question(services, invoked.who, request) or refusal(refused("link-over"))
    return await _give_code(services, invoked.who)


async def _give_code(services: Services, who: Account) -> Answer:
    code = services.matches.chance.link_code()
    await services.store.add_link_code(LinkCode(code, who.id, services.clock() + CODE_LIFETIME))
    return answer(line("done-link-code", code=code, minutes=_minutes(CODE_LIFETIME)))


async def _code_typed(services: Services, who: Account, code: str) -> Answer:
    """Ask the person who typed a code; nothing is joined by that."""
    now = services.clock()
    owner = await services.store.take_link_code(code, now)
    if owner is None:
        return refusal(refused("link-code"))
    if owner == who.id:
        return refusal(refused("link-same"))
    if await _are_opponents(services, who.id, owner):
        return refusal(refused("link-opponents"))
    request = LinkRequest(code, who.id, owner, now + REQUEST_LIFETIME)
    if not await services.store.add_link_request(request, now):
        return refusal(refused("link-code"))
    return await _question(services, who, request) or refusal(refused("link-code"))


async def _question(services: Services, who: Account, request: LinkRequest) -> Answer | None:
    """Show one of two people the account to be joined, with buttons; None if one is gone."""
    is_asker = who.id == request.asker
    other = await services.store.link_party(request.asked if is_asker else request.asker)
    own = await services.store.link_party(who.id)
    if other is None or own is None:
        return None
    name = PersonName(other.account.name)
    cancel = Choice(_control(Verb.LINK_NO, request), family_line("button", Verb.LINK_NO))
    if is_asker and request.confirmed:
        minutes = _minutes(request.expires - services.clock())
        return answer(line("link-waits", name=name, minutes=minutes), choices=(cancel,))
    yes = Choice(
        _control(Verb.LINK_YES, request), family_line("button", Verb.LINK_YES), Tone.DANGER
    )
    days = UNDO_LIFETIME.days
    if is_asker:
        opening = line("link-code-of", name=name, platforms=_platforms(other), count=other.matches)
        warning = line("link-warning-typed")
        undo = line("link-undo-typed", name=name, days=days)
    else:
        opening = line("link-asked-by", name=name, platforms=_platforms(other), count=other.matches)
        warning = line("link-warning-asked")
        undo = line("link-undo-asked", name=name, days=days)
    here = line(
        "link-own",
        name=PersonName(own.account.name),
        platforms=_platforms(own),
        count=own.matches,
    )
    return answer(opening, here, line("link-joins"), warning, undo, choices=(yes, cancel))


def _platforms(party: LinkParty) -> tuple[Line, ...]:
    return tuple(line("link-platform", platform=each) for each in party.platforms)


def _control(verb: Verb, request: LinkRequest) -> Control:
    return Control(verb, choice=choice_of(request.code))


async def _request_meant(services: Services, invoked: Invocation) -> LinkRequest | None:
    """Return the request that a button is about, if the person who presses it has a part in it."""
    request = await services.store.link_request(invoked.who.id, services.clock())
    return request if request and request.code == invoked.choice else None


@handles(table.LINK_NO)
async def _cancel(services: Services, invoked: Invocation) -> Answer:
    request = await _request_meant(services, invoked)
    if request is None:
        return refusal(refused("link-over"))
    await services.store.cancel_link_request(request)
    return answer(line("done-link-cancelled"))


@handles(table.LINK_YES)
async def _confirm(services: Services, invoked: Invocation) -> Answer:
    """Take the consent of the person who typed the code, or join both by that of the other."""
    request = await _request_meant(services, invoked)
    if request is None:
        return refusal(refused("link-over"))
    if request.asked == invoked.who.id:
        return await _join(services, invoked) if request.confirmed else refusal(refused("forged"))
    now = services.clock()
    if not await services.store.confirm_link_request(request, now):
        return refusal(refused("link-over"))
    services.matches.wake()
    other = await services.store.account(request.asked)
    name = PersonName(other.name if other else "")
    minutes = _minutes(request.expires - now)
    return answer(line("link-waits", name=name, minutes=minutes))


async def _join(services: Services, invoked: Invocation) -> Answer:
    """Join two accounts; the request is read again, as it may be over after a conflict."""
    for _ in range(MAX_ATTEMPTS):
        request = await _request_meant(services, invoked)
        if request is None:
            return refusal(refused("link-over"))
        gone, kept = request.asker, request.asked
        matches = await services.store.matches_with(gone)
        both = [match for match in matches if kept in match.people]
        if any(match.is_open for match in both):
            return refusal(refused("link-opponents"))
        # A match that two accounts finished against each other stays as it was played.
        now = services.clock()
        changes = tuple(_change(m, gone, kept, now) for m in matches if m not in both)
        try:
            await services.store.link(request, changes, now)
        except VersionConflict:
            continue
        services.matches.wake()
        return await _linked(services, invoked.who) or answer(line("done-link-cancelled"))
    return refusal(refused("busy"))


async def _are_opponents(services: Services, one: AccountId, other: AccountId) -> bool:
    matches = await services.store.matches_with(one)
    return any(match.is_open and other in match.people for match in matches)


def _change(match: Match, gone: AccountId, kept: AccountId, now: datetime) -> Change:
    event = Joined(gone, kept)
    return Change(match=evolve(match, event), events=(event,), notices=(), at=now)


async def link_news(services: Services, who: Account) -> Answer | None:
    """Return what a person is to be told of linking just now: a question, or that it is done."""
    news = await services.store.link_news(who.id, services.clock())
    if isinstance(news, LinkRequest):
        return await _question(services, who, news)
    return _told(news) if news else None


async def _linked(services: Services, who: Account) -> Answer | None:
    links = await services.store.links_of(who.id, services.clock())
    return _told(links[0]) if links else None


def _told(link: Link) -> Answer:
    said = line("done-linked", name=PersonName(link.brought.name), until=_until(link))
    return answer(said, choices=(_undo_button(link),))


def _until(link: Link) -> Timestamp:
    return Timestamp(link.at + UNDO_LIFETIME)


def _undo_button(link: Link) -> Choice:
    control = Control(Verb.LINK_UNDO, choice=choice_of(link.gone))
    return Choice(control, family_line("button", Verb.LINK_UNDO), Tone.DANGER)


async def _undoable(services: Services, who: Account) -> Answer:
    """Offer to undo the latest link; the ones before it are offered after that."""
    links = await services.store.links_of(who.id, services.clock())
    if not links:
        return refusal(refused("link-undo"))
    link = links[0]
    name, count = PersonName(link.brought.name), len(link.brought.matches)
    said = line("link-undo-ask", name=name, until=_until(link), count=count)
    return answer(said, choices=(_undo_button(link),))


@handles(table.LINK_UNDO)
async def _undo(services: Services, invoked: Invocation) -> Answer:
    """Give the account that was joined to a person's what it brought; each goes its own way."""
    for _ in range(MAX_ATTEMPTS):
        now = services.clock()
        links = await services.store.links_of(invoked.who.id, now)
        link = next((each for each in links if choice_of(each.gone) == invoked.choice), None)
        if link is None:
            return refusal(refused("link-undo"))
        later = (each for each in links if each.brings_again(link))
        brought = {*link.brought.matches} - {id_ for each in later for id_ in each.brought.matches}
        changes = tuple(
            _change(match, link.kept, link.gone, now)
            for match in await services.store.matches_with(link.kept)
            if match.id in brought and link.gone not in match.people
        )
        try:
            await services.store.unlink(link, changes, now)
        except VersionConflict:
            continue
        services.matches.wake()
        name = PersonName(link.brought.name)
        return answer(line("done-unlinked", name=name, count=len(changes)))
    return refusal(refused("busy"))


def _minutes(span: timedelta) -> int:
    """Return whole minutes, at least one."""
    return max(1, int(span.total_seconds() // 60))
