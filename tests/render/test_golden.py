"""What was approved stays; a new typeface or Pillow may move an edge a little, no more."""

from dataclasses import replace
from itertools import product

from PIL import Image, ImageChops

from engine.catalogue import KEYS
from render import THEMES
from tests.render.golden import FOLDER, NAMES, golden, scene, seen
from tests.render.scenes import EVERY

CLEARLY = 48
FEW = 60
AMISS = (
    ("eight", {"path": ("a2",)}),
    ("eight", {"captured": ("b4",)}),
    ("eight", {"pieces": "pppppppp/1ppppppp/8/p7/P7/8/1PPPPPP1/PPPPPPPP"}),
    ("eight", {"flipped": True}),
    ("marked", {"targets": ("e1",)}),
    ("marked", {"strikes": ()}),
    ("marked", {"prey": ()}),
    ("marked", {"removable": ("b6",)}),
    ("marked", {"anvils": ("a4",)}),
    ("marked", {"barred": ("g4",)}),
    ("marked", {"turn": 0}),
    ("marked", {"bound": True}),
)
"""Scenes, each with one thing that is not as it was approved."""


def changed(drawn, approved):
    """How many pixels differ clearly."""
    assert drawn.size == approved.size
    return sum(ImageChops.difference(drawn, approved).convert("L").histogram()[CLEARLY:])


def approved(name):
    return Image.open(golden(name)).convert("RGB")


def test_every_ruleset_is_approved_in_every_theme():
    assert {f"{theme}/{key}" for theme in THEMES for key in KEYS} <= set(NAMES)


def test_no_approved_picture_is_missing_or_left_over():
    assert {str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.rglob("*.png")} == set(
        NAMES
    )


def test_a_picture_looks_as_it_was_approved():
    differing = {name: changed(seen(scene(name)), approved(name)) for name in NAMES}
    assert {name: pixels for name, pixels in differing.items() if pixels > FEW} == {}


def test_what_is_amiss_in_a_picture_is_noticed():
    for theme, (name, amiss) in product(THEMES, AMISS):
        picture = replace(EVERY[name], theme=theme, **amiss)
        assert changed(seen(picture), approved(f"{theme}/{name}")) > FEW, (theme, name, amiss)
