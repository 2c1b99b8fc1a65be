"""Files under Greek letters: shown, and read in the three ways that people type them."""

import pytest

from engine.board import LATIN, board
from engine.catalogue import ruleset
from engine.errors import AmbiguousAction, NotationError
from engine.game import Game
from engine.lettering import GREEK, read_square, readings, shown, square_name
from tests.diagrams import board_text

FIELD = board(12, 8)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("a2-a5", "Α2-Α5"),  # noqa: RUF001
        ("b2xb4xd4", "Β2xΒ4xΔ4"),  # noqa: RUF001
        ("xd4", "xΔ4"),
        ("@c3", "@Γ3"),
        ("huff-e4", "huff-Ε4"),  # noqa: RUF001
        ("roll63", "roll63"),
        ("again", "again"),
        ("pass", "pass"),
        ("l12", "Μ12"),  # noqa: RUF001
    ],
)
def test_an_action_is_shown_in_the_letters_of_its_game_and_reads_back(text, seen):
    assert shown(text, GREEK) == seen
    assert shown(text, LATIN) == text
    assert readings(seen, GREEK) == (text,)


def test_each_file_has_its_letter():
    files = [square_name(FIELD, FIELD.square(f"{letter}1"), GREEK) for letter in LATIN]
    assert files == [f"{letter}1" for letter in GREEK]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Η6", "g6"),  # noqa: RUF001 - Eta
        ("η6", "g6"),
        ("H6", "g6"),  # looks like Eta
        ("h6", "h6"),  # the engine's own text
        ("K7", "j7"),
        ("k7", "k7"),
        ("z3", "f3"),
        ("m8", "l8"),
        ("Λ5", "k5"),
        ("G2", "g2"),  # no Greek letter looks so
        ("i1", "i1"),
        ("I1", "i1"),
    ],
)
def test_a_square_is_read_by_look_or_by_column(typed, meant):
    assert FIELD.name(read_square(FIELD, typed, GREEK)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("H6-Z6", ["g6-f6"]),
        ("h6-z6", ["g6-f6"]),
        ("Λ7-h7", ["k7-g7"]),
        ("G2-h2", ["g2-h2"]),
        ("h2-h4", ["h2-h4"]),
        ("H2-h4", ["g2-g4", "h2-h4"]),
        ("A2-a4", ["a2-a4"]),
        ("huffH4", ["huffg4"]),
        ("E3-E5xΔ5xE6", ["e3-e5xd5xe6"]),
    ],
)
def test_a_text_is_read_one_way_throughout(typed, meant):
    assert [reading.lower() for reading in readings(typed, GREEK)] == meant


@pytest.mark.parametrize("typed", ["N2-N4", "ж2", "Λ7-G7", "Z2-C2", "Ω1"])
def test_letters_that_are_no_files_or_of_two_alphabets_are_refused(typed):
    with pytest.raises(NotationError):
        readings(typed, GREEK)


def test_a_text_that_fits_a_move_either_way_is_an_error_that_names_both():
    rows = {
        8: ". . . . . . . . . . o b",
        2: ". . . . . . P P . . . .",
        1: "O . . . . . . . . . . B",
    }
    game = Game.load(ruleset("vogt-petteia"), f"{board_text(rows, 12, 8)} 1 - - -")
    with pytest.raises(AmbiguousAction) as caught:
        game.read("H2-h3")
    assert {game.write(action) for action in caught.value.candidates} == {"g2-g3", "h2-h3"}
    assert game.write(game.read("H2-H3")) == "g2-g3"
    assert game.write(game.read("h2-h3")) == "h2-h3"
