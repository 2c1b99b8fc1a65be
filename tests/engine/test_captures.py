"""Who is caught, by whom, on only sets of squares."""

import pytest

from engine.board import board_of
from engine.position_text import read_position
from engine.rules import captures
from tests.diagrams import board_text, names

FIELD = board_of(5, 5)


def position(rows, side=1):
    return read_position(FIELD, f"{board_text(rows, 5, 5)} {side} - - -")


def caught(way, place, hammer):
    """The prey and its captors by name."""
    found = way(FIELD, place, FIELD.square(hammer))
    return {
        names(FIELD, prey)[0]: names(FIELD, captors & FIELD.all) for prey, captors in found.items()
    }


def test_a_sandwich_needs_its_hammer_its_prey_and_its_anvil_in_one_line():
    a, b, c = (1 << FIELD.square(name) for name in ("a1", "b1", "c1"))
    assert captures.sandwich(FIELD, FIELD.square("a1"), b, c) == {b: a | c}
    assert captures.sandwich(FIELD, FIELD.square("c1"), b, a) == {b: a | c}
    assert captures.sandwich(FIELD, FIELD.square("a1"), b, 0) == {}
    assert captures.sandwich(FIELD, FIELD.square("a1"), 0, c) == {}


def test_a_line_does_not_go_on_around_the_edge():
    hammer, prey = FIELD.square("e2"), 1 << FIELD.square("d2")
    assert captures.sandwich(FIELD, hammer, prey, 1 << FIELD.square("a3")) == {}


def test_four_can_be_caught_at_once_each_by_its_own_pair():
    place = position(
        {5: ". . P . .", 4: ". . p . .", 3: "P p P p P", 2: ". . p . .", 1: ". . P . ."}
    )
    assert caught(captures.custodial, place, "c3") == {
        "b3": ["a3", "c3"],
        "c2": ["c1", "c3"],
        "c4": ["c3", "c5"],
        "d3": ["c3", "e3"],
    }


def test_a_run_of_two_is_safe():
    assert caught(captures.custodial, position({3: "P p p P ."}), "d3") == {}


def test_a_sandwich_without_the_piece_that_moved_is_none():
    assert caught(captures.custodial, position({3: "P p P . .", 1: ". . . . P"}), "e1") == {}


def test_diagonals_do_not_catch():
    place = position({4: ". . . P .", 3: ". . p . .", 2: ". P . . ."})
    assert caught(captures.custodial, place, "d4") == {}


def test_the_side_to_act_catches_and_its_own_men_are_no_prey():
    assert caught(captures.custodial, position({3: "p P p . ."}, side=2), "c3") == {
        "b3": ["a3", "c3"]
    }
    assert caught(captures.custodial, position({3: "P P P . ."}), "c3") == {}


@pytest.mark.parametrize(
    ("rows", "hammer"),
    [
        ({1: "p P . . .", 2: "P . . . ."}, "a2"),
        ({1: "p P . . .", 2: "P . . . ."}, "b1"),
        ({5: ". . . P p", 4: ". . . . P"}, "e4"),
    ],
)
def test_a_corner_is_caught_by_its_two_neighbours(rows, hammer):
    assert len(caught(captures.corner, position(rows), hammer)) == 1
    assert caught(captures.custodial, position(rows), hammer) == {}


def test_a_corner_with_one_neighbour_is_safe_from_corner_capture():
    assert caught(captures.corner, position({1: "p P . . ."}), "b1") == {}


def test_a_corner_is_caught_only_by_a_piece_that_has_just_come_beside_it():
    place = position({1: "p P . . .", 2: "P . . . .", 4: ". . . . P"})
    assert caught(captures.corner, place, "e4") == {}


def test_the_edge_is_an_anvil_where_it_counts():
    place = position({5: ". . p . .", 4: ". . P . ."})
    assert caught(captures.edge, place, "c4") == {"c5": ["c4"]}
    assert caught(captures.custodial, place, "c4") == {}


def test_along_the_edge_the_edge_does_not_help():
    assert caught(captures.edge, position({5: ". P p . ."}), "b5") == {}


def test_a_corner_has_two_edges_so_one_neighbour_is_enough():
    assert caught(captures.edge, position({1: "p P . . ."}), "b1") == {"a1": ["b1"]}
    assert caught(captures.edge, position({1: "p . . . .", 2: "P . . . ."}), "a2") == {"a1": ["a2"]}


def test_the_edge_catches_nobody_inside():
    assert caught(captures.edge, position({4: ". . p . .", 3: ". . P . ."}), "c3") == {}
