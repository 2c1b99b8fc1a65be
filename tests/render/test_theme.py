"""What every theme owes the eye: sides, kinds and marks that are told without colour."""

from dataclasses import fields, is_dataclass, replace
from itertools import combinations, product
from pathlib import Path
from statistics import mean

import pytest
from PIL import ImageColor

from render import themes
from render.scene import Mark, Spot, State, Token
from render.theme import THEMES
from tests.render.seeing import CELL, contrast, figure, grey, likeness, pixels, shut_in, stands_out

KINDS = "POB"
PHONE = 31
"""A square of a board of twelve files that is 400 pixels wide, in pixels."""
THEMED = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
ON_BOTH = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def piece(kind, *, second=False, turned=False, bound=False):
    state = State.TURNED if turned else State.BOUND if bound else State.UPRIGHT
    return Spot(Token(second, kind, state))


def outline(theme, spot, *, dark):
    return shut_in(figure(theme, spot, dark=dark))


def lightness(theme, spot, *, dark):
    """The mean grey of a piece, 0 to 255."""
    seen = pixels(theme, spot, dark=dark)
    return mean(grey(seen[place])[0] for place in outline(theme, spot, dark=dark))


def changed(one, other):
    """How many pixels differ clearly in grey."""
    return sum(
        abs(grey(before)[0] - grey(after)[0]) > 40 for before, after in zip(one, other, strict=True)
    )


def test_the_themes_that_people_were_promised_are_there():
    assert set(THEMES) >= {"marble", "terracotta", "papyrus", "night", "contrast"}


def test_every_file_of_a_theme_is_listed_under_its_name():
    files = {path.stem for path in Path(themes.__file__).parent.glob("[a-z]*.py")}
    assert files == set(THEMES)
    assert all(name == theme.name for name, theme in THEMES.items())


@THEMED
def test_what_is_written_is_read_by_every_eye(theme):
    for written, ground in (
        (theme.label, theme.frame),
        (theme.script, theme.tray.stone),
        (theme.pip, theme.bone),
    ):
        ink, paper = ImageColor.getrgb(written), ImageColor.getrgb(ground)
        assert stands_out(ink, paper)
        assert contrast(ink, paper) >= 4.5


@THEMED
@pytest.mark.parametrize(("kind", "second"), list(product(KINDS, (False, True))))
def test_a_piece_stands_out_from_the_tray_as_it_does_from_a_square(theme, kind, second):
    served = replace(theme, light=theme.tray)
    assert len(outline(served, piece(kind, second=second), dark=False)) >= 0.23 * CELL * CELL


@THEMED
@ON_BOTH
@pytest.mark.parametrize("mark", Mark)
def test_a_mark_stands_out_from_its_square(theme, dark, mark):
    assert len(figure(theme, Spot(marks=(mark,)), dark=dark)) >= 0.04 * CELL * CELL


@THEMED
@pytest.mark.parametrize(("one", "other"), list(combinations(Mark, 2)))
def test_no_two_marks_have_the_same_shape(theme, one, other):
    shapes = [figure(theme, Spot(marks=(mark,)), dark=False) for mark in (one, other)]
    assert likeness(*shapes) < 0.7


@THEMED
@ON_BOTH
@pytest.mark.parametrize(
    ("kind", "second", "turned"), list(product(KINDS, (False, True), (False, True)))
)
def test_a_piece_is_closed_in_by_a_line_that_stands_out(theme, dark, kind, second, turned):
    shape = outline(theme, piece(kind, second=second, turned=turned), dark=dark)
    assert len(shape) >= 0.23 * CELL * CELL


@THEMED
@ON_BOTH
@pytest.mark.parametrize(("kind", "turned"), list(product(KINDS, (False, True))))
def test_the_sides_differ_in_outline_and_in_lightness(theme, dark, kind, turned):
    sides = [piece(kind, second=second, turned=turned) for second in (False, True)]
    assert likeness(*(outline(theme, side, dark=dark) for side in sides)) < 0.9
    first, second = (lightness(theme, side, dark=dark) for side in sides)
    assert first - second >= 45


@THEMED
@pytest.mark.parametrize("second", [False, True])
def test_the_kinds_differ_in_outline(theme, second):
    shapes = {kind: outline(theme, piece(kind, second=second), dark=False) for kind in KINDS}
    assert len(shapes["P"]) < 0.75 * len(shapes["O"])
    assert all(likeness(shapes[one], shapes[two]) < 0.9 for one, two in combinations(KINDS, 2))


@THEMED
@ON_BOTH
@pytest.mark.parametrize(("kind", "second"), list(product(KINDS, (False, True))))
def test_a_turned_piece_keeps_its_outline_and_shows_another_face(theme, dark, kind, second):
    faces = [piece(kind, second=second, turned=turned) for turned in (False, True)]
    shapes = [outline(theme, face, dark=dark) for face in faces]
    assert likeness(*shapes) > 0.9
    seen = changed(*(pixels(theme, face, dark=dark) for face in faces))
    assert seen >= 0.2 * len(shapes[0])


@THEMED
@ON_BOTH
@pytest.mark.parametrize(("kind", "second"), list(product(KINDS, (False, True))))
def test_a_bound_piece_has_another_outline_than_a_free_one(theme, dark, kind, second):
    free, bound = (piece(kind, second=second, bound=held) for held in (False, True))
    assert likeness(*(outline(theme, held, dark=dark) for held in (free, bound))) < 0.92
    seen = changed(*(pixels(theme, held, dark=dark) for held in (free, bound)))
    assert seen >= 0.08 * CELL * CELL


@THEMED
@ON_BOTH
def test_all_pieces_are_told_apart_on_a_phone_without_colour(theme, dark):
    tokens = [Token(*key) for key in product((False, True), KINDS, State)]
    seen = [pixels(theme, Spot(token), dark=dark, cell=PHONE) for token in tokens]
    for one, other in combinations(seen, 2):
        assert changed(one, other) >= 0.06 * PHONE * PHONE


@THEMED
@pytest.mark.parametrize("mark", [Mark.PREY, Mark.STRIKE, Mark.TARGET, Mark.CAPTURED, Mark.BARRED])
@pytest.mark.parametrize(
    ("kind", "second", "turned"), list(product(KINDS, (False, True), (False, True)))
)
def test_a_sign_on_a_piece_is_set_off_by_its_halo(theme, mark, kind, second, turned):
    bare = piece(kind, second=second, turned=turned)
    before, after = (
        pixels(theme, spot, dark=False) for spot in (bare, bare._replace(marks=(mark,)))
    )
    new = [seen for was, seen in zip(before, after, strict=True) if was != seen]
    light, deep = max(new, key=sum), min(new, key=sum)
    assert stands_out(deep, light)
    assert len(new) >= 0.03 * CELL * CELL


@THEMED
@pytest.mark.parametrize(
    "mark", [Mark.PICKED, Mark.PLANNED, Mark.REACHED, Mark.MOVABLE, Mark.ANVIL]
)
@pytest.mark.parametrize(("kind", "second"), list(product(KINDS, (False, True))))
def test_a_frame_leaves_its_piece_whole(theme, mark, kind, second):
    bare = piece(kind, second=second)
    before, after = (
        pixels(theme, spot, dark=True) for spot in (bare, bare._replace(marks=(mark,)))
    )
    assert all(
        before[place] == after[place]
        for row, column in product(range(11, CELL - 11), repeat=2)
        for place in (row * CELL + column,)
    )


@THEMED
@ON_BOTH
@pytest.mark.parametrize(("kind", "second"), list(product(KINDS, (False, True))))
def test_a_ghost_is_seen_and_is_paler_than_its_piece(theme, dark, kind, second):
    solid = piece(kind, second=second)
    ground = pixels(theme, Spot(), dark=dark)[0]
    body, ghost = (
        mean(contrast(seen, ground) for seen in pixels(theme, spot, dark=dark))
        for spot in (solid, solid._replace(ghost=True))
    )
    assert 1.05 < ghost < body


@THEMED
@ON_BOTH
def test_a_bare_square_is_its_stone_and_nothing_else(theme, dark):
    stone = (theme.dark if dark else theme.light).stone
    assert set(pixels(theme, Spot(), dark=dark)) == {ImageColor.getrgb(stone)}


@THEMED
def test_a_theme_names_every_colour_it_has(theme):
    def of(value):
        if isinstance(value, str):
            return {value} if value.startswith("#") else set()
        return {
            colour
            for field in (fields(value) if is_dataclass(value) else ())
            for colour in of(getattr(value, field.name))
        }

    assert set(theme.colours()) == of(theme)


@THEMED
def test_light_and_dark_squares_are_told_apart_without_colour(theme):
    light, dark = (grey(pixels(theme, Spot(), dark=shade)[0]) for shade in (False, True))
    assert contrast(light, dark) >= 1.25
