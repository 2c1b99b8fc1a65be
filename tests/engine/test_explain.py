"""Each reason for a refusal, with the squares that show it."""

from dataclasses import replace

import pytest

from engine.actions import Move, Placement
from engine.catalogue import ruleset
from engine.errors import IllegalAction, NotationError, RefusalCode
from engine.events import Moved
from engine.explain import clauses, consequences, refuse, why_illegal, would_capture
from engine.game import Game
from engine.position import Cue, Position
from engine.reading import AmbiguousAction
from tests.diagrams import board_text, names


def game_of(rows, name="lemery-compact", side=1, tally="-"):
    return Game.load(ruleset(name), f"{board_text(rows, 8, 8)} {side} - - {tally}")


def refusal(game, text):
    """The code and the names of its squares; None for a legal action."""
    found = refuse(game, text)
    return found and (found.code.value, " ".join(names(game.ruleset.board, found.squares)))


GAME = game_of(
    {
        8: ". . . . . . . p",
        6: ". . . . . p . .",
        4: ". . . P p . p P",
        3: ". b . . . . . .",
        1: "P B . . . P . .",
    }
)


def test_each_refusal_says_why_and_where():
    expected = {
        "f1-f4": None,
        "f1-f4xe4xg4": None,
        "f1 f4 x g4": None,
        "f1-f2": None,
        "hello": ("notation", ""),
        "f1-f9": ("notation", ""),
        "f1-f3-f4": ("notation", "f4"),
        "f1-f4xh8": ("no-capture", "h8"),
        "f1-f2xe4": ("no-capture", "e4"),
        "c1-c2": ("no-piece", "c1"),
        "e4-e5": ("not-yours", "e4"),
        "d4-d4": ("same-square", "d4"),
        "d4-e4": ("occupied", "e4"),
        "a1-b1": ("occupied", "b1"),
        "d4-e5": ("not-straight", "d4 e5"),
        "a1-d1": ("blocked", "b1"),
        "f1-f7": ("blocked", "f6"),
        "d4-h4": ("occupied", "h4"),
        "d4-f4": ("blocked", "e4"),
        "b1-b5": ("leader-over-leader", "b3"),
        "b1-h1": ("no-jump", "f1"),
        "b1-c2": ("not-straight", "b1 c2"),
        "@c3": ("placed", "c3"),
        "c3": ("placed", "c3"),
        "xe4": ("not-bound", "e4"),
        "roll63": ("thrown", ""),
        "again": ("no-bonus", ""),
        "pass": ("no-bonus", ""),
        "huff-e4": ("no-huff", "e4"),
    }
    assert {text: refusal(GAME, text) for text in expected} == expected


def test_a_leader_may_jump_with_a_run_up():
    assert refusal(GAME, "b1-g1") is None
    assert refusal(GAME, "b1-e1") is None


def test_without_run_up_a_distant_jump_is_no_jump():
    rows = {8: ". . . . . . b p", 1: "P B . . . P . ."}
    game = game_of(rows, "lemery-compact(jump=adjacent)")
    assert refusal(game, "b1-g1") == ("no-jump", "f1")
    assert refusal(game, "b1-c1") is None


def test_while_a_capture_is_compulsory_the_pieces_that_can_capture_are_named():
    game = Game.load(ruleset("lemery-compact(compulsory=enforced)"), GAME.text)
    assert refusal(game, "a1-a2") == ("capture-first", "f1")
    assert refusal(game, "f1-f2") == ("capture-first", "f1")
    assert refusal(game, "f1-f4") is None
    assert refusal(game, "a1-d1") == ("blocked", "b1")


def test_after_the_end_everything_is_over():
    lost = game_of({2: "p . . . . . . .", 1: "P p . . . . . ."}, "walker-petteia")
    assert lost.outcome is not None
    assert {refusal(lost, text) for text in ("a1-a2", "hello", "again")} == {("over", "")}


def test_what_stands_in_the_way_of_other_phases_is_named_too():
    start = GAME.position
    move, placement = (
        Move((start.men[0].bit_length() - 1, 0)),
        Placement(GAME.ruleset.board.square("d4")),
    )

    def why(position, action):
        return why_illegal(Game(GAME.ruleset, position, (position,)), action).code

    placing = Position(start.men, hand=(3, 3))
    assert why(placing, move) is RefusalCode.PLACING
    assert why(placing, placement) is RefusalCode.OCCUPIED
    for cue in Cue:
        assert why(Position(start.men, roll=cue), move) is RefusalCode.THROW_FIRST


def test_a_legal_action_tells_what_it_would_capture():
    game = GAME
    taken = {
        text: names(game.ruleset.board, would_capture(game, game.read(text)))
        for text in ("f1-f4", "f1-f2")
    }
    assert taken == {"f1-f4": ["e4", "g4"], "f1-f2": []}


def test_reading_raises_the_same_reasons():
    with pytest.raises(NotationError) as unreadable:
        GAME.read("hello")
    with pytest.raises(IllegalAction) as illegal:
        GAME.read("d4-d4")
    assert unreadable.value.code is RefusalCode.NOTATION
    assert illegal.value.code is RefusalCode.SAME_SQUARE


def test_a_text_that_fits_two_actions_is_refused_with_the_squares_of_both():
    board = GAME.ruleset.board
    d4, d5, d6, e4 = map(board.square, ("d4", "d5", "d6", "e4"))

    def two_ways(_rules, _position):
        yield Move((d4, d5, d6), leaps=True)
        yield Move((d4, e4, d6), leaps=True)

    game = Game.start(replace(GAME.ruleset, generators=(two_ways,)))
    assert refusal(game, "d4-d6") == ("ambiguous", "d4 d5 d6 e4")
    assert refusal(game, "d4xe4xd6") is None
    with pytest.raises(AmbiguousAction) as caught:
        game.read("d4d6")
    assert caught.value.candidates == game.legal


def test_a_refusal_names_the_clauses_it_rests_on_and_a_capture_its_captors():
    jump = refuse(GAME, "b1-h1")
    assert clauses(GAME, jump) == ("3.2",)
    assert clauses(GAME, refuse(GAME, "hello")) == ()
    (move, *taken) = consequences(GAME, GAME.read("f1-f4"))
    assert isinstance(move, Moved)
    by = {names(GAME.ruleset.board, [event.square])[0]: event.captors for event in taken}
    assert {prey: names(GAME.ruleset.board, captors) for prey, captors in by.items()} == {
        "e4": ["d4", "f4"],
        "g4": ["f4", "h4"],
    }


LATRUNCULI = game_of(
    {
        8: "p . . . . . . p",
        5: ". . p . . . . .",
        4: ". P p~ P . . . .",
        3: ". . p P . . . .",
        1: "P . . . . . . .",
    },
    "lemery-latrunculi",
)


def test_what_latrunculi_refuses():
    expected = {
        "d3xb3": None,
        "d3-b3": None,
        "d3-b3-d3": ("no-jump", "b3 d3"),
        "d3xb3xd3": ("no-capture", "d3"),
        "d3-e4": ("not-straight", "d3 e4"),
        "d3-f3": ("out-of-range", "d3 f3"),
        "d3-d5": ("no-jump", "d4"),
        "xc4": None,
        "xc5": ("not-bound", "c5"),
        "e5": ("placed", "e5"),
        "again": ("no-bonus", ""),
        "roll63": ("thrown", ""),
        "huff-c4": ("no-huff", "c4"),
    }
    assert {text: refusal(LATRUNCULI, text) for text in expected} == expected


def test_a_bound_piece_is_refused_as_bound():
    game = LATRUNCULI.play(LATRUNCULI.read("a1-a2"))
    assert refusal(game, "c4-b3") == ("bound", "c4")


def test_while_placing_nothing_moves_and_nothing_is_removed():
    game = Game.start(ruleset("poleis"))
    assert refusal(game, "a1-a2") == ("placing", "")
    assert refusal(game, "xa1") == ("placing", "")
    assert refusal(game.play(game.read("a1")), "@a1") == ("occupied", "a1")


def test_dice_come_first_and_limit_the_move():
    game = Game.start(ruleset("vogt-kubeia"))
    assert refusal(game, "a2-a3") == ("throw-first", "")
    assert refusal(game, "pass") == ("no-bonus", "")
    thrown = game.play(game.read("roll22"))
    assert refusal(thrown, "roll63") == ("thrown", "")
    assert refusal(thrown, "a2-a5") == ("out-of-range", "a2 a5")
    bonus = thrown.play(thrown.read("a2-a4"))
    assert refusal(bonus, "b2-b3") == ("throw-first", "")
    assert refusal(bonus, "roll63") == ("throw-first", "")


def test_a_vagus_that_would_not_attack_is_refused():
    rows = {8: ". . . . . . p p", 4: ". p . . . . . .", 1: "P~ . . . . . . P"}
    assert refusal(game_of(rows, "poleis"), "a1-a3") == ("not-attack", "a1 a3")
    assert refusal(game_of(rows, "poleis"), "a1-b2") == ("not-straight", "a1 b2")


def test_a_chain_said_with_a_jump_too_many_is_no_jump():
    rows = {8: "p . . . . . . p", 4: ". . p . . . . .", 3: ". p . p . . . .", 2: ". P p . . . . ."}
    ring = game_of(rows, "lemery-latrunculi")
    assert refusal(ring, "b2xb4xd4xd2xb2") is None
    assert refusal(ring, "b2xb4xd4xd2xb2xb4") == ("no-jump", "b2 b4")
