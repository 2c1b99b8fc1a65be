"""Squares, their names, and the ring around the board."""

from itertools import product

import pytest

from engine.board import bits_of, board_of, squares_in
from engine.errors import NotationError

SIZES = [(1, 1), (1, 12), (5, 5), (8, 8), (12, 8), (12, 12)]


def test_every_square_has_one_name_that_leads_back_to_it():
    for files, ranks in SIZES:
        field = board_of(files, ranks)
        names = [field.name(square) for square in field.squares]
        assert len(set(names)) == files * ranks
        assert [field.square(name) for name in names] == list(field.squares)


def test_squares_run_along_the_ranks_from_a1():
    field = board_of(3, 2)
    assert [field.name(square) for square in field.squares] == ["a1", "b1", "c1", "a2", "b2", "c2"]


def test_every_step_from_the_board_lands_on_the_board_or_on_the_rim():
    for size in SIZES:
        field = board_of(*size)
        assert field.all & field.rim == 0, size
        for square, step in product(field.squares, field.steps):
            assert (field.all | field.rim) >> square + step & 1, (size, square, step)


def test_steps_do_not_wrap_from_one_edge_to_the_other():
    field = board_of(8, 8)
    right_edge = field.square("h4")
    assert field.rim >> right_edge + 1 & 1
    assert not field.beside[right_edge] >> field.square("a5") & 1


def test_neighbours_are_two_in_a_corner_three_on_the_edge_and_four_inside():
    field = board_of(5, 7)
    counts = [field.beside[field.square(name)].bit_count() for name in ("a1", "e7", "c1", "c3")]
    assert counts == [2, 2, 3, 4]


def test_beams_go_outwards_to_the_edge():
    field = board_of(4, 3)
    beams = {
        tuple(field.name(square) for square in beam) for beam in field.beams[field.square("b2")]
    }
    assert beams == {("c2", "d2"), ("a2",), ("b3",), ("b1",)}


def test_corners_are_the_four_ends():
    field = board_of(12, 8)
    assert sorted(map(field.name, squares_in(field.corners))) == ["a1", "a8", "l1", "l8"]


def test_spread_gives_the_neighbours_on_the_board():
    field = board_of(3, 3)
    around = field.spread(bits_of([field.square("a1"), field.square("c3")]))
    assert sorted(map(field.name, squares_in(around))) == ["a2", "b1", "b3", "c2"]


def test_one_board_a_size():
    assert board_of(8, 8) is board_of(8, 8)
    assert board_of(8, 9) is not board_of(9, 8)


def is_named(name):
    try:
        board_of(8, 8).square(name)
    except NotationError:
        return False
    return True


def test_a_square_that_is_not_on_the_board_is_an_error():
    names = (
        "",
        "a",
        "a0",
        "a9",
        "i1",
        "A1",
        "a01",
        "a1 ",
        "\N{GREEK SMALL LETTER ALPHA}1",
        "a\N{ARABIC-INDIC DIGIT ONE}",
    )
    assert [name for name in names if is_named(name)] == []


def test_a_board_of_any_other_size_is_an_error():
    for size in ((0, 8), (8, 0), (13, 8), (8, 13), (-1, 5)):
        with pytest.raises(ValueError, match="1 to 12"):
            board_of(*size)
