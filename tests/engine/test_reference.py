"""The engine against the naive second implementation, action by action in random games.

This is one short round; `python -m tests.engine.reference` plays many more games.
"""

import random

from engine.catalogue import ruleset
from tests.engine import naive
from tests.engine.games import any_name, single_options
from tests.engine.reference import REASONS, from_anywhere, from_seed, from_the_start

ENDING_IN_RARE_WAYS = (104, 106, 110, 159, 170, 1093)
"""Numbers that draw games with the endings that the first sixty do not come to."""


def test_games_with_each_value_of_each_option_agree_with_the_naive_rules():
    for name in single_options():
        assert naive.named(ruleset(name).name) == naive.named(name)
        from_the_start(name, random.Random(1), plies=15)
        from_anywhere(name, random.Random(1), plies=25)


def test_long_games_with_any_options_agree_with_the_naive_rules():
    for seed in range(10):
        chance = random.Random(seed)
        from_the_start(any_name(chance), chance, plies=200)


def test_games_from_anywhere_agree_with_the_naive_rules_and_come_to_every_end():
    reasons = {from_seed(seed) for seed in (*range(60), *ENDING_IN_RARE_WAYS)}
    assert reasons - {None} == REASONS
