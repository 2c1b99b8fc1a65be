"""Events of each format with as many people as they take, all with the longest names."""

from dataclasses import replace
from itertools import cycle

from bot.core.accounts.people import NAME_LIMIT, People
from bot.core.matches.chance import Chance
from bot.core.matches.model import Identity, Terms
from bot.core.matches.tournaments import (
    LONGEST_NAME,
    MOST,
    Format,
    PairingResult,
    Phase,
    Tournament,
    TournamentId,
    join,
)
from bot.core.service.tournaments import TournamentDirector

MARKUP = ("*_~`|", "<b>&", "@#./", "[](:", "\N{AMPHORA}")
"""What makes a text longer when it is escaped, or is counted twice."""

HOSTILE = (
    *("@everyone", "<@1>", "<@&1>", "</petteia help:1>", "**bold**", "<b>bold</b>", "[a](t.me/b)"),
    *("```a```", "t.me/petteia", "/forget yes", "\u201cforget yes\u201d", "&lt;b&gt;"),
    *("# a", "-# a", "> a", "||a||", "https://a.example/"),
)
"""Names that a platform would take for something else if they were markup."""


def longest(signs, number, limit=NAME_LIMIT):
    """A name of these signs that is as long as names may be."""
    return f"{number:03}{signs * limit}"[:limit]


async def crowded(service, last, **where):
    """Make events of each format, `where` they are told of; returns them as they are stored.

    Each is full; the account ``last`` is the last to join.
    """
    signs = cycle(MARKUP)
    names = [longest(next(signs), number) for number in range(max(MOST.values()) - 1)]
    crowd = await met(service, names)
    return [
        await added(
            service,
            form,
            longest(next(signs), 1, LONGEST_NAME),
            (*crowd[: MOST[form] - 1], last),
            doubled=form in {Format.ROUND_ROBIN, Format.LEAGUE},
            **where,
        )
        for form in Format
    ]


async def hostile(service, last, **where):
    """Make an event with each hostile name, among people who are called so; returns them."""
    people = (*await met(service, HOSTILE), last)
    return [await added(service, Format.SWISS, name, people, **where) for name in HOSTILE]


async def met(service, names):
    """The accounts of people with these names."""
    people = People(service.store, Chance())
    return [
        (await people.meet(Identity("crowd", str(number)), name)).id
        for number, name in enumerate(names)
    ]


async def added(service, form, name, people, **chosen):
    """Store an event that people have joined, made by the last of them."""
    event = Tournament(
        id=TournamentId(service.chance.match_id()),
        version=0,
        name=name,
        format=form,
        terms=Terms("lemery-compact", 1),
        holder=people[-1],
        created=service.clock(),
        **chosen,
    )
    for account in people:
        event = join(event, account, 1500)
    await service.store.add_tournament(event)
    return event


async def begin(service, event):
    """Begin an event, with results of half its matches, which are not played."""
    stored = await service.store.tournament(event.id)
    begun = await TournamentDirector(service).start(stored)
    assert begun.phase is Phase.RUNNING
    begun = await service.store.tournament(event.id)
    results = cycle((PairingResult.DRAW, None))
    decided = (
        replace(each, begun=True, result=each.result or next(results)) for each in begun.pairings
    )
    after = replace(begun, pairings=tuple(decided))
    await service.store.save_tournament(begun, after, service.clock())


async def end(service, event):
    """End an event, as by its last round."""
    begun = await service.store.tournament(event.id)
    over = replace(begun, phase=Phase.OVER, ends=None)
    await service.store.save_tournament(begun, over, service.clock(), announce=True)
