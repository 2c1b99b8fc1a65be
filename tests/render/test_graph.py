"""The graph of a course beneath a board."""

from dataclasses import replace

import pytest
from PIL import ImageColor

from render import Picture, layout_of, png
from render.draw import draw
from render.graph import graph
from render.theme import theme_named

THEME = theme_named("marble")
SIZE = (200, 60)


def shares(course, **said):
    """The share of each column that is the first side's, from the left to the right."""
    options = {"moment": None, "turning_points": (), "flipped": False, **said}
    image = graph(course, theme=THEME, size=SIZE, **options)
    own = ImageColor.getrgb(THEME.first.face)
    return [
        sum(image.getpixel((x, y)) == own for y in range(SIZE[1])) / SIZE[1] for x in range(SIZE[0])
    ]


def test_the_first_sides_area_is_its_chance():
    found = shares((0, 100))
    assert found[2] < 0.05
    assert found[-2] > 0.85
    assert 0.4 < found[SIZE[0] // 2] < 0.5


def test_one_moment_is_level():
    found = shares((80,))
    assert max(found) - min(found) < 0.05


def test_a_turned_graph_has_the_same_shares_at_the_top():
    image = graph((90, 90), None, (), theme=THEME, size=SIZE, flipped=True)
    assert image.getpixel((100, 3)) == ImageColor.getrgb(THEME.first.face)
    assert image.getpixel((100, 57)) == ImageColor.getrgb(THEME.second.face)


def test_the_moment_and_the_turning_points_are_marked():
    plain = graph((50, 50, 50), None, (), theme=THEME, size=SIZE, flipped=False)
    marked = graph((50, 50, 50), 1, (1,), theme=THEME, size=SIZE, flipped=False)
    assert ImageColor.getrgb(THEME.choice) in {marked.getpixel((100, y)) for y in range(60)}
    turned = graph((50, 50, 50), None, (1,), theme=THEME, size=SIZE, flipped=False)
    assert turned.getpixel((100, 30)) == ImageColor.getrgb(THEME.danger)
    assert plain.getpixel((100, 10)) == turned.getpixel((100, 10))


def test_a_board_with_a_course_has_a_panel():
    bare = Picture(3, 3, "3/3/3")
    shown = replace(bare, course=(50, 60))
    assert draw(shown).height > draw(bare).height
    assert layout_of(shown).panel_height


@pytest.mark.parametrize(
    "wrong",
    [
        {"course": (101,)},
        {"course": (-1,)},
        {"course": (50,), "moment": 1},
        {"moment": 0},
        {"course": (50,), "turning_points": (-1,)},
        {"course": (50,) * 10_001},
    ],
)
def test_what_is_no_course_is_refused(wrong):
    with pytest.raises(ValueError, match="course"):
        png(Picture(3, 3, "3/3/3", **wrong))
