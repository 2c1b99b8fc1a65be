"""Puzzles as a habit: what is next, how a rush goes on, what day it is."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.core.matches.puzzles import (
    EASIER,
    MOST_RUSHED,
    NO_DRAWS,
    RUSH_TIME,
    Rush,
    Tried,
    both_rated,
    day_in,
    first_try,
    next_puzzle,
)
from bot.core.matches.ratings import SCALE, Rating

NOW = datetime(2026, 12, 7, 12, 0, tzinfo=UTC)
KEYS = [f"more={number}" for number in range(1, 2001)]


def test_the_next_puzzle_is_one_of_which_two_of_three_are_solved():
    ratings = {key: 800.0 + number for number, key in enumerate(KEYS)}
    solver = Rating(1600.0, 0.0, 0.1)
    found = next_puzzle(ratings, (), solver)
    puzzle = Rating(ratings[found], 0.0, 0.1)
    assert SCALE.expected(solver, puzzle, NO_DRAWS) == pytest.approx(2 / 3, abs=0.002)
    assert ratings[found] == pytest.approx(1600 - EASIER, abs=1)


def test_what_was_tried_does_not_come_again_and_at_last_nothing_does():
    ratings, tried = dict.fromkeys(KEYS[:30], 1300.0), set()
    while (found := next_puzzle(ratings, tried, None)) is not None:
        assert found not in tried
        tried.add(found)
    assert tried == ratings.keys()


def test_who_solves_gets_harder_puzzles_and_who_fails_easier_ones():
    for score, is_harder in ((1, True), (0, False)):
        solver, puzzle = both_rated(None, None, 1380, score, NOW)
        assert (solver.value > SCALE.start) == is_harder
        assert (puzzle.value < 1380) == is_harder
        assert abs(puzzle.value - 1380) < abs(solver.value - SCALE.start)


def test_a_miss_counts_although_a_hint_comes_later():
    done = first_try(Tried.MISSED, NOW).then(Tried.HINTED).then(Tried.SOLVED)
    assert (done.score, done.misses, done.hinted, done.solved) == (0, 1, True, True)


def test_a_rush_shows_each_puzzle_once_and_they_get_harder():
    rush = Rush(NOW)
    shown = [KEYS.index(Rush(NOW, done).puzzle(KEYS)) for done in range(MOST_RUSHED)]
    assert shown == sorted(set(shown))
    assert shown[0] < len(KEYS) / MOST_RUSHED
    assert shown[-1] >= len(KEYS) - len(KEYS) / MOST_RUSHED
    others = [Rush(NOW + timedelta(seconds=1), done).puzzle(KEYS) for done in range(MOST_RUSHED)]
    assert [KEYS.index(each) for each in others] != shown
    assert rush.puzzle(KEYS) == Rush(NOW).puzzle(KEYS)


def test_a_rush_is_over_after_three_minutes_or_when_there_is_no_puzzle_left():
    rush = Rush(NOW)
    assert not rush.is_over(NOW + RUSH_TIME - timedelta(microseconds=1))
    assert rush.is_over(NOW + RUSH_TIME)
    assert Rush(NOW, done=MOST_RUSHED).is_over(NOW)


def test_the_day_begins_at_midnight_of_a_zone():
    for zone, before, after in (
        ("UTC", "2026-12-06T23:59:59", "2026-12-07T00:00:00"),
        ("America/New_York", "2026-12-07T04:59:59", "2026-12-07T05:00:00"),
        ("Asia/Kolkata", "2026-12-06T18:29:59", "2026-12-06T18:30:00"),
        ("Pacific/Auckland", "2026-12-06T10:59:59", "2026-12-06T11:00:00"),
    ):
        days = [day_in(zone, datetime.fromisoformat(f"{at}+00:00")) for at in (before, after)]
        assert [day.isoformat() for day in days] == ["2026-12-06", "2026-12-07"], zone
