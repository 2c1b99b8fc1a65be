"""A game: what may be played, how it goes on, and what the referee ends."""

from itertools import chain

import pytest

from engine.actions import Move, Placement
from engine.catalogue import ruleset
from engine.dice import THROWS
from engine.errors import IllegalAction, NotationError, RefusalCode
from engine.events import Moved, Rolled
from engine.game import Game
from engine.position import Outcome, Reason, Side, Tally
from tests.diagrams import board_text
from tests.engine.games import random_game

WALKER = ruleset("walker-petteia")
START = Game.start(WALKER)
SHUFFLE = ("a2-a3", "a7-a6", "a3-a2", "a6-a7")


def played(game, *texts):
    for text in texts:
        game = game.play(game.read(text))
    return game


def test_a_game_starts_with_the_first_side_to_act_and_nothing_counted():
    assert START.position.side is Side.FIRST
    assert START.position.tally == Tally()
    assert START.since_irreversible == (START.position,)
    assert START.events == ()
    assert len(START.legal) == 32
    assert START.outcome is None


def test_playing_leaves_the_game_before_as_it_was():
    before = START.text
    played(START, "a2-a5")
    assert START.text == before
    assert len(START.since_irreversible) == 1


def test_choices_are_the_legal_actions_sorted_by_their_text():
    texts = list(map(START.write, START.choices))
    assert texts == sorted(texts)
    assert set(START.choices) == set(START.legal)


def test_an_equal_action_may_be_played_though_it_is_another_object():
    a2, a5 = map(WALKER.board.square, ("a2", "a5"))
    assert START.play(Move((a2, a5))) == played(START, "a2-a5")


def test_an_action_that_is_not_legal_is_refused_with_its_reason():
    a2, a7 = map(WALKER.board.square, ("a2", "a7"))
    for action, code in (
        (Move((a2, a7)), RefusalCode.OCCUPIED),
        (Placement(a7), RefusalCode.PLACED),
    ):
        with pytest.raises(IllegalAction) as caught:
            START.play(action)
        assert caught.value.code is code


def test_the_third_time_of_a_position_is_a_draw():
    twice = played(START, *SHUFFLE)
    assert twice.outcome is None
    assert played(twice, *SHUFFLE[:3]).outcome is None
    thrice = played(twice, *SHUFFLE)
    assert thrice.outcome == Outcome(None, Reason.REPETITION)
    assert thrice.legal == ()
    assert thrice.choices == ()
    assert thrice.position.verdict is None
    assert WALKER.legal(thrice.position) != ()


def test_the_same_squares_with_the_other_side_to_act_are_another_position():
    rows = board_text({8: "p . . . . . . p", 1: "P . . . . . . P"}, 8, 8)
    game = Game.load(WALKER, f"{rows} 1 - - -")
    lost_a_tempo = ("a1-a3", "a8-a7", "a3-a2", "a7-a8", "a2-a1")
    once_each = played(game, *lost_a_tempo)
    assert once_each.position.men == game.position.men
    assert once_each.position != game.position


def test_a_capture_begins_a_new_line_and_a_new_count():
    rows = board_text({8: "p . . . . . . p", 4: ". P p . . . . .", 1: ". . . P . . . ."}, 8, 8)
    game = played(Game.load(WALKER, f"{rows} 1 - - quiet=42;lost=1,2"), "b4-b5", "a8-a7", "b5-b4")
    assert game.position.tally.quiet == 45
    assert len(game.since_irreversible) == 4
    game = played(game, "a7-a8", "d1-d4")
    assert len(game.since_irreversible) == 1
    assert game.position.tally == Tally(quiet=0, lost=(1, 3))


def test_a_hundred_plies_without_a_capture_are_a_draw():
    rows = board_text({8: "p . . . . . . p", 1: "P . . . . . . P"}, 8, 8)
    game = Game.load(WALKER, f"{rows} 1 - - quiet=98")
    assert played(game, "a1-a2").outcome is None
    assert played(game, "a1-a2", "a8-a7").outcome == Outcome(None, Reason.QUIET)


def test_a_loaded_position_is_not_ended_by_what_it_says_was_counted():
    rows = board_text({8: "p . . . . . . p", 1: "P . . . . . . P"}, 8, 8)
    game = Game.load(WALKER, f"{rows} 1 - - quiet=100")
    assert game.outcome is None
    assert game.legal != ()


def test_what_the_position_decides_comes_before_what_the_referee_counts():
    rows = board_text({8: "p . . . . . . .", 1: "P . . . . . . P"}, 8, 8)
    game = Game.load(WALKER, f"{rows} 1 - - quiet=99")
    assert played(game, "a1-a2").outcome == Outcome(Side.FIRST, Reason.SINGLE_PIECE)


def test_a_game_loaded_from_its_texts_goes_on_as_it_was():
    names = ("lemery-petteia", "lemery-compact", "walker-petteia")
    for game in chain.from_iterable(random_game(name, seed=4, plies=40) for name in names):
        loaded = Game.load(game.ruleset, game.text, game.past)
        if game.position.verdict is None:
            assert loaded == game
            assert loaded.position.tally == game.position.tally
            assert loaded.outcome == game.outcome
            assert loaded.legal == game.legal


def test_a_loaded_game_remembers_what_was_repeated():
    game = played(START, *SHUFFLE, *SHUFFLE[:3])
    again = Game.load(WALKER, game.text, game.past)
    assert played(again, SHUFFLE[3]).outcome == Outcome(None, Reason.REPETITION)
    forgetful = Game.load(WALKER, game.text)
    assert played(forgetful, SHUFFLE[3]).outcome is None


def test_a_text_that_is_no_position_of_the_game_cannot_be_loaded():
    with pytest.raises(NotationError):
        Game.load(WALKER, "8/8 1 - - -")
    with pytest.raises(NotationError):
        Game.load(WALKER, START.text, ["nonsense"])


def test_a_finished_game_reads_and_plays_nothing():
    over = played(START, *SHUFFLE, *SHUFFLE)
    with pytest.raises(IllegalAction) as read:
        over.read("a2-a3")
    with pytest.raises(IllegalAction) as play:
        over.play(START.legal[0])
    assert {read.value.code, play.value.code} == {RefusalCode.OVER}


def test_the_marks_of_the_last_ply_outlive_the_throw_that_follows():
    kubeia = played(Game.start(ruleset("vogt-kubeia")), "roll63")
    assert kubeia.events == (Rolled(6, 3),)
    moved = played(kubeia, "a2-a4")
    path = tuple(map(moved.ruleset.board.square, ("a2", "a4")))
    assert moved.events == (Moved(path),)
    assert played(moved, "roll21").events == (Moved(path), Rolled(2, 1))


def test_stopping_by_agreement_is_a_draw_and_in_poleis_a_count():
    assert START.outcome_on_agreement() == Outcome(None, Reason.AGREEMENT)
    assert not WALKER.adjudicates
    poleis = ruleset("poleis")
    assert poleis.adjudicates
    ahead = Game.load(poleis, "pp~6/8/8/8/8/8/8/PP6 1 - - -")
    assert ahead.outcome_on_agreement() == Outcome(Side.FIRST, Reason.ADJUDICATED)
    even = Game.load(poleis, "pp~6/8/8/8/8/8/8/PP~6 1 - - -")
    assert even.outcome_on_agreement() == Outcome(None, Reason.EQUAL)


def test_only_a_game_with_huffing_hides_hints():
    assert ruleset("lemery-compact(compulsory=huff)").hides_hints
    assert not ruleset("lemery-compact(compulsory=enforced)").hides_hints


def test_every_throw_can_be_and_they_are_sure_to_come():
    thrown = Game.start(ruleset("vogt-kubeia"))
    assert set(thrown.legal) == set(THROWS)
    assert sum(THROWS.values()) == 1
    assert len(THROWS) == 21
