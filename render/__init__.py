"""Pictures of boards: a `Picture`, which is a value, becomes the bytes of a PNG or GIF file.

A `Chart`, a value over time, becomes a PNG file.
"""

from render.animation import gif
from render.chart import Chart, ChartPoint, chart_png
from render.draw import png
from render.info_panel import is_drawable
from render.layout import Box, Layout, layout, layout_of
from render.picture import Picture
from render.theme import THEMES as _THEMES
from render.vector import ground, placed, sheet

THEMES = tuple(_THEMES)

__all__ = [
    "THEMES",
    "Box",
    "Chart",
    "ChartPoint",
    "Layout",
    "Picture",
    "chart_png",
    "gif",
    "ground",
    "is_drawable",
    "layout",
    "layout_of",
    "placed",
    "png",
    "sheet",
]
