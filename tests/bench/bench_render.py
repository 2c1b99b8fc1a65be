"""Milliseconds and bytes of a picture, beside those of a picture drawn the plain way.

The plain way is what a program does that keeps nothing: everything is drawn afresh at four times
the size, reduced, and saved as it is, with 16 million colours. Ours is drawn as for a new position,
without its memory of finished files, but with its tiles; the shapes are the same on either side.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from statistics import median

from PIL import ImageDraw

from render import Layout, Picture, layout_of, png
from render.board import paint_board
from render.pen import Pen
from render.reading import read_scene
from render.theme import THEMES
from render.tiles import FINE, draw_spot
from tests.bench.report import Figure
from tests.render.scenes import EIGHT, TWELVE

ROUNDS = 9
PLAIN = "everything drawn at 4x and reduced, RGB"


def measure() -> Iterator[Figure]:
    """Time and size of a small and of a large board."""
    for name, picture in (("8x8, 32 pieces", EIGHT), ("12x8, 50 pieces", TWELVE)):
        ours, plain = partial(png.__wrapped__, picture), partial(plain_png, picture)
        size, plain_size = len(ours()), len(plain())
        pairs = [(_milliseconds(ours), _milliseconds(plain)) for _ in range(ROUNDS)]
        yield Figure(
            name=f"picture of {name}",
            median=median(mine for mine, _ in pairs),
            unit="ms",
            ratio=median(mine / theirs for mine, theirs in pairs),
            yardstick=PLAIN,
        )
        yield Figure(f"picture of {name}", size, "bytes", size / plain_size, PLAIN)


def plain_png(picture: Picture) -> bytes:
    """Draw a picture that has no ghost in it, the plain way."""
    theme, measured = THEMES[picture.theme], layout_of(picture)
    image = paint_board(theme, _magnified(measured), picture.letters, flipped=picture.flipped)
    canvas = ImageDraw.Draw(image)
    for spot, dark, (left, top) in read_scene(picture):
        pen = Pen(canvas, left=left * FINE, top=top * FINE, cell=measured.cell * FINE)
        draw_spot(pen, spot, theme=theme, dark=dark)
    out = BytesIO()
    image.reduce(FINE).save(out, "PNG")
    return out.getvalue()


def _magnified(measured: Layout) -> Layout:
    return Layout(
        width=measured.width * FINE,
        height=measured.height * FINE,
        left=measured.left * FINE,
        top=measured.top * FINE,
        cell=measured.cell * FINE,
        tray=measured.tray * FINE,
    )


def _milliseconds(work: Callable[[], bytes]) -> float:
    begin = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begin)
