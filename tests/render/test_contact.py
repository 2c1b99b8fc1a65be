"""The pictures that the documents show are those of today."""

import re
from io import BytesIO

import pytest
from PIL import Image

from render import THEMES, png
from tests.render.contact import EYES, FOLDER, WHOLE, sample
from tests.render.test_golden import FEW, changed

PAGE = FOLDER.with_suffix(".md")


def test_every_theme_is_shown():
    assert set(WHOLE) == set(THEMES)


def test_the_page_shows_every_picture_that_there_is():
    linked = set(re.findall(r"\]\(pictures/(\S+)\)", PAGE.read_text(encoding="utf-8")))
    made = {f"{theme}.png" for theme in WHOLE} | {f"sheet-{eye}.png" for eye in EYES}
    assert linked == made == {path.name for path in FOLDER.iterdir()}


def test_every_picture_on_the_page_is_told_in_words():
    assert all(re.findall(r"!\[(.*?)\]", PAGE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("theme", WHOLE)
def test_a_picture_on_the_page_looks_as_the_gallery_makes_it(theme):
    made = Image.open(BytesIO(png(sample(*WHOLE[theme], theme))))
    shown = Image.open(FOLDER / f"{theme}.png")
    assert changed(made.convert("RGB"), shown.convert("RGB")) <= 4 * FEW
