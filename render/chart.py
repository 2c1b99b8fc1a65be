"""The chart of a value over time with its uncertainty: a card with a title, figures and a curve."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from math import ceil, floor, isfinite, log10
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageColor, ImageDraw

from render.board import font
from render.info_panel import drawable, fitted
from render.theme import theme_named
from render.tiles import FINE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.curves import Point
    from render.palette import Colour, Theme

_WIDTH, _MARGIN = 1000, 40
_TITLE, _TITLE_SIZE = 66, 54
_SUBTITLE, _SUBTITLE_SIZE = 126, 36
_LABELS, _LABEL_SIZE = 196, 32
_FIGURES, _FIGURE_SIZE = 244, 48
_HEAD = 290
"""Lines of text: their middle from the top, and the size of their letters, in pixels."""
_LEFT, _PLOT = 136, 400
"""The room for numbers beside the plot, and the plot's height."""
_FOOT, _AXIS_SIZE = 66, 34
"""The room for the text beneath the plot, and the size of what is written along both axes."""
_INLAY, _PAD = 5, 26
"""The line around the plot, and the room between it and the curve."""
_LINE, _THIN, _DOT, _LAST_DOT = 7, 2, 8, 14
"""The width of the curve and of other lines, and the radius of dots."""
_MOST_DOTS = 40
"""The most points that have a dot each."""
_BAND, _EDGE, _GRID = 0.24, 0.6, 0.4
"""How much of the curve's colour the band, its edges and the lines of the grid have."""
_SOFT, _LEAST_SHRINK = 0.8, 0.7
"""How much of the colour of letters softer ones have, and how far letters shrink to fit."""
_LEAST_SPAN = 120.0
_SPANS = 6
"""The most parts into which numbers divide the axis."""
_MOST_POINTS, _MOST_ROWS, _MOST_TICKS = 1000, 4, 8
_FARTHEST = 1e12
_BEYOND = 9.0
"""How many heights of the plot a curve may leave it, beyond which it is cut."""
_STEPS = 8
"""The number of steps between two colours that meet."""
_COMPRESSION = 6


class ChartPoint(NamedTuple):
    """A value at a moment, in any unit of time; it is within two deviations of it, most likely."""

    at: float
    value: float
    deviation: float = 0.0


@dataclass(frozen=True, slots=True)
class Chart:
    """A value over time, with what is said of it.

    Each text is on one line and cut to what fits, without characters that cannot be drawn. Where
    nothing of the title is left, the subtitle takes its place. Without points there is no curve.

    >>> Chart("Alkaios", points=(ChartPoint(0, 1500, 200), ChartPoint(9, 1540, 180))).height
    642
    """

    title: str
    subtitle: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    """Labels and what they are of, side by side."""
    points: tuple[ChartPoint, ...] = ()
    """The curve, in the order of time."""
    ticks: tuple[tuple[float, str], ...] = ()
    """What is written beneath moments of it."""
    theme: str = "marble"

    @property
    def width(self) -> int:
        """The width of the picture in pixels."""
        return _WIDTH

    @property
    def height(self) -> int:
        """The height of the picture in pixels."""
        head = _HEAD if self.rows else _LABELS - _MARGIN // 2
        return head + (_PLOT + _FOOT if self.points else _MARGIN // 2)


@lru_cache(maxsize=64)
def chart_png(chart: Chart) -> bytes:
    """Draw a chart as a PNG file.

    Raises `ValueError` for an unknown theme, too many points, rows or ticks, numbers that are not
    finite or are too large, negative deviations, and points that are not in the order of time.
    """
    theme = theme_named(chart.theme)
    _check(chart)
    image = draw_chart(chart, theme).quantize(palette=_palette(theme), dither=Image.Dither.NONE)
    file = BytesIO()
    image.save(file, "PNG", compress_level=_COMPRESSION)
    return file.getvalue()


def draw_chart(chart: Chart, theme: Theme) -> Image.Image:
    """Draw a chart in RGB."""
    image = Image.new("RGB", (chart.width, chart.height), theme.frame)
    pen = ImageDraw.Draw(image)
    titles = [text for each in (chart.title, chart.subtitle) if (text := drawable(each))]
    places = (
        (_TITLE, _TITLE_SIZE, theme.label),
        (_SUBTITLE, _SUBTITLE_SIZE, _soft(theme)),
    )
    for text, (middle, size, ink) in zip(titles, places, strict=False):
        _write(pen, text, (_MARGIN, middle), size, ink, width=_WIDTH - 2 * _MARGIN)
    _write_rows(pen, chart, theme)
    if chart.points:
        _draw_plot(image, pen, chart, theme)
    return image


def _write_rows(pen: ImageDraw.ImageDraw, chart: Chart, theme: Theme) -> None:
    """Write labels and figures side by side, each with room as it needs."""
    rows = [(drawable(label), drawable(said)) for label, said in chart.rows]
    faces = font(_LABEL_SIZE), font(_FIGURE_SIZE)
    needs = [
        max(1, *(face.getlength(text) for face, text in zip(faces, row, strict=True)))
        for row in rows
    ]
    left, room = float(_MARGIN), _WIDTH - _MARGIN * (1 + len(rows))
    for (label, said), need in zip(rows, needs, strict=True):
        width = room * need / sum(needs)
        _write(pen, label, (left, _LABELS), _LABEL_SIZE, _soft(theme), width=width)
        _write(pen, said, (left, _FIGURES), _FIGURE_SIZE, theme.label, width=width)
        left += width + _MARGIN


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
    width = _WIDTH - _LEFT - _MARGIN
    scale = scale_of(chart.points, width, _PLOT)
    pen.rectangle(
        (_LEFT - _INLAY, top - _INLAY, _LEFT + width + _INLAY - 1, top + _PLOT + _INLAY - 1),
        fill=theme.inlay,
    )
    image.paste(_curve(chart.points, scale, theme), (_LEFT, top))
    letters = font(_AXIS_SIZE)
    for number in scale.numbers():
        place = (_LEFT - 4 * _INLAY, top + scale.down(number))
        pen.text(place, str(number), font=letters, fill=theme.label, anchor="rm")
    beneath, free = top + _PLOT + _FOOT / 2 + _INLAY, float(_LEFT)
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
        pen.polygon((*upper, *reversed(lower)), fill=mixed(ground, line, _BAND))
        for edge in (upper, lower):
            pen.line(edge, fill=mixed(ground, line, _EDGE), width=_THIN * FINE)
    else:  # a bar, with a line across each end
        for end in (upper[-1], lower[-1]):
            reach = 2 * _LAST_DOT * FINE
            pen.line((end[0] - reach, end[1], end[0] + reach, end[1]), line, _LINE * FINE)
        pen.line((upper[-1], lower[-1]), line, _LINE * FINE)
    for number in scale.numbers():
        level = scale.down(number) * FINE
        grid = mixed(ground, line, _GRID)
        pen.line((0, level, image.width, level), fill=grid, width=_THIN * FINE // 2)
    middle = [at(each) for each in points]
    if len(points) > 1:
        pen.line(middle, fill=line, width=_LINE * FINE, joint="curve")
    for each in middle if len(middle) <= _MOST_DOTS else ():
        pen.circle(each, _DOT * FINE, fill=line)
    pen.circle(middle[-1], (_LAST_DOT + _LINE) * FINE, fill=ground)
    pen.circle(middle[-1], _LAST_DOT * FINE, fill=line)
    return image.reduce(FINE)


def _write(  # noqa: PLR0913 -- a line of text
    pen: ImageDraw.ImageDraw, text: str, at: Point, size: int, ink: Colour, *, width: float
) -> None:
    """Write a line from the left, in smaller letters or cut where it is too long."""
    share = width / max(width, font(size).getlength(text))
    letters = font(int(size * max(share, _LEAST_SHRINK)))
    pen.text(at, fitted(text, letters, width), font=letters, fill=ink, anchor="lm")


def _soft(theme: Theme) -> Colour:
    """Return the colour of what is written less strongly."""
    return mixed(theme.frame, theme.label, _SOFT)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour with a share of another.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    return "#" + "".join(f"{round(near + share * (far - near)):02x}" for near, far in parts)


@lru_cache(maxsize=16)
def _palette(theme: Theme) -> Image.Image:
    """Return an image of one pixel with the colours of a chart and their blends."""
    ground, line = theme.panel.stone, theme.choice
    meet = ((theme.frame, theme.label), (theme.frame, theme.inlay), (theme.frame, _soft(theme)))
    ramps = [*meet, (ground, line)]
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    blends = [mixed(*pair, share) for pair in ramps for share in shares]
    blends += [mixed(ground, line, share) for share in (_BAND, _EDGE, _GRID)]
    image = Image.new("P", (1, 1))
    colours = (ImageColor.getrgb(each) for each in dict.fromkeys(blends))
    image.putpalette([part for colour in colours for part in colour])
    return image


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
