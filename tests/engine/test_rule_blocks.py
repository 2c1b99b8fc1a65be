"""The test blocks: those of the rule cards, run as they stand, and our own."""

import pytest

from engine.catalogue import KEYS
from tests.engine.blocks import CARDS, OWN, blocks_in, run

BLOCKS = (*blocks_in(CARDS), *blocks_in(OWN))


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_a_block_holds(block):
    run(block)


def test_block_ids_are_unique():
    assert len({block.id for block in BLOCKS}) == len(BLOCKS)


@pytest.mark.parametrize("key", KEYS)
def test_a_ruleset_has_blocks(key):
    assert any(block.key == key for block in BLOCKS)
