from math import inf

import pytest

from bot.arena.ladder import ratings
from bot.arena.statistics import character, elo, estimate, record
from engine import Side
from tests.bot.arena.samples import played

FIRST, SECOND = Side


def test_an_estimate_is_that_of_the_units_and_one_won_and_one_lost():
    # 1, 1/2, 3/4, 3/4, 0, 1: mean 2/3, squared deviations 17/24, error sqrt(17/24/5/6) = 0.15366
    found = estimate([1.0, 0.5, 0.75, 0.75])
    assert found.score == 0.75
    assert found.low == pytest.approx(2 / 3 - 1.95996 * 0.15366, abs=1e-4)
    assert found.high == pytest.approx(2 / 3 + 1.95996 * 0.15366, abs=1e-4)
    assert found.superiority == pytest.approx(0.8610, abs=1e-4)  # of 1.0847 errors over one half


def test_an_interval_is_honest_where_all_is_won():
    found = estimate([1.0] * 50)
    # 51 of 52: error sqrt(51 / 52 / 52 / 51) = 1 / 52
    assert found.low == pytest.approx(51 / 52 - 1.95996 / 52)
    assert (found.score, found.high) == (1.0, 1.0)


def test_equal_players_are_as_likely_superior():
    found = estimate([0.5, 0.25, 0.75])
    assert found.superiority == pytest.approx(0.5)
    assert found.low + found.high == pytest.approx(1)


def test_elo_of_a_score():
    assert [elo(score) for score in (0.0, 0.5, 1.0)] == [-inf, 0.0, inf]
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.64) == pytest.approx(-elo(0.36))


def test_a_pair_of_games_is_one_unit():
    shared = [played(FIRST, "a", "b", pair) for pair in range(8)]
    shared += [played(FIRST, "b", "a", pair) for pair in range(8)]
    decided = [played(FIRST, "a", "b", pair) for pair in range(8)]
    decided += [played(SECOND, "b", "a", pair) for pair in range(4)]
    decided += [played(FIRST, "b", "a", pair) for pair in range(4, 8)]
    even, better = record(shared, "a"), record(decided, "a")
    assert (even.wins, even.draws, even.losses, even.games) == (8, 0, 8, 16)
    assert even.estimate == estimate([0.5] * 8)
    assert better.estimate == estimate([1.0] * 4 + [0.5] * 4)
    assert record(decided, "b").estimate == estimate([0.0] * 4 + [0.5] * 4)


def test_pairs_of_other_rulesets_and_other_opponents_are_other_units():
    games = [
        played(FIRST, "a", "b"),
        played(None, "a", "c"),
        played(SECOND, "a", "b", ruleset="walker-dux"),
    ]
    assert record(games, "a").estimate == estimate([1.0, 0.5, 0.0])


def test_the_character_of_a_ruleset():
    games = [
        played(FIRST, "a", "b", 0, plies=10, decisions=10, choices=100),
        played(FIRST, "b", "a", 0, plies=20, decisions=10, choices=200),
        played(None, "a", "b", 1, plies=60, decisions=30, choices=200, reason="quiet"),
    ]
    found = character(games)
    assert (found.games, found.first_wins, found.second_wins, found.draws) == (3, 2, 0, 1)
    assert found.first == estimate([1.0, 0.5])
    assert (found.plies, found.branching) == (20, 10.0)
    assert found.reasons == {"count": 2, "quiet": 1}


def test_each_game_of_a_player_against_itself_is_a_unit():
    games = [played(FIRST, "a", "a", 0), played(SECOND, "a", "a", 1), played(FIRST, "a", "a", 2)]
    assert character(games).first == estimate([1.0, 0.0, 1.0])


def test_ratings_add_up_the_steps_from_the_one_that_is_fixed():
    even, better = estimate([0.5] * 8), estimate([0.75] * 100)
    players = ["random", "level-2", "level-3", "level-4"]
    step = round(elo(better.middle))
    assert ratings(players, [even, better, even]) == [1500 - step, 1500 - step, 1500, 1500]


def test_a_player_that_wins_every_game_has_a_rating():
    below, above = ratings(["random", "level-0"], [estimate([1.0] * 8)])
    assert below == 1500 < above
