"""Random games as pictures, one a turn."""

from dataclasses import replace
from itertools import islice

from bot.core.views.pictures import Look, picture
from tests.engine.games import random_game


def film(name, *, turns, theme="marble", seed=1):
    """A game of a ruleset as the first player sees it, `turns` turns long or shorter."""
    look = Look(flipped=False, theme=theme)
    shown = [picture(game, look) for game in islice(random_game(name, seed), turns + 1)]
    return [*shown[:-1], replace(shown[-1], caption="The end")]
