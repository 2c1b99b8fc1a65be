"""What proves the rules notices mistakes: a block fails with each, and so does a comparison.

`python -m tests.engine.mutants` asks the comparison about every mutant; here it is about a few.
"""

import random

from tests.engine.mutants import MUTANTS
from tests.engine.mutants.noticing import (
    differing_game,
    failing_block,
    noticed_by_a_block,
    noticed_by_a_game,
)

FEW = random.Random(1).sample([mutant for mutant in MUTANTS if not mutant.rare], 6)


def test_a_block_fails_with_each_mistake():
    assert [mutant.name for mutant in MUTANTS if noticed_by_a_block(mutant) is None] == []


def test_a_game_differs_from_the_naive_rules_with_each_of_a_few_mistakes():
    assert [mutant.name for mutant in FEW if noticed_by_a_game(mutant) is None] == []


def test_without_a_mistake_no_block_fails_and_no_game_differs():
    keys = sorted({key for mutant in MUTANTS for key in mutant.keys})
    assert failing_block(keys) is None
    assert differing_game(keys, games=len(keys)) is None
