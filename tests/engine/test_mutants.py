"""What proves the rules notices mistakes: each fails a block, and a comparison."""

import random
from operator import attrgetter

import pytest

from engine.catalogue import ruleset
from tests.engine import blocks, test_reference
from tests.engine.blocks import CARDS, OWN, blocks_in
from tests.engine.games import name_of
from tests.engine.mutants import MUTANTS

BLOCKS = (*blocks_in(CARDS), *blocks_in(OWN))
FAULTS = (AssertionError, ValueError, LookupError, pytest.fail.Exception)
GAMES = 150
NAME = attrgetter("name")


@pytest.fixture
def spoilt(mutant, monkeypatch):
    """Every ruleset that the blocks and the comparison ask for is wrong from here on."""

    def wrong(name):
        rules = ruleset(name)
        return mutant.spoil(rules, monkeypatch.setattr) if rules.key in mutant.keys else rules

    monkeypatch.setattr(blocks, "ruleset", wrong)
    monkeypatch.setattr(test_reference, "ruleset", wrong)


def fails(check, *arguments):
    try:
        check(*arguments)
    except FAULTS:
        return True
    return False


def compare(key, seed):
    chance = random.Random(seed)
    test_reference.from_anywhere(name_of(key, chance), chance, plies=40)


@pytest.mark.parametrize("mutant", MUTANTS, ids=NAME)
@pytest.mark.usefixtures("spoilt")
def test_a_block_fails_with_the_mistake(mutant):
    assert any(fails(blocks.run, block) for block in BLOCKS if block.key in mutant.keys)


@pytest.mark.parametrize("mutant", [m for m in MUTANTS if not m.rare], ids=NAME)
@pytest.mark.usefixtures("spoilt")
def test_the_comparison_with_the_naive_rules_fails_with_the_mistake(mutant):
    assert any(fails(compare, mutant.keys[seed % len(mutant.keys)], seed) for seed in range(GAMES))


def test_without_a_mistake_no_block_fails_and_no_comparison():
    keys = {key for mutant in MUTANTS for key in mutant.keys}
    assert not [block.id for block in BLOCKS if block.key in keys and fails(blocks.run, block)]
    assert not [key for key in keys for seed in range(3) if fails(compare, key, seed)]
