"""What is found in rated matches, and what is not, from decisions, results and times as given."""

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches import fair_play
from bot.core.matches.clocks import DAY, HOUR, MINUTE, Clock
from bot.core.matches.fair_play import (
    DecisionPoint,
    MatchPart,
    Meeting,
    Suspicion,
    Turn,
    dumping,
    engine_use,
    habit,
    results_chance,
    slow_from,
    stalling,
)
from bot.core.matches.fair_play_records import PlayerHistory, Record, findings, turns_of
from bot.core.matches.pauses import PAUSE, VACATIONS, Resumed, Stopped
from bot.core.matches.play import Played as Moved
from bot.core.matches.ratings import SCALE, Rating
from bot.core.matches.timing import Ended
from engine import Outcome, Reason, Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, SHORT_GAME, running

KNOWN = Rating(1500.0, 60.0, 0.12, 30)


def figures(found):
    """The figures of a finding by name."""
    return dict(found.evidence.params)


def choices(weights, chance, count=15):
    """Decisions in positions of all kinds, as someone with these weights makes them."""
    found = []
    for _ in range(count):
        gap = max(0.0, chance.gauss(0.02, 0.04))
        outlook = (gap, chance.gauss(0, 0.03), chance.random() / 3, chance.randint(10, 60))
        kinds = fair_play._chances(weights, DecisionPoint(*outlook, loss=0.0, is_first=False))
        kind = chance.choices((0, 1, 2), kinds)[0]
        found.append(DecisionPoint(*outlook, loss=0.2 if kind == 2 else 0.0, is_first=kind == 0))
    return tuple(found)


def matches(chance, share, level=3, rating=KNOWN):
    """Ten matches against equals in which such a share of the decisions is the search's."""
    for number in range(fair_play.MATCHES):
        own = zip(
            choices(fair_play.LEVELS[level], Random(f"{number}"), 20),
            choices(fair_play.LEVELS[-1], Random(f"{number}"), 20),
            strict=True,
        )
        mixed = tuple(pair[chance.random() < share] for pair in own)
        theirs = choices(fair_play.LEVELS[level], chance, 20)
        yield MatchPart(f"m{number}", mixed, theirs, rating, KNOWN)


@pytest.mark.parametrize("level", [0, 3, 6, 8])
def test_nothing_is_found_where_people_play_as_well_as_their_rating_says(level):
    assert engine_use(ALKAIOS, [*matches(Random(level), 0.0, level)]) is None


def test_who_plays_the_searchs_moves_is_found_with_what_speaks_for_it():
    found = engine_use(ALKAIOS, [*matches(Random(1), 1.0)])
    assert (found.kind, found.people, len(found.matches)) == (Suspicion.ENGINE, (ALKAIOS,), 10)
    assert figures(found)["decisions"] == 200
    assert figures(found)["first"] > 1.5 * figures(found)["expected"]
    assert figures(found)["share"] >= 50


def test_a_strong_newcomer_is_no_engine_by_strength_alone():
    strong = [*matches(Random(1), 1.0, rating=SCALE.first_rating())]
    known, _, _ = evidence([*matches(Random(1), 1.0)])
    assert evidence(strong)[0] < known / 2


def evidence(played):
    own = [fair_play.likelihoods(each.own) for each in played]
    return fair_play.likelihood_ratio(own, *fair_play.expected_strength(played))


def test_a_few_decisions_say_nothing():
    assert engine_use(ALKAIOS, [*matches(Random(1), 1.0)][:2]) is None


def test_the_rating_before_the_matches_says_which_strength_is_expected():
    better = Rating(1900.0, 60.0, 0.12, 30)
    equal, higher = (
        fair_play.expected_strength([*matches(Random(1), 0.0, rating=each)])[0]
        for each in (KNOWN, better)
    )
    assert abs(equal - 3) <= 1
    assert higher == equal + 2


# Dumping


def lost(count, thrown, own=KNOWN, theirs=KNOWN):
    return [
        Meeting(f"m{number}", BRASIDAS, 0.0, (own, theirs), number < thrown)
        for number in range(count)
    ]


def test_matches_lost_to_an_equal_and_given_up_without_need_are_found():
    found = dumping(ALKAIOS, lost(8, 6), habit([]))
    assert (found.kind, found.people) == (Suspicion.DUMPING, (ALKAIOS, BRASIDAS))
    assert (figures(found)["lost"], figures(found)["thrown"]) == (8, 6)
    assert figures(found)["odds"] > 10_000


def test_an_account_made_to_lose_is_found_by_how_it_loses():
    assert dumping(ALKAIOS, lost(6, 6, own=SCALE.first_rating()), habit([]))


def test_friends_of_unequal_strength_are_left_alone():
    strong = Rating(1900.0, 60.0, 0.12, 30)
    assert dumping(ALKAIOS, lost(20, 1, theirs=strong), habit([])) is None
    assert dumping(ALKAIOS, lost(12, 0, own=SCALE.first_rating()), habit([])) is None


def test_who_gives_up_early_against_everybody_is_left_alone():
    strong = Rating(1900.0, 60.0, 0.12, 30)
    assert dumping(ALKAIOS, lost(10, 5, theirs=strong), habit(lost(20, 12))) is None


def test_a_few_matches_say_nothing():
    assert dumping(ALKAIOS, lost(3, 3), habit([])) is None


strengths = st.builds(Rating, st.floats(800, 2200), st.floats(40, 280), st.just(0.12), st.just(20))


@given(strengths, strengths, st.integers(1, 12))
def test_the_chance_of_results_is_one_that_grows_with_the_points(own, theirs, count):
    found = [results_chance(own, theirs, count, half / 2) for half in range(2 * count + 1)]
    assert all(0 <= less <= more + 1e-12 for less, more in pairwise(found))
    assert found[-1] == pytest.approx(1)


@given(strengths, strengths, st.integers(4, 12), st.data())
def test_more_that_is_thrown_away_is_never_less_suspicious(own, theirs, count, data):
    thrown = data.draw(st.integers(0, count - 1))
    less, more = (
        dumping(ALKAIOS, lost(count, each, own, theirs), 0.05) for each in (thrown, thrown + 1)
    )
    assert more or not less


# Stalling

QUICK = [Turn("before", 600.0 + 10 * number) for number in range(40)]


def waited(hours, *, seen, match="now"):
    return Turn(match, hours * 3600.0, hours * 3600.0 if seen else 0.0, 5 if seen else 0)


def test_who_plays_elsewhere_and_lets_a_lost_match_wait_is_found():
    wait = waited(20, seen=True)
    found = stalling(ALKAIOS, [*QUICK, wait], {wait: 0.03})
    assert (found.kind, found.people, found.matches) == (Suspicion.STALLING, (ALKAIOS,), ("now",))
    assert (figures(found)["hours"], figures(found)["usual"]) == (20, 13)


@pytest.mark.parametrize(
    ("wait", "chance"),
    [
        (waited(20, seen=True), 0.4),  # not losing
        (waited(20, seen=False), 0.03),  # away
        (waited(12, seen=True), 0.03),  # a night
        (Turn("now", 72000.0, 7200.0, 8), 0.03),  # back for two hours
    ],
)
def test_a_single_wait_is_no_stalling_otherwise(wait, chance):
    assert stalling(ALKAIOS, [*QUICK, wait], {wait: chance}) is None


def test_absences_that_come_only_in_lost_matches_are_found_after_some():
    waits = [waited(30, seen=False, match=f"lost{number}") for number in range(5)]
    chances = dict.fromkeys(waits, 0.02)
    assert stalling(ALKAIOS, [*QUICK, *QUICK, *QUICK, *waits[:4]], chances) is None
    assert stalling(ALKAIOS, [*QUICK, *QUICK, *QUICK, *waits], chances)
    chances = dict(zip(waits, (0.02, 0.5, 0.02, 0.5, 0.02), strict=True))
    assert stalling(ALKAIOS, [*QUICK, *QUICK, *QUICK, *waits], chances) is None


def test_who_is_always_slow_is_not_slow():
    slow = [Turn("m", 3600.0 * hours) for hours in (2, 30, 5, 60, 12, 8, 40, 20, 70, 26)]
    assert slow_from(slow) > 5 * 86400


@given(st.lists(st.floats(0, 1e6), max_size=60), st.floats(1, 10))
def test_a_slower_person_has_more_time(times, factor):
    own, slower = ([Turn("m", each * by) for each in times] for by in (1.0, factor))
    assert slow_from(slower) >= slow_from(own) * 0.99


# Turns, from the log of a match


def moves(minutes, game=SHORT_GAME):
    """The moves of a match, each so many minutes after the last."""
    at, found = NOW, []
    for number, (text, wait) in enumerate(zip(game, minutes, strict=True)):
        at += wait * MINUTE
        found.append((at, Moved(Side(number % 2), text)))
    return tuple(found)


def turns(log, *, clock=None, elsewhere=(), now=NOW + DAY, actions=SHORT_GAME):
    record = Record(running("lemery-compact", *actions), log)
    if clock:
        record = Record(running_with(clock, *actions), log)
    moves = tuple((at, "other") for at in elsewhere)
    examined = PlayerHistory(BRASIDAS, (), (record,), 0, 0, moves)
    return [
        (turn.seconds / 60, turn.elsewhere, before)
        for turn, before in turns_of(examined, record, now)
    ]


def running_with(clock, *actions):
    match = running("lemery-compact", *actions)
    return replace(match, terms=replace(match.terms, clock=clock))


def test_a_turn_lasts_from_the_opponents_move_and_an_open_one_until_now():
    log = moves((1, 5, 7, 30, 2))
    now = log[-1][0] + 3 * HOUR
    assert turns(log, now=now) == [(5, 0, 1), (30, 0, 3), (180, 0, 5)]
    over = (*log, (log[-1][0] + HOUR, Ended(Outcome(Side.FIRST, Reason.RESIGNATION))))
    assert turns(over, now=now)[-1] == (60, 0, 5)


def test_pauses_and_vacations_and_weekends_do_not_count():
    log = moves((1, 5, 7, 30, 2))
    last = log[-1][0]
    stops = (
        (last + HOUR, Stopped(Side.FIRST, PAUSE)),
        (last + 2 * HOUR, Stopped(Side.SECOND, VACATIONS[1], last + DAY)),
        (last + 3 * HOUR, Resumed(Side.FIRST, PAUSE)),
        (last + 5 * HOUR, Resumed(Side.SECOND, VACATIONS[1])),
    )
    assert turns((*log, *stops), now=last + 6 * HOUR)[-1][0] == 120
    assert turns((*log, *stops[:3]), now=last + 6 * HOUR)[-1][0] == 60
    clock = Clock(3 * DAY, timedelta(0), 3 * DAY, weekend="UTC")  # NOW is a Sunday noon
    assert turns(log, clock=clock, now=last + DAY)[-1][0] == pytest.approx(12 * 60 + 45)


def test_moves_elsewhere_during_a_turn_are_counted_and_planned_ones_are_no_turns():
    log = moves((1, 5, 7, 30, 2))
    last = log[-1][0]
    seen = (log[0][0], last + HOUR, last + 2 * HOUR)
    assert turns(log, elsewhere=seen, now=last + 3 * HOUR)[-1] == (180, 2, 5)
    planned = (log[0], (log[1][0], Moved(Side.SECOND, SHORT_GAME[1], planned=True)), *log[2:])
    assert [before for _, _, before in turns(planned, now=last)] == [3, 5]


class Blind:
    """An examiner that is never asked."""

    def choices(self, task):
        raise AssertionError(task)

    chance = choices


def test_a_person_is_examined_with_every_fifth_match_from_the_tenth_on():
    played = [PlayerHistory(ALKAIOS, (), (), count, 1, ()) for count in range(1, 22)]
    looked = [each.count for each in played if each.is_due]
    assert looked == [10, 15, 20]
    assert PlayerHistory(ALKAIOS, (), (), 13, 4, ()).is_due
    assert [*findings(PlayerHistory(ALKAIOS, (), (), 9, 9, ()), Blind(), NOW)] == []
