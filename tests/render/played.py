"""A picture of every ruleset, of a game that the engine has played up to there."""

from dataclasses import replace

from bot.core.views.pictures import Look, picture
from engine.catalogue import ruleset
from engine.game import Game

GAMES = {
    "lemery-petteia": (
        "ppppppp1pppp/pppppppppppp/2b9/6Pp4/12/9B2/PPPPPPPPPPPP/PPPPPP1PPPPP 1 - - -",
        "i2-i5",
    ),
    "lemery-compact": (
        "pppppppp/pppp1ppp/2b5/4Pp2/3P4/5B2/PPPP2PP/PPPPPPPP 2 - - -",
        "d7-d5",
    ),
    "lemery-ultra": ("pppp1ppp/8/2b5/8/3Pp3/5P2/5B2/PPPP2PP 1 - - -", "f2-f4"),
    "lemery-crossing": (
        "pppp1ppppppp/ppp1pp1ppppp/2b9/8B3/12/12/PPPPPPPPPPPP/PPPPP1PPPPPP 1 - - -",
        "i5-g5",
    ),
    "lemery-latrunculi": ("8/2pP4/pP~p5/2P5/3Pp~P2/1p1P4/2p5/8 2 - - -", "c7-e7"),
    "poleis": ("8/2pp4/3P1p2/2P~5/5p2/2P~p4/P7/4P2p 1 - - -", "e1-e3"),
    "vogt-petteia": (
        "oooooooooooo/ppppppp1pppp/6b5/6Pp4/12/5B6/PPPPPP1PPPPP/OOOOOOOOOOOO 1 - - -",
        "i2-i5",
    ),
    "vogt-kubeia": (
        "oooooooooooo/pppppppppppp/6b5/12/12/5B6/PPPPPPPPPPPP/OOOOOOOOOOOO 1 - ? -",
        "roll63 f3-f5 roll42",
    ),
    "walker-petteia(files=7,ranks=6)": (
        "ppppppp/p1ppp1p/5p1/1pP4/PP1PPPP/PPPPPPP 2 - - -",
        "d5-d3",
    ),
    "walker-dux": ("pppp1ppp/3b4/3Pp3/8/8/8/4B3/PPP1PPPP 1 - - -", "f1-f6"),
}
"""Of each ruleset a telling position, and what is played from there."""

FROM_BEHIND = frozenset({"lemery-compact", "vogt-kubeia"})
"""Those that are seen from the second player's side."""


def game(name):
    """The game of one ruleset, after the last of its actions."""
    text, actions = GAMES[name]
    played = Game.load(ruleset(name), text)
    for action in actions.split():
        played = played.play(played.read(action))
    return played


def placing():
    """Men are still to be placed, and one is about to be."""
    played = Game.start(ruleset("lemery-latrunculi"))
    for square in ["c3", "d4", "e5", "f3", "c6", "d7"]:
        played = played.play(played.read(f"@{square}"))
    return replace(picture(played, Look(flipped=False, theme="marble")), plan=("f5",))


RULESETS = {
    name: picture(game(name), Look(flipped=name in FROM_BEHIND, theme="marble")) for name in GAMES
}
PLACING = placing()
