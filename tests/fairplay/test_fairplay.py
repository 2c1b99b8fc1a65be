"""What the figures of `python -m tests.fairplay` are made with, on a small scale."""

from random import Random

import pytest

from bot.core.matches.fair_play import DecisionPoint
from bot.core.matches.fair_play_table import HONEST
from tests.fairplay import pool, worlds
from tests.fairplay.__main__ import interval
from tests.fairplay.fit import by_features, fitted
from tests.fairplay.people import Pool, cheat, honest

OWN = DecisionPoint(0.1, 0.02, 0.1, 30, 0.0, is_first=False)
BEST = DecisionPoint(0.1, 0.02, 0.1, 30, 0.0, is_first=True)


def test_weights_are_found_again_from_what_follows_from_them():
    true, chance, known = HONEST[4], Random(1), []
    for _ in range(4000):
        outlook = chance.uniform(0, 0.2), chance.gauss(0, 0.05), chance.random(), 30
        blank = DecisionPoint(*outlook, loss=0.0, is_first=False)
        odds = [sum(w * x for w, x in zip(line, blank.features, strict=True)) for line in true]
        kind = chance.choices((0, 1, 2), (1, *(2.718281828**each for each in odds)))[0]
        known.append(DecisionPoint(*outlook, loss=0.2 if kind == 2 else 0.0, is_first=kind == 0))
    found = fitted(by_features(known), true)
    # All have thirty actions, so the first weight and the last are known only together.
    assert found[0][1:4] == pytest.approx(true[0][1:4], abs=0.25)


def test_the_interval_is_wilsons():
    assert interval(0, 10_000) == pytest.approx((0, 0.000384), abs=1e-6)
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_a_row_of_the_pool_has_what_both_sides_decided_and_is_read_again(tmp_path, monkeypatch):
    monkeypatch.setattr(pool, "pairings", lambda _: [("poleis", 3, 2)])
    monkeypatch.setattr(pool, "CAP", 14)
    cache = tmp_path / "pool.jsonl"
    for _ in range(2):
        pool.grow(cache, 1, lambda: None)
    first, second = pool.halves(cache)
    assert (first.level, first.opponent, second.level) == (3, 2, 2)
    assert (first.own, first.theirs) == (second.theirs, second.own)
    assert len(first.top) == len(first.own)
    assert second.top == ()


def test_people_are_made_of_halves_of_their_level_each_used_once():
    halves = [
        pool.Half(game, level, level, 0, (OWN,) * (number + 1), (OWN,), (BEST,) * (number + 1))
        for game in pool.GAMES
        for level in pool.HONEST
        for number in range(4)
    ]
    people = Pool.of(halves, odd=False)
    for seed in range(5):
        level, kind, parts = honest(people, Random(seed), known=True)
        used = [half for _, half in parts]
        assert len(set(used)) == len(used) == 10
        assert kind != "steady" or {half.level for half in used} == {level}
    assert all(
        each.is_first for played in cheat(people, 1.0, Random(1), known=True) for each in played.own
    )
    assert Pool.of(halves, odd=True).halves == {}


def test_honest_friends_are_left_alone_and_those_who_throw_matches_away_found():
    chance = Random(1)
    assert not any(worlds.friends(chance) for _ in range(60))
    given = {"matches": 10, "thrown": 1, "fresh": False}
    assert all(worlds.dumper(chance, **given) for _ in range(10))


def test_quick_people_who_stall_are_found_within_a_day_and_slow_ones_left_alone():
    chance = Random(1)
    assert not any(worlds.slow_people(chance) for _ in range(30))
    found = [worlds.staller(chance, 60.0, busy=True) for _ in range(10)]
    assert all(at is not None and at <= worlds.DAY for at in found)
