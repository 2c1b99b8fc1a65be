"""Sends pictures, animations, files and text; raises the library's errors.

`translated_errors` turns them into TryLater and Unreachable.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog
from telegram import InputMediaPhoto, LinkPreviewOptions, ReplyParameters
from telegram.constants import ChatAction, ParseMode
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError

from bot.core.errors import TryLater, Unreachable
from bot.drawing import drawn, filmed, timed
from render import layout_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from telegram import Bot, Message

    from bot.core.views.views import Document
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.places import ChatAddress
    from render.picture import Picture

MAX_ANIMATION_BYTES: Final = 50 * 1024 * 1024
"""The maximum size of an animation (Bot API: sendAnimation)."""

CHAT_CLOSED_ERRORS: Final = (
    "chat not found",
    "not enough rights to send text messages",
    "chat_write_forbidden",
    "have no rights to send a message",
    "message thread not found",
    "topic_closed",
    "topic_deleted",
    "peer_id_invalid",
    "user is deactivated",
)
NO_LINK_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SendMode:
    """How a message is sent: as a reply to another one, and with or without a sound."""

    reply_to: int | None
    silent: bool

    @property
    def reply(self) -> ReplyParameters | None:
        """The reply as the library has it."""
        if not self.reply_to:
            return None
        return ReplyParameters(self.reply_to, allow_sending_without_reply=True)


async def send_message(
    bot: Bot, chat: ChatAddress, outgoing: OutgoingMessage, mode: SendMode
) -> tuple[Message, bool]:
    """Send a message; tell whether it shows its picture.

    Where the chat does not allow a picture or an animation, text is sent instead.
    """
    if outgoing.document is not None:
        return await _send_document(bot, chat, outgoing, outgoing.document, mode), False
    try:
        if outgoing.film:
            return await _send_animation(bot, chat, outgoing), False
        if outgoing.picture is not None:
            return await _send_photo(bot, chat, outgoing, outgoing.picture, mode), True
    except BadRequest as error:
        if has_message(error, *CHAT_CLOSED_ERRORS):
            raise
        log.warning("picture_refused", error=error.message)
    has_media = outgoing.picture is not None or bool(outgoing.film)
    return await bot.send_message(
        chat.chat_id,
        outgoing.fallback_text if has_media else outgoing.text,
        parse_mode=ParseMode.HTML,
        reply_markup=outgoing.buttons,
        message_thread_id=chat.topic_id,
        reply_parameters=mode.reply,
        link_preview_options=NO_LINK_PREVIEW,
        disable_notification=mode.silent or None,
    ), False


async def photo(outgoing: OutgoingMessage, picture: Picture) -> InputMediaPhoto:
    """Draw a message's picture, to replace the one of an existing message."""
    data = await drawn(picture)
    return InputMediaPhoto(data, outgoing.text, parse_mode=ParseMode.HTML, filename=outgoing.file)


async def _send_photo(
    bot: Bot, chat: ChatAddress, outgoing: OutgoingMessage, picture: Picture, mode: SendMode
) -> Message:
    return await bot.send_photo(
        chat.chat_id,
        await drawn(picture),
        filename=outgoing.file,
        caption=outgoing.text,
        parse_mode=ParseMode.HTML,
        reply_markup=outgoing.buttons,
        message_thread_id=chat.topic_id,
        disable_notification=mode.silent or None,
    )


async def _send_animation(bot: Bot, chat: ChatAddress, outgoing: OutgoingMessage) -> Message:
    """Send an animation; the chat shows an upload indicator while it is drawn."""
    with suppress(TelegramError):
        await bot.send_chat_action(
            chat.chat_id, ChatAction.UPLOAD_VIDEO, message_thread_id=chat.topic_id
        )
    layout = layout_of(outgoing.film[-1])
    return await bot.send_animation(
        chat.chat_id,
        await filmed(outgoing.film, MAX_ANIMATION_BYTES),
        duration=round(timed(outgoing.film)),
        width=layout.width,
        height=layout.height,
        filename=outgoing.file,
        caption=outgoing.text,
        parse_mode=ParseMode.HTML,
        reply_markup=outgoing.buttons,
        message_thread_id=chat.topic_id,
    )


async def _send_document(
    bot: Bot,
    chat: ChatAddress,
    outgoing: OutgoingMessage,
    document: Document,
    mode: SendMode,
) -> Message:
    return await bot.send_document(
        chat.chat_id,
        document.text.encode(),
        filename=document.name,
        caption=outgoing.text,
        parse_mode=ParseMode.HTML,
        reply_markup=outgoing.buttons,
        message_thread_id=chat.topic_id,
        reply_parameters=mode.reply,
    )


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn rate limits into TryLater, and errors of a closed chat into Unreachable."""
    try:
        yield
    except RetryAfter as error:
        # The public attribute warns that its type will change; this one has the new type.
        raise TryLater(error._retry_after.total_seconds()) from None  # noqa: SLF001
    except Forbidden as error:
        raise Unreachable(error.message) from None
    except BadRequest as error:
        if has_message(error, *CHAT_CLOSED_ERRORS):
            raise Unreachable(error.message) from None
        raise


def has_message(error: BadRequest, *parts: str) -> bool:
    """Tell whether an error's message contains one of these texts."""
    text = error.message.casefold()
    return any(part in text for part in parts)
