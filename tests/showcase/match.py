"""The match that the README shows: fourteen moves of the compact game."""

from collections.abc import Iterator
from dataclasses import replace

from bot.core.views.pictures import look_of, picture
from engine import Game
from engine.catalogue import ruleset
from render import Picture

RULESET = "lemery-compact"
MOVES = (
    *("c2-c4", "a7-a6", "d2-d5", "c6-b6", "d1-d2", "b7-a7", "e2-e3"),
    *("c7-c6", "c4-d4", "c6-c7", "g2-g6", "f7-f4", "g6-f6", "g7-g3"),
)


def games() -> Iterator[Game]:
    """Return the game at its start and after each move."""
    game = Game.start(ruleset(RULESET))
    yield game
    for move in MOVES:
        game = game.play(game.read(move))
        yield game


def pictures() -> tuple[Picture, ...]:
    """Return the pictures of the match, as everyone sees them."""
    drawn = (picture(game, look_of(None)) for game in games())
    return tuple(replace(each, turn=None) for each in drawn)
