import pytest

from engine.actions import Roll
from engine.catalogue import ruleset
from engine.errors import IllegalAction
from engine.game import Game
from engine.position import Side
from engine.search import WIN
from engine.search.analysis import (
    MAX_TURNING_POINTS,
    Judgement,
    judgements,
    turning_points,
    winning_chance,
)

NODES = 300


def judged(game, *texts):
    actions, now = [], game
    for text in texts:
        actions.append(now.read(text))
        now = now.play(actions[-1])
    return list(judgements(game, actions, NODES))


def loss(side, before, after):
    return Judgement(side, "played", ("best",), before, after)


def test_a_capture_that_was_missed_is_found():
    game = Game.load(ruleset("walker-petteia"), "7p/7p/8/8/8/8/8/Pp1P4 1 - - -")
    [missed] = judged(game, "a1-a2")
    assert game.write(missed.best[0]) == "d1-c1"
    assert missed.loss > 0.1


def test_the_best_action_loses_nothing():
    game = Game.load(ruleset("walker-petteia"), "7p/7p/8/8/8/8/8/Pp1P4 1 - - -")
    assert judged(game, "d1-c1")[0].loss == 0


def test_scores_are_always_from_the_first_side():
    game = Game.load(ruleset("walker-petteia"), "8/8/8/8/8/p7/8/PPPPPPPP 2 - - -")
    [only] = judged(game, game.write(game.legal[0]))
    assert only.side is Side.SECOND
    assert only.before > 0


def test_the_end_of_a_game_is_its_result():
    game = Game.load(ruleset("walker-petteia"), "8/8/8/p7/8/8/8/Pp1P4 1 - - -")
    [winning] = judged(game, "d1-c1")
    assert winning.after == WIN


def test_throws_and_words_are_not_judged():
    game = Game.start(ruleset("vogt-kubeia"))
    game = game.play(Roll(6, 5))
    text = game.write(game.legal[0])
    [only] = judged(game, text)
    assert game.write(only.played) == text


def test_an_illegal_action_is_refused():
    game = Game.start(ruleset("walker-petteia"))
    illegal = game.play(game.read("a2-a4")).read("a7-a5")
    with pytest.raises(IllegalAction):
        list(judgements(game, [illegal], NODES))


def test_turning_points_are_the_worst_plies_in_their_order():
    small = loss(Side.FIRST, 20, 0)
    large = [loss(Side.SECOND, -100 * n, 400) for n in range(8)]
    found = turning_points([small, *large])
    assert found == (4, 5, 6, 7, 8)
    assert len(found) == MAX_TURNING_POINTS


def test_a_side_loses_what_the_other_gains():
    assert loss(Side.FIRST, 0, 100).loss == 0
    assert loss(Side.SECOND, 0, 100).loss == pytest.approx(winning_chance(100) - 0.5)
