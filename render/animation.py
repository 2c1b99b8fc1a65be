"""Pictures become an animated GIF: the first as a whole, of each other only what has changed.

All frames share the palette of the theme (GIF89a, 18 to 23), so that nothing is quantized anew. A
frame is one rectangle around all that has changed; within it what has not is clear, which packs
well. Only two pictures are drawn at a time, however many there are.
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

_MOST = 2000
_SHORTEST, _LONGEST = 0.02, 600
"""Seconds: who shows a file takes less for a tenth, and the format knows no more than 655.35."""
_SAME = (255, *(0,) * 255)
"""What becomes of a difference of pixels in a mask of those that are the same."""
_KEPT = 1
"""The disposal of a frame on which the next is laid."""
_TRAILER = b";"

Drawn = dict["Band", Image.Image]


class FrameRows(NamedTuple):
    """Rows of a picture in which something has changed; what has not is clear."""

    image: Image.Image
    top: int
    left: int
    right: int
    """Between where and where it has changed, in pixels."""

    @property
    def bottom(self) -> int:
        """Where the next row would be."""
        return self.top + self.image.height


def gif(pictures: Sequence[Picture], *, seconds: float = 1.0, last: float = 4.0) -> bytes:
    """Draw pictures of one size and theme as a GIF file that plays again and again.

    Each is shown for so many `seconds`, and the last for `last`; whose turn it is would only blink,
    and is left out. Raises `ValueError`, as `png`, and for no pictures, more than 2,000, times
    that cannot be shown, or several sizes or themes.
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
        control = {"duration": time, "disposal": _KEPT, "transparency": clear}
        out.writelines(getdata(frame, corner, **control))
    out.write(_TRAILER)
    return out.getvalue()


def _canvas(picture: Picture) -> tuple[Image.Image, int]:
    """Return a ground for all pictures, and a number that its palette has for what is clear."""
    measured, colours = layout_of(picture), palette(theme_named(picture.theme)).getpalette() or []
    canvas = Image.new("P", (measured.width, measured.height))
    canvas.putpalette([*colours, 0, 0, 0])
    return canvas, len(colours) // 3


def _drawn(picture: Picture, before: Drawn) -> Drawn:
    """Draw the bands of a picture that are not those of the one before."""
    bare = (
        band._replace(told=band.told._replace(turn=None)) if band.told else band
        for band in bands(picture)
    )
    return {band: before.get(band) or drawn(band) for band in bare}


def _changes(before: Drawn, now: Drawn, *, clear: int) -> Iterator[FrameRows]:
    """List what has changed from one picture to the next, from the top."""
    for (band, shown), was in zip(now.items(), before.values(), strict=True):
        if shown is was:
            continue
        difference = ImageChops.subtract_modulo(shown, was)
        box = difference.getbbox()
        if box is not None:
            left, top, right, bottom = box
            whole = (0, top, shown.width, bottom)
            image = shown.crop(whole)
            image.paste(clear, mask=difference.crop(whole).point(_SAME, "1"))
            yield FrameRows(image, band.top + top, left, right)


def _frame(changes: Sequence[FrameRows], *, clear: int) -> tuple[Image.Image, tuple[int, int]]:
    """Lay what has changed on a clear ground just as large; a single pixel for nothing."""
    if not changes:
        return Image.new("P", (1, 1), clear), (0, 0)
    left, right = min(rows.left for rows in changes), max(rows.right for rows in changes)
    top, bottom = changes[0].top, changes[-1].bottom
    frame = Image.new("P", (right - left, bottom - top), clear)
    for rows in changes:
        frame.paste(rows.image, (-left, rows.top - top))
    return frame, (left, top)


def _check(pictures: Sequence[Picture], *, seconds: float, last: float) -> None:
    if not 1 <= len(pictures) <= _MOST:
        raise ValueError(f"an animation has 1 to {_MOST} pictures, not {len(pictures)}")
    if not all(_SHORTEST <= time <= _LONGEST for time in (seconds, last)):
        raise ValueError(f"a picture is shown for {_SHORTEST} to {_LONGEST} seconds")
    kinds = {(layout_of(picture), picture.theme) for picture in pictures}
    if len(kinds) > 1:
        raise ValueError("an animation has pictures of one size and one theme")
