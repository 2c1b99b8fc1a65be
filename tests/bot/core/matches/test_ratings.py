"""Ratings: Glickman's example, the laws of an update, aging, first ratings, tables."""

import csv
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from math import isfinite, log10
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.ratings import (
    EVEN,
    MONTH,
    POINTS,
    SCALE,
    Odds,
    Rating,
    Result,
    Scale,
    draws,
)
from bot.core.matches.standings import FIRST_LIMIT, SAMPLE_MATCHES, table_limit
from engine.catalogue import KEYS, LEVEL_RATINGS, advantage, ruleset
from engine.catalogue.measured import ADVANTAGES

BALANCE_PAGE = Path(__file__).parents[4] / "docs" / "balance.md"
BALANCE = Path(__file__).parents[4] / "bot" / "rulebook" / "book" / "balance.csv"
NOW = datetime(2026, 11, 1, tzinfo=UTC)
GLICKMAN = Scale(deviation=350.0, least_deviation=0.0)
NEVER_DRAWN = Odds(draws=0.0)

moments = st.datetimes(datetime(2020, 1, 1), NOW.replace(tzinfo=None)).map(  # noqa: DTZ001
    lambda moment: moment.replace(tzinfo=UTC)
)
ratings = st.builds(
    Rating,
    st.floats(SCALE.lowest, SCALE.highest),
    st.floats(SCALE.least_deviation, SCALE.deviation),
    st.floats(0.01, SCALE.most_volatility),
    st.integers(0, 1000),
    st.none() | moments,
)
odds = st.builds(Odds, st.floats(-100, 100), st.floats(0, 50))
scores = st.sampled_from([0.0, 0.5, 1.0])


def rating(value, deviation=60.0, matches=30, at=None):
    return Rating(value, deviation, 0.06, matches, at)


def test_the_example_of_glickmans_paper():
    """His example of a period of three matches.

    He rounds on the way: his 1464.06 is -0.2069 units, and 1464.05 without the rounding.
    """
    player = Rating(1500.0, 200.0, 0.06)
    results = [
        Result(Rating(1400.0, 30.0, 0.06), 1.0, NEVER_DRAWN),
        Result(Rating(1550.0, 100.0, 0.06), 0.0, NEVER_DRAWN),
        Result(Rating(1700.0, 300.0, 0.06), 0.0, NEVER_DRAWN),
    ]
    after = GLICKMAN.updated(player, results, periods=1)
    assert (after.value - 1500) / POINTS == pytest.approx(-0.2069, abs=5e-4)
    assert after.value == pytest.approx(1464.0507, abs=5e-4)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation / POINTS == pytest.approx(0.8722, abs=5e-4)
    assert after.deviation == pytest.approx(151.5165, abs=5e-4)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)
    assert after.matches == 3


@given(ratings, ratings, scores, odds)
def test_a_result_changes_a_rating_in_its_direction(own, other, score, given_odds):
    after = SCALE.rated(own, other, score, given_odds, NOW)
    if score == 1:
        assert after.value >= own.value
    if score == 0:
        assert after.value <= own.value
    assert after.deviation <= max(SCALE.aged(own, NOW).deviation, SCALE.least_deviation)
    assert (after.matches, after.at) == (own.matches + 1, NOW)


@given(ratings, ratings, odds)
def test_more_points_are_worth_more(own, other, given_odds):
    lost, drawn, won = (SCALE.rated(own, other, s, given_odds, NOW).value for s in (0, 0.5, 1))
    assert lost <= drawn <= won


@given(ratings, ratings, odds, st.floats(0, 500))
def test_who_is_stronger_or_better_off_expects_more(one, other, given_odds, more):
    before = SCALE.expected(one, other, given_odds)
    ahead = replace(given_odds, advantage=given_odds.advantage + more)
    assert 0 < before < 1
    assert SCALE.expected(replace(one, value=one.value + more), other, given_odds) >= before
    assert SCALE.expected(one, other, ahead) >= before


@given(ratings, ratings, odds)
def test_both_together_expect_one_point(one, other, given_odds):
    forecast = SCALE.expected(one, other, given_odds)
    assert forecast + SCALE.expected(other, one, given_odds.turned()) == pytest.approx(1)


@given(ratings, ratings, scores, odds)
def test_turned_upside_down_a_match_changes_as_much(own, other, score, given_odds):
    """A player who is as far below the middle as another above it loses what that one wins."""
    middle = (SCALE.lowest + SCALE.highest) / 2
    mirrored = [replace(each, value=2 * middle - each.value) for each in (own, other)]
    after = SCALE.rated(own, other, score, given_odds, NOW)
    below = SCALE.rated(*mirrored, 1 - score, given_odds.turned(), NOW)
    assert below.value == pytest.approx(2 * middle - after.value)
    assert below.deviation == pytest.approx(after.deviation)
    assert below.volatility == pytest.approx(after.volatility)


@given(ratings, ratings, scores, odds)
def test_the_same_match_gives_the_same_bits(own, other, score, given_odds):
    assert SCALE.rated(own, other, score, given_odds, NOW) == SCALE.rated(
        own, other, score, given_odds, NOW
    )


@given(ratings, st.floats(-1e9, 1e9), st.floats(0, 1e6), scores, odds)
def test_whatever_the_opponent_a_rating_stays_within_its_limits(own, value, unsure, score, given):
    after = SCALE.rated(own, Rating(value, unsure, 0.1), score, given, NOW)
    assert all(map(isfinite, (after.value, after.deviation, after.volatility)))
    assert SCALE.lowest <= after.value <= SCALE.highest
    assert SCALE.least_deviation <= after.deviation <= SCALE.deviation
    assert 0 < after.volatility <= SCALE.most_volatility


def test_a_thousand_losses_and_wins_end_within_the_limits():
    own = SCALE.first_rating()
    for score, end in ((0.0, SCALE.lowest), (1.0, SCALE.highest)):
        for _ in range(1000):
            own = SCALE.rated(own, replace(own, at=None), score, EVEN, NOW)
        assert own.value == end


def test_a_draw_says_less_where_draws_are_frequent():
    """Between unequals a draw is a surprise, less of one in a game that is mostly drawn."""
    own, stronger = rating(1500.0), rating(1900.0)
    often, seldom = (SCALE.rated(own, stronger, 0.5, Odds(draws=ties), NOW) for ties in (10.0, 0.1))
    assert own.value < often.value < seldom.value
    assert often.deviation > seldom.deviation


def test_the_first_side_gains_less_by_a_win_that_its_side_helps():
    own = rating(1500.0)
    helped, even = (SCALE.rated(own, own, 1.0, Odds(ahead), NOW) for ahead in (40, 0))
    assert own.value < helped.value < even.value


@given(ratings, st.floats(0, 200), st.floats(0, 200))
def test_uncertainty_grows_with_months_and_never_above_the_start(own, months, more):
    own = replace(own, at=NOW)
    sooner = SCALE.aged(own, NOW + months * MONTH)
    later = SCALE.aged(own, NOW + (months + more) * MONTH)
    assert own.deviation <= sooner.deviation <= later.deviation <= SCALE.deviation
    assert (later.value, later.volatility, later.matches) == (
        own.value,
        own.volatility,
        own.matches,
    )


@given(ratings, st.floats(0, 50), st.floats(0, 50))
def test_a_look_in_between_does_not_age(own, months, more):
    own = replace(own, at=NOW)
    between, end = NOW + months * MONTH, NOW + (months + more) * MONTH
    twice = SCALE.aged(SCALE.aged(own, between), end)
    assert twice.deviation == pytest.approx(SCALE.aged(own, end).deviation)
    assert SCALE.aged(twice, end) == twice


def test_a_fixed_opponent_and_the_past_do_not_age():
    fixed = rating(2000.0)
    assert SCALE.aged(fixed, NOW) is fixed
    known = replace(fixed, at=NOW)
    assert SCALE.aged(known, NOW - timedelta(days=1)) is known


def test_a_match_that_is_counted_late_turns_no_time_back():
    later = replace(rating(1500.0), at=NOW)
    assert SCALE.rated(later, later, 1.0, EVEN, NOW - MONTH).at == NOW


def test_a_newcomer_in_a_second_ruleset_begins_where_the_family_is():
    start, known = SCALE.first_rating(), {"lemery-petteia": rating(1800.0, 80.0)}
    family, other = (SCALE.first_rating(key, known) for key in ("lemery-ultra", "walker-dux"))
    assert family.value == 1800 > other.value > start.value
    assert 80 < family.deviation < other.deviation < start.deviation
    assert (family.matches, family.at, family.volatility) == (0, None, start.volatility)
    assert SCALE.first_rating("walker-dux", {}) == start


def test_the_most_certain_of_several_ratings_is_where_a_first_one_begins():
    known = {
        "vogt-petteia": rating(1300.0, 50.0),
        "lemery-petteia": rating(1800.0, 120.0),
        "lemery-compact": rating(1700.0, 90.0),
    }
    assert SCALE.first_rating("lemery-ultra", known).value == 1700
    alone = SCALE.first_rating("poleis", known)
    assert alone.value == pytest.approx(SCALE.start + SCALE.share * (1300 - SCALE.start))


@given(st.dictionaries(st.sampled_from(KEYS), ratings, min_size=1), st.sampled_from(KEYS))
def test_a_first_rating_is_less_sure_than_what_it_comes_from(known, key):
    begun = SCALE.first_rating(key, known)
    assert begun.deviation <= SCALE.deviation
    assert begun.deviation > SCALE.share * min(each.deviation for each in known.values())


def test_draws_as_counted_come_near_to_the_true_parameter():
    assert draws(0, 0) == EVEN.draws
    assert draws(0, 1_000_000) == pytest.approx(0, abs=0.001)
    assert draws(500, 500) > draws(400, 600) > draws(0, 0) > draws(0, 500)


def test_the_limit_of_tables_lets_in_nearly_all_with_twenty_matches():
    people = [[rating(1500.0, 60.0 + each, 15), rating(1500.0, 250.0, 5)] for each in range(100)]
    few = [[rating(1500.0, 40.0, SAMPLE_MATCHES - 1)]] * 500
    limit = table_limit([*people, *few])
    assert limit == 155.0
    assert sum(any(each.deviation <= limit for each in own) for own in people) >= 95


def test_the_limit_of_tables_while_few_play():
    assert table_limit([]) == table_limit([[rating(1500.0, 40.0, 3)]]) == FIRST_LIMIT
    assert table_limit([[rating(1500.0, 99.0)]]) == 99.0


def test_the_advantages_are_those_of_the_measured_balance():
    with BALANCE.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["nodes"] == "1000"]
    found = {}
    for row in rows:
        score, low, high = (float(row[name]) for name in ("score", "low", "high"))
        sure = 1.0
        if low <= 0.5 <= high:
            sure = min(1.0, (2 * (score - 0.5) / (high - low)) ** 2)
        found[row["ruleset"]] = round(400 * log10(score / (1 - score)) * sure)
    assert found == ADVANTAGES
    assert {ruleset(name).name for name in ADVANTAGES} == ADVANTAGES.keys() >= {*KEYS}


def test_the_ratings_of_levels_are_those_of_the_measured_ladder():
    text = BALANCE_PAGE.read_text("utf-8")
    head = next(text for text in text.splitlines() if text.startswith("| rating |"))
    rows = re.findall(r"(?m)^\| level-\d \| (.*) \|$", text)
    names = re.findall(r"`([a-z-]+)`", head)
    columns = zip(*(map(int, row.split(" | ")) for row in rows), strict=True)
    assert dict(zip(names, columns, strict=True)) == LEVEL_RATINGS


def test_options_that_are_not_measured_have_the_advantage_of_their_game():
    assert advantage("lemery-petteia(edge=on)") == advantage("lemery-petteia") == 24
    assert advantage("lemery-petteia(first=13)") == 39
