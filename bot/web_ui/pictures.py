"""The boards' pictures, by address: drawn when a browser asks, in a thread of their own.

An address is the digest of what is to be seen, so browsers keep what they have. Only values are
remembered for long, and a page that reconnects gets fresh addresses: forgetting is harmless.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from render import png

if TYPE_CHECKING:
    from render.picture import Picture

_VALUES: Final = 4096
_DRAWN: Final = 128


class Pictures:
    """A bounded memory of pictures and, of the latest, their PNG bytes."""

    def __init__(self) -> None:
        self._values: OrderedDict[str, Picture] = OrderedDict()
        self._drawn: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    def address(self, picture: Picture) -> str:
        """Return where a picture will be found."""
        digest = sha256(repr(picture).encode()).hexdigest()[:32]
        self._values[digest] = picture
        self._values.move_to_end(digest)
        if len(self._values) > _VALUES:
            self._values.popitem(last=False)
        return f"/picture/{digest}.png"

    async def drawn(self, digest: str) -> bytes | None:
        """Draw a picture, once for all who ask; None when it is not known (any more)."""
        if digest not in self._drawn:
            if digest not in self._values:
                return None
            drawing = asyncio.to_thread(png, self._values[digest])
            self._drawn[digest] = asyncio.ensure_future(drawing)
            self._drawn[digest].add_done_callback(lambda done: self._check(digest, done))
            if len(self._drawn) > _DRAWN:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(digest)
        return await asyncio.shield(self._drawn[digest])

    def _check(self, digest: str, done: asyncio.Future[bytes]) -> None:
        """Forget a drawing that failed, so that the next to ask has it tried again."""
        if done.cancelled() or done.exception() is not None:
            self._drawn.pop(digest, None)
