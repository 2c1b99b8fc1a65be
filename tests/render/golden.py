"""The pictures as they were approved, at half their size: every scene in every theme.

`python -m tests.render.golden` approves those of today.
"""

from dataclasses import replace
from itertools import product
from pathlib import Path

from PIL import Image

from render import THEMES, Graphic
from render.graphic import draw_graphic
from render.theme import theme_named
from tests.render.charts import CHARTS
from tests.render.rendered import rendered
from tests.render.scenes import EVERY
from tests.render.tables import TABLES

FOLDER = Path(__file__).with_name("golden")
SHRUNK = 2
COLOURS = 64
SCENES = EVERY | CHARTS | TABLES
NAMES = tuple(f"{theme}/{scene}" for theme, scene in product(THEMES, SCENES))


def golden(name):
    """Where an approved picture lies."""
    return FOLDER / f"{name}.png"


def seen(picture):
    """A picture at half its size."""
    if isinstance(picture, Graphic):
        return draw_graphic(picture, theme_named(picture.theme)).reduce(SHRUNK)
    return rendered(picture).convert("RGB").reduce(SHRUNK)


def scene(name):
    """A scene by its theme and name."""
    theme, _, each = name.partition("/")
    return replace(SCENES[each], theme=theme)


if __name__ == "__main__":
    for each in NAMES:
        golden(each).parent.mkdir(exist_ok=True)
        small = seen(scene(each)).quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
        small.save(golden(each), optimize=True)
