"""Single pieces as pictures: of one size, without a ground, told apart on light and dark."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render import ICONS, Picture, icon_png, icons_of

SIDE = 128
SHOWN = 22
"""The side in a line of text, in pixels."""
LEAST = 12
"""How much the mean brightness differs between pieces that can be told apart."""


def opened(name):
    return Image.open(BytesIO(icon_png(name)))


def on(name, ground):
    """An icon as it is shown in a line of text."""
    small = opened(name).resize((SHOWN, SHOWN))
    shown = Image.new("RGBA", small.size, ground)
    return Image.alpha_composite(shown, small).convert("L")


def test_icons_are_small_squares_without_a_ground():
    for name in ICONS:
        icon = opened(name)
        assert (icon.format, icon.mode, icon.size) == ("PNG", "RGBA", (SIDE, SIDE))
        assert len(icon_png(name)) < 64 * 1024
        alpha = icon.getchannel("A")
        assert all(alpha.getpixel(corner) == 0 for corner in ((0, 0), (SIDE - 1, SIDE - 1)))
        assert alpha.getbbox() != (0, 0, SIDE, SIDE)  # nothing is cut off


@pytest.mark.parametrize("ground", ["#313338", "#ffffff"])
def test_icons_differ_from_the_ground_and_from_one_another(ground):
    shown = {name: on(name, ground) for name in ICONS}
    bare = Image.new(
        "L", (SHOWN, SHOWN), Image.new("RGB", (1, 1), ground).convert("L").getpixel((0, 0))
    )
    for name, icon in shown.items():
        assert ImageStat.Stat(ImageChops.difference(icon, bare)).mean[0] > LEAST, name
    for one, other in combinations(ICONS, 2):
        assert ImageChops.difference(shown[one], shown[other]).getbbox(), (one, other)


def test_the_icons_of_a_picture_are_those_of_its_pieces_by_square():
    turned = Picture(files=4, ranks=1, pieces="Oo~Pb", plan=("a1", "c1"))
    assert icons_of(turned) == {
        "a1": "first_hoplite",
        "b1": "second_hoplite_turned",
        "c1": "first_man",
        "d1": "second_leader",
    }
    bound = Picture(files=3, ranks=1, pieces="p~2", bound=True, plan=("a1", "c1"))
    assert icons_of(bound) == {"a1": "second_man_bound"}  # a plan is not a piece
