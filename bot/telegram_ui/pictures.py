"""The boards' pictures as PNG, drawn in a thread of their own."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from render import png

if TYPE_CHECKING:
    from render.picture import Picture

_KEPT: Final = 64


@lru_cache(maxsize=_KEPT)
def _drawn(picture: Picture) -> bytes:
    return png(picture)


async def draw(picture: Picture) -> bytes:
    """Draw a picture, or take it from the latest, which several chats may want."""
    return await asyncio.to_thread(_drawn, picture)
