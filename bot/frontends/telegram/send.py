"""Chats, and sending text, pictures, animations and files to them; raises the library's errors.

`translated_errors` turns them into TryLater and Unreachable.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram import LinkPreviewOptions, ReplyParameters
from telegram.constants import ChatAction, ParseMode
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError

from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.model import CARD_PREFIX, Place
from bot.frontends import TELEGRAM
from bot.frontends.drawing import filmed, timed
from bot.frontends.outcomes import Outcome, telegram_outcome
from render import layout_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from telegram import Bot, Message

    from bot.frontends.telegram.bot_api import Receiver
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.pictures import SentPictures

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
PICTURES_FORBIDDEN_ERRORS: Final = (
    "not enough rights to send photos",
    "chat_send_photos_forbidden",
    "chat_send_media_forbidden",
)
RETRY_DELAY: Final = 5.0  # seconds
NO_LINK_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class ChatAddress:
    """A chat or a topic of a forum; the id of a private chat is the person's.

    A ``card`` is a single message that was sent by inline mode, by its id. Its chat is unknown, and
    ``chat_id`` identifies it. The ``receiver`` is the only person who sees what is sent to a group.
    """

    chat_id: int
    topic_id: int | None = None
    card: str = ""
    receiver: Receiver | None = None

    @property
    def is_private(self) -> bool:
        """Whether this is a private chat; groups have negative ids."""
        return self.chat_id > 0

    @property
    def place(self) -> Place:
        """Return the chat as the core stores it."""
        if self.card:
            return Place(TELEGRAM, CARD_PREFIX + self.card)
        key = f"{self.chat_id}/{self.topic_id}" if self.topic_id else str(self.chat_id)
        return Place(TELEGRAM, key)


def chat_of_place(place: Place) -> ChatAddress:
    """Return the chat of a place."""
    if place.is_card:
        return card_address(place.key.removeprefix(CARD_PREFIX))
    chat, _, topic = place.key.partition("/")
    return ChatAddress(int(chat), int(topic) if topic else None)


def card_address(inline_message_id: str) -> ChatAddress:
    """Return the address of a card, which is limited like a group of its own."""
    number = int.from_bytes(sha256(inline_message_id.encode()).digest()[:6])
    return ChatAddress(-(10**15) - number, card=inline_message_id)


def chat_of_message(message: Message) -> ChatAddress:
    """Return the chat of a message; only in forums a thread is a topic."""
    in_topic = message.chat.id < 0 and message.is_topic_message
    return ChatAddress(message.chat.id, message.message_thread_id if in_topic else None)


async def send_message(  # noqa: PLR0913 -- as many things differ
    bot: Bot,
    chat: ChatAddress,
    outgoing: OutgoingMessage,
    turn: Callable[[], Awaitable[None]],
    *,
    pictures: SentPictures,
    forbidden: Callable[[BadRequest], None],
    reply_to: int | None = None,
    silent: bool = False,
    in_words: bool = False,
) -> tuple[Message, bool]:
    """Send a message, as a reply to another one or not; return whether it shows its picture.

    If the chat does not allow a picture or an animation, text is sent instead, and ``forbidden``
    is told; with ``in_words`` no picture is tried. Each call waits for its ``turn``, with what it
    sends drawn already, so that calls go out at the pace of their turns.
    """
    reply = ReplyParameters(reply_to, allow_sending_without_reply=True) if reply_to else None
    common: dict[str, Any] = {
        "api_kwargs": chat.receiver.parameters if chat.receiver else None,
        "chat_id": chat.chat_id,
        "message_thread_id": chat.topic_id,
        "parse_mode": ParseMode.HTML,
        "reply_markup": outgoing.buttons,
    }
    captioned = {**common, "caption": outgoing.text, "filename": outgoing.file}
    if document := outgoing.document:
        captioned |= {"filename": document.name, "reply_parameters": reply}
        await turn()
        return await bot.send_document(document=document.text.encode(), **captioned), False
    has_media = outgoing.picture is not None or bool(outgoing.film)
    try:
        if outgoing.film:
            return await _send_animation(bot, chat, outgoing, captioned, turn), False
        if outgoing.picture is not None and not in_words:
            captioned["disable_notification"] = silent or None

            async def sent(photo: str | bytes) -> Message:
                await turn()
                return await bot.send_photo(photo=photo, **captioned)

            return await pictures.send(outgoing.picture, sent), True
    except BadRequest as error:
        if has_message(error, *CHAT_CLOSED_ERRORS):
            raise
        log.warning("picture_refused", error=error.message)
        forbidden(error)
    await turn()
    return await bot.send_message(
        text=outgoing.fallback_text if has_media else outgoing.text,
        reply_parameters=reply,
        link_preview_options=NO_LINK_PREVIEW,
        disable_notification=silent or None,
        **common,
    ), False


async def _send_animation(
    bot: Bot,
    chat: ChatAddress,
    outgoing: OutgoingMessage,
    captioned: dict[str, Any],
    turn: Callable[[], Awaitable[None]],
) -> Message:
    """Send an animation; while it is drawn, a chat whose people all see it shows an upload."""
    if chat.receiver is None:
        with suppress(TelegramError):
            await bot.send_chat_action(
                chat.chat_id, ChatAction.UPLOAD_VIDEO, message_thread_id=chat.topic_id
            )
    layout = layout_of(outgoing.film[-1])
    animation = await filmed(outgoing.film, MAX_ANIMATION_BYTES)
    await turn()
    return await bot.send_animation(
        animation=animation,
        duration=round(timed(outgoing.film)),
        width=layout.width,
        height=layout.height,
        **captioned,
    )


@contextmanager
def translated_errors(limited: Callable[[float], None] | None = None) -> Iterator[None]:
    """Turn flood limits into TryLater, and errors of a closed chat into Unreachable.

    ``limited`` is told the seconds of a flood limit.
    """
    try:
        yield
    except RetryAfter as error:
        # The public attribute warns that its type will change; this one has the new type.
        seconds = error._retry_after.total_seconds()  # noqa: SLF001
        if limited is not None:
            limited(seconds)
        raise TryLater(seconds) from None
    except Forbidden as error:
        raise Unreachable(error.message) from None
    except BadRequest as error:
        if telegram_outcome(HTTPStatus.BAD_REQUEST, error.message) is Outcome.LATER:
            raise TryLater(RETRY_DELAY) from None
        if has_message(error, *CHAT_CLOSED_ERRORS):
            raise Unreachable(error.message) from None
        raise


def has_message(error: BadRequest, *parts: str) -> bool:
    """Return whether an error's message contains one of these texts."""
    text = error.message.casefold()
    return any(part in text for part in parts)
