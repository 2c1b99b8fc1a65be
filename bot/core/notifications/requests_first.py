"""Deliveries wait a little for the answers to requests, so that each press is answered soon."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_WAIT = 0.25  # seconds
"""How long a delivery waits at most, however many requests come."""


class RequestsFirst:
    """Counts the requests that are being answered."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count a request for the duration of the block."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def wait(self) -> None:
        """Wait until no request is being answered, for at most `MAX_WAIT`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(MAX_WAIT):
                await self._none.wait()
