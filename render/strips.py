"""PNG files of strips, each compressed once and cached.

A move changes only two or three ranks. So a picture is cut into strips; each is a sequence of raw
deflate blocks without references to earlier ones, and the file is their concatenation (RFC 1950,
RFC 1951, PNG third edition 5 and 10). ISA-L compresses a strip in a tenth of the time that zlib
takes, into a third more bytes (`tests/bench/bench_render.py`).
"""

from __future__ import annotations

from struct import pack
from typing import TYPE_CHECKING, NamedTuple

from isal import isal_zlib as zlib

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL import Image

_LEVEL = 2
_RAW_DEFLATE = -15
_MAX_ZLIB_MEMORY = 9
_NO_FILTER = b"\0"
"""The filter of every row: none, which suits palettes."""
_ADLER_MODULUS = 65521
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x9c", b"\x03\x00"
"""The header of a zlib stream, and an empty last block."""
_BIT_DEPTH, _INDEXED_COLOUR = 8, 3


class Strip(NamedTuple):
    """Some whole rows of pixels, compressed."""

    data: bytes
    rows: int
    length: int
    """The number of uncompressed bytes."""
    sum: int
    """The Adler-32 of the uncompressed bytes."""


def strip(image: Image.Image) -> Strip:
    """Compress an image in a palette, without the palette."""
    pixels, width = image.tobytes(), image.width
    rows = b"".join(
        _NO_FILTER + pixels[start : start + width] for start in range(0, len(pixels), width)
    )
    compressor = zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW_DEFLATE, _MAX_ZLIB_MEMORY)
    data = compressor.compress(rows) + compressor.flush(zlib.Z_FULL_FLUSH)
    return Strip(data, image.height, len(rows), zlib.adler32(rows))


def file_of(strips: Iterable[Strip], *, width: int, palette: bytes) -> bytes:
    """Return the PNG file of strips of one width beneath one another; `palette` is RGB triples."""
    data, rows, total = [_ZLIB_HEADER], 0, 1
    for each in strips:
        data.append(each.data)
        rows += each.rows
        total = _combined(total, each)
    data += (_LAST_BLOCK, pack(">I", total))
    header = pack(">IIBBBBB", width, rows, _BIT_DEPTH, _INDEXED_COLOUR, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", b"".join(data)),
            _chunk(b"IEND", b""),
        )
    )


def _combined(total: int, more: Strip) -> int:
    """The Adler-32 of the bytes of `total`, followed by those of a strip."""
    low = total % (1 << 16)
    first = (low + more.sum % (1 << 16) - 1) % _ADLER_MODULUS
    second = ((total >> 16) + (more.sum >> 16) + more.length * (low - 1)) % _ADLER_MODULUS
    return second << 16 | first


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", check)))
