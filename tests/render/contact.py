"""Pictures for `docs/pictures.md`, of the gallery: `python -m tests.render.contact`.

A few whole ones, and contact sheets, on which every theme is as small as on a phone and as several
eyes see it.
"""

from dataclasses import replace
from pathlib import Path

from PIL import Image

from engine.catalogue import ruleset
from render import THEMES, png
from render.draw import draw
from tests.gallery.samples import samples
from tests.render.seeing import deuteranopia, grey, protanopia

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = 400
GAP = 12
PAPER = (128, 128, 128)
COLOURS = 128
EYES = {
    "colour": lambda colour: colour,
    "deuteranopia": deuteranopia,
    "protanopia": protanopia,
    "grey": grey,
}
WHOLE = {
    "marble": ("lemery-petteia", "over"),
    "terracotta": ("vogt-kubeia", "dice"),
    "papyrus": ("walker-dux", "picking"),
    "night": ("poleis", "preview"),
    "contrast": ("lemery-latrunculi", "choosing"),
}
"""By theme, what is shown whole."""
COLUMNS = (
    ("vogt-petteia", "last move and captures"),
    ("lemery-latrunculi", "choosing"),
    ("poleis", "turned over"),
    ("walker-dux", "picking"),
    ("lemery-petteia", "preview"),
)
"""What a contact sheet shows of each theme, side by side."""


def sample(key, state, theme):
    """A picture of the gallery."""
    return replace(samples(ruleset(key))[state], theme=theme)


def as_seen(picture, eye):
    """A picture as an eye sees it, as wide as a phone."""
    image = draw(picture)
    colours = image.getpalette()
    seen = [eye(tuple(colours[at : at + 3])) for at in range(0, len(colours), 3)]
    image.putpalette([part for colour in seen for part in colour])
    size = PHONE, round(PHONE * image.height / image.width)
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def sheet(rows):
    """Pictures in rows on one sheet."""
    widths = [sum(image.width + GAP for image in row) + GAP for row in rows]
    heights = [max(image.height for image in row) + GAP for row in rows]
    paper = Image.new("RGB", (max(widths), sum(heights) + GAP), PAPER)
    top = GAP
    for row, high in zip(rows, heights, strict=True):
        for place, image in enumerate(row):
            paper.paste(image, (GAP + place * (PHONE + GAP), top))
        top += high
    return paper.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for theme, (key, state) in WHOLE.items():
        (FOLDER / f"{theme}.png").write_bytes(png(sample(key, state, theme)))
    shown = {column: samples(ruleset(column[0]))[column[1]] for column in COLUMNS}
    for name, eye in EYES.items():
        rows = [
            [as_seen(replace(picture, theme=theme), eye) for picture in shown.values()]
            for theme in THEMES
        ]
        sheet(rows).save(FOLDER / f"sheet-{name}.png", optimize=True)
