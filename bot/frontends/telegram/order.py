"""The order of updates, and how many are handled at once.

Law: one person's updates in one chat are handled in order, and so are those of a chat that arrive
together, as after an outage. All others go side by side, and no chat takes all the places.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from telegram import Update

MAX_AT_ONCE: Final = 256
MAX_OF_A_CHAT: Final = 32


class UpdateOrder:
    """Handles updates, each in a task of its own."""

    def __init__(self, handle: Callable[[Update], Awaitable[None]]) -> None:
        """``handle`` must not raise."""
        self._handle = handle
        self._tasks: set[asyncio.Task[None]] = set()
        self._latest: WeakValueDictionary[tuple[int | None, int | None], asyncio.Task[None]] = (
            WeakValueDictionary()
        )
        self._all = asyncio.Semaphore(MAX_AT_ONCE)
        self._of_chats: WeakValueDictionary[int | None, asyncio.Semaphore] = WeakValueDictionary()

    def __len__(self) -> int:
        """Return how many updates are being handled or wait for that."""
        return len(self._tasks)

    def add(self, batch: Iterable[Update]) -> set[asyncio.Task[None]]:
        """Handle updates that arrived together; returns their tasks."""
        added: dict[int | None, asyncio.Task[None]] = {}
        tasks = set()
        for update in batch:
            chat, _ = key = queue_key(update)
            before = {task for task in (self._latest.get(key), added.get(chat)) if task}
            task = asyncio.create_task(self._run(update, before))
            self._latest[key] = added[chat] = task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            tasks.add(task)
        return tasks

    async def fewer_than(self, limit: int) -> None:
        """Wait until there are fewer than so many."""
        while len(self._tasks) >= limit:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)

    async def finish(self, seconds: float | None = None) -> None:
        """Wait until all are handled, and cancel those that are not in so many seconds."""
        while self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=seconds)
            for task in late:
                task.cancel()

    async def _run(self, update: Update, before: set[asyncio.Task[None]]) -> None:
        if before:
            await asyncio.wait(before)
        before.clear()
        chat, _ = queue_key(update)
        # Which of a chat are handled at once is settled first: those that wait hold no other place.
        async with self._of_chats.setdefault(chat, asyncio.Semaphore(MAX_OF_A_CHAT)), self._all:
            await self._handle(update)


def queue_key(update: Update) -> tuple[int | None, int | None]:
    """Return the chat and the person whose updates are handled in order.

    What comes by inline mode has no chat, and is handled as if it came from the private chat.
    """
    chat, user = update.effective_chat, update.effective_user
    person = user.id if user else None
    return (chat.id if chat else person, person)
