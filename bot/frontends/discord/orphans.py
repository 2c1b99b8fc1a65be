"""Messages that a crash left behind: sent, but their ids were not stored.

If the notification is sent again with the same nonce, Discord returns the first message. A
match that has gone on meanwhile gets another one; the first is found among the latest messages.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.matches.errors import StoreFault, TryLater, Unreachable
from bot.core.store.outbox import Notification
from bot.frontends import DISCORD
from bot.frontends.discord.channels import ChannelSink
from bot.frontends.discord.interactions import card_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

    import discord

    from bot.core.matches.model import AccountId, MatchId, Place
    from bot.core.store.port import Store
    from bot.frontends.discord.channels import MessageSink

MAX_REMEMBERED: Final = 1000
"""How many notifications of before are looked after."""

log = structlog.get_logger()


@dataclass(slots=True)
class Orphans:
    """What waited for delivery when the process started, as some of it may have been sent."""

    opened: Callable[[Place], Awaitable[MessageSink | None]]
    tidy: Callable[[Place, MatchId, tuple[str, ...]], Awaitable[None]]
    is_ready: bool = False
    _waiting: set[tuple[MatchId, AccountId | Place | None]] = field(default_factory=set)

    async def remember(self, store: Store, now: datetime) -> None:
        """Note what waits, before anything is delivered."""
        if self.is_ready:
            return
        try:
            for item in await store.due((DISCORD,), now, MAX_REMEMBERED):
                if isinstance(item.notice, Notification):
                    self._waiting.add(_about(item.notice))
        except StoreFault as fault:
            log.warning("outbox_not_read", problem=str(fault))
        self.is_ready = True

    async def delivered(
        self, notification: Notification, at: Place, bot: discord.ClientUser | None
    ) -> None:
        """Delete what an earlier delivery of a notification has left at its place."""
        about = _about(notification)
        if about not in self._waiting:
            return
        self._waiting.discard(about)
        try:
            sink = await self.opened(at)
            if isinstance(sink, ChannelSink):
                left = [each for each in await sink.latest() if card_of(each, bot) == about[0]]
                await self.tidy(at, notification.match, tuple(str(each.id) for each in left))
        except (StoreFault, TryLater, Unreachable) as error:
            log.info("orphans_not_found", error=repr(error))


def _about(notification: Notification) -> tuple[MatchId, AccountId | Place | None]:
    return notification.match, notification.place or notification.account
