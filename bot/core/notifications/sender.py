"""Sends an outbox item through a front-end, as far as people's settings allow it now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from bot.core.errors import Unreachable
from bot.core.matches.preferences import NotificationLevel
from bot.core.notifications.outbox import Digest
from bot.core.notifications.policy import apply_policy, called_people, digest_item, direct_call
from bot.core.notifications.quiet_hours import quiet_until
from bot.core.observer import DeliveryOutcome

if TYPE_CHECKING:
    from bot.core.chance import TimeSource
    from bot.core.frontend import FrontEnd
    from bot.core.notifications.outbox import Notification, Sayable
    from bot.core.store import Store

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SendResult:
    """The outcome of sending an item, and what is to be sent later or elsewhere instead."""

    outcome: DeliveryOutcome
    instead: tuple[Sayable, ...] = ()


class NotificationSender:
    """Applies the notification policy to an item and hands the rest to a front-end."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        """Look up people's settings in this store."""
        self._store = store
        self._clock = clock

    async def send(self, front_end: FrontEnd, content: Sayable) -> SendResult:
        """Send a notification or a digest; raises TryLater, and any error of the front-end."""
        if isinstance(content, Digest):
            return await self._send_digest(front_end, content)
        return await self._send_notification(front_end, content)

    async def _send_notification(
        self, front_end: FrontEnd, notification: Notification
    ) -> SendResult:
        called = called_people(notification)
        people = await self._store.accounts(called) if called else {}
        result = apply_policy(notification, people, self._clock())
        try:
            await front_end.deliver(result.now)
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            # People who cannot be called at the place are called in their private chats.
            direct = (direct_call(result.now, person) for person in result.now.called)
            return SendResult(DeliveryOutcome.UNREACHABLE, (*direct, *result.later))
        return SendResult(DeliveryOutcome.ARRIVED, result.later)

    async def _send_digest(self, front_end: FrontEnd, digest: Digest) -> SendResult:
        """Send a digest to a person who still wants one, and schedule tomorrow's."""
        who = (await self._store.accounts((digest.account,))).get(digest.account)
        if who is None or who.settings.notices is not NotificationLevel.DIGEST:
            return SendResult(DeliveryOutcome.ARRIVED)
        now = self._clock()
        if quiet_until(who.settings, now):
            return SendResult(DeliveryOutcome.ARRIVED, (digest_item(who, now),))
        try:
            is_sent = await front_end.deliver_digest(who.id)
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            return SendResult(DeliveryOutcome.UNREACHABLE)
        following = (digest_item(who, now, sent_today=True),) if is_sent else ()
        return SendResult(DeliveryOutcome.ARRIVED, following)
