"""Animated GIF of pictures: the first in full, of each other only the pixels that changed.

All frames share the palette of the theme (GIF89a, 18 to 23), so no frame is quantized. A frame is
one rectangle around all changes; unchanged pixels in it are transparent, which compresses well.
Only two pictures are in memory at a time.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from render.draw import bands, drawn
from render.layout import layout_of
from render.theme import theme_named
from render.tiles import palette

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.draw import Band
    from render.picture import Picture

_MAX_PICTURES = 2000
_MIN_SECONDS, _MAX_SECONDS = 0.02, 600
"""Viewers take shorter times for a tenth of a second; the format's maximum is 655.35 seconds."""
_MASK_OF_EQUAL = (255, *(0,) * 255)
"""Maps a difference of pixels to a mask of the equal ones."""
_DO_NOT_DISPOSE = 1
"""The disposal method of a frame that stays beneath the next."""
_TRAILER = b";"

Drawn = dict["Band", Image.Image]


class FrameRows(NamedTuple):
    """The changed rows of a picture; unchanged pixels are transparent."""

    image: Image.Image
    top: int
    left: int
    right: int
    """The bounds of the changes, in pixels."""

    @property
    def bottom(self) -> int:
        """The row below the last."""
        return self.top + self.image.height


def gif(pictures: Sequence[Picture], *, seconds: float = 1.0, last: float = 4.0) -> bytes:
    """Draw pictures of one size and theme as a GIF file that repeats.

    Each is shown for `seconds`, and the last for `last`; the side to move is not shown, as it would
    blink. Raises `ValueError`, as `png`, and for no pictures, more than 2,000, times that are out
    of range, or several sizes or themes.

    >>> from render.picture import Picture
    >>> film = [Picture(files=3, ranks=1, pieces=pieces) for pieces in ("P2", "1P1", "2P")]
    >>> gif(film)[:6]
    b'GIF89a'
    """
    _check(pictures, seconds=seconds, last=last)
    times = [10 * round(100 * time) for time in (*(seconds for _ in pictures[1:]), last)]
    canvas, clear = _canvas(pictures[0])
    now = _drawn(pictures[0], {})
    for band, image in now.items():
        canvas.paste(image, (0, band.top))
    out = BytesIO()
    canvas.save(out, "GIF", loop=0, duration=times[0], optimize=False, interlace=False)
    out.seek(-len(_TRAILER), 2)
    for picture, time in zip(pictures[1:], times[1:], strict=True):
        before, now = now, _drawn(picture, now)
        frame, corner = _frame(list(_changes(before, now, clear=clear)), clear=clear)
        control = {"duration": time, "disposal": _DO_NOT_DISPOSE, "transparency": clear}
        out.writelines(getdata(frame, corner, **control))
    out.write(_TRAILER)
    return out.getvalue()


def _canvas(picture: Picture) -> tuple[Image.Image, int]:
    """Return an empty image for all pictures, and the transparent index of its palette."""
    measured, colours = layout_of(picture), palette(theme_named(picture.theme)).getpalette() or []
    canvas = Image.new("P", (measured.width, measured.height))
    canvas.putpalette([*colours, 0, 0, 0])
    return canvas, len(colours) // 3


def _drawn(picture: Picture, before: Drawn) -> Drawn:
    """Draw the bands of a picture; those of the picture before are reused."""
    bare = (
        band._replace(panel=band.panel._replace(turn=None)) if band.panel else band
        for band in bands(picture)
    )
    return {band: before.get(band) or drawn(band) for band in bare}


def _changes(before: Drawn, now: Drawn, *, clear: int) -> Iterator[FrameRows]:
    """List the changes from one picture to the next, from the top."""
    for (band, shown), was in zip(now.items(), before.values(), strict=True):
        if shown is was:
            continue
        difference = ImageChops.subtract_modulo(shown, was)
        box = difference.getbbox()
        if box is not None:
            left, top, right, bottom = box
            whole = (0, top, shown.width, bottom)
            image = shown.crop(whole)
            image.paste(clear, mask=difference.crop(whole).point(_MASK_OF_EQUAL, "1"))
            yield FrameRows(image, band.top + top, left, right)


def _frame(changes: Sequence[FrameRows], *, clear: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return the changes as one image and its corner; a single pixel for none."""
    if not changes:
        return Image.new("P", (1, 1), clear), (0, 0)
    left, right = min(rows.left for rows in changes), max(rows.right for rows in changes)
    top, bottom = changes[0].top, changes[-1].bottom
    frame = Image.new("P", (right - left, bottom - top), clear)
    for rows in changes:
        frame.paste(rows.image, (-left, rows.top - top))
    return frame, (left, top)


def _check(pictures: Sequence[Picture], *, seconds: float, last: float) -> None:
    if not 1 <= len(pictures) <= _MAX_PICTURES:
        raise ValueError(f"an animation has 1 to {_MAX_PICTURES} pictures, not {len(pictures)}")
    if not all(_MIN_SECONDS <= time <= _MAX_SECONDS for time in (seconds, last)):
        raise ValueError(f"a picture is shown for {_MIN_SECONDS} to {_MAX_SECONDS} seconds")
    kinds = {(layout_of(picture), picture.theme) for picture in pictures}
    if len(kinds) > 1:
        raise ValueError("an animation has pictures of one size and one theme")
