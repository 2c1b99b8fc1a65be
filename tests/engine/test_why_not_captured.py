"""Why a piece was not captured: there is a reason for each, and it is true."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import PLIES, Move, Placement
from engine.board import squares_in
from engine.catalogue import ruleset
from engine.game import Game
from engine.why_not_captured import NotCapturedCode, askable, why_not_captured
from tests.diagrams import drawn
from tests.engine.blocks import OWN, blocks_in
from tests.engine.games import single_options
from tests.engine.not_captured_truths import TRUTHS, is_true
from tests.engine.strategies import games

PLIES_A_GAME = 60


def check(before, action, square):
    """There is a reason for the piece on a square, and it is true."""
    reason = why_not_captured(before, action, square)
    name = before.ruleset.board.name
    said = f"{name(square)} {reason.code} {' '.join(map(name, reason.squares))}"
    shown = f"{before.ruleset.name} {before.write(action)}: {said}\n"
    assert is_true(before, action, square, reason), shown + drawn(
        before.ruleset.board, before.position
    )


def enemies(before, action):
    """The pieces of the other side that an action left, and those of them beside where it ended."""
    after = before.ruleset.apply(before.position, action)[0]
    left = after.men[before.position.side.other]
    near = before.ruleset.board.beside[action.path[-1]] if isinstance(action, Move) else 0
    return set(squares_in(left)), set(squares_in(left & near))


def random_plies(name):
    """The plies of a game of a ruleset, none that places a man, each with the game before it."""
    chance = Random(name)
    game = Game.start(ruleset(name))
    for _ in range(PLIES_A_GAME):
        if game.outcome is not None:
            return
        action = chance.choice(game.legal)
        if isinstance(action, PLIES) and not isinstance(action, Placement):
            yield game, action
        game = game.play(action)


@given(games(longest=15), st.randoms(use_true_random=False))
def test_a_piece_that_was_not_captured_has_a_true_reason(game, chance):
    plies = [action for action in game.legal if isinstance(action, PLIES)]
    for action in chance.sample(plies, min(6, len(plies))):
        left, near = enemies(game, action)
        asked = set(askable(game, action))
        assert near <= asked or not isinstance(action, Move)
        others = sorted(left - near)
        for square in sorted(asked) + chance.sample(others, min(2, len(others))):
            check(game, action, square)


def test_in_a_game_by_any_options_every_reason_is_true():
    for name in single_options():
        for game, action in random_plies(name):
            for square in askable(game, action):
                check(game, action, square)


@given(games(longest=15))
def test_of_a_captured_piece_nobody_wonders_why_it_was_not(game):
    for action in game.legal[:8]:
        after = game.ruleset.apply(game.position, action)[0]
        assert all(after.piece_at(square) for square in askable(game, action))


def test_a_square_without_a_piece_and_an_action_that_is_no_ply_are_errors():
    game = Game.load(ruleset("walker-petteia"), "p7/8/8/8/2Pp4/8/8/4P3 1 - - -")
    square = game.ruleset.board.square
    with pytest.raises(ValueError, match="no piece"):
        why_not_captured(game, game.read("e1-e4"), square("d4"))
    thrown = Game.start(ruleset("vogt-kubeia"))
    with pytest.raises(ValueError, match="not a ply"):
        why_not_captured(thrown, thrown.legal[0], thrown.ruleset.board.square("a1"))
    assert askable(thrown, thrown.legal[0]) == ()


def test_every_reason_is_proved_and_stands_in_a_block():
    assert TRUTHS.keys() == set(NotCapturedCode)
    said = {
        line.split()[2]
        for block in blocks_in(OWN)
        for line in block.lines
        if line.startswith("spared ")
    }
    assert said == set(NotCapturedCode)


def test_pieces_that_were_passed_or_closed_in_before_can_be_asked_about():
    rules = ruleset("walker-petteia")
    name = rules.board.name
    passed = Game.load(rules, "7p/8/8/8/8/2P5/2p5/P7 1 - - -")
    assert [name(each) for each in askable(passed, passed.read("a1-d1"))] == ["c2"]
    closed = Game.load(rules, "7p/8/8/8/2PpP3/8/8/P7 1 - - -")
    assert [name(each) for each in askable(closed, closed.read("a1-a2"))] == ["d4"]
