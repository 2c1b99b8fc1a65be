"""The chart of a value over time: what is seen on a phone, and of what is hostile or amiss."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageColor

from render import THEMES, Chart, ChartPoint, graphic_png
from render.chart import scale_of
from render.graphic import draw_graphic, mixed
from render.theme import theme_named
from tests.render.charts import BARE, CHARTS, COURSE, CURVE, FIRST, SAID
from tests.render.seeing import contrast

PNG = b"\x89PNG"
MOST_BYTES = 40_000
ROOM = (824, 400)
PLOT = (136, 290, 960, 690)
"""Where the plot is, in pixels."""


def seen(chart):
    return draw_graphic(chart, theme_named(chart.theme))


def opened(chart):
    return Image.open(BytesIO(graphic_png(chart)))


def differ(one, other, box=None):
    """Whether two charts are not the same to see, in a part of them."""
    images = [seen(each).crop(box) if box else seen(each) for each in (one, other)]
    return ImageChops.difference(*images).getbbox() is not None


def heights(image, colour):
    """By column of a plot, the rows that have a colour."""
    wanted, pixels = ImageColor.getrgb(colour), image.load()
    rows = range(image.height)
    return [[y for y in rows if pixels[x, y] == wanted] for x in range(image.width)]


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_a_chart_is_a_small_png_file_of_its_size(chart):
    file = graphic_png(chart)
    assert file.startswith(PNG)
    assert len(file) <= MOST_BYTES
    assert opened(chart).size == (chart.width, chart.height)
    assert file == graphic_png.__wrapped__(replace(chart))


def test_a_long_course_is_small_too():
    points = tuple(ChartPoint(at, 1500 + at % 37 * 9, 300 - at / 2) for at in range(500))
    assert len(graphic_png(replace(COURSE, points=points))) <= MOST_BYTES


def test_without_points_there_is_no_plot():
    assert BARE.height < FIRST.height == COURSE.height


def test_the_curve_goes_up_with_the_value():
    rising = (ChartPoint(0, 1500, 40), ChartPoint(10, 1700, 40))
    plot = seen(replace(COURSE, points=rising, ticks=())).crop(PLOT)
    line = heights(plot, theme_named("marble").choice)
    left, right = (min(line[x]) for x in (250, 700))
    assert left > right + 100


def test_the_band_is_as_high_as_four_deviations():
    level = (ChartPoint(0, 1500, 50), ChartPoint(10, 1500, 50))
    chart = replace(COURSE, points=level, ticks=())
    theme = theme_named(chart.theme)
    band = heights(seen(chart).crop(PLOT), mixed(theme.panel.stone, theme.choice, 0.24))
    scale = scale_of(level, *ROOM)
    wanted = scale.down(1400) - scale.down(1600)
    assert abs((max(band[300]) - min(band[300])) - wanted) < 8


def test_one_match_is_a_bar_in_the_middle():
    line = heights(seen(FIRST).crop(PLOT), theme_named(FIRST.theme).choice)
    columns = [x for x, rows in enumerate(line) if rows]
    assert abs((columns[0] + columns[-1]) / 2 - ROOM[0] / 2) < 2
    assert max(map(len, line)) > ROOM[1] / 2


def test_the_last_uncertainty_is_within_the_plot_and_the_values_too():
    scale = scale_of(CURVE, *ROOM)
    last = CURVE[-1]
    ends = [last.value - 2 * last.deviation, last.value + 2 * last.deviation]
    for value in (*ends, *(each.value for each in CURVE)):
        assert 0 <= scale.down(value) <= ROOM[1]


def test_numbers_along_the_axis_are_round_and_few():
    for low, high in ((1499, 1501), (1000, 2000), (1450, 1800), (100, 4000)):
        points = (ChartPoint(0, low), ChartPoint(1, high))
        numbers = list(scale_of(points, *ROOM).numbers())
        assert 2 <= len(numbers) <= 7, numbers
        assert len({two - one for one, two in pairwise(numbers)}) <= 1
        assert all(each % 10 == 0 for each in numbers)


def test_what_is_given_as_text_is_written():
    for amiss in (
        {"title": "Brasidas"},
        {"subtitle": "Poleis"},
        {"rows": ((*SAID["rows"][:2], ("Matches", "9")))},
        {"ticks": COURSE.ticks[:2]},
    ):
        assert differ(COURSE, replace(COURSE, **amiss))


def test_a_text_beneath_the_plot_that_would_touch_another_is_left_out():
    first, _, last = COURSE.ticks
    near = replace(COURSE, ticks=(first, (first[0] + 1, "9 Mar"), last))
    assert not differ(near, replace(COURSE, ticks=(first, last)))


def test_a_title_that_cannot_be_drawn_gives_way_to_the_subtitle():
    for title in ("将棋", "", "\u202e\u2068\u2069"):
        hidden = replace(COURSE, title=title)
        assert not differ(hidden, replace(COURSE, title=COURSE.subtitle, subtitle=""))
    assert not differ(replace(COURSE, title="Dion 将棋"), replace(COURSE, title="Dion"))


def test_a_long_text_stays_within_the_picture():
    bare = seen(replace(COURSE, title="", subtitle="", rows=(("", ""),)))
    long = seen(
        replace(COURSE, title="W" * 500, subtitle="W" * 500, rows=(("W" * 99, "9" * 99),) * 4)
    )
    left, _, right, bottom = ImageChops.difference(bare, long).getbbox()
    assert left >= 36
    assert right <= 964
    assert bottom <= 290


@pytest.mark.parametrize("name", THEMES)
def test_a_curve_is_told_from_its_band_and_the_ground_without_hue(name):
    theme = theme_named(name)
    line, ground = theme.choice, theme.panel.stone
    band, soft = mixed(ground, line, 0.24), mixed(theme.frame, theme.label, 0.8)
    parts = {each: ImageColor.getrgb(each) for each in (line, ground, band, soft, theme.frame)}
    assert contrast(parts[line], parts[ground]) >= 3
    assert contrast(parts[line], parts[band]) >= 3
    assert contrast(parts[band], parts[ground]) >= 1.3
    assert contrast(parts[soft], parts[theme.frame]) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_the_file_has_the_colours_that_were_drawn(name):
    chart = replace(COURSE, theme=name)
    amiss = ImageChops.difference(opened(chart).convert("RGB"), seen(chart)).convert("L")
    assert sum(amiss.histogram()[24:]) == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "x" * 10_000},
        {"points": CURVE * 200},
        {"points": tuple(reversed(CURVE))},
        {"points": (ChartPoint(0, float("nan")),)},
        {"points": (ChartPoint(float("inf"), 1),)},
        {"points": (ChartPoint(0, 1e300),)},
        {"points": (ChartPoint(0, 1, -1),)},
        {"rows": SAID["rows"] * 2},
        {"ticks": COURSE.ticks * 3},
        {"ticks": ((float("nan"), ""),)},
    ],
)
def test_what_is_no_chart_is_refused(wrong):
    with pytest.raises(ValueError, match=r"chart|theme"):
        graphic_png(replace(COURSE, **wrong))


NUMBERS = st.floats() | st.floats(-4000, 4000) | st.integers(-(10**12), 10**12).map(float)
TEXTS = st.text(max_size=40) | st.sampled_from(["W" * 10_000, "Z\u0351" * 5_000, "\ud800", "\0"])
POINTS = st.builds(ChartPoint, NUMBERS, NUMBERS, NUMBERS | st.just(0.0))


@settings(deadline=None, max_examples=60)
@given(
    st.builds(
        Chart,
        TEXTS,
        TEXTS,
        st.lists(st.tuples(TEXTS, TEXTS), max_size=4).map(tuple),
        st.lists(POINTS, max_size=6).map(lambda points: tuple(sorted(points))),
        st.lists(st.tuples(NUMBERS, TEXTS), max_size=3).map(tuple),
        theme=st.sampled_from([*THEMES, "bronze"]),
    )
)
def test_any_chart_at_all_is_drawn_or_refused(chart):
    try:
        file = graphic_png.__wrapped__(chart)
    except ValueError:
        return
    assert file.startswith(PNG)
    assert len(file) < 100_000
