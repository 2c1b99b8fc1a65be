"""Which updates run side by side and which one after the other.

Law: what one person does in one chat is handled in the order in which they did it; everything
else runs side by side, so that a slow chat keeps nobody waiting. Matches are safe anyhow, since the
core compares before it sets.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from telegram import Update
from telegram.ext import BaseUpdateProcessor

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Hashable
    from typing import Any

MAX_CONCURRENT: Final = 256
"""How many updates are handled at once; the others wait."""


class KeyedLocks:
    """A lock for each key that somebody holds or waits for; who waits longest comes next."""

    def __init__(self) -> None:
        self._locks: dict[Hashable, asyncio.Lock] = {}
        self._users: dict[Hashable, int] = {}

    @asynccontextmanager
    async def turn(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for one's turn, and keep it for the block."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._users[key] = self._users.get(key, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._locks[key]

    def __len__(self) -> int:
        """Return for how many keys there is a lock just now."""
        return len(self._locks)


class OrderedUpdateProcessor(BaseUpdateProcessor):
    """Handles the updates of one chat and person in order, all others side by side."""

    def __init__(self) -> None:
        super().__init__(MAX_CONCURRENT)
        self.queues = KeyedLocks()

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Handle an update when those before it with the same key have been handled."""
        async with self.queues.turn(queue_key(update)):
            await coroutine

    async def initialize(self) -> None:
        """Nothing is needed beforehand."""

    async def shutdown(self) -> None:
        """Nothing is left over."""


def queue_key(update: object) -> Hashable:
    """Return what an update must not be handled side by side with: its own chat and person."""
    if not isinstance(update, Update):
        return None
    chat, user = update.effective_chat, update.effective_user
    return (chat.id if chat else None, user.id if user else None)
