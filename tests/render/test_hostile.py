"""Whatever a picture says, it is drawn or refused, in little time and space."""

import sys
import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lettering import Lettering
from render import THEMES, Picture, png
from tests.render.scenes import EIGHT, TWELVE

LARGEST = 10_000_000
SLOWEST = 1.0

WORDS = st.text(max_size=40) | st.sampled_from(
    [*THEMES, *(f"{file}{rank}" for file in "abhlm" for rank in (0, 1, 8, 12, 13))]
)
LONG = st.builds(
    lambda text, times: (text * times)[:10_000],
    st.text(min_size=1, max_size=8),
    st.integers(0, 10_000),
)
SQUARES = st.lists(WORDS, max_size=4).map(tuple)
NUMBERS = st.integers(-2, 14) | st.integers()
PAIRS = st.tuples(NUMBERS, NUMBERS)
PIECES = WORDS | LONG | st.sampled_from([EIGHT.pieces, TWELVE.pieces, "1", "P~/p~"])
SAID = {
    "path": SQUARES,
    "captured": SQUARES,
    "picked": st.none() | WORDS,
    "targets": SQUARES,
    "strikes": SQUARES,
    "plan": SQUARES,
    "prey": SQUARES,
    "movable": SQUARES,
    "removable": SQUARES,
    "anvils": SQUARES,
    "barred": SQUARES,
    "bound": st.booleans(),
    "turn": st.none() | NUMBERS,
    "dice": st.none() | PAIRS,
    "hand": PAIRS,
    "lost": PAIRS,
    "caption": WORDS | LONG,
    "letters": st.sampled_from(Lettering) | WORDS | LONG,
    "flipped": st.booleans(),
    "theme": WORDS | LONG,
}


def shown(picture):
    """Draw a picture afresh, or not if it is refused."""
    began = time.process_time()
    try:
        file = png.__wrapped__(picture)
    except ValueError as refusal:
        file = str(refusal).encode()
        assert 10 <= len(file) <= 1000
    assert time.process_time() - began < SLOWEST
    assert len(file) < LARGEST
    return file


@settings(deadline=None, max_examples=300)
@given(st.builds(Picture, NUMBERS, NUMBERS, PIECES, **SAID))
def test_any_picture_at_all_is_drawn_or_refused(picture):
    shown(picture)


@settings(deadline=None, max_examples=300)
@given(st.sampled_from([EIGHT, TWELVE]), st.sampled_from(sorted(SAID)), st.data())
def test_a_good_picture_that_says_one_thing_amiss_is_drawn_or_refused(picture, field, data):
    shown(replace(picture, **{field: data.draw(SAID[field])}))


@pytest.mark.parametrize(
    "said",
    [
        {"caption": "W" * 10_000},
        {"caption": "\0" * 10_000},
        {"caption": "Z\u0351" * 5_000},
        {"caption": "\u202e" + "א" * 9_999},
        {"caption": "\ud800"},
        {"path": ("a1", "h8") * 5_000},
        {"movable": ("a1",) * 10_000},
    ],
)
def test_what_is_very_long_is_cut_and_drawn(said):
    assert shown(replace(EIGHT, **said)).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "said",
    [
        {"letters": "a\0cdefgh"},
        {"letters": "W" * 10_000},
        {"theme": "x" * 10_000},
        {"theme": "\x1b[31m"},
        {"path": ("i1",)},
        {"captured": ("a9",)},
        {"picked": "a" * 10_000},
        {"removable": ("",)},
        {"files": 10**9},
        {"files": -8},
        {"ranks": 10 ** (sys.get_int_max_str_digits() + 1)},
        {"pieces": "8/" * 10_000},
        {"pieces": "P" * 10_000},
    ],
)
def test_what_cannot_be_is_refused(said):
    assert not shown(replace(EIGHT, **said)).startswith(b"\x89PNG")
