"""What every theme owes the eye: sides, kinds and marks that are told without colour."""

from dataclasses import fields, is_dataclass, replace
from itertools import combinations, product
from pathlib import Path
from statistics import fmean

from PIL import ImageChops, ImageColor

from render import themes
from render.scene import Mark, PieceSymbol, SpotMark, State
from render.theme import THEMES
from tests.render.seeing import (
    CELL,
    area,
    contrast,
    figure,
    grey,
    greys,
    likeness,
    pixels,
    shut_in,
    stands_out,
)

KINDS = "POB"
PHONE = 31
"""A square of a board of twelve files that is 400 pixels wide, in pixels."""
EITHER = (False, True)
SIGNS = (Mark.PREY, Mark.STRIKE, Mark.TARGET, Mark.CAPTURED, Mark.BARRED)
FRAMES = (Mark.PICKED, Mark.PLANNED, Mark.REACHED, Mark.MOVABLE, Mark.ANVIL)


def wrong(holds, *choices):
    """The cases that do not hold: of each theme, with each combination of what is chosen."""
    cases = product(THEMES, *choices)
    return [(name, *case) for name, *case in cases if not holds(THEMES[name], *case)]


def piece(kind, *, second=False, turned=False, bound=False):
    state = State.TURNED if turned else State.BOUND if bound else State.UPRIGHT
    return SpotMark(PieceSymbol(second, kind, state))


def outline(theme, spot, *, dark):
    return shut_in(figure(theme, spot, dark=dark))


def lightness(theme, spot, *, dark):
    """The mean grey of a piece, 0 to 255."""
    inside = outline(theme, spot, dark=dark).to_bytes(CELL * CELL, "little")
    levels = greys(theme, spot, dark=dark).tobytes()
    return fmean(level for level, is_in in zip(levels, inside, strict=True) if is_in)


def changed(one, other):
    """How many pixels of two grey images differ clearly."""
    return sum(ImageChops.difference(one, other).histogram()[41:])


def test_the_themes_that_people_were_promised_are_there():
    assert set(THEMES) >= {"marble", "terracotta", "papyrus", "night", "contrast"}


def test_every_file_of_a_theme_is_listed_under_its_name():
    files = {path.stem for path in Path(themes.__file__).parent.glob("[a-z]*.py")}
    assert files == set(THEMES)
    assert all(name == theme.name for name, theme in THEMES.items())


def test_what_is_written_is_read_by_every_eye():
    for theme in THEMES.values():
        for written, ground in (
            (theme.label, theme.frame),
            (theme.script, theme.panel.stone),
            (theme.pip, theme.bone),
        ):
            ink, paper = ImageColor.getrgb(written), ImageColor.getrgb(ground)
            assert stands_out(ink, paper), (theme.name, written, ground)
            assert contrast(ink, paper) >= 4.5, (theme.name, written, ground)


def test_a_piece_stands_out_from_the_tray_as_it_does_from_a_square():
    def stands(theme, kind, second):
        served = replace(theme, light=theme.panel)
        shape = outline(served, piece(kind, second=second), dark=False)
        return area(shape) >= 0.23 * CELL * CELL

    assert wrong(stands, KINDS, EITHER) == []


def test_a_mark_stands_out_from_its_square():
    def stands(theme, dark, mark):
        return area(figure(theme, SpotMark(marks=(mark,)), dark=dark)) >= 0.04 * CELL * CELL

    assert wrong(stands, EITHER, Mark) == []


def test_no_two_marks_have_the_same_shape():
    def differ(theme, marks):
        shapes = [figure(theme, SpotMark(marks=(mark,)), dark=False) for mark in marks]
        return likeness(*shapes) < 0.7

    assert wrong(differ, combinations(Mark, 2)) == []


def test_a_piece_is_closed_in_by_a_line_that_stands_out():
    def closed(theme, dark, kind, second, turned):
        shape = outline(theme, piece(kind, second=second, turned=turned), dark=dark)
        return area(shape) >= 0.23 * CELL * CELL

    assert wrong(closed, EITHER, KINDS, EITHER, EITHER) == []


def test_the_sides_differ_in_outline_and_in_lightness():
    def differ(theme, dark, kind, turned):
        sides = [piece(kind, second=second, turned=turned) for second in EITHER]
        first, second = (lightness(theme, side, dark=dark) for side in sides)
        alike = likeness(*(outline(theme, side, dark=dark) for side in sides))
        return alike < 0.9 and first - second >= 45

    assert wrong(differ, EITHER, KINDS, EITHER) == []


def test_the_kinds_differ_in_outline():
    def differ(theme, second):
        shapes = {kind: outline(theme, piece(kind, second=second), dark=False) for kind in KINDS}
        pairs = combinations(shapes.values(), 2)
        is_small = area(shapes["P"]) < 0.75 * area(shapes["O"])
        return is_small and all(likeness(one, other) < 0.9 for one, other in pairs)

    assert wrong(differ, EITHER) == []


def test_a_turned_piece_keeps_its_outline_and_shows_another_face():
    def shows(theme, dark, kind, second):
        faces = [piece(kind, second=second, turned=turned) for turned in EITHER]
        shapes = [outline(theme, face, dark=dark) for face in faces]
        seen = changed(*(greys(theme, face, dark=dark) for face in faces))
        return likeness(*shapes) > 0.9 and seen >= 0.2 * area(shapes[0])

    assert wrong(shows, EITHER, KINDS, EITHER) == []


def test_a_bound_piece_has_another_outline_than_a_free_one():
    def shows(theme, dark, kind, second):
        states = [piece(kind, second=second, bound=bound) for bound in EITHER]
        alike = likeness(*(outline(theme, state, dark=dark) for state in states))
        seen = changed(*(greys(theme, state, dark=dark) for state in states))
        return alike < 0.92 and seen >= 0.08 * CELL * CELL

    assert wrong(shows, EITHER, KINDS, EITHER) == []


def test_all_pieces_are_told_apart_on_a_phone_without_colour():
    pieces = [PieceSymbol(*key) for key in product(EITHER, KINDS, State)]

    def told_apart(theme, dark, pair):
        seen = [greys(theme, SpotMark(piece), dark=dark, cell=PHONE) for piece in pair]
        return changed(*seen) >= 0.06 * PHONE * PHONE

    assert wrong(told_apart, EITHER, combinations(pieces, 2)) == []


def test_a_sign_on_a_piece_is_set_off_by_its_halo():
    def set_off(theme, mark, kind, second, turned):
        bare = piece(kind, second=second, turned=turned)
        before, after = (
            pixels(theme, spot, dark=False) for spot in (bare, bare._replace(marks=(mark,)))
        )
        new = [seen for was, seen in zip(before, after, strict=True) if was != seen]
        light, deep = max(new, key=sum), min(new, key=sum)
        return stands_out(deep, light) and len(new) >= 0.03 * CELL * CELL

    assert wrong(set_off, SIGNS, KINDS, EITHER, EITHER) == []


def test_a_frame_leaves_its_piece_whole():
    def whole(theme, mark, kind, second):
        bare = piece(kind, second=second)
        before, after = (
            pixels(theme, spot, dark=True) for spot in (bare, bare._replace(marks=(mark,)))
        )
        rows = (slice(row * CELL + 11, (row + 1) * CELL - 11) for row in range(11, CELL - 11))
        return all(before[row] == after[row] for row in rows)

    assert wrong(whole, FRAMES, KINDS, EITHER) == []


def test_a_ghost_is_seen_and_is_paler_than_its_piece():
    def is_paler(theme, dark, kind, second):
        solid = piece(kind, second=second)
        ground = pixels(theme, SpotMark(), dark=dark)[0]
        body, ghost = (
            fmean(contrast(seen, ground) for seen in pixels(theme, spot, dark=dark))
            for spot in (solid, solid._replace(ghost=True))
        )
        return 1.05 < ghost < body

    assert wrong(is_paler, EITHER, KINDS, EITHER) == []


def test_a_bare_square_is_its_stone_and_nothing_else():
    def is_stone(theme, dark):
        stone = (theme.dark if dark else theme.light).stone
        return set(pixels(theme, SpotMark(), dark=dark)) == {ImageColor.getrgb(stone)}

    assert wrong(is_stone, EITHER) == []


def test_a_theme_names_every_colour_it_has():
    def of(value):
        if isinstance(value, str):
            return {value} if value.startswith("#") else set()
        return {
            colour
            for field in (fields(value) if is_dataclass(value) else ())
            for colour in of(getattr(value, field.name))
        }

    assert wrong(lambda theme: set(theme.colours()) == of(theme)) == []


def test_light_and_dark_squares_are_told_apart_without_colour():
    def told_apart(theme):
        light, dark = (grey(pixels(theme, SpotMark(), dark=shade)[0]) for shade in EITHER)
        return contrast(light, dark) >= 1.25

    assert wrong(told_apart) == []
