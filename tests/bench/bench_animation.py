"""Milliseconds and bytes of a match in motion, beside Pillow's own of the same frames.

Pillow is given its frames ready, with 16 million colours, as a program has them that draws afresh;
ours draws them as well, from pictures, with its tiles. All frames are of random games.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from statistics import median

from PIL import Image

from render import gif
from render.draw import draw
from tests.bench.report import Figure
from tests.render.films import film

ROUNDS = 3
TURNS = 60
PLAIN = "Pillow's own of RGB frames"


def measure() -> Iterator[Figure]:
    """Time and size of matches on a small and on a large board."""
    for board, ruleset in (("8x8", "lemery-ultra"), ("12x8", "vogt-petteia")):
        pictures = film(ruleset, turns=TURNS)
        ours = partial(gif, pictures)
        plain = partial(plain_gif, [draw(picture).convert("RGB") for picture in pictures])
        size, plain_size = len(ours()), len(plain())
        pairs = [(_milliseconds(ours), _milliseconds(plain)) for _ in range(ROUNDS)]
        name = f"animation of {TURNS} turns on {board}"
        yield Figure(
            name=name,
            median=median(mine for mine, _ in pairs),
            unit="ms",
            ratio=median(mine / theirs for mine, theirs in pairs),
            yardstick=PLAIN,
        )
        yield Figure(name, size, "bytes", size / plain_size, PLAIN)


def plain_gif(frames: list[Image.Image]) -> bytes:
    """Save frames as Pillow does when nothing is said."""
    out = BytesIO()
    first, *rest = frames
    first.save(out, "GIF", save_all=True, append_images=rest, duration=1000, loop=0)
    return out.getvalue()


def _milliseconds(work: Callable[[], bytes]) -> float:
    begin = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begin)
