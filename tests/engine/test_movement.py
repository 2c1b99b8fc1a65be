"""Where pieces go."""

from engine.board import board_of
from engine.position_text import read_position
from engine.rules.movement import JUMP, NEAR_JUMP, SLIDE, rays
from tests.diagrams import board_text, names

FIELD = board_of(8, 5)


def ends(reach, rows, piece, side=1):
    position = read_position(FIELD, f"{board_text(rows, 8, 5)} {side} - - -")
    moves = list(reach.moves(FIELD, position, 1 << FIELD.square(piece)))
    assert all(move.path[0] == FIELD.square(piece) for move in moves)
    return " ".join(names(FIELD, [move.path[-1] for move in moves]))


def along_the_rank(reach, row):
    """Where the piece at the left of a row comes to within it, on the second rank."""
    found = ends(reach, {2: row}, "a2").split()
    return " ".join(name for name in found if name[1] == "2")


def test_a_man_slides_any_distance_up_to_the_edge_or_a_piece():
    rows = {4: ". . p . . . . .", 2: "P . P . . . p ."}
    assert ends(SLIDE, rows, "c2") == "b2 c1 c3 d2 e2 f2"


def test_a_man_shut_in_has_no_move():
    assert ends(SLIDE, {2: "P . . . . . . .", 1: "P p . . . . . ."}, "a1") == ""


def test_a_leader_slides_or_jumps_one_run_never_over_the_other_leader():
    expected = {
        "B P . . . . . .": "c2",
        "B p P p . . . .": "e2",
        "B . P . . . . .": "b2 d2",
        "B . P p . P . .": "b2 e2",
        "B . . . . . . p": "b2 c2 d2 e2 f2 g2",
        "B P P P P P P P": "",
        "B . P . P . . .": "b2 d2",
        "B b . . . . . .": "",
        "B P b . . . . .": "",
        "B p b p . . . .": "",
        "B . . b . . . .": "b2 c2",
    }
    assert {row: along_the_rank(JUMP, row) for row in expected} == expected


def test_without_run_up_the_first_piece_jumped_stands_next_to_the_leader():
    expected = {
        "B P . . . . . .": "c2",
        "B p P p . . . .": "e2",
        "B . P . . . . .": "b2",
        "B P b . . . . .": "",
    }
    assert {row: along_the_rank(NEAR_JUMP, row) for row in expected} == expected


def test_a_leader_jumps_in_all_four_directions():
    rows = {4: ". . . p . . . .", 3: ". . p B p . . .", 2: ". . . p . . . ."}
    assert ends(JUMP, rows, "d3") == "b3 d1 d5 f3"


def test_the_second_leader_jumps_too():
    assert ends(JUMP, {5: "b P . . . . . .", 4: "p . . . . . . ."}, "a5", side=2) == "a3 c5"


def test_equal_moves_on_a_board_are_the_same_object():
    position = read_position(FIELD, f"{board_text({1: 'B . . . . . . .'}, 8, 5)} 1 - - -")
    piece = 1 << FIELD.square("a1")
    slid, jumped = SLIDE.moves(FIELD, position, piece), JUMP.moves(FIELD, position, piece)
    assert sorted(map(id, slid)) == sorted(map(id, jumped))
    assert rays(FIELD) is rays(board_of(8, 5))
