"""From a picture to the bytes of a file."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import product
from random import Random
from re import sub

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engine.lettering import Lettering
from render import THEMES, Picture, layout, layout_of, png
from render.board import board
from render.draw import packed
from render.tiles import tile
from tests.render.rendered import rendered
from tests.render.scenes import EIGHT, EVERY, MARKED, TWELVE

PIECES = tuple(letter + turned for letter in "PpOoBb" for turned in ("", "~"))


def rank_text(files):
    """A rank of so many files."""
    full = st.lists(st.sampled_from(PIECES), min_size=files, max_size=files).map("".join)
    return st.one_of(st.just(str(files)), full)


@st.composite
def pictures(draw_from):
    """Any picture that makes sense."""
    files, ranks = draw_from(st.integers(1, 12)), draw_from(st.integers(1, 12))
    names = st.sampled_from(
        [f"{f}{r}" for f in "abcdefghijkl"[:files] for r in range(1, ranks + 1)]
    )
    squares = st.lists(names, max_size=5).map(tuple)
    rows = draw_from(st.lists(rank_text(files), min_size=ranks, max_size=ranks))
    return Picture(
        files,
        ranks,
        "/".join(rows),
        path=draw_from(squares),
        captured=draw_from(squares),
        picked=draw_from(st.none() | names),
        targets=draw_from(squares),
        strikes=draw_from(squares),
        plan=draw_from(squares),
        prey=draw_from(squares),
        movable=draw_from(squares),
        removable=draw_from(squares),
        anvils=draw_from(squares),
        barred=draw_from(squares),
        bound=draw_from(st.booleans()),
        turn=draw_from(st.sampled_from((None, 0, 1))),
        lost=draw_from(st.just((0, 0)) | st.tuples(st.integers(0, 999), st.integers(0, 999))),
        caption=draw_from(st.just("") | st.text()),
        dice=draw_from(st.none() | st.tuples(st.integers(1, 6), st.integers(1, 6))),
        hand=draw_from(st.just((0, 0)) | st.tuples(st.integers(0, 999), st.integers(0, 999))),
        letters=draw_from(st.sampled_from(Lettering)),
        flipped=draw_from(st.booleans()),
        theme=draw_from(st.sampled_from(THEMES)),
    )


def scattered(files, *, men):
    """A board of eight ranks with men of both sides all over, the same each time."""
    places = Random(1).sample(range(8 * files), men)
    letters = {place: "Pp"[number % 2] for number, place in enumerate(places)}
    rows = (
        "".join(letters.get(files * rank + file, ".") for file in range(files)) for rank in range(8)
    )
    return Picture(files, 8, sub(r"\.+", lambda empty: str(len(empty[0])), "/".join(rows)))


def opened(picture):
    image = Image.open(BytesIO(png(picture)))
    image.load()
    return image


@settings(deadline=None, max_examples=40)
@given(pictures())
def test_any_picture_that_makes_sense_is_drawn(picture):
    measured = layout_of(picture)
    assert opened(picture).size == (measured.width, measured.height)


def test_the_same_picture_is_the_same_bytes_from_any_thread():
    for name, picture in EVERY.items():
        approved = png.__wrapped__(picture)
        for cache in (png, packed, tile, board):
            cache.cache_clear()
        with ThreadPoolExecutor(4) as threads:
            drawn = set(threads.map(png.__wrapped__, [picture] * 8))
        assert len(drawn) == 1, name
        assert drawn == {approved}, name


def test_a_remembered_picture_is_the_same_bytes():
    assert png(EIGHT) is png(replace(EIGHT))


def squares(picture):
    """The pixels of each square of a picture, by its name."""
    image, measured = rendered(picture), layout_of(picture)
    found = {}
    for letter, rank in product("abcdefghijkl"[: picture.files], range(1, picture.ranks + 1)):
        name = f"{letter}{rank}"
        left, top = measured.corner(name, flipped=picture.flipped)
        found[name] = image.crop((left, top, left + measured.cell, top + measured.cell)).tobytes()
    return found


def test_a_flipped_picture_shows_each_square_as_it_was_in_its_new_place():
    for theme, (name, scene) in product(THEMES, EVERY.items()):
        picture = replace(scene, theme=theme)
        here, there = squares(picture), squares(replace(picture, flipped=not picture.flipped))
        assert here.keys() == there.keys()
        assert [each for each in here if here[each] != there[each]] == [], (theme, name)


def test_letters_and_numbers_turn_with_the_board():
    above = (0, 0, layout(8, 8).width, layout(8, 8).top // 2)
    empty = Picture(8, 8, "/".join("8" * 8))
    assert opened(empty).crop(above) != opened(replace(empty, flipped=True)).crop(above)


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_small_enough_for_a_phone_on_the_road(theme):
    for picture, most in (
        *((EIGHT, 44_000), (scattered(8, men=32), 44_000), (MARKED, 48_000)),
        *((TWELVE, 62_000), (scattered(12, men=50), 64_000)),
    ):
        assert len(png(replace(picture, theme=theme))) <= most, picture


def test_the_dearest_board_of_twelve_by_eight_is_below_150_kilobytes():
    kinds = ["".join(PIECES[(file + rank) % 12] for file in range(12)) for rank in range(8)]
    assert len(png(Picture(12, 8, "/".join(kinds)))) < 150_000


def test_a_picture_has_a_palette_of_at_most_64_colours():
    for theme in THEMES:
        image = rendered(replace(MARKED, theme=theme))
        assert image.mode == "P", theme
        assert len(image.getpalette()) <= 3 * 64, theme


def test_an_unknown_theme_is_refused_and_those_there_are_are_named():
    with pytest.raises(ValueError, match=r"no theme 'neon'; there are: .*marble"):
        png(replace(EIGHT, theme="neon"))
