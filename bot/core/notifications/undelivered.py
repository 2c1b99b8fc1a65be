"""A challenge that cannot be delivered to the person it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.model import Stage
from bot.core.messages import line
from bot.core.notifications.outbox import Notification

if TYPE_CHECKING:
    from bot.core.chance import TimeSource
    from bot.core.store import Store


async def tell_challenger(store: Store, lost: Notification, clock: TimeSource) -> None:
    """Have the challenger told that a challenge did not arrive, if that is what was lost."""
    if not lost.call or lost.account is None:
        return
    match = await store.match(lost.match)
    if match is None or match.stage is not Stage.OFFERED or lost.account != match.invited:
        return
    news = line("news-undelivered")
    told = Notification(
        match=match.id, turn=match.turn, account=match.challenger, call=True, news=news
    )
    await store.add_notification(told, clock())
