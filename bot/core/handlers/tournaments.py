"""Tournaments, as people call them by the word `event`: made, joined, begun, looked at."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.core.accounts.people import bars_sanctioned, sanctions_barring
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.chance import is_match_code
from bot.core.matches.errors import VersionConflict
from bot.core.matches.messages import Refused, Typed, family_line, line, refused
from bot.core.matches.model import AccountId
from bot.core.matches.pairings import can_pair_swiss, challenge, rungs_above
from bot.core.matches.ratings import SCALE
from bot.core.matches.tournaments import (
    DAYS,
    LONGEST_NAME,
    MOST_DAYS,
    MOST_SWISS_ROUNDS,
    Format,
    Phase,
    Tournament,
    TournamentId,
    join,
    leave,
    next_month,
)
from bot.core.typed.terms import OFF, ON, RATED, proposal
from bot.core.typed.text import plain_text
from bot.core.typed.vocabulary import value_meant
from bot.core.typed.words import Request
from bot.core.views import tournaments as views
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Viewer

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.views.views import Answer

MOST_HELD = 3
"""How many tournaments that are not over a person may have made."""

MOST_LISTED = 10
_NEWCOMER = AccountId("")
"""Stands for people who have not joined."""

ATTEMPTS = 12


class Act(StrEnum):
    """What is done with a tournament."""

    NEW = "new"
    SHOW = "show"
    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    STANDINGS = "standings"
    PAIRINGS = "pairings"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked for: what to do, with which tournament, and the rest of the words."""

    act: Act
    code: TournamentId
    rest: str = ""


@handles(table.EVENT)
async def _event(services: Services, invoked: Invocation) -> Answer:
    """List tournaments, or do what is asked with one."""
    asked = _asked(invoked)
    if asked is None:
        return refusal(refused("forged"))
    if asked.act is Act.NEW:
        return await _new(services, invoked, asked.rest)
    if not asked.code:
        found = await _only_one(services, invoked)
        if found is None:
            return await _list(services, invoked)
        asked = replace(asked, code=found)
    async with services.tournament_locks.setdefault(asked.code, asyncio.Lock()):
        for _ in range(ATTEMPTS):
            tournament = await services.store.tournament(asked.code)
            if tournament is None:
                return refusal(refused("no-event", typed=Typed(asked.code[:40])))
            with suppress(VersionConflict):  # another process has changed it
                return await _done(services, invoked, tournament, asked)
    return refusal(refused("busy"))


def _asked(invoked: Invocation) -> Asked | None:
    """Read a button's choice or typed words; None for a choice that no button has."""
    if invoked.control:
        act, _, rest = invoked.choice_text.partition("=")
        code, _, rest = rest.partition("=")
        return Asked(Act(act), TournamentId(code), rest) if act in set(Act) else None
    act, code, others = Act.SHOW, "", list[str]()
    for word in invoked.request.get("event").split():
        if act is Act.SHOW and not others and (meant := value_meant(word, tuple(Act))):
            act = Act(meant)
        elif act is not Act.NEW and is_match_code(word) and not code:
            code = word.casefold()
        else:
            others.append(word)
    return Asked(act, TournamentId(code), " ".join(others))


async def _only_one(services: Services, invoked: Invocation) -> TournamentId | None:
    """Return the tournament that words without a code mean: the only one here, or of the person."""
    found = await _known(services, invoked)
    return found[0] if len(found) == 1 else None


async def _known(services: Services, invoked: Invocation) -> tuple[TournamentId, ...]:
    if group := invoked.context.group:
        found = await services.store.tournaments_in(group.key)
    else:
        found = await services.store.tournaments_of(invoked.who.id)
    return found[:MOST_LISTED]


async def _list(services: Services, invoked: Invocation) -> Answer:
    """List the tournaments of the group, or the person's own."""
    choices, lines = [], []
    for code in await _known(services, invoked):
        if tournament := await services.store.tournament(code):
            lines.append(views.title(tournament))
            choices.append(_choice(Act.SHOW, tournament, line("button-event-code", code=code)))
    heading = line("events", count=len(lines))
    return replace(answer(heading, *lines, choices=tuple(choices)), page=True)


async def _done(
    services: Services, invoked: Invocation, tournament: Tournament, asked: Asked
) -> Answer:
    """Do what is asked and show the tournament; raises VersionConflict."""
    match asked.act:
        case Act.JOIN | Act.LEAVE:
            changed = await _changed(services, invoked, tournament, asked.act)
        case Act.START:
            changed = await _started(services, invoked, tournament)
        case Act.PLAY:
            changed = await _challenged(services, invoked, tournament, asked.rest)
        case _:
            changed = tournament
    if isinstance(changed, Refused):
        return refusal(changed)
    if changed is not tournament:
        changed = await services.store.tournament(tournament.id) or changed
    return await _page(services, invoked, changed, asked.act)


async def _changed(
    services: Services, invoked: Invocation, tournament: Tournament, act: Act
) -> Tournament | Refused:
    """Join or leave."""
    who, now = invoked.who.id, services.clock()
    if act is Act.LEAVE:
        after = leave(tournament, who)
    else:
        kinds = sanctions_barring(tournament.terms)
        if barred := await bars_sanctioned(services.store, who, tournament.group, now, kinds):
            return barred
        ratings = await services.store.ratings_of(who)
        rating = ratings.get(tournament.terms.game)
        after = join(tournament, who, rating.value if rating else SCALE.start)
    if not isinstance(after, Refused):
        await services.store.save_tournament(tournament, after, now)
    return after


async def _started(
    services: Services, invoked: Invocation, tournament: Tournament
) -> Tournament | Refused:
    """Begin it: the person who made it may, or one who manages the group."""
    group = invoked.context.group
    if invoked.who.id != tournament.holder:
        is_here = group is not None and group.key == tournament.group
        manages = await group.manages() if is_here and group else False
        if manages is not True:
            return Refused(manages) if manages else refused("event-not-yours")
    return await services.tournaments.start(tournament)


async def _challenged(
    services: Services, invoked: Invocation, ladder: Tournament, typed: str
) -> Tournament | Refused:
    """Pair a person with one above on a ladder; the match begins at once."""
    chance = services.matches.chance
    rung = int(typed) if typed.isdecimal() else None
    after = challenge(ladder, invoked.who.id, rung, chance.lot(), chance.match_id)
    if not isinstance(after, Refused):
        await services.store.save_tournament(ladder, after, services.clock())
        services.matches.due.ring()
    return after


async def _new(services: Services, invoked: Invocation, typed: str) -> Answer:
    """Make a tournament: in a group, those who manage it may."""
    group, request = invoked.context.group, invoked.request
    if group is not None and (manages := await group.manages()) is not True:
        return refusal(Refused(manages) if manages else refused("event-managers"))
    if await services.store.tournaments_held(invoked.who.id) >= MOST_HELD:
        return refusal(refused("event-many", most=MOST_HELD))
    made = _read(services, invoked, typed, request)
    if isinstance(made, Refused):
        return refusal(made)
    await services.store.add_tournament(made)
    services.matches.wake()
    return await _page(services, invoked, replace(made, version=1), Act.SHOW)


def _read(
    services: Services, invoked: Invocation, typed: str, request: Request
) -> Tournament | Refused:
    """Read what a new tournament is to be, from words and options."""
    words = typed.split()
    formats = [value for word in words if (value := value_meant(word, tuple(Format)))]
    rest = " ".join(word for word in words if not value_meant(word, tuple(Format)))
    if not formats:
        return refused("event-format", choices=tuple(Format))
    asked = {name: request.get(name) for name in ("ruleset", "clock", "rated")}
    wanted = proposal(Request("challenge", {"opponent": rest, **asked}), invoked.who.settings.zone)
    if isinstance(wanted, Refused):
        return replace(wanted, meant=())  # its buttons would make challenges
    # Of “name=Spring Cup” only the first word is read as the option.
    name = plain_text(f"{request.get('name')} {wanted.opponent}", LONGEST_NAME)
    numbers = {}
    for option, usual, most in (("days", DAYS, MOST_DAYS), ("rounds", 0, MOST_SWISS_ROUNDS)):
        text = request.get(option)
        if text and not (text.isdecimal() and 1 <= int(text) <= most):
            return refused("event-number", option=option, most=most, typed=Typed(text[:40]))
        numbers[option] = int(text or usual)
    doubled = value_meant(request.get("double") or OFF, RATED) == ON
    form, group, now = Format(formats[0]), invoked.context.group, services.clock()
    if form is Format.SWISS and not can_pair_swiss():
        return refused("event-no-swiss")
    if doubled and form not in {Format.ROUND_ROBIN, Format.LEAGUE}:
        return refused("event-double")
    code = TournamentId(services.matches.chance.match_id())
    return Tournament(
        id=code,
        version=0,
        name=name or code,
        format=form,
        terms=wanted.terms,
        holder=invoked.who.id,
        created=now,
        place=group.place if group else None,
        group=group.key if group else None,
        days=numbers["days"],
        rounds=numbers["rounds"] if form is Format.SWISS else 0,
        doubled=doubled,
        ends=next_month(now) if form is Format.LEAGUE else None,
    )


async def _page(
    services: Services, invoked: Invocation, tournament: Tournament, act: Act
) -> Answer:
    """Show a tournament, its standings or its pairings, with what a person can do now."""
    accounts = await services.store.accounts(views.people_of(tournament))
    viewer = Viewer.of(invoked.who, accounts)
    lines = {
        Act.STANDINGS: lambda: (
            views.state(tournament),
            *views.standing_lines(tournament, viewer, views.MOST_ROWS),
        ),
        Act.PAIRINGS: lambda: (views.state(tournament), *views.pairing_lines(tournament, viewer)),
    }.get(act, lambda: views.about(tournament))()
    # The address comes second, as a long text may be cut at its end.
    lines = (lines[0], *views.page_line(tournament, services.views.site_url), *lines[1:])
    content = views.standings_table(tournament, viewer) if act is Act.STANDINGS else None
    shown = answer(views.title(tournament), *lines, content=content)
    return replace(shown, choices=_ways(tournament, invoked, act), page=True)


def _ways(tournament: Tournament, invoked: Invocation, act: Act) -> tuple[Choice, ...]:
    """Return the buttons of a tournament's page: the person's, in a group those of all readers."""
    who, is_public = invoked.who.id, invoked.context.is_public
    joiners = {who, _NEWCOMER} if is_public else {who}
    leavers = {each.account for each in tournament.active} if is_public else {who}
    acts = []
    if any(not isinstance(join(tournament, each, 0), Refused) for each in joiners):
        acts.append(Act.JOIN)
    if any(not isinstance(leave(tournament, each), Refused) for each in leavers):
        acts.append(Act.LEAVE)
    if tournament.phase is not Phase.OPEN:
        acts += (each for each in (Act.STANDINGS, Act.PAIRINGS) if each is not act)
    elif who == tournament.holder or invoked.context.group:
        acts.append(Act.START)
    choices = [_choice(each, tournament) for each in acts]
    playing = {each for pairing in tournament.unfinished for each in pairing.people}
    choices += (
        _choice(Act.PLAY, tournament, line("button-event-play", place=rung), f"={rung}")
        for rung, other in rungs_above(tournament, who).items()
        if playing.isdisjoint({who, other})
    )
    return tuple(choices)


def _choice(act: Act, tournament: Tournament, label: Line | None = None, rest: str = "") -> Choice:
    control = table.EVENT.control(choice=f"{act}={tournament.id}{rest}")
    return Choice(control, label or family_line("event-act", act))
