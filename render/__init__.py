"""Pictures of boards: a `Picture`, which is a value, becomes the bytes of a PNG or GIF file.

A `Chart`, a value over time, and a `Table` become PNG files.
"""

from render.animation import gif
from render.chart import Chart, ChartPoint
from render.draw import png
from render.graphic import Graphic, graphic_png
from render.icons import ICON_THEME, ICONS, icon_png, icons_of
from render.info_panel import is_drawable
from render.layout import Box, Layout, layout, layout_of
from render.picture import Picture
from render.table import Table
from render.theme import THEMES as _THEMES
from render.vector import ground, placed, sheet

THEMES = tuple(_THEMES)

__all__ = [
    "ICONS",
    "ICON_THEME",
    "THEMES",
    "Box",
    "Chart",
    "ChartPoint",
    "Graphic",
    "Layout",
    "Picture",
    "Table",
    "gif",
    "graphic_png",
    "ground",
    "icon_png",
    "icons_of",
    "is_drawable",
    "layout",
    "layout_of",
    "placed",
    "png",
    "sheet",
]
