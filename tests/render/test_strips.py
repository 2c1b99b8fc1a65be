"""Files put together from strips are what any reader of PNG expects."""

import zlib
from dataclasses import replace
from io import BytesIO
from itertools import product

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render import THEMES, png
from render.draw import packed
from render.strips import file_of, strip
from tests.render.rendered import rendered
from tests.render.scenes import EVERY

PALETTE = bytes(range(192))


@st.composite
def images(draw_from):
    """Images of one width in 64 colours, to lie beneath one another."""
    width = draw_from(st.integers(1, 20))
    rows = st.integers(1, 9).flatmap(
        lambda high: st.binary(min_size=width * high, max_size=width * high)
    )
    return [
        Image.frombytes("P", (width, len(pixels) // width), bytes(byte % 64 for byte in pixels))
        for pixels in draw_from(st.lists(rows, min_size=1, max_size=6))
    ]


def chunks(file):
    """The kind and the data of every chunk, each with the right sum."""
    at = 8
    while at < len(file):
        length, kind = int.from_bytes(file[at : at + 4], "big"), file[at + 4 : at + 8]
        data, check = file[at + 8 : at + 8 + length], file[at + 8 + length : at + 12 + length]
        assert zlib.crc32(kind + data) == int.from_bytes(check, "big")
        yield kind, data
        at += 12 + length


@given(images())
def test_a_file_shows_its_strips_beneath_one_another(shown):
    file = file_of(map(strip, shown), width=shown[0].width, palette=PALETTE)
    opened = Image.open(BytesIO(file))
    assert opened.tobytes() == b"".join(image.tobytes() for image in shown)
    assert opened.getpalette()[:192] == list(PALETTE)


@given(images())
def test_the_stream_has_the_sum_of_all_its_bytes(shown):
    file = file_of(map(strip, shown), width=shown[0].width, palette=PALETTE)
    packer = zlib.decompressobj()
    rows = packer.decompress(dict(chunks(file))[b"IDAT"])  # refuses a wrong sum
    assert packer.eof
    assert packer.unused_data == b""
    assert len(rows) == sum((image.width + 1) * image.height for image in shown)


def test_a_file_shows_what_was_drawn():
    for theme, (name, scene) in product(THEMES, EVERY.items()):
        picture = replace(scene, theme=theme)
        file, drawn = png(picture), rendered(picture)
        opened = Image.open(BytesIO(file))
        assert [kind for kind, _ in chunks(file)] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
        assert (opened.mode, opened.size) == (drawn.mode, drawn.size)
        assert opened.tobytes() == drawn.tobytes(), (theme, name)
        assert opened.getpalette()[: len(drawn.getpalette())] == drawn.getpalette(), (theme, name)


def test_a_move_packs_the_ranks_anew_that_it_touches_and_no_others():
    packed.cache_clear()
    png.__wrapped__(EVERY["eight"])
    assert packed.cache_info().misses == 10
    png.__wrapped__(EVERY["after"])
    # Ranks 2, 3 and 4 show the last move no longer, and 7, 6 and 5 the new one.
    assert packed.cache_info().misses == 16
