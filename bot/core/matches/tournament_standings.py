"""Standings of tournaments: points, tie-breaks by their usual names, cross tables. Pure.

Invariant: standings are a function of the pairings; nothing of them is stored.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.tournaments import Format, PairingResult

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.core.matches.model import AccountId
    from bot.core.matches.tournaments import Pairing, Tournament


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """A person's place: the same place for people whom no tie-break tells apart.

    ``met`` are the person's pairings of the season that are over. Buchholz is the sum of the
    opponents' points, with ``cut`` without the lowest; Sonneborn-Berger the sum of the points of
    those who were beaten and of half the points of those who drew. In a Swiss, a round that a
    person did not play counts as a draw with an opponent of the same points.
    """

    place: int
    account: AccountId
    points: float
    buchholz_cut: float
    buchholz: float
    sonneborn_berger: float
    wins: int
    met: tuple[Pairing, ...]


TIE_BREAKS = {
    Format.SWISS: ("buchholz_cut", "buchholz", "sonneborn_berger", "wins"),
    Format.ROUND_ROBIN: ("direct", "sonneborn_berger", "wins"),
    Format.LEAGUE: ("direct", "sonneborn_berger", "wins"),
}
"""What decides between people with the same points, the first one first."""


def standings(tournament: Tournament, division: int = 0) -> tuple[PlayerStanding, ...]:
    """Return the standings of a division in this season, the best first."""
    if tournament.format is Format.LADDER:
        return _ladder(tournament)
    pairings: defaultdict[AccountId, list[Pairing]] = defaultdict(list)
    for pairing in tournament.pairings:
        if pairing.season == tournament.season:
            for account in pairing.people:
                pairings[account].append(pairing)
    accounts = [each.account for each in tournament.entries if each.division == division]
    points = {
        who: sum(each.points_of(who) for each in pairings[who]) for who in {*accounts, *pairings}
    }
    rows = [_row(tournament, who, pairings[who], points) for who in accounts]
    direct, breaks = _direct(rows), TIE_BREAKS[tournament.format]

    def key(row: PlayerStanding) -> tuple[float, ...]:
        values = (
            direct[row.account] if name == "direct" else getattr(row, name) for name in breaks
        )
        return (-row.points, *(-each for each in values))

    return _placed(rows, key)


def results_against(row: PlayerStanding, opponent: AccountId) -> tuple[float, ...]:
    """Return what a person got in the matches against another of this season, in their order."""
    return tuple(each.points_of(row.account) for each in row.met if opponent in each.people)


def _row(
    tournament: Tournament,
    who: AccountId,
    pairings: Sequence[Pairing],
    points: Mapping[AccountId, float],
) -> PlayerStanding:
    over = [each for each in pairings if each.result is not None]
    opponents = [(points[_other(each, who)], each.points_of(who)) for each in over if each.second]
    counted = [theirs for theirs, _ in opponents]
    beaten = sum(theirs * mine for theirs, mine in opponents)
    if tournament.format is Format.SWISS:
        unplayed = tournament.round - len(opponents) - (len(pairings) - len(over))
        counted += [points[who]] * unplayed
        beaten += points[who] * unplayed / 2
    return PlayerStanding(
        place=0,
        account=who,
        points=points[who],
        buchholz_cut=sum(counted) - min(counted, default=0.0),
        buchholz=sum(counted),
        sonneborn_berger=beaten,
        wins=sum(mine == 1 for _, mine in opponents),
        met=tuple(over),
    )


def _other(pairing: Pairing, who: AccountId) -> AccountId:
    return next(each for each in pairing.people if each != who)


def _direct(rows: Iterable[PlayerStanding]) -> dict[AccountId, float]:
    """Return what each person got in the matches between those with the same points."""
    points = {row.account: row.points for row in rows}
    return {
        row.account: sum(
            each.points_of(row.account)
            for each in row.met
            if each.second and points.get(_other(each, row.account)) == row.points
        )
        for row in rows
    }


def _placed(
    rows: Iterable[PlayerStanding], key: Callable[[PlayerStanding], tuple[float, ...]]
) -> tuple[PlayerStanding, ...]:
    ordered = sorted(rows, key=key)
    placed: list[PlayerStanding] = []
    for number, row in enumerate(ordered, 1):
        is_level = number > 1 and key(row) == key(ordered[number - 2])
        placed.append(replace(row, place=placed[-1].place if is_level else number))
    return tuple(placed)


def _ladder(tournament: Tournament) -> tuple[PlayerStanding, ...]:
    """Return the order on a ladder: a winner from below takes the loser's place.

    Those between the two go down by one. New people come in at the bottom.
    """
    order = [each.account for each in sorted(tournament.entries, key=lambda each: each.number)]
    met: defaultdict[AccountId, list[Pairing]] = defaultdict(list)
    over = (each for each in tournament.pairings if each.result is not None and each.second)
    for pairing in sorted(over, key=lambda each: (each.ended or tournament.created, each.board)):
        for who in pairing.people:
            met[who].append(pairing)
        if pairing.result is PairingResult.DRAW or not set(pairing.people) <= set(order):
            continue
        winner = max(pairing.people, key=pairing.points_of)
        from_place, to_place = order.index(winner), order.index(_other(pairing, winner))
        if from_place > to_place:
            order.insert(to_place, order.pop(from_place))
    left = {each.account for each in tournament.entries if each.until is not None}
    here = [who for who in order if who not in left]
    return tuple(
        PlayerStanding(
            place=number,
            account=who,
            points=sum(each.points_of(who) for each in met[who]),
            buchholz_cut=0,
            buchholz=0,
            sonneborn_berger=0,
            wins=sum(each.points_of(who) == 1 for each in met[who]),
            met=tuple(met[who]),
        )
        for number, who in enumerate(here, 1)
    )
