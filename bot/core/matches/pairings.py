"""Pairs people for the next round of a tournament, or on a ladder.

Pure, but for the ids of new matches.

Round robins follow the Berger tables (FIDE Handbook, C.05, annex 1).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from itertools import chain, pairwise
from math import ceil, log2
from typing import TYPE_CHECKING, TypeAlias

from bot.core.matches.messages import Refused, refused
from bot.core.matches.tournament_standings import standings
from bot.core.matches.tournaments import (
    DIVISION,
    FEWEST,
    MOST_SWISS_ROUNDS,
    MOVING,
    WAITING,
    Format,
    Pairing,
    PairingResult,
    Phase,
    end_of_round,
    next_month,
    withdraw,
)
from engine import Side

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence
    from datetime import datetime

    from bot.core.matches.model import AccountId, MatchId
    from bot.core.matches.tournaments import Couple, Entrant, Tournament

NewId: TypeAlias = "Callable[[], MatchId]"

RUNGS = 3
"""How far above a person on a ladder those are whom the person may challenge."""


def can_pair_swiss() -> bool:
    """Return whether a Swiss can be paired here: its library is not published for all machines."""
    return find_spec("py4swiss") is not None


def begin(tournament: Tournament, now: datetime, new_id: NewId) -> Tournament:
    """Return a tournament with its first round paired; a ladder has no rounds."""
    begun = replace(tournament, phase=Phase.RUNNING, ends=None)
    if tournament.format is Format.LADDER:
        return begun
    if tournament.format is Format.LEAGUE:
        strongest = sorted(begun.entries, key=lambda each: (-each.rating, each.number))
        begun = replace(begun, entries=divided(strongest))
    if tournament.format is not Format.SWISS:
        return _paired(replace(begun, rounds=_rounds_of_season(begun)), now, new_id)
    most = len(begun.entries) - 1
    usual = min(ceil(log2(len(begun.entries))) + 1, MOST_SWISS_ROUNDS)
    return _paired(replace(begun, rounds=min(tournament.rounds or usual, most)), now, new_id)


def advance(  # noqa: PLR0913 -- what a round depends on
    tournament: Tournament,
    now: datetime,
    new_id: NewId,
    *,
    missing: Collection[AccountId] = (),
    sitting_out: Collection[AccountId] = (),
    apart: Collection[frozenset[AccountId]] = (),
) -> Tournament:
    """Return a tournament whose round is over with the next one paired, or at its end.

    Those who are ``missing`` from the round that ended are withdrawn. Those who sit out, as they
    are on vacation, get a half-point bye. In a Swiss the two people of a pair that is ``apart`` do
    not meet. A season of a league begins with its first round.
    """
    after = withdraw(tournament, missing)
    is_last = after.round >= after.rounds > 0
    if is_last and after.format is Format.LEAGUE:
        return _next_season(after, now)
    if is_last or len(after.active) < 2:  # noqa: PLR2004 -- a pair
        return replace(after, phase=Phase.OVER, ends=None)
    return _paired(after, now, new_id, sitting_out, apart)


def rungs_above(ladder: Tournament, who: AccountId) -> dict[int, AccountId]:
    """Return the people whom a person may challenge on a ladder now, by their places."""
    order = [each.account for each in standings(ladder)]
    if ladder.format is not Format.LADDER or ladder.phase is not Phase.RUNNING or who not in order:
        return {}
    own = order.index(who) + 1
    return {place: order[place - 1] for place in range(max(1, own - RUNGS), own)}


def challenge(
    ladder: Tournament, who: AccountId, rung: int | None, side: Side, new_id: NewId
) -> Tournament | Refused:
    """Return a ladder on which a person, who gets this side, meets the one on a rung above.

    Without a ``rung`` it is the next one.
    """
    entry = ladder.entry(who)
    if ladder.format is not Format.LADDER or entry is None or entry.until is not None:
        return refused("event-not-joined")
    if ladder.phase is not Phase.RUNNING:
        return refused("event-not-started")
    above = rungs_above(ladder, who)
    other = above.get(max(above, default=0) if rung is None else rung)
    if other is None:
        return refused("event-rung", most=RUNGS)
    if {who, other} & {person for each in ladder.unfinished for person in each.people}:
        return refused("event-playing")
    first, second = (who, other) if side is Side.FIRST else (other, who)
    [pairing] = _pairings(ladder, [(first, second)], new_id)
    numbered = replace(pairing, board=len(ladder.pairings) + 1)
    return replace(ladder, pairings=(*ladder.pairings, numbered))


def divided(entries: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """Return the entries of a league in divisions of six to ten, the first ones in the highest.

    Fewer than twelve are in one division. The lower divisions are the larger ones.
    """
    count = max(1, round(len(entries) / DIVISION))
    size, larger = divmod(len(entries), count)
    sizes = [size + (number >= count - larger) for number in range(count)]
    divisions = chain.from_iterable([number] * each for number, each in enumerate(sizes))
    return tuple(
        replace(entry, division=division)
        for entry, division in zip(entries, divisions, strict=True)
    )


def _next_season(league: Tournament, now: datetime) -> Tournament:
    """Return a league at its next season, which begins with the next month.

    The best two of each division go up and the last two down; those who waited come in last.
    """
    orders = [
        [each.account for each in standings(league, division)]
        for division in sorted({each.division for each in league.entries} - {WAITING})
    ]
    for above, below in pairwise(orders):
        moving = min(MOVING, len(above) // 2, len(below) // 2)
        if moving:
            down, up = above[-moving:], below[:moving]
            above[-moving:], below[:moving] = up, down
    places = {account: place for place, account in enumerate(chain.from_iterable(orders))}
    active = sorted(
        league.active, key=lambda each: (places.get(each.account, len(places)), each.number)
    )
    after = replace(league, entries=divided(active) if active else (), round=0)
    if len(active) < FEWEST[league.format]:
        return replace(after, phase=Phase.OVER, ends=None)
    after = replace(after, season=league.season + 1, ends=next_month(now))
    return replace(after, rounds=_rounds_of_season(after))


def _rounds_of_season(tournament: Tournament) -> int:
    """Return how many rounds it takes until everyone has met everyone of their division."""
    sizes = (len(each) for each in _divisions(tournament).values())
    rounds = max(len(berger(size)) for size in sizes)
    return rounds * 2 if tournament.doubled else rounds


def _divisions(tournament: Tournament) -> dict[int, list[Entrant]]:
    """Return the entries of a season by their divisions, without those who wait for the next."""
    found: dict[int, list[Entrant]] = {}
    for each in sorted(tournament.entries, key=lambda entry: entry.number):
        if each.division != WAITING:
            found.setdefault(each.division, []).append(each)
    return found


@cache
def berger(count: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the rounds in which so many people meet each other once, as pairs of indexes.

    With an odd number, the last index is one too many: the person paired with it has a bye.

    >>> berger(4)
    (((0, 3), (1, 2)), ((3, 2), (0, 1)), ((1, 3), (2, 0)))
    """
    last = count - 1 + count % 2
    half = (last + 1) // 2
    rounds = []
    for number in range(last):
        top = number * half % last
        ends = (top, last) if number % 2 == 0 else (last, top)
        others = (((top + each) % last, (top - each) % last) for each in range(1, half))
        rounds.append((ends, *others))
    return tuple(rounds)


def _paired(
    tournament: Tournament,
    now: datetime,
    new_id: NewId,
    sitting_out: Collection[AccountId] = (),
    apart: Collection[frozenset[AccountId]] = (),
) -> Tournament:
    after = replace(tournament, round=tournament.round + 1, ends=end_of_round(tournament, now))
    if tournament.format is Format.SWISS:
        active = {each.account for each in after.active}
        away = [each for each in sitting_out if each in active]
        # Imported here, as it takes a quarter of a second and few processes need it.
        from bot.core.matches.swiss import swiss_pairs  # noqa: PLC0415

        couples = swiss_pairs(after, away, apart)
        if couples is None:
            return replace(tournament, phase=Phase.OVER, ends=None)
        made = [
            *_pairings(after, couples, new_id),
            *(_bye(after, each, PairingResult.HALF_BYE) for each in away),
        ]
    else:
        made = [
            pairing
            for division, entries in _divisions(after).items()
            for pairing in _pairings(after, _meetings(after, entries), new_id, division)
        ]
    numbered = (replace(each, board=number) for number, each in enumerate(made, 1))
    return replace(after, pairings=(*after.pairings, *numbered))


def _pairings(
    tournament: Tournament, couples: Iterable[Couple], new_id: NewId, division: int = 0
) -> Iterable[Pairing]:
    for first, second in couples:
        if second is None:
            yield _bye(tournament, first, PairingResult.BYE, division)
            continue
        yield Pairing(
            season=tournament.season,
            round=tournament.round,
            board=0,
            first=first,
            second=second,
            match=new_id(),
            division=division,
            begun=False,
        )


def _bye(
    tournament: Tournament, account: AccountId, result: PairingResult, division: int = 0
) -> Pairing:
    return Pairing(
        season=tournament.season,
        round=tournament.round,
        board=0,
        first=account,
        second=None,
        result=result,
        division=division,
    )


def _meetings(tournament: Tournament, entries: Sequence[Entrant]) -> Iterable[Couple]:
    """Yield the pairs of a round; the opponents of those who have left get a bye.

    With an odd number each person has one round without an opponent, which counts for nothing.
    """
    table = berger(len(entries))
    cycle, number = divmod(tournament.round - 1, len(table))
    if cycle > tournament.doubled:
        return  # a small division is done before the others
    for pair in table[number]:
        if max(pair) >= len(entries):
            continue
        first, second = (entries[each] for each in (pair[::-1] if cycle else pair))
        here = [each.account for each in (first, second) if each.until is None]
        if len(here) == len(pair):
            yield first.account, second.account
        elif here:
            yield here[0], None
