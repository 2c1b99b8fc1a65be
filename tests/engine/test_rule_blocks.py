"""The test blocks: those of the rule cards, run as they stand, and our own."""

from dataclasses import replace

import pytest

from engine.catalogue import KEYS, options, ruleset
from engine.errors import AmbiguousAction, IllegalAction, NotationError
from engine.ruleset import Title
from tests.engine.blocks import CARDS, OWN, blocks_in, run

BLOCKS = (*blocks_in(CARDS), *blocks_in(OWN))
SIZES = {"files", "ranks"}  # of these one value stands for all
OF_THE_MATCH = {"ignorance"}  # changes nothing that the engine decides
FAULTS = (AssertionError, AmbiguousAction, IllegalAction, NotationError, pytest.fail.Exception)


def told_apart(key, option):
    """The values of an option without which some block of that ruleset does not hold."""
    for block in BLOCKS:
        chosen = dict(ruleset(block.ruleset).options)
        if block.key == key and (value := chosen.pop(option.name, None)):
            without = replace(block, ruleset=str(Title(key, tuple(chosen.items()))))
            if fails(without):
                yield value


def fails(block):
    try:
        run(block)
    except FAULTS:
        return True
    return False


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_a_block_holds(block):
    run(block)


def test_block_ids_are_unique():
    assert len({block.id for block in BLOCKS}) == len(BLOCKS)


@pytest.mark.parametrize("key", KEYS)
def test_a_ruleset_has_blocks(key):
    assert any(block.key == key for block in BLOCKS)


@pytest.mark.parametrize(
    ("key", "option"),
    [(key, option) for key in KEYS for option in options(key) if option.name not in OF_THE_MATCH],
    ids=lambda part: getattr(part, "name", part),
)
def test_each_value_of_an_option_makes_a_difference_to_a_block(key, option):
    values = set(told_apart(key, option))
    assert values if option.name in SIZES else values == set(option.choices[1:])
