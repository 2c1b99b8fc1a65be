"""The chart of a value over time with its uncertainty: figures and a curve."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, isfinite, log10
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render.board import font
from render.graphic import (
    BAND,
    EDGE,
    GRID,
    INLAY,
    LABEL_SIZE,
    MARGIN,
    WIDTH,
    Graphic,
    inlaid,
    mixed,
    soft,
    write,
)
from render.info_panel import drawable, fitted
from render.tiles import FINE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.curves import Point
    from render.palette import Theme

_LABELS = 196
_FIGURES, _FIGURE_SIZE = 244, 48
_HEAD = 290
"""Lines of text: their middle from the top, and the size of their letters, in pixels."""
_LEFT, _PLOT = 136, 400
"""The room for numbers beside the plot, and the plot's height."""
_FOOT, _AXIS_SIZE = 66, 34
"""The room for the text beneath the plot, and the size of what is written along both axes."""
_PAD = 26
"""The room between the curve and the line around the plot."""
_LINE, _THIN, _DOT, _LAST_DOT = 7, 2, 8, 14
"""The width of the curve and of other lines, and the radius of dots."""
_MOST_DOTS = 40
"""The most points that have a dot each."""
_LEAST_SPAN = 120.0
_SPANS = 6
"""The most parts into which numbers divide the axis."""
_MOST_POINTS, _MOST_ROWS, _MOST_TICKS = 1000, 4, 8
_FARTHEST = 1e12
_BEYOND = 9.0
"""How many heights of the plot a curve may leave it, beyond which it is cut."""


class ChartPoint(NamedTuple):
    """A value at a moment, in any unit of time; it is within two deviations of it, most likely."""

    at: float
    value: float
    deviation: float = 0.0


@dataclass(frozen=True, slots=True)
class Chart(Graphic):
    """A value over time, with what is said of it. Without points there is no curve.

    Drawing it raises `ValueError` for too many points, rows or ticks, numbers that are not finite
    or are too large, negative deviations, and points that are not in the order of time.

    >>> Chart("Alkaios", points=(ChartPoint(0, 1500, 200), ChartPoint(9, 1540, 180))).height
    642
    """

    rows: tuple[tuple[str, str], ...] = ()
    """Labels and what they are of, side by side."""
    points: tuple[ChartPoint, ...] = ()
    """The curve, in the order of time."""
    ticks: tuple[tuple[float, str], ...] = ()
    """What is written beneath moments of it."""

    @property
    def height(self) -> int:
        """The height of the picture in pixels."""
        head = _HEAD if self.rows else _LABELS - MARGIN // 2
        return head + (_PLOT + _FOOT if self.points else MARGIN // 2)

    def paint(self, image: Image.Image, theme: Theme) -> None:
        """Draw the figures, and the curve if there is one."""
        _check(self)
        pen = ImageDraw.Draw(image)
        _write_rows(pen, self, theme)
        if self.points:
            _draw_plot(image, pen, self, theme)


def _write_rows(pen: ImageDraw.ImageDraw, chart: Chart, theme: Theme) -> None:
    """Write labels and figures side by side, each with room as it needs."""
    rows = [(drawable(label), drawable(said)) for label, said in chart.rows]
    faces = font(LABEL_SIZE), font(_FIGURE_SIZE)
    needs = [
        max(1, *(face.getlength(text) for face, text in zip(faces, row, strict=True)))
        for row in rows
    ]
    left, room = float(MARGIN), WIDTH - MARGIN * (1 + len(rows))
    for (label, said), need in zip(rows, needs, strict=True):
        width = room * need / sum(needs)
        write(pen, label, (left, _LABELS), LABEL_SIZE, soft(theme), width=width)
        write(pen, said, (left, _FIGURES), _FIGURE_SIZE, theme.label, width=width)
        left += width + MARGIN


class Scale(NamedTuple):
    """Where moments and values are in the plot, from its upper left corner, in pixels."""

    begin: float
    end: float
    low: float
    high: float
    width: int
    height: int

    def across(self, at: float) -> float:
        """Return the place of a moment; a single one is in the middle."""
        if self.begin == self.end:
            return self.width / 2
        share = (at - self.begin) / (self.end - self.begin)
        return _PAD + share * (self.width - 2 * _PAD)

    def down(self, value: float) -> float:
        """Return the place of a value, which may be above or beneath the plot."""
        share = (value - self.low) / (self.high - self.low)
        return self.height * (1 - min(max(share, -_BEYOND), 1.0 + _BEYOND))

    def numbers(self) -> Iterator[int]:
        """List the round numbers that have room along the axis."""
        rough = max(1.0, (self.high - self.low) / _SPANS)
        ten = 10 ** floor(log10(rough))
        step = next(ten * each for each in (1, 2, 5, 10) if ten * each >= rough)
        for each in range(ceil(self.low / step), floor(self.high / step) + 1):
            if _AXIS_SIZE / 2 < self.down(step * each) < self.height - _AXIS_SIZE / 2:
                yield step * each


def scale_of(points: Sequence[ChartPoint], width: int, height: int) -> Scale:
    """Return the scale on which a curve is seen, and all that the last point may be.

    What was less certain before may reach beyond it, so that the curve is not flat.
    """
    last, values = points[-1], [each.value for each in points]
    low = min(*values, last.value - 2 * last.deviation)
    high = max(*values, last.value + 2 * last.deviation)
    room = max(_LEAST_SPAN, high - low)
    middle, room = (low + high) / 2, 1.16 * room
    return Scale(points[0].at, last.at, middle - room / 2, middle + room / 2, width, height)


def _draw_plot(image: Image.Image, pen: ImageDraw.ImageDraw, chart: Chart, theme: Theme) -> None:
    top = chart.height - _FOOT - _PLOT
    width = WIDTH - _LEFT - MARGIN
    scale = scale_of(chart.points, width, _PLOT)
    inlaid(image, _curve(chart.points, scale, theme), (_LEFT, top), theme)
    letters = font(_AXIS_SIZE)
    for number in scale.numbers():
        place = (_LEFT - 4 * INLAY, top + scale.down(number))
        pen.text(place, str(number), font=letters, fill=theme.label, anchor="rm")
    beneath, free = top + _PLOT + _FOOT / 2 + INLAY, float(_LEFT)
    for at, said in chart.ticks:
        text = fitted(drawable(said), letters, width / 2)
        long = letters.getlength(text)
        left = _LEFT + min(max(scale.across(at) - long / 2, 0), width - long)
        if left >= free:  # what would touch the one before is left out
            pen.text((left, beneath), text, font=letters, fill=theme.label, anchor="lm")
            free = left + long + _AXIS_SIZE


def _curve(points: Sequence[ChartPoint], scale: Scale, theme: Theme) -> Image.Image:
    """Draw the curve with its band on the lines of the grid."""
    ground, line = theme.panel.stone, theme.choice
    image = Image.new("RGB", (scale.width * FINE, scale.height * FINE), ground)
    pen = ImageDraw.Draw(image)

    def at(each: ChartPoint, deviations: int = 0) -> Point:
        value = each.value + deviations * each.deviation
        return scale.across(each.at) * FINE, scale.down(value) * FINE

    upper, lower = ([at(each, sign) for each in points] for sign in (2, -2))
    if len(points) > 1 and scale.begin != scale.end:
        pen.polygon((*upper, *reversed(lower)), fill=mixed(ground, line, BAND))
        for edge in (upper, lower):
            pen.line(edge, fill=mixed(ground, line, EDGE), width=_THIN * FINE)
    else:  # a bar, with a line across each end
        for end in (upper[-1], lower[-1]):
            reach = 2 * _LAST_DOT * FINE
            pen.line((end[0] - reach, end[1], end[0] + reach, end[1]), line, _LINE * FINE)
        pen.line((upper[-1], lower[-1]), line, _LINE * FINE)
    for number in scale.numbers():
        level = scale.down(number) * FINE
        grid = mixed(ground, line, GRID)
        pen.line((0, level, image.width, level), fill=grid, width=_THIN * FINE // 2)
    middle = [at(each) for each in points]
    if len(points) > 1:
        pen.line(middle, fill=line, width=_LINE * FINE, joint="curve")
    for each in middle if len(middle) <= _MOST_DOTS else ():
        pen.circle(each, _DOT * FINE, fill=line)
    pen.circle(middle[-1], (_LAST_DOT + _LINE) * FINE, fill=ground)
    pen.circle(middle[-1], _LAST_DOT * FINE, fill=line)
    return image.reduce(FINE)


def _check(chart: Chart) -> None:
    most = ((chart.points, _MOST_POINTS), (chart.rows, _MOST_ROWS), (chart.ticks, _MOST_TICKS))
    if any(len(given) > limit for given, limit in most):
        raise ValueError("a chart has too many points, rows or ticks")
    numbers = [number for point in chart.points for number in point]
    numbers += [at for at, _ in chart.ticks]
    if not all(isfinite(number) and abs(number) <= _FARTHEST for number in numbers):
        raise ValueError("a chart has a number that is not finite or is too large")
    if any(each.deviation < 0 for each in chart.points):
        raise ValueError("a chart has a negative deviation")
    if any(one.at > two.at for one, two in zip(chart.points, chart.points[1:], strict=False)):
        raise ValueError("the points of a chart are not in the order of time")
