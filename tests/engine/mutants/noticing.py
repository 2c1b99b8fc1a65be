"""What notices a mutant: a test block that fails, and a game that goes otherwise by naive rules."""

import random
from contextlib import contextmanager
from operator import attrgetter

import pytest

from engine.catalogue import ruleset
from tests.engine import blocks, reference
from tests.engine.games import name_of

GAMES = 150


@contextmanager
def spoilt(mutant):
    """Every ruleset that the blocks and the comparison ask for is wrong meanwhile."""
    with pytest.MonkeyPatch.context() as patching:

        def wrong(name):
            rules = ruleset(name)
            return mutant.spoil(rules, patching.setattr) if rules.key in mutant.keys else rules

        for module in (blocks, reference):
            patching.setattr(module, "ruleset", wrong)
        yield


def failing_block(keys):
    """The first block of some rulesets that does not hold, if any."""
    of_these = (block for block in blocks.BLOCKS if block.key in keys)
    return next(map(attrgetter("id"), filter(blocks.fault, of_these)), None)


def differing_game(keys, games=GAMES):
    """The seed of the first game of some rulesets that goes otherwise by the naive rules."""
    return next((seed for seed in range(games) if _differs(keys[seed % len(keys)], seed)), None)


def _differs(key, seed):
    chance = random.Random(seed)
    try:
        reference.from_anywhere(name_of(key, chance), chance, plies=40)
    except blocks.FAULTS:
        return True
    return False


def noticed_by_a_block(mutant):
    """The id of a block that fails with the mistake, if any."""
    with spoilt(mutant):
        return failing_block(mutant.keys)


def noticed_by_a_game(mutant):
    """The seed of a game that differs with the mistake, if any."""
    with spoilt(mutant):
        return differing_game(mutant.keys)
