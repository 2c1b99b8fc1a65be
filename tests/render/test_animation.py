"""A match in motion: every frame is its picture, and nothing is told twice."""

import math
from dataclasses import replace
from io import BytesIO
from weakref import ref

import pytest
from PIL import Image

from engine.catalogue import KEYS
from engine.lettering import Lettering
from render import THEMES, Picture, animation, layout_of
from render.animation import gif
from render.draw import draw
from render.info_panel import draw_info_panel, panel_content
from render.theme import theme_named
from tests.render.films import film
from tests.render.scenes import EIGHT

EMPTY = Picture(8, 8, "/".join("8" * 8))


def frames(data):
    """Every frame of a file as it is seen, and for how many milliseconds."""
    image = Image.open(BytesIO(data))
    for number in range(image.n_frames):
        image.seek(number)
        yield image.convert("RGB"), image.info["duration"]


def still(picture):
    """A picture as it is in an animation: its tray does not say whose turn it is."""
    image, measured = draw(picture), layout_of(picture)
    if measured.panel_height:
        silent = panel_content(picture)._replace(turn=None)
        tray = draw_info_panel(silent, theme=theme_named(picture.theme), measured=measured)
        image.paste(tray, (0, measured.height - measured.panel_height))
    return image.convert("RGB")


@pytest.mark.parametrize("name", KEYS)
def test_every_frame_is_its_picture_to_the_pixel(name):
    pictures = film(name, turns=6)
    shown = [frame.tobytes() for frame, _ in frames(gif(pictures))]
    assert len(shown) == len(pictures)
    told_apart = zip(shown, pictures, strict=True)
    assert [picture for frame, picture in told_apart if frame != still(picture).tobytes()] == []


def test_an_animation_is_in_the_colours_of_its_theme():
    for theme in THEMES:
        pictures = film("lemery-compact", turns=2, theme=theme)
        for (frame, _), picture in zip(frames(gif(pictures)), pictures, strict=True):
            assert frame.tobytes() == still(picture).tobytes(), theme


def test_pictures_may_turn_round_and_change_their_letters():
    pictures = [EIGHT, replace(EIGHT, flipped=True), replace(EIGHT, letters=Lettering.GREEK)]
    for (frame, _), picture in zip(frames(gif(pictures)), pictures, strict=True):
        assert frame.tobytes() == still(picture).tobytes()


def test_the_last_frame_is_shown_longer_and_all_of_them_again_and_again():
    data = gif(film("poleis", turns=3), seconds=0.29, last=5)
    assert [time for _, time in frames(data)] == [290, 290, 290, 5000]
    assert Image.open(BytesIO(data)).info["loop"] == 0


def test_a_turn_that_changes_nothing_has_a_frame_of_its_own():
    shown = list(frames(gif([EMPTY, EMPTY, EIGHT, EIGHT])))
    assert [time for _, time in shown] == [1000, 1000, 1000, 4000]
    assert [frame.tobytes() for frame, _ in shown] == [
        still(picture).tobytes() for picture in (EMPTY, EMPTY, EIGHT, EIGHT)
    ]


def test_a_single_picture_is_an_animation_of_one_frame():
    ((frame, time),) = frames(gif([EIGHT], last=2))
    assert (frame.tobytes(), time) == (still(EIGHT).tobytes(), 2000)


def test_a_frame_holds_what_has_changed_and_no_more():
    moved = replace(EMPTY, pieces="8/8/8/8/3P4/8/8/8")
    one, two = (len(gif([EMPTY] * count + [moved])) for count in (1, 2))
    assert two - one < 40
    assert len(gif([EMPTY, moved])) - len(gif([EMPTY])) < 2000


@pytest.mark.parametrize(
    ("name", "theme"),
    [
        ("poleis", "marble"),
        ("vogt-petteia", "marble"),
        *(("lemery-ultra", each) for each in THEMES),
    ],
)
def test_sixty_turns_take_at_most_500_kilobytes(name, theme):
    pictures = film(name, turns=60, theme=theme)
    assert len(pictures) == 61
    assert len(gif(pictures)) <= 500_000


def test_no_more_than_two_pictures_are_drawn_at_a_time(monkeypatch):
    drawn, made, most = animation.drawn, [], []

    def counted(band):
        image = drawn(band)
        made.append(ref(image))
        most.append(sum(each.height for known in made if (each := known()) is not None))
        return image

    monkeypatch.setattr(animation, "drawn", counted)
    pictures = film("lemery-latrunculi", turns=80)
    gif(pictures)
    assert 0 < max(most) <= 2 * layout_of(pictures[0]).height


@pytest.mark.parametrize(
    ("pictures", "why"),
    [
        ([], "1 to 2000 pictures, not 0"),
        ([EMPTY] * 2001, "1 to 2000 pictures, not 2001"),
        ([EMPTY, replace(EMPTY, theme="night")], "one size and one theme"),
        ([EMPTY, replace(EMPTY, dice=(1, 2))], "one size and one theme"),
        ([EMPTY, Picture(9, 8, "/".join("9" * 8))], "one size and one theme"),
        ([EMPTY, replace(EMPTY, pieces="8/8")], "2 ranks of 8"),
        ([replace(EMPTY, theme="neon")], "no theme 'neon'"),
    ],
)
def test_pictures_that_make_no_animation_are_refused(pictures, why):
    with pytest.raises(ValueError, match=why):
        gif(pictures)


@pytest.mark.parametrize("said", ["seconds", "last"])
def test_times_that_cannot_be_shown_are_refused(said):
    for time in (0, -1, 0.019, 601, math.nan, math.inf):
        with pytest.raises(ValueError, match=r"0\.02 to 600 seconds"):
            gif([EMPTY, EIGHT], **{said: time})
