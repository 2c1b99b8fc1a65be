"""The board of a first visit shows moves that the game has."""

from bot.core.matches.actions import choices
from bot.frontends.web.first_visit import STEPS
from engine import Game, Side, steps
from engine.catalogue import DEFAULT, ruleset
from engine.explain import would_capture


def test_each_step_is_a_capture_by_the_rules_and_the_last_one_wins():
    for before, after in STEPS:
        game = Game.load(ruleset(DEFAULT), f"{before.pieces} 1 - - -")
        name = game.ruleset.board.name
        way = [before.picked, before.strikes[0]]
        action = next(each for each in choices(game) if list(map(name, steps(each))) == way)
        assert tuple(name(square) for square in would_capture(game, action)) == after.captured
        played = game.play(action)
        assert played.text.split()[0] == after.pieces
    assert played.outcome.winner is Side.FIRST
