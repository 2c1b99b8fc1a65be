"""Polls Telegram for updates, for as long as the front-end runs, whatever happens.

Invariant: an update is confirmed (by the offset of the next request) only after it was taken.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError, TimedOut

from bot.core.notifications.platform import Status
from bot.frontends.telegram.client import without_token

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.frontends.telegram.client import TelegramBot
    from bot.frontends.telegram.inbox import RawUpdate

POLL_SECONDS: Final = 30
MIN_BACKOFF: Final = 1.0  # seconds
MAX_BACKOFF: Final = 30.0  # seconds

STATUSES: Final[tuple[tuple[type[Exception], Status], ...]] = (
    (InvalidToken, Status.REFUSED),
    (Conflict, Status.CONFLICT),
    (TelegramError, Status.REACHING),
    (Exception, Status.STOPPED),
)

log = structlog.get_logger()


class Poller:
    """Fetches updates in order, and confirms what was taken.

    ``status`` says whether that works. Trouble is logged when it begins, and when it is over.
    """

    def __init__(
        self,
        bot: TelegramBot,
        take: Callable[[Sequence[RawUpdate]], Awaitable[None]],
        allowed: Sequence[str],
    ) -> None:
        """``take`` returns when updates may be confirmed; ``allowed`` are the kinds to be sent."""
        self.status = Status.SERVING
        self._bot = bot
        self._take = take
        self._allowed = allowed
        self._offset = 0
        self._trouble = ""

    async def run(self) -> None:
        """Poll until cancelled."""
        wait = MIN_BACKOFF
        while True:
            try:
                await self._poll()
            except RetryAfter as error:
                self._fails(error)
                # The public attribute warns that its type will change; this has the new type.
                await asyncio.sleep(error._retry_after.total_seconds())  # noqa: SLF001
            except Exception as error:  # noqa: BLE001 -- hearing must not end, whatever it was
                self._fails(error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, MAX_BACKOFF)
            else:
                wait = MIN_BACKOFF

    async def _poll(self) -> None:
        """Fetch once; right after trouble without waiting, so that it is soon known to be over."""
        seconds = 0 if self._trouble else POLL_SECONDS
        try:
            batch = await self._bot.raw_updates(self._offset, seconds, self._allowed)
        except TimedOut:
            if self._trouble:
                raise
            return
        if batch:
            await self._take(batch)
            self._offset = max(int(each["update_id"]) for each in batch) + 1
        if self._trouble:
            log.info("telegram_polls_again")
            self._trouble, self.status = "", Status.SERVING

    def _fails(self, error: Exception) -> None:
        """Note what is wrong, and log it unless it was so before."""
        kind = type(error).__name__
        is_new, self._trouble = kind != self._trouble, kind
        self.status = next(status for kinds, status in STATUSES if isinstance(error, kinds))
        if not is_new:
            return
        text = error.message if isinstance(error, TelegramError) else repr(error)
        reason = without_token(self._bot.token, text)
        match self.status:
            case Status.REFUSED:
                log.error("telegram_token_refused", hint="get a new one from @BotFather")
            case Status.CONFLICT:
                log.error("telegram_conflict", hint="another program uses the same token")
            case Status.REACHING:
                log.warning("telegram_not_reached", error=reason)
            case _:
                log.error("telegram_polling_failed", error=reason)
