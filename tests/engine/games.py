"""Games played at random, and every ruleset with every value of every option."""

import random

from engine.catalogue import KEYS, options, ruleset
from engine.game import Game


def random_game(name, seed, plies=None):
    """The game after each ply, the start first, until it ends or `plies` were played."""
    chance = random.Random(seed)
    game = Game.start(ruleset(name))
    yield game
    while game.outcome is None and plies != 0:
        plies = plies and plies - 1
        game = game.play(chance.choice(game.legal))
        yield game


def single_options():
    """The name of each ruleset plain, and with each option away from its default by itself."""
    for key in KEYS:
        yield key
        for option in options(key):
            yield from (f"{key}({option.name}={value})" for value in option.choices[1:])


def any_name(chance):
    """The name of any ruleset with any options."""
    return name_of(chance.choice(KEYS), chance)


def name_of(key, chance):
    """The name of a ruleset with any options."""
    listed = ",".join(f"{o.name}={chance.choice(o.choices)}" for o in options(key))
    return f"{key}({listed})"
