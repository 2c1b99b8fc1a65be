"""Tells what a parcel says, as far as the people it calls may be called just now."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import structlog

from bot.core.errors import Unreachable
from bot.core.matches.preferences import NotificationLevel
from bot.core.notifications.outbox import Digest
from bot.core.notifications.policy import apply_policy, called_people, digest_item
from bot.core.notifications.quiet_hours import quiet_until
from bot.core.observer import DeliveryOutcome

if TYPE_CHECKING:
    from bot.core.chance import TimeSource
    from bot.core.frontend import FrontEnd
    from bot.core.matches.model import Account
    from bot.core.notifications.outbox import Notification, Sayable
    from bot.core.store import Store

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SendResult:
    """How telling went, and what is to be said later, or elsewhere, instead."""

    arrival: DeliveryOutcome
    instead: tuple[Sayable, ...] = ()


class NotificationSender:
    """Looks up how people wish to be called, and hands to a front-end what is left."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        """Find people and their wishes in this store."""
        self._store = store
        self._clock = clock

    async def tell(self, front_end: FrontEnd, said: Sayable) -> SendResult:
        """Have it delivered; raises TryLater, and whatever else keeps it from arriving now."""
        if isinstance(said, Digest):
            found = await self._store.accounts((said.account,))
            return await self._remind(front_end, found.get(said.account))
        return await self._notify(front_end, said)

    async def _notify(self, front_end: FrontEnd, notice: Notification) -> SendResult:
        called = called_people(notice)
        people = await self._store.accounts(called) if called else {}
        courtesy = apply_policy(notice, people, self._clock())
        try:
            await front_end.deliver(courtesy.now)
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            return SendResult(
                DeliveryOutcome.UNREACHABLE, (*_elsewhere(courtesy.now), *courtesy.later)
            )
        return SendResult(DeliveryOutcome.ARRIVED, courtesy.later)

    async def _remind(self, front_end: FrontEnd, who: Account | None) -> SendResult:
        """Bring a digest to whoever still wishes for one, and have the next come tomorrow."""
        if who is None or who.settings.notices is not NotificationLevel.DIGEST:
            return SendResult(DeliveryOutcome.ARRIVED)
        now = self._clock()
        if quiet_until(who.settings, now):
            return SendResult(DeliveryOutcome.ARRIVED, (digest_item(who, now),))
        try:
            is_told = await front_end.deliver_digest(who.id)
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            return SendResult(DeliveryOutcome.UNREACHABLE)
        return SendResult(
            DeliveryOutcome.ARRIVED, (digest_item(who, now, told=True),) if is_told else ()
        )


def _elsewhere(notice: Notification) -> tuple[Notification, ...]:
    """Whoever should have been called at a place is called in the chat of their own."""
    return tuple(
        replace(notice, account=person, place=None, call=True, called=())
        for person in notice.called
    )
