"""Who stands free is taken more often the higher the level."""

from engine.catalogue import ruleset
from engine.game import Game
from engine.search import LEVELS
from tests.engine.search.free_men import RULESETS, WANTED, is_one, positions, taking

LEAST = {1: 0.3, 2: 0.5, 3: 0.75, 4: 0.92}
MOST = {1: 0.6, 2: 0.75}
"""The parts of the positions of all rulesets in which levels take the man."""


def test_each_level_takes_free_men_more_often_than_the_one_below():
    for number, least in LEAST.items():
        found = sum(taking(LEVELS[number], key, every=4) for key in RULESETS) / len(RULESETS)
        assert least <= found <= MOST.get(number, 1), number


def test_only_captures_are_best_in_the_positions():
    for key in RULESETS:
        listed = positions()[key]
        assert len(listed) == WANTED
        for text in listed[:: WANTED // 2]:
            assert is_one(Game.load(ruleset(key), text)), (key, text)
