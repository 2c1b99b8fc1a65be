"""How long games are between careless players: `python -m tests.bot.rulebook.lengths`.

Each captures when it can, and else plays at random.
"""

import random
import statistics

from engine.actions import PLIES
from engine.catalogue import KEYS, ruleset
from engine.explain import would_capture
from engine.game import Game

GAMES = 21
SEED = 7


def careless(game, chance):
    """An action that captures, if there is one, or any."""
    captures = [
        each for each in game.legal if isinstance(each, PLIES) and would_capture(game, each)
    ]
    return chance.choice(captures or game.legal)


def length(key, chance):
    """The plies of one game."""
    game, plies = Game.start(ruleset(key)), 0
    while game.outcome is None:
        action = careless(game, chance)
        plies += isinstance(action, PLIES)
        game = game.play(action)
    return plies


def median(key):
    """The median of the plies of some games."""
    chance = random.Random(SEED)
    return statistics.median(length(key, chance) for _ in range(GAMES))


def main():
    """Print what the chapters should say."""
    for key in KEYS:
        print(f"{key}: plies = {median(key)}")  # noqa: T201 -- it is run to be read


if __name__ == "__main__":
    main()
