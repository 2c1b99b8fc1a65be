"""What was approved stays; a new typeface or Pillow may move an edge by a pixel, no more."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.catalogue import KEYS
from render import png
from tests.render.golden import golden
from tests.render.scenes import EVERY

CLEARLY = 48
FEW = 0.004


def test_no_ruleset_is_without_a_picture():
    assert set(KEYS) <= set(EVERY)
    assert all(golden(key).exists() for key in KEYS)


def test_no_approved_picture_is_left_over():
    assert {path.stem for path in golden("x").parent.glob("*.png")} == set(EVERY)


@pytest.mark.parametrize("name", EVERY)
def test_a_picture_looks_as_it_was_approved(name):
    drawn = Image.open(BytesIO(png(EVERY[name]))).convert("RGB")
    approved = Image.open(golden(name)).convert("RGB")
    assert drawn.size == approved.size
    changed = ImageChops.difference(drawn, approved).convert("L").histogram()
    assert sum(changed[CLEARLY:]) <= FEW * drawn.width * drawn.height
