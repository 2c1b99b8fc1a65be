"""Pictures and films, by address: drawn when a browser asks, each once for all who do.

An address is the digest of what is to be seen, so browsers keep what they have. Only values are
remembered for long, and a page that reconnects gets fresh addresses: forgetting is harmless.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bot.drawing import drawn, filmed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from render.picture import Picture

MAX_FILM_BYTES: Final = 10 * 1024 * 1024  # bytes

Value = TypeVar("Value")


class PictureCache(Generic[Value]):
    """A bounded memory of values and, of the latest, of what they look like."""

    def __init__(
        self, draw: Callable[[Value], Awaitable[bytes]], *, values: int, kept: int
    ) -> None:
        self._draw = draw
        self._most_values = values
        self._most_kept = kept
        self._values: OrderedDict[str, Value] = OrderedDict()
        self._drawn: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    def digest(self, value: Value) -> str:
        """Remember a value; return what it is asked for by."""
        digest = sha256(repr(value).encode()).hexdigest()[:32]
        self._values[digest] = value
        self._values.move_to_end(digest)
        if len(self._values) > self._most_values:
            self._values.popitem(last=False)
        return digest

    async def drawn(self, digest: str) -> bytes | None:
        """Draw a value, once for all who ask; None when it is not known (any more)."""
        if digest not in self._drawn:
            if digest not in self._values:
                return None
            self._drawn[digest] = asyncio.ensure_future(self._draw(self._values[digest]))
            self._drawn[digest].add_done_callback(lambda done: self._check(digest, done))
            if len(self._drawn) > self._most_kept:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(digest)
        return await asyncio.shield(self._drawn[digest])

    def _check(self, digest: str, done: asyncio.Future[bytes]) -> None:
        """Forget a drawing that failed, so that the next to ask has it tried again."""
        if done.cancelled() or done.exception() is not None:
            self._drawn.pop(digest, None)


class PictureRoutes:
    """The pictures and films that the page was told of."""

    def __init__(self) -> None:
        self.stills = PictureCache(drawn, values=4096, kept=128)
        self.films = PictureCache(_film, values=32, kept=4)

    def address(self, picture: Picture) -> str:
        """Return where a picture will be found."""
        return f"/picture/{self.stills.digest(picture)}.png"

    def film_address(self, pictures: tuple[Picture, ...]) -> str:
        """Return where a film will be found."""
        return f"/film/{self.films.digest(pictures)}.gif"


async def _film(pictures: tuple[Picture, ...]) -> bytes:
    return await filmed(pictures, MAX_FILM_BYTES)
