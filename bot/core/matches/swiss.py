"""Pairs of a Swiss tournament by the FIDE Dutch system, of the library `py4swiss`. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

from bot.core.matches.tournaments import PairingResult

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bot.core.matches.model import AccountId
    from bot.core.matches.tournaments import Couple, Entrant, Pairing, Tournament

RESULTS = {0.0: ResultToken.LOSS, 0.5: ResultToken.DRAW, 1.0: ResultToken.WIN}


def swiss_pairs(
    tournament: Tournament,
    sitting_out: Collection[AccountId],
    apart: Collection[frozenset[AccountId]],
) -> list[Couple] | None:
    """Return the pairs of a round, by the boards; None if no such round is left."""
    accounts = [each.account for each in _by_strength(tournament)]
    try:
        found = DutchEngine.generate_pairings(report(tournament, sitting_out, apart))
    except PairingError:
        return None
    return [
        (accounts[each.white - 1], accounts[each.black - 1] if each.black else None)
        for each in found
    ]


def report(
    tournament: Tournament,
    sitting_out: Collection[AccountId] = (),
    apart: Collection[frozenset[AccountId]] = (),
) -> ParsedTrf:
    """Return the rounds before this one as a FIDE tournament report file (TRF) has them.

    Players have numbers from 1 on, by their rating and then by the order of joining.
    """
    ordered = _by_strength(tournament)
    numbers = {each.account: number for number, each in enumerate(ordered, 1)}
    rounds = [
        {who: pairing for pairing in tournament.of_round(number) for who in pairing.people}
        for number in range(1, tournament.round)
    ]
    sections = []
    for who, number in numbers.items():
        met = [each.get(who) for each in rounds]
        results = [_result(who, each, numbers) for each in met]
        points = sum(each.points_of(who) for each in met if each)
        if who in sitting_out:
            results.append(_bye(ResultToken.HALF_POINT_BYE))
            points += 0.5
        sections.append(
            PlayerSection(
                code=PlayerCode.PLAYER,
                starting_number=number,
                rank=number,
                points_times_ten=round(10 * points),
                results=results,
            )
        )
    return ParsedTrf(
        player_sections=sections,
        x_section=XSection(
            number_of_rounds=tournament.rounds,
            zeroed_ids={numbers[each.account] for each in ordered if each.until is not None},
            forbidden_pairs={
                tuple(numbers[who] for who in pair) for pair in apart if pair <= numbers.keys()
            },
        ),
    )


def _by_strength(tournament: Tournament) -> list[Entrant]:
    return sorted(tournament.entries, key=lambda each: (-each.rating, each.number))


def _result(
    who: AccountId, pairing: Pairing | None, numbers: Mapping[AccountId, int]
) -> RoundResult:
    """Return what a report says of a person's round; without a pairing it was not played."""
    if pairing is None:
        return _bye(ResultToken.ZERO_POINT_BYE)
    if pairing.second is None:
        is_half = pairing.result is PairingResult.HALF_BYE
        return _bye(ResultToken.HALF_POINT_BYE if is_half else ResultToken.PAIRING_ALLOCATED_BYE)
    is_first = who == pairing.first
    return RoundResult(
        id=numbers[pairing.second if is_first else pairing.first],
        color=ColorToken.WHITE if is_first else ColorToken.BLACK,
        result=RESULTS[pairing.points_of(who)],
    )


def _bye(token: ResultToken) -> RoundResult:
    return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=token)
