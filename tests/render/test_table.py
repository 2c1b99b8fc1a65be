"""Tables: where cells are, what is highlighted, and what is hostile or amiss."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageColor

from render import THEMES, Table, graphic_png
from render.graphic import BAND, draw_graphic, mixed
from render.table import _bounds
from render.theme import theme_named
from tests.render.seeing import contrast
from tests.render.tables import CROSSED, DOUBLED, LONG, TABLES

MOST_BYTES = 60_000
LEFT, TOP, ROW = 24, 214, 56
"""Where the rows begin, and the height of one, in pixels."""


def seen(table):
    return draw_graphic(table, theme_named(table.theme))


def cell(table, row, column):
    """A cell as it is seen."""
    bounds = _bounds(table)
    top = TOP + row * ROW
    box = (LEFT + bounds[column], top + 4, LEFT + bounds[column + 1], top + ROW)
    return seen(table).crop(box)


def with_cell(table, row, column, text):
    rows = [list(each) for each in table.rows]
    rows[row][column] = text
    return replace(table, rows=tuple(map(tuple, rows)))


def changed(one, other):
    """The box in which two tables do not look the same; None if they do."""
    return ImageChops.difference(seen(one), seen(other)).getbbox()


def colours(image):
    return {colour for _, colour in image.getcolors(maxcolors=100_000)}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_table_is_a_small_png_file_of_its_size(table):
    file = graphic_png(table)
    assert len(file) <= MOST_BYTES
    assert Image.open(BytesIO(file)).size == (table.width, table.height)
    assert file == graphic_png.__wrapped__(replace(table))


def test_a_cell_is_written_in_its_row_and_column():
    box = changed(LONG, with_cell(LONG, 2, 2, "9"))
    bounds = _bounds(LONG)
    assert LEFT + bounds[2] <= box[0] < box[2] <= LEFT + bounds[3]
    assert TOP + 2 * ROW <= box[1] < box[3] <= TOP + 3 * ROW


def test_a_cell_with_two_lines_makes_all_rows_higher():
    assert with_cell(CROSSED, 0, 3, "1\n½").height == CROSSED.height + 4 * 36


def test_a_blocked_out_cell_is_one_colour_and_an_empty_one_is_the_ground():
    [blocked], [empty] = colours(cell(CROSSED, 0, 2)), colours(cell(CROSSED, 0, 5))
    assert empty == ImageColor.getrgb(theme_named("marble").panel.stone)
    assert contrast(blocked, empty) >= 1.3


def test_a_highlighted_row_has_another_ground_and_a_bar():
    bare = replace(LONG, highlighted=None)
    top = TOP + 19 * ROW
    assert changed(LONG, bare)[1] in range(top, top + 4)
    assert changed(LONG, bare)[0] == LEFT


def test_columns_of_signs_are_equally_wide_and_the_whole_width_is_used():
    for table in TABLES.values():
        bounds = _bounds(table)
        wide = [right - left for left, right in pairwise(bounds)]
        signs = [width for width, kind in zip(wide, table.columns, strict=True) if kind == "c"]
        assert max(signs, default=0) - min(signs, default=0) <= 1
        assert bounds[-1] == table.width - 2 * LEFT


def test_ten_opponents_leave_room_for_a_name_of_eight_letters():
    named = with_cell(replace(DOUBLED, highlighted=None), 0, 1, "Alkaioss")
    wide = with_cell(named, 0, 1, "Alkaioss" + "i" * 30)
    assert changed(named, wide)
    bounds = _bounds(named)
    assert bounds[2] - bounds[1] >= 160


def test_a_long_name_stays_in_its_cell():
    for hostile in ("W" * 500, "Z" + "\u0351" * 200, "\u202edlo", "א" * 90):
        box = changed(LONG, with_cell(LONG, 3, 1, hostile))
        bounds = _bounds(LONG)
        assert box[0] >= LEFT + bounds[1] - 1
        assert box[2] <= LEFT + bounds[2] + 1
        assert TOP + 3 * ROW <= box[1] < box[3] <= TOP + 4 * ROW


def test_a_name_that_cannot_be_drawn_is_an_ellipsis():
    assert not changed(with_cell(LONG, 3, 1, "将棋"), with_cell(LONG, 3, 1, "…"))


@pytest.mark.parametrize("name", THEMES)
def test_letters_are_told_from_the_ground_of_each_row(name):
    theme = theme_named(name)
    ground, ink = theme.panel.stone, ImageColor.getrgb(theme.script)
    band = ImageColor.getrgb(mixed(ground, theme.choice, BAND))
    ground = ImageColor.getrgb(ground)
    assert contrast(ink, ground) >= 4.5
    assert contrast(ink, band) >= 4.5
    assert contrast(ImageColor.getrgb(theme.choice), ground) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_the_file_has_the_colours_that_were_drawn(name):
    table = replace(DOUBLED, theme=name)
    file = Image.open(BytesIO(graphic_png(table))).convert("RGB")
    amiss = ImageChops.difference(file, seen(table)).convert("L")
    assert sum(amiss.histogram()[24:]) == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "x" * 10_000},
        {"rows": ()},
        {"rows": LONG.rows * 2},
        {"rows": (("1", "Alkaios"),)},
        {"header": ("",)},
        {"columns": "", "header": (), "rows": ((),)},
        {"columns": "rlxrr"},
        {"columns": "rrrrr"},
        {"columns": "llrrr"},
        {"rows": (("1", "a\nb\nc", "", "", ""),)},
        {"highlighted": 20},
        {"highlighted": -1},
    ],
)
def test_what_is_no_table_is_refused(wrong):
    with pytest.raises(ValueError, match=r"table|theme"):
        graphic_png(replace(LONG, **wrong))


CELLS = st.text(max_size=20) | st.none() | st.sampled_from(["W" * 9_000, "\ud800", "\0", "1\n½"])


@st.composite
def tables(draw):
    """A table of any texts, most of which are tables indeed."""
    columns = draw(st.permutations("l" + draw(st.text("cr", max_size=15))).map("".join))
    row = st.lists(CELLS, min_size=len(columns), max_size=len(columns)).map(tuple)
    rows = draw(st.lists(row, min_size=1, max_size=4).map(tuple))
    return Table(
        draw(st.text(max_size=40)),
        columns=columns,
        header=draw(row),
        rows=rows,
        highlighted=draw(st.none() | st.integers(0, 4)),
    )


@settings(deadline=None, max_examples=60)
@given(tables())
def test_any_table_at_all_is_drawn_or_refused(table):
    try:
        file = graphic_png.__wrapped__(table)
    except ValueError:
        return
    assert file.startswith(b"\x89PNG")
    assert len(file) < 100_000
