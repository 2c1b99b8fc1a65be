"""The boards' pictures: drawn in a thread of their own, the latest remembered."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING

from render import png

if TYPE_CHECKING:
    from render.picture import Picture

_drawn = lru_cache(maxsize=128)(png)


async def drawn(picture: Picture) -> bytes:
    """Return a picture's PNG bytes."""
    return await asyncio.to_thread(_drawn, picture)
