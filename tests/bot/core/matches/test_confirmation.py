"""When the board asks before it plays a move: as a person chose, or when much is at risk."""

import pytest

from bot.core.matches.picking import Picking, must_ask, picking_by
from bot.core.matches.preferences import Confirmation
from engine import Game, Move, steps
from engine.catalogue import ruleset

HUFFS = "walker-petteia"
ORDINARY = "lemery-compact"


def first_move(name):
    game = Game.start(ruleset(name))
    action = next(each for each in sorted(game.legal, key=game.write) if isinstance(each, Move))
    return game, picking_by(game, steps(action), str)


@pytest.mark.parametrize(
    ("confirm", "asks"),
    [(Confirmation.AUTO, False), (Confirmation.OFF, False), (Confirmation.ON, True)],
)
def test_an_ordinary_move_is_asked_about_as_a_person_chose(confirm, asks):
    assert must_ask(*first_move(ORDINARY), confirm) is asks


def test_an_unfinished_move_is_never_played():
    game, state = first_move(ORDINARY)
    begun = picking_by(game, steps(state.action)[:1], str)
    assert must_ask(game, begun, Confirmation.OFF)
    assert must_ask(game, Picking(picked=(), steps=()), Confirmation.OFF)


def test_every_game_with_huffing_asks_about_each_move_so_that_nothing_is_given_away():
    asked = {}
    for name in (ORDINARY, "lemery-petteia", "vogt-petteia", "walker-petteia", "walker-dux"):
        game, state = first_move(name)
        asked[name] = must_ask(game, state, Confirmation.AUTO)
        assert asked[name] is game.ruleset.hides_hints
