"""Addresses of pictures and animations, which are drawn when first requested and then cached.

An address contains the digest of the content, so browsers can cache it. Evicting an entry is
harmless: a page that reconnects gets new addresses.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bot.frontends.bounded import BoundedDict
from bot.frontends.drawing import drawn, filmed
from render import Graphic, layout_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.frontends.drawing import Still
    from bot.frontends.web import frames
    from render import Picture

MAX_FILM_BYTES: Final = 10 * 1024 * 1024

Value = TypeVar("Value")


class PictureCache(Generic[Value]):
    """Values by their digests, and the drawings of the latest ones."""

    def __init__(
        self,
        draw: Callable[[Value], Awaitable[bytes]],
        *,
        max_values: int,
        max_drawings: int,
    ) -> None:
        self._draw = draw
        self._values: BoundedDict[str, Value] = BoundedDict(max_values)
        self._drawn: BoundedDict[str, asyncio.Future[bytes]] = BoundedDict(max_drawings)

    def digest(self, value: Value) -> str:
        """Store a value and return its digest."""
        digest = sha256(repr(value).encode()).hexdigest()[:32]
        self._values[digest] = value
        return digest

    def needs_drawing(self, digest: str) -> bool:
        """Tell whether a value is known and has to be drawn for the next request."""
        return digest in self._values and digest not in self._drawn

    async def drawn(self, digest: str) -> bytes | None:
        """Return a value's drawing, made once for all requests; None for an unknown digest."""
        if digest not in self._drawn:
            if digest not in self._values:
                return None
            self._drawn[digest] = asyncio.ensure_future(self._draw(self._values[digest]))
            self._drawn[digest].add_done_callback(lambda done: self._check(digest, done))
        self._drawn.move_to_end(digest)
        return await asyncio.shield(self._drawn[digest])

    def _check(self, digest: str, done: asyncio.Future[bytes]) -> None:
        """Drop a drawing that failed, so that the next request tries again."""
        if done.cancelled() or done.exception() is not None:
            self._drawn.pop(digest, None)


class PictureRoutes:
    """The pictures and animations whose addresses were sent to pages."""

    def __init__(self) -> None:
        self.stills = PictureCache(drawn, max_values=4096, max_drawings=128)
        self.films = PictureCache(_film, max_values=32, max_drawings=4)

    def address(self, picture: Still) -> str:
        """Return the address of a picture or a graphic."""
        return f"/picture/{self.stills.digest(picture)}.png"

    def described(self, picture: Still, alt: str) -> frames.Picture:
        """Return a picture's address and size with the words for those who cannot see it."""
        measures = picture if isinstance(picture, Graphic) else layout_of(picture)
        return {
            "src": self.address(picture),
            "alt": alt,
            "width": measures.width,
            "height": measures.height,
        }

    def film_address(self, pictures: tuple[Picture, ...]) -> str:
        """Return the address of an animation."""
        return f"/film/{self.films.digest(pictures)}.gif"


async def _film(pictures: tuple[Picture, ...]) -> bytes:
    return await filmed(pictures, MAX_FILM_BYTES)
