"""Tournaments: joining and leaving, seasons of a league, a ladder."""

from dataclasses import replace
from datetime import timedelta
from itertools import count
from random import Random

from bot.core.matches.messages import Refused
from bot.core.matches.pairings import advance, begin, divided
from bot.core.matches.tournament_standings import standings
from bot.core.matches.tournaments import (
    WAITING,
    Format,
    Pairing,
    PairingResult,
    Phase,
    join,
    leave,
    why_not_start,
)
from tests.tournaments.random_events import ALWAYS_THERE, NOW, opened, rounds


def ids():
    numbers = count(1)
    return lambda: f"m{next(numbers)}"


def code(refused):
    assert isinstance(refused, Refused), refused
    return refused.line.code


def test_a_person_joins_once_and_leaves_without_a_trace_before_the_start():
    tournament = opened(Format.SWISS, 4, Random(1))
    assert code(join(tournament, "p0", 1500)) == "refused-event-joined"
    after = leave(tournament, "p0")
    assert after.entry("p0") is None
    assert code(leave(after, "p0")) == "refused-event-not-joined"
    assert code(why_not_start(after)) == "refused-event-few"


def test_a_round_robin_has_no_late_entries_and_opponents_of_those_who_left_get_a_bye():
    tournament = begin(opened(Format.ROUND_ROBIN, 4, Random(1)), NOW, ids())
    assert code(join(tournament, "late", 1500)) == "refused-event-started"
    tournament = leave(tournament, "p0")
    after = advance(tournament, NOW, ids())
    byes = [each.result for each in after.of_round(2) if each.second is None]
    assert byes == [PairingResult.BYE]
    back = advance(join(after, "p0", 1500), NOW, ids())
    assert all(each.second for each in back.of_round(3))


def test_a_person_who_missed_a_round_is_withdrawn_and_can_come_back():
    tournament = begin(opened(Format.SWISS, 6, Random(1)), NOW, ids())
    after = advance(tournament, NOW, ids(), missing=["p3"])
    assert after.entry("p3").until == 1
    assert "p3" not in [who for each in after.of_round(2) for who in each.people]
    again = advance(join(after, "p3", 1500), NOW, ids())
    assert "p3" in [who for each in again.of_round(3) for who in each.people]


def test_a_swiss_keeps_people_apart_and_gives_half_a_point_to_those_on_vacation():
    tournament = begin(opened(Format.SWISS, 6, Random(1)), NOW, ids())
    tournament = replace(
        tournament,
        pairings=tuple(replace(each, result=PairingResult.DRAW) for each in tournament.pairings),
    )
    first, *others = [each.account for each in tournament.entries]
    apart = {frozenset({first, each}) for each in others[:-1]}
    after = advance(tournament, NOW, ids(), apart=apart, sitting_out=[])
    [pair] = [each.people for each in after.of_round(2) if first in each.people]
    assert frozenset(pair) not in apart
    away = advance(tournament, NOW, ids(), sitting_out=[first])
    [bye] = [each for each in away.of_round(2) if first in each.people]
    assert (bye.second, bye.points_of(first)) == (None, 0.5)


def test_a_swiss_ends_when_no_pairing_is_left():
    tournament = begin(opened(Format.SWISS, 4, Random(1), rounds=3), NOW, ids())
    everybody = {
        frozenset({one.account, other.account})
        for one in tournament.entries
        for other in tournament.entries
        if one is not other
    }
    assert advance(tournament, NOW, ids(), apart=everybody).phase is Phase.OVER


def test_divisions_of_a_league_have_six_to_ten_people():
    entries = opened(Format.LEAGUE, 200, Random(1)).entries
    for people in range(12, 201):
        sizes = [0] * 40
        for each in divided(entries[:people]):
            sizes[each.division] += 1
        assert set(filter(None, sizes)) <= {6, 7, 8, 9, 10}, people


def test_after_a_season_two_go_up_and_two_down_and_those_who_waited_come_in():
    *_, (last, _) = (
        each for each in rounds(Format.LEAGUE, 14, 3, ALWAYS_THERE) if each[0].season == 1
    )
    last = join(last, "late", 3000)
    assert last.entry("late").division == WAITING
    top, bottom = standings(last, 0), standings(last, 1)
    after = advance(last, NOW + timedelta(days=70), ids())
    assert (after.season, after.round) == (2, 0)
    assert after.ends.day == 1
    of = {each.account: each.division for each in after.entries}
    assert [of[each.account] for each in top[-2:]] == [1, 1]
    assert [of[each.account] for each in bottom[:2]] == [0, 0]
    assert of["late"] == 1


def test_on_a_ladder_a_winner_from_below_takes_the_losers_place():
    ladder = begin(opened(Format.LADDER, 4, Random(1)), NOW, ids())

    def order(*results):
        pairings = tuple(
            Pairing(1, 0, number, first, second, result=result, ended=NOW + timedelta(number))
            for number, (first, second, result) in enumerate(results)
        )
        return [each.account for each in standings(replace(ladder, pairings=pairings))]

    bottom, *_, top = reversed(order())
    assert order((bottom, top, PairingResult.FIRST))[0] == bottom
    assert order((bottom, top, PairingResult.SECOND)) == order()
    assert order((bottom, top, PairingResult.DRAW)) == order()
    assert order((bottom, top, PairingResult.FIRST), (top, bottom, PairingResult.FIRST)) == [
        top,
        bottom,
        *order()[1:-1],
    ]
