"""Pictures and films drawn in threads of their own, for all front-ends.

Invariant: nothing is drawn on the event loop. Films, which take as long as a hundred pictures,
share one thread, so that they do not delay pictures.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

from render import Graphic, Picture, gif, graphic_png, png

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Still: TypeAlias = Picture | Graphic
"""What is drawn as one image."""

FRAME_SECONDS: Final = 1.0
"""Seconds for each picture of a film."""

LAST_FRAME_SECONDS: Final = 4.0
"""Seconds for its last picture."""

_FILMS: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="film")
_FILMS_CACHED: Final = 8


DRAWING_METRIC: Final[ContextVar[Callable[[str, float], None] | None]] = ContextVar(
    "drawing_metric", default=None
)
"""Called with "picture" or "film" and the seconds that it took, waiting included.

It applies to tasks that begin after it was set.
"""


async def drawn(still: Still) -> bytes:
    """Draw a picture or a graphic as PNG."""
    with _timed("picture"):
        if isinstance(still, Graphic):
            return await asyncio.to_thread(graphic_png, still)
        return await asyncio.to_thread(png, still)


async def filmed(pictures: tuple[Picture, ...], most: int) -> bytes:
    """Draw pictures as an animated GIF of at most so many bytes."""
    with _timed("film"):
        return await asyncio.get_running_loop().run_in_executor(_FILMS, _film, pictures, most)


def timed(pictures: tuple[Picture, ...]) -> float:
    """Return how many seconds a film of these pictures takes."""
    return FRAME_SECONDS * (len(pictures) - 1) + LAST_FRAME_SECONDS


@contextmanager
def _timed(kind: str) -> Iterator[None]:
    began = perf_counter()
    try:
        yield
    finally:
        if measure := DRAWING_METRIC.get():
            measure(kind, perf_counter() - began)


@lru_cache(maxsize=_FILMS_CACHED)
def _film(pictures: tuple[Picture, ...], most: int) -> bytes:
    """Draw a film; of one that is too large, the second half: its end matters most."""
    made = gif(pictures, seconds=FRAME_SECONDS, last=LAST_FRAME_SECONDS)
    if len(made) <= most or len(pictures) == 1:
        return made
    return _film(pictures[len(pictures) // 2 :], most)
