"""What lies beneath a board, as it is seen on a phone."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageColor

from engine.lettering import Lettering
from render import THEMES, Picture, layout, layout_of, png
from render.theme import theme_named
from tests.render.seeing import grey, rgb, stands_out

PHONE = 400
SIZES = list(product(range(1, 13), repeat=2))
THROWS = [(one, other) for one, other in product(range(1, 7), repeat=2) if one >= other]
THEMED = pytest.mark.parametrize("theme", THEMES)


def bare(files, ranks=8, **said):
    return Picture(files, ranks, "/".join([str(files)] * ranks), **said)


def opened(picture):
    return Image.open(BytesIO(png(picture))).convert("RGB")


def tray(picture):
    """The panel beneath the board, without its line and the frame."""
    measured, image = layout_of(picture), opened(picture)
    left, top = measured.left, measured.height - measured.panel_height
    line, foot = measured.panel_height // 16, measured.panel_height * 5 // 8
    return image.crop((left, top + line, image.width - left, top + foot))


def foot(picture):
    """The frame beneath the tray."""
    measured, image = layout_of(picture), opened(picture)
    return image.crop((0, measured.height - measured.panel_height // 3, image.width, image.height))


def on_a_phone(image, width):
    """A part of a picture that is `width` pixels wide, as small and grey as it may come to be."""
    wide, high = (round(side * PHONE / width) for side in image.size)
    return image.resize((wide, high), Image.Resampling.BILINEAR).convert("L")


def blots(image, darkest):
    """How many dark patches an image has that touch no edge of it and one another nowhere."""
    flat = image.tobytes()
    dark = {place for place, level in enumerate(flat) if level <= darkest}
    found = 0
    while dark:
        patch = {dark.pop()}
        fringe = set(patch)
        while fringe:
            place = fringe.pop()
            near = {place + step for step in (1, -1, image.width, -image.width)} & dark
            dark -= near
            fringe |= near
            patch |= near
        found += 1
    return found


def faces(picture):
    """The bone of each of the two dice, a little within its edge."""
    image, without = tray(picture), tray(replace(picture, dice=None, turn=None, caption="-"))
    left, _, right, _ = ImageChops.difference(image, without).getbbox()
    die = (right - left) * 84 // 184
    middle, rim = image.height // 2, die // 11
    for start in (left, right - die):
        half = die // 2 - rim
        yield image.crop((start + rim, middle - half, start + die - rim, middle + half))


@THEMED
def test_a_throw_is_counted_at_a_phones_width_and_without_colour(theme):
    colours = (theme_named(theme).pip, theme_named(theme).bone)
    ink, ivory = (grey(ImageColor.getrgb(colour))[0] for colour in colours)

    def counted(picture):
        small = (on_a_phone(face, layout_of(picture).width) for face in faces(picture))
        return tuple(blots(face, (ink + ivory) / 2) for face in small)

    assert [counted(bare(12, dice=dice, theme=theme)) for dice in THROWS] == THROWS


def test_every_throw_looks_different_and_the_same_from_either_side():
    def seen(dice, *, flipped):
        return tuple(face.tobytes() for face in faces(bare(12, dice=dice, flipped=flipped)))

    shown, turned = (
        {dice: seen(dice, flipped=flipped) for dice in THROWS} for flipped in (False, True)
    )
    assert len(set(shown.values())) == len(THROWS)
    assert [dice for dice in THROWS if shown[dice] != turned[dice]] == []


@THEMED
def test_whose_turn_it_is_is_told_by_a_shape(theme):
    nobody, first, second = (
        tray(bare(8, turn=turn, dice=(1, 1), theme=theme)) for turn in (None, 0, 1)
    )
    ground = ImageColor.getrgb(theme_named(theme).panel.stone)
    changes = {}
    for name, shown in (("first", first), ("second", second)):
        box = ImageChops.difference(nobody, shown).getbbox()
        changes[name] = box
        pointed = [colour for colour in rgb(shown.crop(box)) if stands_out(colour, ground)]
        assert len(pointed) >= 0.2 * shown.height**2
    assert changes["first"][2] < nobody.width / 2 < changes["second"][0]


@pytest.mark.parametrize("flipped", [False, True])
def test_losses_are_counted_for_either_side_beside_its_shield(flipped):
    none, first, second = (
        tray(bare(8, turn=0, lost=lost, flipped=flipped)) for lost in ((1, 1), (2, 1), (1, 2))
    )
    left, right = (
        ImageChops.difference(none, shown).getbbox()
        for shown in ((second, first) if flipped else (first, second))
    )
    assert left[2] < none.width / 2 < right[0]


def test_a_caption_stands_beneath_everything_else():
    bare_one, told = bare(8, turn=0), bare(8, turn=0, caption="Orange wins")
    left, top, right, bottom = ImageChops.difference(opened(bare_one), opened(told)).getbbox()
    measured = layout_of(told)
    assert top > measured.height - 0.4 * measured.panel_height
    assert bottom < measured.height
    assert abs((left + right) - measured.width) < 8


@pytest.mark.parametrize("files", [1, 5, 8, 12])
def test_a_caption_that_is_too_long_is_cut_to_what_fits(files):
    ends = [
        ImageChops.difference(
            opened(bare(files, turn=0)), opened(bare(files, turn=0, caption="Ω" * length))
        ).getbbox()
        for length in (150, 10_000)
    ]
    assert ends[0] == ends[1]
    assert 0 < ends[0][0] < ends[0][2] < layout(files, 8).width


@pytest.mark.parametrize(
    ("caption", "seen"),
    [
        ("Orange\nwins", "Orange wins"),
        ("\x00Orange\x1b wins\x7f\u202e\u2066", "Orange wins"),
        ("  Orange \u2028\t wins ", "Orange wins"),
        ("Or\ud800ange wins\ue000\ufffe", "Orange wins"),
    ],
)
def test_a_caption_is_one_line_without_what_cannot_be_seen(caption, seen):
    assert foot(bare(8, caption=caption)).tobytes() == foot(bare(8, caption=seen)).tobytes()


def test_men_in_hand_are_counted_for_either_side():
    hands = [(16, 16), (15, 16), (15, 15), (0, 1), (1, 0), (999, 999)]
    trays = [tray(bare(8, hand=hand)) for hand in hands]
    for one, other in combinations(trays, 2):
        assert one.tobytes() != other.tobytes()
    before, after = trays[:2]
    changed = ImageChops.difference(before, after).getbbox()
    assert changed[2] <= before.width / 2


def test_the_player_who_sits_below_has_their_men_at_the_left():
    here, there = (tray(bare(8, hand=(7, 7), flipped=flipped)) for flipped in (False, True))
    third = here.width // 3
    lightness = [
        sum(image.crop((0, 0, third, image.height)).convert("L").histogram()[:80])
        for image in (here, there)
    ]
    assert lightness[0] < lightness[1]


@pytest.mark.parametrize(
    "said", [{"dice": (6, 1)}, {"hand": (1, 0)}, {"turn": 0}, {"lost": (0, 1)}, {"caption": "."}]
)
def test_a_tray_is_beneath_the_board_and_moves_no_square(said):
    plain, with_tray = layout_of(bare(8)), layout_of(bare(8, **said))
    assert with_tray == layout(8, 8, panel=True)
    assert with_tray.height > plain.height
    assert with_tray.width == plain.width
    assert all(
        plain.corner(name, flipped=flipped) == with_tray.corner(name, flipped=flipped)
        for name in ("a1", "d5", "h8")
        for flipped in (False, True)
    )
    board = (0, 0, plain.width, plain.height)
    beneath = ImageChops.difference(opened(bare(8)), opened(bare(8, **said)).crop(board)).getbbox()
    assert beneath is None or beneath[1] >= plain.height - 4


def test_a_board_of_any_size_has_room_for_its_tray():
    for size in SIZES:
        measured = layout(*size, panel=True)
        assert measured.height == layout(*size).height + measured.panel_height, size
        assert 0.1 * measured.width < measured.panel_height < 0.14 * measured.width, size
        assert (measured.files, measured.ranks) == size


def test_all_that_may_lie_in_a_tray_fits_beside_each_other():
    for files in range(1, 13):
        said = {"turn": 0, "hand": (88, 88), "lost": (88, 88)}
        with_dice, without = (tray(bare(files, dice=dice, **said)) for dice in ((6, 6), None))
        left, _, right, _ = ImageChops.difference(with_dice, without).getbbox()
        wide = without.width
        assert abs(left + right - wide) <= 0.02 * wide + 2, files
        ground = without.getpixel((wide // 2, 1))
        empty = without.crop((left, 0, right, without.height))
        assert {colour for _, colour in empty.getcolors()} == {ground}, files


def test_files_are_named_as_the_game_names_them():
    latin, greek = opened(bare(12)), opened(bare(12, letters=Lettering.GREEK))
    changed = ImageChops.difference(latin, greek)
    measured = layout(12, 8)
    left, top, right, bottom = changed.getbbox()
    assert left >= measured.left
    assert right <= measured.width - measured.left
    squares = (measured.left, measured.top, right, measured.height - measured.top)
    assert changed.crop(squares).getbbox() is None
    assert top < measured.top
    assert bottom > measured.height - measured.top


@pytest.mark.parametrize(("files", "ranks"), [(12, 8), (8, 8), (1, 1), (5, 12), (12, 12)])
def test_ranks_may_have_attic_numerals_which_stay_on_the_frame(files, ranks):
    blank = Picture(files, ranks, "/".join([str(files)] * ranks), letters=Lettering.GREEK)
    greek, attic = opened(blank), opened(replace(blank, letters=Lettering.ATTIC))
    measured = layout(files, ranks)
    left, top, right, bottom = ImageChops.difference(greek, attic).getbbox()
    assert min(left, measured.width - right) >= 2
    assert min(top, measured.height - bottom) > measured.top
    inner = (measured.left - 4, 0, measured.width - measured.left + 4, measured.height)
    assert attic.crop(inner) == greek.crop(inner)


def test_the_man_that_would_be_placed_is_seen_in_its_place():
    first, second, none = (
        opened(bare(8, hand=hand, plan=("d4",))) for hand in ((9, 9), (8, 9), (0, 0))
    )
    left, top = layout(8, 8).corner("d4")
    box = (left, top, left + 100, top + 100)
    shades = {image.crop(box).tobytes() for image in (first, second, none)}
    assert len(shades) == 3


def test_what_cannot_be_is_refused():
    for said, why in (
        *(({"dice": dice}, "dice") for dice in ((7, 1), (1, 0), (6, 10**30))),
        *(({"hand": hand}, "men in hand") for hand in ((-1, 4), (4, 1000), (10**30, 0))),
        *(({"lost": lost}, "lost") for lost in ((-1, 4), (4, 1000), (10**30, 0))),
        *(({"turn": turn}, "turn of side") for turn in (-1, 2, 10**30)),
        *(
            ({"letters": letters}, "name no squares")
            for letters in ("", "gothic", "ΑΒΓΔΕΖΗΘ", None, "\u202e" * 10**6)
        ),
    ):
        with pytest.raises(ValueError, match=why):
            png(replace(bare(8), **said))
