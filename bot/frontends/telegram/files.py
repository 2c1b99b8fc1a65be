"""What is sent as a file: pictures, films, records. Refusals are raised as the library has them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from telegram import InputMediaPhoto
from telegram.constants import ChatAction, ParseMode
from telegram.error import TelegramError

from bot.drawing import drawn, filmed, timed
from render import layout_of

if TYPE_CHECKING:
    from telegram import Bot, Message, ReplyParameters

    from bot.core.views.views import Document
    from bot.frontends.telegram.places import ChatAddress
    from bot.frontends.telegram.render import OutgoingMessage
    from render.picture import Picture

FILM: Final = 50 * 1024 * 1024
"""The most bytes of an animation (Bot API: sendAnimation)."""


async def photo(card: OutgoingMessage, picture: Picture) -> InputMediaPhoto:
    """Draw a picture, for a message that shows another one so far."""
    data = await drawn(picture)
    return InputMediaPhoto(data, card.text, parse_mode=ParseMode.HTML, filename=card.file)


async def send_photo(
    bot: Bot, room: ChatAddress, card: OutgoingMessage, picture: Picture, *, silent: bool
) -> Message:
    """Send a picture; a silent one rings nobody."""
    return await bot.send_photo(
        room.chat,
        await drawn(picture),
        filename=card.file,
        caption=card.text,
        parse_mode=ParseMode.HTML,
        reply_markup=card.buttons,
        message_thread_id=room.topic,
        disable_notification=silent or None,
    )


async def send_film(bot: Bot, room: ChatAddress, card: OutgoingMessage) -> Message:
    """Send a film; while it is drawn, the chat says that something is on its way."""
    with suppress(TelegramError):
        await bot.send_chat_action(room.chat, ChatAction.UPLOAD_VIDEO, message_thread_id=room.topic)
    measures = layout_of(card.film[-1])
    return await bot.send_animation(
        room.chat,
        await filmed(card.film, FILM),
        duration=round(timed(card.film)),
        width=measures.width,
        height=measures.height,
        filename=card.file,
        caption=card.text,
        parse_mode=ParseMode.HTML,
        reply_markup=card.buttons,
        message_thread_id=room.topic,
    )


async def send_document(
    bot: Bot,
    room: ChatAddress,
    card: OutgoingMessage,
    document: Document,
    reply: ReplyParameters | None,
) -> Message:
    """Send a text as a file."""
    return await bot.send_document(
        room.chat,
        document.text.encode(),
        filename=document.name,
        caption=card.text,
        parse_mode=ParseMode.HTML,
        reply_markup=card.buttons,
        message_thread_id=room.topic,
        reply_parameters=reply,
    )
