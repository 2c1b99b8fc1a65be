"""A challenge that cannot be delivered to the person it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.model import Stage
from bot.core.messages import line
from bot.core.notifications.outbox import Notification

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.store import Store


async def tell_challenger(store: Store, lost: Notification, now: datetime) -> None:
    """Have the challenger told that a challenge did not arrive, if that is what was lost."""
    match = await store.match(lost.match)
    if match is None or match.stage is not Stage.OFFERED or not lost.call:
        return
    if lost.account is None or lost.account != match.invited:
        return
    news = line("news-undelivered")
    told = Notification(
        match=match.id, turn=match.turn, account=match.challenger, call=True, news=news
    )
    await store.add_notification(told, now)
