"""What a picture's text means, square by square."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from render import Picture, layout
from render.reading import read_scene
from render.scene import Mark, PieceSymbol, SpotMark, State


def shown(picture):
    """By square name, all that is not a bare square."""
    corners = {
        layout(picture.files, picture.ranks).corner(f"{letter}{rank}", flipped=picture.flipped): (
            f"{letter}{rank}"
        )
        for letter in "abcdefghijkl"[: picture.files]
        for rank in range(1, picture.ranks + 1)
    }
    return {
        corners[square.corner]: square.spot
        for square in read_scene(picture)
        if square.spot != SpotMark()
    }


def marks(**said):
    """The marks on a board of 3x3 with a man of each side, by square name."""
    spots = shown(Picture(3, 3, "3/1p1/P2", **said))
    return {name: spot.marks for name, spot in spots.items() if spot.marks}


def written(picture):
    """The pieces as text again, from what is shown."""
    spots, rows = shown(picture), []
    for rank in range(picture.ranks, 0, -1):
        row = "".join(
            _letter(spots.get(f"{letter}{rank}", SpotMark()).piece)
            for letter in "abcdefghijkl"[: picture.files]
        )
        rows.append(re.sub(r"\.+", lambda empty: str(len(empty[0])), row))
    return "/".join(rows)


def _letter(piece):
    if piece is None:
        return "."
    mark = "" if piece.state is State.UPRIGHT else "~"
    return (piece.kind.lower() if piece.second else piece.kind) + mark


def test_capitals_are_the_first_players_and_a_tilde_turns():
    assert shown(Picture(4, 2, "Po~2/3B")) == {
        "a2": SpotMark(PieceSymbol(second=False, kind="P")),
        "b2": SpotMark(PieceSymbol(second=True, kind="O", state=State.TURNED)),
        "d1": SpotMark(PieceSymbol(second=False, kind="B")),
    }


def test_a_tilde_binds_where_pieces_are_bound():
    spots = shown(Picture(4, 1, "Po~2", bound=True))
    assert [spot.piece.state for spot in spots.values()] == [State.UPRIGHT, State.BOUND]


def test_squares_are_told_as_they_are_read():
    for flipped in (False, True):
        corners = [square.corner for square in read_scene(Picture(3, 2, "3/3", flipped=flipped))]
        assert corners == sorted(corners, key=lambda corner: corner[::-1])


def test_a1_is_dark_from_either_side():
    for flipped in (False, True):
        picture = Picture(3, 2, "3/3", flipped=flipped)
        corner = layout(3, 2).corner("a1", flipped=flipped)
        assert next(square.dark for square in read_scene(picture) if square.corner == corner)


def test_the_last_move_marks_where_it_began_came_by_and_ended():
    assert marks(path=("a2", "b2", "c3")) == {
        "a2": (Mark.LEFT,),
        "b2": (Mark.PASSED,),
        "c3": (Mark.REACHED,),
    }


@pytest.mark.parametrize(
    ("path", "crossed"),
    [
        (("a1", "d1"), {"b1", "c1"}),
        (("d4", "d1"), {"d3", "d2"}),
        (("a1", "c3", "a3"), {"b2", "b3"}),
        (("a1", "b3"), set()),
        (("a1", "a1"), set()),
        (("a1",), set()),
    ],
)
def test_the_squares_straight_between_those_of_a_path_are_crossed(path, crossed):
    spots = shown(Picture(4, 4, "4/4/4/4", path=path))
    assert {name for name, spot in spots.items() if Mark.CROSSED in spot.marks} == crossed


def test_what_was_captured_on_the_way_is_marked_as_such_and_no_more():
    assert marks(path=("a3", "c3"), captured=("b3",))["b3"] == (Mark.CAPTURED,)


def test_a_placed_piece_is_marked_as_arrived():
    assert marks(path=("a1",)) == {"a1": (Mark.REACHED,)}


def test_a_plan_shows_its_piece_as_a_ghost_where_it_would_end():
    spots = shown(Picture(3, 3, "3/1p1/P2", plan=("a1", "a2", "a3"), prey=("b2",)))
    man = PieceSymbol(second=False, kind="P")
    assert spots["a1"] == SpotMark(man, marks=(Mark.PLANNED,))
    assert spots["a2"] == SpotMark(marks=(Mark.BETWEEN,))
    assert spots["a3"] == SpotMark(man, ghost=True, marks=(Mark.PLANNED,))
    assert spots["b2"].marks == (Mark.PREY,)


@pytest.mark.parametrize(
    ("turn", "hand", "second"),
    [(None, (4, 4), False), (None, (3, 4), True), (0, (3, 4), False), (1, (4, 4), True)],
)
def test_a_man_to_be_placed_is_of_the_side_that_places_next(turn, hand, second):
    spots = shown(Picture(3, 3, "3/3/3", plan=("b2",), turn=turn, hand=hand))
    assert spots["b2"] == SpotMark(PieceSymbol(second, "P"), ghost=True, marks=(Mark.PLANNED,))


@pytest.mark.parametrize("plan", [("c3",), ("c2", "c3"), ("a1", "b2"), ("a1", "c1", "a1")])
def test_a_plan_without_a_piece_or_onto_one_shows_no_ghost(plan):
    spots = shown(Picture(3, 3, "3/1p1/P2", plan=plan))
    assert not any(spot.ghost for spot in spots.values())
    assert spots[plan[-1]].marks == (Mark.PLANNED,)


def test_a_square_keeps_one_frame_one_ring_one_sign_and_its_claws():
    assert marks(
        path=("a1", "b2"),
        picked="a1",
        plan=("a1", "a2"),
        movable=("a1",),
        removable=("a1",),
        targets=("a1",),
        strikes=("a1",),
        captured=("a1",),
    )["a1"] == (Mark.PICKED, Mark.LEFT, Mark.REMOVABLE, Mark.STRIKE)


def test_a_mark_off_the_board_is_refused():
    for field in (
        *("path", "captured", "targets", "strikes", "plan", "prey"),
        *("movable", "removable", "anvils", "barred"),
    ):
        with pytest.raises(ValueError, match="no square 'd4' on a board of 3x3"):
            read_scene(Picture(3, 3, "3/3/3", **{field: ("a1", "d4")}))


def test_a_pick_off_the_board_is_refused():
    with pytest.raises(ValueError, match="no square 'd4' on a board of 3x3"):
        read_scene(Picture(3, 3, "3/3/3", picked="d4"))


@given(
    files=st.integers(1, 12),
    text=st.one_of(st.text("PpOoBb~/0123456789x", max_size=40), st.text(max_size=12)),
)
@example(files=12, text="12")
@example(files=3, text="21")
@example(files=3, text="~3")
@example(files=2, text="P~~p")
@example(files=1, text="P" * 100_000)
@example(files=3, text="٣")
def test_pieces_are_read_as_they_are_written_or_refused(files, text):
    picture = Picture(files, text.count("/") + 1, text)
    try:
        shown_as = written(picture)
    except ValueError:
        return
    assert shown_as == text


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ("8/8", "2 ranks of 3"),
        ("3/3/3/3", "4 ranks of 3"),
        ("3/x2/3", "cannot read 'x2' among the pieces of rank 2"),
        ("3/3/4", "rank 1 do not fill 3 files"),
        ("PP/3/3", "rank 3 do not fill 3 files"),
    ],
)
def test_a_refusal_says_what_is_wrong_with_the_pieces(pieces, why):
    with pytest.raises(ValueError, match=why):
        read_scene(Picture(3, 3, pieces))
