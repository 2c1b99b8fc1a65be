"""A small population, as `python -m tests.ratings.population` plays large ones."""

from collections import Counter
from dataclasses import replace
from statistics import fmean

import pytest

from bot.core.matches.ratings import SCALE
from engine.catalogue import KEYS
from tests.ratings.measure import LICHESS, OURS, measure
from tests.ratings.population import figures_of, interval, table
from tests.ratings.stream import World, play

SMALL = World(people=500, matches=5000)


@pytest.fixture(scope="module")
def matches():
    return play(SMALL, 7)


def test_a_seed_gives_the_same_matches(matches):
    assert play(SMALL, 7) == matches
    assert play(replace(SMALL, matches=600), 8) != play(replace(SMALL, matches=600), 9)


def test_the_population_is_as_described(matches):
    seen = Counter(who for match in matches for who in match.people)
    assert len(matches) == SMALL.matches
    assert [match.at for match in matches] == sorted(match.at for match in matches)
    assert {match.ruleset for match in matches} == {*KEYS}
    assert all(seen[who] == 1 for who in range(round(SMALL.once * SMALL.people)))
    stronger = [match.score for match in matches if match.strengths[0] > match.strengths[1] + 200]
    assert fmean(stronger) > 0.65


def test_ours_forecast_better_and_err_less_than_lichess_parameters(matches):
    ours, lichess = measure(OURS, matches), measure(LICHESS, matches)
    assert ours.loss < lichess.loss
    assert ours.error < 0.95 * lichess.error
    assert ours.standing >= 0.9 > lichess.standing


def test_a_rebuild_gives_the_same_bits(matches):
    assert measure(OURS, matches[:1500]) == measure(OURS, matches[:1500])


def test_wrong_parameters_are_seen(matches):
    blind = replace(OURS, scale=replace(SCALE, deviation=60.0), carries=False)
    assert measure(blind, matches).loss > measure(OURS, matches).loss


def test_the_table_has_each_figure():
    world = replace(SMALL, people=200, matches=2000)
    drawn = table("small", figures_of(world, (1, 2), lambda: None))
    assert drawn.row_count == 10


def test_an_interval_is_students():
    assert interval([1.0, 2.0, 3.0]) == pytest.approx((2.0, 4.303 / 3**0.5))
