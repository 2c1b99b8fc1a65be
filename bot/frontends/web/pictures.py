"""Addresses of pictures and animations, from which any process can draw them.

An address is what is to be drawn, compressed and signed. So no process has to remember it, it stays
good after a restart, and browsers can cache it. It is signed, as drawing anything that a stranger
makes up would lend them our name.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, digest
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, get_origin

from pydantic import TypeAdapter

from bot.frontends.bounded import BoundedDict
from bot.frontends.drawing import drawn, filmed
from render import Chart, Graphic, Picture, Table, layout_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.frontends.drawing import Still
    from bot.frontends.web import frames

MAX_FILM_BYTES: Final = 10 * 1024 * 1024

MAX_NAME: Final = 7600
"""Characters in the name of a file: a line of a request has at most 8190, also in nginx."""

KEY_BYTES: Final = 32
_SIGNATURE_BYTES: Final = 12

_COMMON: Final = (
    b'"],"barred":["],"anvils":["],"prey":["],"plan":["],"strikes":["],"removable":["'
    b'"],"targets":["],"picked":""],"dice":[,"hand":[,"lost":[],"course":[,"moment":,"flipped":true'
    b',"letters":"attic"","theme":"terracotta"","theme":"papyrus"","theme":"night"'
    b'","movable":["],"captured":["],"turn":0],"turn":1,"caption":"","path":["'
    b'/PPPP1PPP/pppp1ppp{"files":12,"ranks":8,"pieces":"{"files":8,"ranks":8,"pieces":"'
)
"""What most pictures have in common. With another dictionary, older addresses are not found."""

Value = TypeVar("Value")


class PictureCache(Generic[Value]):
    """Names of files with what they show, and the drawings of the latest ones.

    ``kinds`` are the types of values, each by a letter.
    """

    def __init__(
        self,
        kinds: Mapping[str, Any],
        draw: Callable[[Value], Awaitable[bytes]],
        *,
        max_drawings: int,
    ) -> None:
        self.key = token_bytes(KEY_BYTES)
        self._adapters = {letter: TypeAdapter(kind) for letter, kind in kinds.items()}
        self._letters = {get_origin(kind) or kind: letter for letter, kind in kinds.items()}
        self._draw = draw
        self._drawn: BoundedDict[str, asyncio.Future[bytes]] = BoundedDict(max_drawings)

    def name(self, value: Value) -> str:
        """Return the name of a file that shows a value, without its suffix."""
        letter = self._letters[type(value)]
        text = self._adapters[letter].dump_json(value, exclude_defaults=True)
        packer = zlib.compressobj(zlib.Z_BEST_COMPRESSION, wbits=-zlib.MAX_WBITS, zdict=_COMMON)
        packed = packer.compress(letter.encode() + text) + packer.flush()
        return urlsafe_b64encode(self._signature(packed) + packed).decode().rstrip("=")

    def _value(self, name: str) -> Value | None:
        """Return what a file shows; None for a name that was not made here."""
        try:
            signed = urlsafe_b64decode(name + "=" * (-len(name) % 4))
            packed = signed[_SIGNATURE_BYTES:]
            if not compare_digest(self._signature(packed), signed[:_SIGNATURE_BYTES]):
                return None
            packer = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=_COMMON)
            text = packer.decompress(packed)
            value: Value = self._adapters[chr(text[0])].validate_json(text[1:])
        except (ValueError, LookupError, zlib.error):  # another release may have made it
            return None
        return value

    def _signature(self, packed: bytes) -> bytes:
        return digest(self.key, packed, sha256)[:_SIGNATURE_BYTES]

    def needs_drawing(self, name: str) -> bool:
        """Return whether a file has to be drawn for the next request, if its name is good."""
        return name not in self._drawn

    async def drawn(self, name: str) -> bytes | None:
        """Return a file, drawn once for all requests; None for a name that was not made here."""
        if name not in self._drawn:
            value = self._value(name)
            if value is None:
                return None
            self._drawn[name] = asyncio.ensure_future(self._draw(value))
            self._drawn[name].add_done_callback(lambda done: self._check(name, done))
        self._drawn.move_to_end(name)
        return await asyncio.shield(self._drawn[name])

    def _check(self, name: str, done: asyncio.Future[bytes]) -> None:
        """Drop a drawing that failed, so that the next request tries again."""
        if done.cancelled() or done.exception() is not None:
            self._drawn.pop(name, None)


class PictureRoutes:
    """The addresses of pictures and animations, below that of the chat."""

    def __init__(self) -> None:
        stills = {"b": Picture, "c": Chart, "t": Table}
        self.stills: PictureCache[Still] = PictureCache(stills, drawn, max_drawings=128)
        self.films = PictureCache({"f": tuple[Picture, ...]}, _film, max_drawings=4)

    def sign_by(self, key: bytes) -> None:
        """Sign by a key that all processes share, and that stays the same."""
        self.stills.key = self.films.key = key

    def address(self, picture: Still) -> str:
        """Return the address of a picture or a graphic."""
        return f"/picture/{self.stills.name(picture)}.png"

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
        """Return the address of an animation: of a very long one, of how it ends."""
        while len(name := self.films.name(pictures)) > MAX_NAME:
            pictures = pictures[len(pictures) // 8 :]
        return f"/film/{name}.gif"


async def _film(pictures: tuple[Picture, ...]) -> bytes:
    return await filmed(pictures, MAX_FILM_BYTES)
