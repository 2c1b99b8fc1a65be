"""What the notes of a match say about a draw."""

from dataclasses import replace

from bot.core.matches.agreements import DRAW
from bot.core.views.match import notes
from engine import Game
from engine.catalogue import ruleset
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, done, running, viewer

WALKER = ruleset("walker-petteia")
FEW = "1p4p1/8/8/8/8/8/8/1PP2PP1 1 - - -"


def noted(match):
    return [note.code for note in notes(match, viewer(BRASIDAS))]


def test_an_offer_and_a_draw_say_that_few_men_do_not_win():
    for game, is_few in ((Game.load(WALKER, FEW), True), (Game.start(WALKER), False)):
        match = replace(running(WALKER.name), game=game)
        assert "note-few-men" not in noted(match)
        offered = done(match, DRAW.to_ask(ALKAIOS))
        assert "note-draw-theirs" in noted(offered)
        assert ("note-few-men" in noted(offered)) is is_few
        over = done(offered, DRAW.to_agree(BRASIDAS))
        assert ("note-few-men" in noted(over)) is is_few
