"""The test blocks: those of the rule cards, run as they stand, and our own."""

from dataclasses import replace

import pytest

from engine.catalogue import KEYS, options, ruleset
from engine.ruleset import Title
from tests.engine.blocks import BLOCKS, fault

SIZES = {"files", "ranks"}  # of these one value represents all
OF_THE_MATCH = {"ignorance"}  # changes nothing that the engine decides


def told_apart(key, option):
    """The values of an option without which some block of that ruleset does not hold."""
    for block in BLOCKS:
        chosen = dict(ruleset(block.ruleset).options)
        if block.key == key and (value := chosen.pop(option.name, None)):
            without = replace(block, ruleset=str(Title(key, tuple(chosen.items()))))
            if fault(without):
                yield value


@pytest.mark.parametrize("key", KEYS)
def test_a_ruleset_has_blocks_and_every_one_holds(key):
    faults = [fault(block) for block in BLOCKS if block.key == key]
    assert faults
    assert not any(faults), "\n".join(filter(None, faults))


def test_block_ids_are_unique_and_every_block_is_of_a_ruleset():
    assert len({block.id for block in BLOCKS}) == len(BLOCKS)
    assert {block.key for block in BLOCKS} == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_each_value_of_an_option_makes_a_difference_to_a_block(key):
    for option in options(key):
        values = set(told_apart(key, option))
        if option.name in SIZES:
            assert values, option.name
        elif option.name not in OF_THE_MATCH:
            assert values == set(option.choices[1:]), option.name
