"""The test blocks of the rule cards, run as they stand; those that wait are listed by name."""

from collections import defaultdict

import pytest

from tests.engine.blocks import all_blocks, run

BLOCKS = all_blocks()
PLAYABLE = tuple(block for block in BLOCKS if block.playable)

# Blocks of rulesets and options that do not exist yet. Whoever adds one strikes its line here.
PENDING = {
    "lemery-latrunculi": (
        "LL-01",
        "LL-02",
        "LL-03",
        "LL-04",
        "LL-05",
        "LL-06",
        "LL-08",
        "LL-12",
        "LL-14",
    ),
    "lemery-latrunculi(pins=all)": ("LL-10",),
    "lemery-latrunculi(min=3)": ("LL-17",),
    "lemery-crossing": ("LP-26",),
    "lemery-petteia(compulsory=huff)": ("LP-29",),
    "lemery-ultra": ("LU-01",),
    "poleis": ("DP-01", "DP-02", "DP-04", "DP-06", "DP-09", "DP-12", "DP-13", "DP-15", "DP-16"),
    "vogt-petteia": (
        "VP-01",
        "VP-02",
        "VP-03",
        "VP-04",
        "VP-05",
        "VP-06",
        "VP-07",
        "VP-09",
        "VP-10",
        "VP-12",
        "VP-14",
        "VP-16",
        "VP-18",
        "VP-19",
        "VP-21",
        "VP-23",
        "VP-25",
        "VP-26",
        "VP-27",
    ),
    "vogt-kubeia": ("VK-01", "VK-03", "VK-04", "VK-07"),
    "walker-dux": ("WD-01", "WD-02", "WD-03", "WD-04"),
    "walker-dux(dux=enclosed)": ("WD-07",),
}


@pytest.mark.parametrize("block", PLAYABLE, ids=lambda block: block.id)
def test_a_block_of_the_rule_cards_holds(block):
    run(block)


def test_every_block_that_cannot_be_played_yet_is_listed_by_name():
    waiting = defaultdict(tuple)
    for block in BLOCKS:
        if not block.playable:
            waiting[block.ruleset] += (block.id,)
    assert dict(waiting) == PENDING


def test_block_ids_are_unique():
    assert len({block.id for block in BLOCKS}) == len(BLOCKS)
