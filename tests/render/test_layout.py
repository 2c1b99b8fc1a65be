"""Where squares stand."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from render import Picture, layout, png

SIZES = list(product(range(1, 13), repeat=2))
DRAWN = [size for size in SIZES if sum(size) == 13 or {*size} <= {1, 12} or size[0] == size[1]]
"""Squares, corners of the range, and for each number of files another number of ranks."""


def test_a_board_is_drawn_as_large_as_it_was_measured():
    for files, ranks in DRAWN:
        measured = layout(files, ranks)
        empty = Picture(files, ranks, "/".join([str(files)] * ranks))
        drawn = Image.open(BytesIO(png(empty)))
        assert drawn.size == (measured.width, measured.height), (files, ranks)


@pytest.mark.parametrize(
    ("files", "ranks", "width", "height"),
    [(8, 8, 800, 800), (12, 8, 1200, 800), (8, 7, 800, 709), (12, 12, 1200, 1200)],
)
def test_boards_are_about_a_hundred_pixels_a_square(files, ranks, width, height):
    measured = layout(files, ranks)
    assert (measured.width, measured.height) == (width, height)


def test_no_picture_is_longer_than_1200_pixels_and_every_square_is_of_one_size():
    for size in SIZES:
        measured = layout(*size)
        assert max(measured.width, measured.height) <= 1200, size
        assert measured.cell == layout(8, 8).cell, size
        assert (measured.files, measured.ranks) == size


def test_a1_is_at_the_bottom_left_and_at_the_top_right_when_flipped():
    measured = layout(12, 8)
    left, top, cell = measured.left, measured.top, measured.cell
    assert measured.corner("a1") == (left, top + 7 * cell)
    assert measured.corner("a1", flipped=True) == (left + 11 * cell, top)
    assert measured.corner("l8") == (left + 11 * cell, top)


@pytest.mark.parametrize("flipped", [False, True])
def test_boxes_in_percent_tile_the_board(flipped):
    measured = layout(5, 3)
    boxes = [
        measured.box(f"{letter}{rank}", flipped=flipped) for letter in "abcde" for rank in (1, 2, 3)
    ]
    assert len(set(boxes)) == 15
    wide, high = 5 * measured.cell, 3 * measured.cell
    assert sum(box.width * box.height for box in boxes) == pytest.approx(
        100 * 100 * wide * high / (measured.width * measured.height)
    )
    assert min(box.left for box in boxes) == pytest.approx(100 * measured.left / measured.width)
    assert max(box.top + box.height for box in boxes) == pytest.approx(
        100 - 100 * measured.top / measured.height
    )


def test_a_square_off_the_board_is_refused():
    for name in ("", "a", "a0", "a9", "i1", "A1", "a01", "a1 ", "1a", "a\u0661", "aa1"):
        with pytest.raises(ValueError, match=rf"no square '{name}' on a board of 8x8"):
            layout(8, 8).corner(name)


def test_a_board_of_another_size_is_refused():
    for size in ((0, 8), (8, 0), (13, 8), (8, 13), (-1, 5), (10**9, 1)):
        with pytest.raises(ValueError, match="1 to 12 files and ranks"):
            layout(*size)
