"""A PNG file put together from strips that are packed once each and then kept.

Packing is nearly all that a picture costs. A move changes two or three ranks, so a picture is cut
into strips, each a stretch of raw deflate that refers to nothing before it; the file is their
concatenation (RFC 1950, RFC 1951, PNG third edition 5 and 10).
"""

from __future__ import annotations

import zlib
from struct import pack
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL import Image

_LEVEL = 6
_RAW = -15
_MEMORY = 9
_PLAIN = b"\0"
"""The filter of every row: none, which suits palettes."""
_BASE = 65521
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD, _END = b"\x78\x9c", b"\x03\x00"
"""What a zlib stream begins with, and an empty last block."""
_BITS, _PALETTE = 8, 3


class Strip(NamedTuple):
    """Some whole rows of pixels, packed."""

    data: bytes
    rows: int
    length: int
    """How many bytes there are when it is unpacked."""
    sum: int
    """Their Adler-32."""


def strip(image: Image.Image) -> Strip:
    """Pack an image in a palette, without the palette."""
    pixels, width = image.tobytes(), image.width
    rows = b"".join(
        _PLAIN + pixels[start : start + width] for start in range(0, len(pixels), width)
    )
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW, _MEMORY)
    data = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return Strip(data, image.height, len(rows), zlib.adler32(rows))


def file_of(strips: Iterable[Strip], *, width: int, palette: bytes) -> bytes:
    """Put strips of one width beneath one another into a PNG file; `palette` is of RGB triples."""
    data, rows, total = [_HEAD], 0, 1
    for each in strips:
        data.append(each.data)
        rows += each.rows
        total = _joined(total, each)
    data += (_END, pack(">I", total))
    header = pack(">IIBBBBB", width, rows, _BITS, _PALETTE, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", b"".join(data)),
            _chunk(b"IEND", b""),
        )
    )


def _joined(total: int, more: Strip) -> int:
    """The Adler-32 of what `total` is of, followed by a strip."""
    low = total % (1 << 16)
    first = (low + more.sum % (1 << 16) - 1) % _BASE
    second = ((total >> 16) + (more.sum >> 16) + more.length * (low - 1)) % _BASE
    return second << 16 | first


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", check)))
