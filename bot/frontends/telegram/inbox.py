"""Takes updates: stored first, then confirmed to Telegram, handled in order, and settled.

Invariants: an update is confirmed once it is stored. If the store is out of reach it is handled
first, so that the person hears of the trouble; their command is refused then, and not lost unheard.
One person's updates in one chat are handled in order. Those of a chat that arrive together, as
after an outage, are decided in order and answered side by side; that a group became a supergroup
comes first of all. What a person repeated while the bot was away is answered once. No chat takes
all the places.
"""

from __future__ import annotations

import asyncio
import json
from contextvars import ContextVar
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import structlog
from telegram import Update

from bot.core.matches.errors import OutageLog, StoreFault
from bot.core.store.values import InputKey, StoredInput, handling
from bot.frontends.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from telegram import Message
    from telegram.ext import ExtBot

    from bot.core.matches.chance import TimeSource
    from bot.core.store.port import Store

    RawUpdate = dict[str, Any]


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
        added: dict[int | None, asyncio.Event] = {}
        tasks = set()
        for update in sorted(batch, key=lambda update: upgrade(update.message) is None):
            chat, _ = key = queue_key(update)
            decided = asyncio.Event()
            task = asyncio.create_task(
                self._run(update, decided, self._latest.get(key), added.get(chat))
            )
            self._latest[key], added[chat] = task, decided
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

    async def _run(
        self,
        update: Update,
        decided: asyncio.Event,
        own: asyncio.Task[None] | None,
        of_chat: asyncio.Event | None,
    ) -> None:
        try:
            if own:
                await asyncio.wait((own,))
            if of_chat:
                await of_chat.wait()
            chat, _ = queue_key(update)
            # Which of a chat are handled at once is settled first: those that wait hold no place.
            async with self._of_chats.setdefault(chat, asyncio.Semaphore(MAX_OF_A_CHAT)), self._all:
                _decided.set(decided)
                await self._handle(update)
        finally:
            decided.set()


_decided: ContextVar[asyncio.Event | None] = ContextVar("decided", default=None)


def note_decided() -> None:
    """Note that what the update at hand asks for is decided and stored; only answering is left.

    The following updates of its chat need not wait for the network.
    """
    if decided := _decided.get():
        decided.set()


def queue_key(update: Update) -> tuple[int | None, int | None]:
    """Return the chat and the person whose updates are handled in order.

    What comes by inline mode has no chat, and is handled as if it came from the private chat, as is
    what comes from a chat that the bot is not in, whose number may be another chat's. An upgrade is
    handled in order with what comes from the supergroup.
    """
    chat, user = update.effective_chat, update.effective_user
    if update.guest_message:
        chat = None
    person = user.id if user else None
    if moved := upgrade(update.message):
        return (moved[1], person)
    return (chat.id if chat else person, person)


def upgrade(message: Message | None) -> tuple[int, int] | None:
    """Return the ids of a group and of the supergroup that it became, if a message tells of it."""
    if message and message.migrate_to_chat_id:
        return message.chat.id, message.migrate_to_chat_id
    if message and message.migrate_from_chat_id:
        return message.migrate_from_chat_id, message.chat.id
    return None


MAX_UPDATE_BYTES: Final = 256 * 1024
"""An update is a few kilobytes; the text of a message has 4096 characters at most."""

NUMBER_BITS: Final = 63
"""How many bits an update's number has at most, apart from the sign."""

MAX_WAITING: Final = 1000
"""How many updates may wait to be handled; Telegram keeps the others."""

LOOK_EVERY: Final = 15.0  # seconds
ABANDONED_AFTER: Final = timedelta(minutes=1)
"""How long another process has for an update before it counts as dead."""

LATE: Final = timedelta(minutes=1)
"""The age of a message from which the bot was away when it was sent."""

MAX_REMEMBERED: Final = 1000
"""Of how many people and chats the last late message is remembered."""

STOP_SECONDS: Final = 3.0

log = structlog.get_logger()


class Inbox:
    """The updates of one bot that are not handled yet."""

    def __init__(
        self,
        bot: ExtBot[None],
        store: Store,
        clock: TimeSource,
        handle: Callable[[Update], Awaitable[None]],
    ) -> None:
        """``handle`` must not raise."""
        self._bot = bot
        self._store = store
        self._clock = clock
        self._handle_update = handle
        self._source = f"telegram/{bot.id}"
        self._order = UpdateOrder(self._handle)
        self._unsettled: set[InputKey] = set()
        self._under_way: set[int] = set()
        self._late_texts: BoundedDict[tuple[int | None, int | None], str | None] = BoundedDict(
            MAX_REMEMBERED
        )
        self._outage = OutageLog("updates_not_stored", "updates_stored_again")

    async def take(self, batch: Sequence[RawUpdate]) -> None:
        """Take updates; when this returns, Telegram may forget them."""
        await self._order.fewer_than(MAX_WAITING)
        bodies = {number: body for each in batch for number, body in _written(each)}
        if not bodies:
            return
        inputs = tuple(StoredInput(self._key(number), body) for number, body in bodies.items())
        try:
            new = await self._store.keep_inputs(inputs, self._clock())
        except StoreFault as fault:
            self._outage.shows(fault)
            if tasks := self._begin(inputs):
                await asyncio.wait(tasks)
        else:
            self._outage.is_over()
            self._begin(each for each in inputs if each.key in new)

    async def take_left(self, older_than: timedelta = timedelta()) -> None:
        """Handle what a process left that ended before it came to it; raises StoreFault."""
        now = self._clock()
        left = await self._store.take_inputs_left(self._source, before=now - older_than, now=now)
        if left:
            log.info("updates_left", count=len(left))
            self._begin(left)

    async def look_for_left(self) -> None:
        """Take what other processes left, from time to time; until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.take_left(ABANDONED_AFTER)
            except StoreFault as fault:
                self._outage.shows(fault)

    async def settled(self) -> None:
        """Wait until all that was taken is handled."""
        await self._order.finish()

    async def stop(self) -> None:
        """Finish what can be finished in a few seconds; the rest stays stored."""
        await self._order.finish(STOP_SECONDS)

    def _begin(self, inputs: Iterable[StoredInput]) -> set[asyncio.Task[None]]:
        fresh = [each for each in inputs if each.key.number not in self._under_way]
        updates = [update for each in fresh if (update := self._read(each))]
        self._under_way.update(update.update_id for update in updates)
        return self._order.add(updates)

    def _read(self, stored: StoredInput) -> Update | None:
        """Return the update; one that cannot be read is logged, and settled later."""
        try:
            return Update.de_json(json.loads(stored.body), self._bot)
        except Exception as error:  # noqa: BLE001 -- the library checks nothing that it reads
            log.warning("update_not_read", error=type(error).__name__)
            self._unsettled.add(stored.key)
            return None

    def _key(self, number: int) -> InputKey:
        return InputKey(self._source, number)

    async def _handle(self, update: Update) -> None:
        key = self._key(update.update_id)
        try:
            with handling(key) as effect:
                if not self._is_repeated(update):
                    await self._handle_update(update)
        finally:
            self._under_way.discard(update.update_id)
        if effect.match is None:
            self._unsettled.add(key)
        await self._settle()

    def _is_repeated(self, update: Update) -> bool:
        """Return whether a person sent the same text twice in a row while the bot was away."""
        message, key = update.message, queue_key(update)
        is_late = message is not None and message.date < self._clock() - LATE
        text = message.text if message and is_late else None
        before, self._late_texts[key] = self._late_texts.get(key), text
        return text is not None and text == before

    async def _settle(self) -> None:
        """Record what is handled; what cannot be recorded now is recorded with the next."""
        if not self._unsettled:
            return
        keys, self._unsettled = self._unsettled, set()
        try:
            await self._store.settle_inputs(tuple(keys), self._clock())
        except StoreFault as fault:
            self._outage.shows(fault)
            self._unsettled |= keys


def _written(raw: RawUpdate) -> Iterable[tuple[int, str]]:
    """Return an update's number and text; nothing for one that cannot be stored as a person's."""
    number, body = int(raw["update_id"]), json.dumps(raw)
    if number.bit_length() > NUMBER_BITS:
        log.warning("update_not_read", error=OverflowError.__name__)
    elif len(body) > MAX_UPDATE_BYTES:
        log.warning("update_too_large", size=len(body))
    else:
        yield number, body
