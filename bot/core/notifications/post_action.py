"""What becomes of a match's posts in a chat when something is delivered there. Pure."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.notifications.platform import Chat
    from bot.core.store.outbox import Notification
    from bot.core.store.values import Post


class PostAction(Enum):
    """What to do with a match's posts in a chat."""

    CALL = "send a new message, which rings"
    SEND = "send a new message silently"
    EDIT = "edit the newest message"
    CLOSE = "take the controls off all messages: the match is not shown here any more"
    LEAVE = "do nothing"


def post_action(
    notification: Notification, chat: Chat, here: tuple[Post, ...], turn: int | None
) -> PostAction:
    """Return what becomes of a match's posts in a chat, ``here``, the newest last. Pure.

    ``turn`` is the one that the match has now, None when the match is not shown to these readers.
    ``called`` of the notification holds only people whom the platform knows.
    """
    if turn is None:
        return PostAction.CLOSE
    if chat.is_home:
        return PostAction.LEAVE
    if chat.person is None:
        rings, is_first = bool(notification.called), not here
        is_due = bool(here) and here[-1].turn != turn and chat.latest > int(here[-1].message)
    else:
        rings, is_first = notification.call, notification.hushed and not here
        is_due = notification.news is not None and chat.wants_news
    is_new = rings or is_first or is_due
    is_late = notification.turn < turn
    if is_new and not is_late:
        return PostAction.CALL if rings else PostAction.SEND
    if here:
        return PostAction.LEAVE if is_late and here[-1].turn == turn else PostAction.EDIT
    return PostAction.SEND if is_new and chat.sends_late else PostAction.LEAVE
