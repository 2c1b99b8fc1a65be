"""Position text, read strictly and written in one form."""

from functools import partial

import pytest

from engine.board import board_of, squares_in
from engine.catalogue import ruleset
from engine.errors import NotationError
from engine.game import Game
from engine.position import Cue, Kind, Piece, Side, Tally
from engine.position_text import read_position, write_board, write_position
from engine.position_validation import load_position

FIELD = board_of(4, 3)
START = "pppppppppppp/pppppppppppp/2b9/12/12/9B2/PPPPPPPPPPPP/PPPPPPPPPPPP 1 - - -"

VALID = [
    "4/4/4 1 - - -",
    "pO2/1b1B/3P~ 2 - - -",
    "p~o~b~P~/4/4 1 16,16 - -",
    "4/4/P3 2 15,16 - -",
    "4/4/4 2 0,1 - -",
    "4/4/4 1 - ? -",
    "4/4/4 1 - + -",
    "4/4/4 2 - 63 -",
    "4/4/4 2 - 11 -",
    "4/4/4 1 - - quiet=12",
    "4/4/4 1 - - quiet=99999;passive=1,0;lost=0,13",
    "p2o/4/P3 1 - - quiet=1;passive=0,2;lost=3,0;huff=a3,d3",
    "p3/4/4 1 - - huff=a3",
]


def place_of(fault, *arguments):
    """The place that a notation error names."""
    with pytest.raises(NotationError) as caught:
        fault(*arguments)
    assert str(caught.value).startswith(f"{caught.value.where}: ")
    return caught.value.where


def test_a_position_is_written_as_it_was_read():
    assert [write_position(FIELD, read_position(FIELD, text)) for text in VALID] == VALID


def test_the_start_of_the_base_game_reads_as_in_the_card():
    field = board_of(12, 8)
    position = read_position(field, START)
    assert [men.bit_count() for men in position.men] == [25, 25]
    assert position.piece_at(field.square("j3")) == Piece(Side.FIRST, Kind.LEADER)
    assert position.piece_at(field.square("c6")) == Piece(Side.SECOND, Kind.LEADER)
    assert position.piece_at(field.square("e4")) is None
    assert write_position(field, position) == START


def test_every_field_is_read():
    text = "pO2/1b1B/3P~ 2 4,5 63 quiet=7;passive=1,2;lost=3,4;huff=d1"
    position = read_position(FIELD, text)
    named = {FIELD.name(s): position.piece_at(s) for s in squares_in(position.occupied)}
    assert named == {
        "a3": Piece(Side.SECOND, Kind.MAN),
        "b3": Piece(Side.FIRST, Kind.HOPLITE),
        "b2": Piece(Side.SECOND, Kind.LEADER),
        "d2": Piece(Side.FIRST, Kind.LEADER),
        "d1": Piece(Side.FIRST, Kind.MAN, marked=True),
    }
    assert (position.side, position.hand, position.roll) == (Side.SECOND, (4, 5), (6, 3))
    assert position.tally == Tally(7, (1, 2), (3, 4), 1 << FIELD.square("d1"))


def test_cues_of_the_dice_are_told_apart():
    assert read_position(FIELD, "4/4/4 1 - ? -").roll is Cue.THROW
    assert read_position(FIELD, "4/4/4 1 - + -").roll is Cue.BONUS


def test_spaces_between_the_fields_are_free():
    assert read_position(FIELD, "  4/4/4   1 - -\t-\n") == read_position(FIELD, "4/4/4 1 - - -")


def test_the_board_field_stands_alone_too():
    assert write_board(FIELD, read_position(FIELD, "pO2/1b1B/3P~ 2 - - -")) == "pO2/1b1B/3P~"


def test_counters_do_not_make_two_positions_different():
    assert read_position(FIELD, "4/4/4 1 - - quiet=3") == read_position(FIELD, "4/4/4 1 - - -")
    assert read_position(FIELD, "4/4/4 1 - 63 -") != read_position(FIELD, "4/4/4 1 - 54 -")
    assert read_position(FIELD, "P~3/4/4 1 - - -") != read_position(FIELD, "P3/4/4 1 - - -")


def test_a_text_that_is_no_position_is_refused_with_the_place():
    for text, where in (
        ("", "position"),
        ("4/4/4 1 - -", "position"),
        ("4/4/4 1 - - - -", "position"),
        ("4/4/4 1 - - -" + " " * 1000, "position"),
        ("4/4 1 - - -", "board"),
        ("4/4/4/4 1 - - -", "board"),
        ("4/3/4 1 - - -", "board, rank 2"),
        ("5/4/4 1 - - -", "board, rank 3"),
        ("4/4/22 1 - - -", "board, rank 1"),
        ("4/4/04 1 - - -", "board, rank 1"),
        ("4/4/40 1 - - -", "board, rank 1"),
        ("4/4/ 1 - - -", "board, rank 1"),
        ("4/4/3x 1 - - -", "board, rank 1"),
        ("4/4/~4 1 - - -", "board, rank 1"),
        ("4/4/P~~3 1 - - -", "board, rank 1"),
        ("4/4/\N{ARABIC-INDIC DIGIT FOUR} 1 - - -", "board, rank 1"),
        ("4/4/4 3 - - -", "side"),
        ("4/4/4 w - - -", "side"),
        ("4/4/4 \N{ARABIC-INDIC DIGIT ONE} - - -", "side"),
        ("4/4/4 1 16,15 - -", "hand"),
        ("4/4/4 2 16,16 - -", "hand"),
        ("4/4/4 1 0,0 - -", "hand"),
        ("4/4/4 1 16 - -", "hand"),
        ("4/4/4 1 1,1,1 - -", "hand"),
        ("4/4/4 1 01,01 - -", "hand"),
        ("4/4/4 1 123456,123456 - -", "hand"),
        ("4/4/4 1 - 36 -", "roll"),
        ("4/4/4 1 - 70 -", "roll"),
        ("4/4/4 1 - 6 -", "roll"),
        ("4/4/4 1 - ?? -", "roll"),
        ("4/4/4 1 - - quiet=0", "tally"),
        ("4/4/4 1 - - quiet=01", "tally"),
        ("4/4/4 1 - - quiet=1;", "tally"),
        ("4/4/4 1 - - quiet=1quiet=2", "tally"),
        ("4/4/4 1 - - quiet=1lost=1,0", "tally"),
        ("4/4/4 1 - - lost=1,0;quiet=1", "tally"),
        ("4/4/4 1 - - calm=1", "tally"),
        ("4/4/4 1 - - lost=0,0", "lost"),
        ("4/4/4 1 - - lost=1", "tally"),
        ("4/4/4 1 - - passive=00,1", "passive"),
        ("p3/4/4 1 - - huff=e5", "square"),
        ("p3/4/4 1 - - huff=", "tally"),
        ("p2p/4/4 1 - - huff=d3,a3", "tally"),
        ("p3/4/4 1 - - huff=a3,a3", "tally"),
        ("4/4/4 1 - - huff=a3", "tally"),
        ("p3/4/4 2 - - huff=a3", "tally"),
        ("b3/4/4 1 - - huff=a3", "tally"),
    ):
        assert place_of(read_position, FIELD, text) == where, text


def test_a_ruleset_refuses_what_its_game_has_not():
    for name, text, where in (
        ("walker-petteia", "8/8/8/8/8/8/8/7B 1 - - -", "board"),
        ("walker-petteia", "8/8/8/8/8/8/8/7O 1 - - -", "board"),
        ("lemery-compact", "8/8/8/8/8/8/8/6BB 1 - - -", "board"),
        ("lemery-compact", "8/8/8/8/8/8/8/7P~ 1 - - -", "board"),
        ("lemery-compact", "8/8/8/8/8/8/8/7P 1 1,1 - -", "hand"),
        ("lemery-compact", "8/8/8/8/8/8/8/7P 1 - 63 -", "roll"),
        ("lemery-compact", "8/8/8/8/8/8/8/7P 1 - ? -", "roll"),
        ("lemery-compact", "8/8/8/8/8/8/p7/7P 1 - - huff=a2", "tally"),
        # too many men
        ("walker-petteia", "8/8/8/8/8/P7/PPPPPPPP/PPPPPPPP 1 - - -", "board"),
        ("lemery-ultra", "8/8/8/8/8/8/p7/pppppppp 1 - - -", "board"),
        ("walker-dux", "8/8/8/8/8/8/8/bb6 1 - - -", "board"),
        ("vogt-petteia", f"12/12/12/12/12/12/{'O' * 11}P/OO10 1 - - -", "board"),
        ("poleis", "8/8/8/8/8/8/8/7P 1 16,16 - -", "board"),
        ("poleis", "8/8/8/8/8/8/8/8 1 17,17 - -", "hand"),
        # marks that nobody holds, or that come too early
        ("lemery-latrunculi", "8/8/8/8/2Pp~4/8/8/8 1 - - -", "board"),
        ("lemery-latrunculi", "8/8/8/8/P~p~P5/8/8/8 1 - - -", "board"),
        ("lemery-latrunculi", "8/8/8/8/2Pp~P3/8/8/8 1 4,4 - -", "board"),
        ("lemery-latrunculi", "8/8/8/2p5/1PP~p~P3/2p5/8/8 1 - - -", "board"),
        ("poleis", "8/8/8/8/8/8/8/7P~ 1 2,2 - -", "board"),
        # dice and counters
        ("vogt-kubeia", "12/12/12/12/12/12/12/P11 1 - - -", "roll"),
        ("walker-petteia", "8/8/8/8/8/8/8/7P 1 - - passive=1,0", "tally"),
        ("vogt-petteia", "12/12/12/12/12/12/12/P11 1 - - passive=4,0", "tally"),
        ("walker-petteia", "8/8/8/8/8/8/8/7P 1 - - quiet=101", "tally"),
        ("walker-petteia", "8/8/8/8/8/8/8/7P 1 - - lost=17,0", "tally"),
        ("poleis", "8/8/8/8/8/8/8/8 1 4,4 - quiet=1", "tally"),
    ):
        assert place_of(partial(load_position, ruleset(name)), text) == where, (name, text)


def test_a_ruleset_reads_all_that_its_game_can_come_to():
    for name, text in (
        ("lemery-ultra", "8/8/8/8/8/8/8/B6b 1 - - -"),
        ("poleis", "8/8/8/8/8/8/8/7P 2 15,16 - -"),
        ("lemery-latrunculi", "8/8/8/8/2Pp~P3/8/8/8 1 - - -"),
        ("lemery-latrunculi(pins=all)", "8/8/8/2p5/1PP~p~P3/2p5/8/8 1 - - -"),
        ("poleis", "8/8/8/8/8/8/8/7P~ 1 - - -"),
        ("vogt-kubeia", "12/12/12/12/12/12/12/P11 1 - + -"),
        ("vogt-kubeia", "12/12/12/12/12/12/12/P11 1 - 63 quiet=99;passive=2,1;lost=3,4"),
        ("walker-petteia", "8/8/8/8/8/8/8/7P 1 - - lost=16,16"),
    ):
        assert Game.load(ruleset(name), text).text == text, name
