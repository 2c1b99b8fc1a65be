"""Pictures and films drawn in threads of their own, for all front-ends.

Law: nothing is drawn on the event loop. Films, which take as long as a hundred pictures, have one
thread for all of them: whoever wants one waits for the others, and nobody else does.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Final

from render import png
from render.animation import gif

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from render.picture import Picture

MAX_FILM_SECONDS: Final = 1.0
"""How long each picture of a film is shown."""

LAST_FRAME_SECONDS: Final = 4.0
"""How many seconds its last picture is shown."""

_FILMS: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="film")
_KEPT: Final = 8


def no_metrics(_kind: str, _seconds: float) -> None:
    """Tell nobody."""


METRIC_NAMES: Final[ContextVar[Callable[[str, float], None]]] = ContextVar(
    "told", default=no_metrics
)
"""Is told "picture" or "film", and how many seconds it took to have it, waiting included.

Whoever sets it is told of what is drawn in the tasks that begin after that.
"""


async def drawn(picture: Picture) -> bytes:
    """Draw a picture as PNG."""
    with _timed("picture"):
        return await asyncio.to_thread(png, picture)


async def filmed(pictures: tuple[Picture, ...], most: int) -> bytes:
    """Draw pictures as an animated GIF of at most so many bytes."""
    with _timed("film"):
        return await asyncio.get_running_loop().run_in_executor(_FILMS, _film, pictures, most)


def timed(pictures: tuple[Picture, ...]) -> float:
    """Return how many seconds a film of these pictures takes."""
    return MAX_FILM_SECONDS * (len(pictures) - 1) + LAST_FRAME_SECONDS


@contextmanager
def _timed(kind: str) -> Iterator[None]:
    began = perf_counter()
    try:
        yield
    finally:
        METRIC_NAMES.get()(kind, perf_counter() - began)


@lru_cache(maxsize=_KEPT)
def _film(pictures: tuple[Picture, ...], most: int) -> bytes:
    """Draw a film; of one that is too large, the second half: its end matters most."""
    made = gif(pictures, seconds=MAX_FILM_SECONDS, last=LAST_FRAME_SECONDS)
    if len(made) <= most or len(pictures) == 1:
        return made
    return _film(pictures[len(pictures) // 2 :], most)
