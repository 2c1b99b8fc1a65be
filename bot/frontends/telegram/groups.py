"""Groups with settings of their own, which their administrators choose."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from telegram import Message
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.core.matches.groups import POSTED, Group
from bot.core.matches.messages import line
from bot.core.matches.model import GroupKey
from bot.frontends import TELEGRAM
from bot.frontends.telegram.inbox import note_decided
from bot.frontends.telegram.send import ChatAddress, chat_of_message

if TYPE_CHECKING:
    from telegram import MaybeInaccessibleMessage

    from bot.core.matches.messages import Line
    from bot.frontends.telegram.channels import ApiClient

SETTINGS: Final = ("language", "ruleset", "answers", *POSTED)
TOPICS: Final = "places"
"""The setting that groups with topics have besides."""

SUPERGROUPS: Final = -(10**12)
"""What the ids of supergroups count down from; links have the rest."""

log = structlog.get_logger()


def group_key(chat_id: int) -> GroupKey:
    """Return the key of a group's settings."""
    return GroupKey(TELEGRAM, str(chat_id))


def group_of(api: ApiClient, message: MaybeInaccessibleMessage | None, user: int) -> Group | None:
    """Return the group of a message, and whether this person manages it; None in private."""
    if not isinstance(message, Message) or message.chat.id > 0:
        return None
    chat, has_topics = chat_of_message(message), bool(message.chat.is_forum)
    return Group(
        key=group_key(chat.chat_id),
        place=chat.place,
        offers=(*SETTINGS, TOPICS) if has_topics else SETTINGS,
        manages=partial(_manages, api, chat, user),
        named=_link,
    )


async def manages_elsewhere(api: ApiClient, user: int, group: GroupKey) -> bool | Line:
    """Return whether a person manages a group, asked in another chat."""
    return group.platform == TELEGRAM and await _manages(api, ChatAddress(int(group.key)), user)


async def _manages(api: ApiClient, chat: ChatAddress, user: int) -> bool | Line:
    note_decided()  # all that follows may be handled meanwhile
    try:
        return await api.manages(chat, user)
    except (BadRequest, Forbidden) as error:
        log.info("manager_unknown", error=error.message)
        return line("telegram-members-hidden")
    except (TimeoutError, TelegramError) as error:
        log.info("manager_unknown", error=type(error).__name__)
        return line("telegram-managers-unknown")


def _link(key: str) -> str:
    """Return the link to a topic by its key, which only members can open."""
    chat, _, topic = key.partition("/")
    return f"t.me/c/{SUPERGROUPS - int(chat)}/{topic or 1}"
