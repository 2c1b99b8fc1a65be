"""Squares under other letters: shown, and read in the ways that people type them."""
# ruff: noqa: RUF001 - Greek letters are what is tested

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board import FILE_LETTERS, board_of
from engine.catalogue import ruleset
from engine.errors import NotationError
from engine.game import Game
from engine.lettering import ATTIC, GREEK, Lettering, in_letters, read_square, readings, square_name
from engine.reading import AmbiguousAction, parse_action
from tests.diagrams import board_text

FIELD = board_of(12, 8)


def is_read(reader, *arguments):
    try:
        reader(*arguments)
    except NotationError:
        return False
    return True


def test_an_action_is_shown_in_the_letters_of_its_game_and_reads_back():
    for text, seen in (
        ("a2-a5", "Α2-Α5"),
        ("b2xb4xd4", "Β2xΒ4xΔ4"),
        ("xd4", "xΔ4"),
        ("@c3", "@Γ3"),
        ("huff-e4", "huff-Ε4"),
        ("roll63", "roll63"),
        ("again", "again"),
        ("pass", "pass"),
        ("l12", "Μ12"),
    ):
        assert in_letters(text, Lettering.GREEK) == seen
        assert in_letters(text, Lettering.LATIN) == text
        assert readings(seen, Lettering.GREEK) == (text,)


def test_an_action_is_shown_with_attic_numerals_and_reads_back():
    for text, seen in (
        ("h6-h5", "ΘΠΙ-ΘΠ"),
        ("b2xb4xd4", "ΒΙΙxΒΙΙΙΙxΔΙΙΙΙ"),
        ("xd8", "xΔΠΙΙΙ"),
        ("@i1", "@ΙΙ"),
        ("huff-e3", "huff-ΕΙΙΙ"),
        ("roll63", "roll63"),
        ("again", "again"),
        ("pass", "pass"),
    ):
        assert in_letters(text, Lettering.ATTIC) == seen
        for letters in (Lettering.GREEK, Lettering.ATTIC):
            assert readings(seen, letters) == (text,)


def test_the_ranks_of_any_board_have_numerals():
    assert [Lettering.ATTIC.rank(number) for number in range(1, 13)] == list(ATTIC)
    assert [Lettering.GREEK.rank(number) for number in range(1, 13)] == [*map(str, range(1, 13))]
    assert len({*ATTIC}) == 12


def test_each_file_has_its_letter():
    files = [
        square_name(FIELD, FIELD.square(f"{letter}1"), Lettering.GREEK) for letter in FILE_LETTERS
    ]
    assert files == [f"{letter}1" for letter in GREEK]


def test_a_square_is_read_by_look_or_by_column():
    for typed, meant in (
        ("Η6", "g6"),
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
    ):
        assert FIELD.name(read_square(FIELD, typed, Lettering.GREEK)) == meant, typed


def test_a_text_is_read_one_way_throughout():
    for typed, meant in (
        ("H6-Z6", ["g6-f6"]),
        ("h6-z6", ["g6-f6"]),
        ("Λ7-h7", ["k7-g7"]),
        ("G2-h2", ["g2-h2"]),
        ("h2-h4", ["h2-h4"]),
        ("H2-h4", ["g2-g4", "h2-h4"]),
        ("A2-a4", ["a2-a4"]),
        ("huffH4", ["huffg4"]),
        ("E3-E5xΔ5xE6", ["e3-e5xd5xe6"]),
    ):
        found = [reading.lower() for reading in readings(typed, Lettering.GREEK)]
        assert found == meant, typed


def test_letters_that_are_no_files_or_of_two_alphabets_are_refused():
    texts = ("N2-N4", "ж2", "Λ7-G7", "Z2-C2", "Ω1")
    assert [text for text in texts if is_read(readings, text, Lettering.GREEK)] == []


def test_attic_numerals_are_read_in_any_alphabet_and_case():
    for typed, meant in (
        ("θπι-θπ", ["h6-h5"]),
        ("AI-AIII", ["a1-a3"]),
        ("HI-HIII", ["g1-g3"]),
        ("hi-hiii", ["h1-h3"]),
        ("hΠ-h4", ["h5-h4"]),
        ("ΘΠΙ-Θ5", ["h6-h5"]),
        ("ΘΠΙΘΠ", ["h6h5"]),
        ("ΘΠΙΘ5", ["h6h5"]),
        ("ΕΙΙΙ-ΕΠxΔΠxΕΠΙ", ["e3-e5xd5xe6"]),
        ("ΙΙΙ-ΙΙΙΙ", ["i2-i3"]),
        ("ΙΙΙΙΙ", ["i4"]),
        ("ΙΙ ΙΙΙ", ["i1i2"]),
        ("Θ ΠI - Θ Π", ["h6-h5"]),
        ("ΙΙΙΙΙΙΙ", ["i1i4", "i2i3", "i3i2", "i4i1"]),
        ("ΕΙΙΙ - ΕΠ x ΔΠ", ["e3-e5xd5"]),
        ("AIIAIIII", ["a2a4"]),
        ("HI-hII", ["g1-g2", "h1-h2"]),
    ):
        found = [reading.lower() for reading in readings(typed, Lettering.GREEK)]
        assert found == meant, typed


def test_what_is_no_attic_square_is_none():
    texts = ("ΘΠΠ-ΘΠ", "ΘΙΠ-ΘΠ", "ΠΙ-ΠΙΙ", "ΘΠΙ-", "Θ-ΙΙ", "ΧΙ-ΧΙΙ", "Ι")
    assert [text for text in texts if is_read(parse_action, FIELD, text, Lettering.ATTIC)] == []


def test_a_square_off_the_board_does_not_keep_another_reading_away():
    ninth = readings("ΙΠΙΙΙΙΙΙΙ", Lettering.ATTIC)
    assert ninth == ("i7i4", "i8i3", "i9i2")
    found = parse_action(FIELD, "ΙΠΙΙΙΙΙΙΙ", Lettering.ATTIC)
    assert [tuple(map(FIELD.name, each.action.path)) for each in found] == [
        ("i7", "i4"),
        ("i8", "i3"),
    ]


SQUARES = st.sampled_from(FIELD.squares)
LETTERINGS = st.sampled_from(Lettering)


@given(SQUARES, LETTERINGS)
def test_a_square_that_is_shown_reads_as_itself_under_all_letters(square, letters):
    seen = square_name(FIELD, square, letters)
    for reader in (letters, *list(Lettering)[1:]):
        assert readings(seen, reader) == (FIELD.name(square),)
        assert read_square(FIELD, seen, reader) == square
        assert read_square(FIELD, seen.lower(), reader) == square


@given(st.lists(SQUARES, min_size=2, max_size=5), LETTERINGS, st.sampled_from("-x"))
def test_an_action_that_is_shown_has_one_meaning_under_all_letters(path, letters, sign):
    text = sign.join(map(FIELD.name, path))
    seen = in_letters(text, letters)
    for reader in (letters, *list(Lettering)[1:]):
        assert readings(seen, reader) == (text,)
        assert readings(seen.lower(), reader) == (text,)


@given(SQUARES, SQUARES)
def test_two_squares_with_a_blank_between_them_are_read_as_they_are_meant(one, other):
    names = [square_name(FIELD, each, Lettering.ATTIC) for each in (one, other)]
    assert readings(" ".join(names), Lettering.ATTIC) == (FIELD.name(one) + FIELD.name(other),)


def test_no_two_squares_are_shown_alike():
    names = [square_name(FIELD, *each) for each in product(FIELD.squares, list(Lettering))]
    assert len(set(names)) == len(names)


@given(st.text(alphabet="ΙΠΔΑΘIiπahHx-@ 15", max_size=60))
def test_any_text_is_read_in_few_ways_or_is_a_notation_error(text):
    try:
        found = readings(text, Lettering.ATTIC)
    except NotationError:
        return
    assert 1 <= len(found) <= 8


def test_of_the_readings_of_two_squares_that_nothing_sets_apart_the_legal_one_is_meant():
    rows = {8: ". . . . . . . . . . o b", 1: "O . . . . . . . . . . B"}
    rows[3] = ". . . . . . . . P . . ."
    game = Game.load(ruleset("vogt-petteia"), f"{board_text(rows, 12, 8)} 1 - - -")
    assert game.write(game.read("ΙΙΙΙΙΙΙ")) == "i3-i2"


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
