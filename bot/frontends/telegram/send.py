"""Sends and changes messages, and says what Telegram's refusals mean.

Law: nothing here waits. Who is asked for patience says so to the caller, and other chats go on.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import structlog
from telegram import LinkPreviewOptions, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter

from bot.core.errors import TryLater, Unreachable
from bot.frontends.telegram.files import photo, send_document, send_film, send_photo
from bot.frontends.telegram.places import ChatAddress

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from telegram import Bot, Message

    from bot.core.matches.model import Place
    from bot.frontends.telegram.render import OutgoingMessage

SAME: Final = "message is not modified"
GONE: Final = "message to edit not found"
CLOSED: Final = (
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
PLAIN: Final = LinkPreviewOptions(is_disabled=True)
"""A challenge's link is to be passed on, not looked at."""
_REMEMBERED: Final = 4096

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SentMessage:
    """Where a message has come to stand; a group may have got a new number meanwhile."""

    room: ChatAddress
    message: int


@dataclass(frozen=True, slots=True)
class SendMode:
    """How a message is sent: in answer to another one, and whether phones ring."""

    reply_to: int | None
    silent: bool

    @property
    def reply(self) -> ReplyParameters | None:
        """What Telegram calls the first."""
        if not self.reply_to:
            return None
        return ReplyParameters(self.reply_to, allow_sending_without_reply=True)


class ApiClient:
    """Telegram's side of a conversation.

    What the latest messages show is remembered, so that nothing is sent twice; forgetting it costs
    a request and is harmless.
    """

    def __init__(
        self,
        bot: Bot,
        moved: Callable[[Place, Place], Awaitable[None]],
        *,
        remembers: bool = True,
    ) -> None:
        """``moved`` is told when a group has become a supergroup, which has another number.

        What messages show is not remembered where other processes change them too.
        """
        self._remembers = remembers
        self._bot = bot
        self._moved = moved
        self._shown: OrderedDict[tuple[int, int], tuple[OutgoingMessage, bool]] = OrderedDict()
        self._latest: OrderedDict[ChatAddress, int] = OrderedDict()

    def note(self, room: ChatAddress, message: int) -> None:
        """Note the number of a message: what has a lower one has moved up since."""
        self._latest[room] = max(message, self._latest.pop(room, 0))
        if len(self._latest) > _REMEMBERED:
            self._latest.popitem(last=False)

    def latest(self, room: ChatAddress) -> int:
        """Return the highest number of a message there that is known, 0 where none is."""
        return self._latest.get(room, 0)

    async def send(
        self,
        room: ChatAddress,
        card: OutgoingMessage,
        *,
        reply_to: int | None = None,
        silent: bool = False,
    ) -> SentMessage:
        """Send a message, which rings unless it is silent; raises TryLater and Unreachable."""
        manner = SendMode(reply_to, silent)
        try:
            with explained():
                message, pictured = await self._sent(room, card, manner)
        except BadRequest as error:
            # It would be refused again and again, and keep back whatever comes after it.
            raise Unreachable(error.message) from None
        except ChatMigrated as migrated:
            there = ChatAddress(migrated.new_chat_id)
            await self._moved(room.place, there.place)
            return await self.send(there, card, silent=silent)
        self.note(room, message.message_id)
        if card.document is None and not card.film:  # these never change, and may be large
            self._remember(room.chat, message.message_id, card, pictured=pictured)
        return SentMessage(room, message.message_id)

    async def edit(self, room: ChatAddress, message: int, card: OutgoingMessage) -> bool:
        """Have a message show this card; False when it cannot be changed (any more)."""
        key = (room.chat, message)
        known, pictured = self._shown.pop(key, (None, False))
        if known != card:
            try:
                with explained():
                    pictured = await self._edited(key, card, known if pictured else None)
            except BadRequest as error:
                log.info("not_changed", reason=error.message)
                return False
            except ChatMigrated as migrated:
                # What stood in the old group stays there; its successor gets a new message.
                await self._moved(room.place, ChatAddress(migrated.new_chat_id).place)
                return False
        self._remember(*key, card, pictured=pictured)
        return True

    async def close(self, room: ChatAddress, message: int, text: str) -> None:
        """Have a message say that it is past, without buttons; one that is gone will do."""
        self._shown.pop((room.chat, message), None)
        chat, mode = room.chat, ParseMode.HTML
        try:
            with explained():
                try:
                    await self._bot.edit_message_caption(
                        chat, message, caption=text, parse_mode=mode
                    )
                except BadRequest as error:
                    if not _says(error, "there is no caption"):
                        raise
                    await self._bot.edit_message_text(text, chat, message, parse_mode=mode)
        except BadRequest as error:
            log.info("not_closed", reason=error.message)

    async def reaches(self, room: ChatAddress) -> bool:
        """Tell whether the bot may write there, without writing anything."""
        try:
            with explained():
                await self._bot.send_chat_action(room.chat, "typing")
        except Unreachable:
            return False
        return True

    async def _sent(
        self, room: ChatAddress, card: OutgoingMessage, manner: SendMode
    ) -> tuple[Message, bool]:
        """Send a file, or a picture or a film, or these in words where they are not welcome."""
        reply = manner.reply
        if card.document is not None:
            return await send_document(self._bot, room, card, card.document, reply), False
        try:
            if card.film:
                return await send_film(self._bot, room, card), False
            if card.picture is not None:
                sent = await send_photo(self._bot, room, card, card.picture, silent=manner.silent)
                return sent, True
        except BadRequest as error:
            if _says(error, *CLOSED):
                raise
            log.warning("picture_refused", error=error.message)
        text = card.spare if card.picture or card.film else card.text
        return await self._bot.send_message(
            room.chat,
            text,
            parse_mode=ParseMode.HTML,
            reply_markup=card.buttons,
            message_thread_id=room.topic,
            reply_parameters=reply,
            link_preview_options=PLAIN,
            disable_notification=manner.silent or None,
        ), False

    async def _edited(
        self, key: tuple[int, int], card: OutgoingMessage, known: OutgoingMessage | None
    ) -> bool:
        """Change no more than is needed; tell whether the message is a picture now."""
        chat, message = key
        try:
            if card.picture is None:
                await self._write(key, card.text, card)
            elif known is None or known.picture != card.picture:
                return await self._redraw(key, card)
            elif known.text != card.text:
                await self._caption(key, card)
            else:
                await self._bot.edit_message_reply_markup(chat, message, reply_markup=card.buttons)
        except BadRequest as error:
            if not _says(error, SAME):
                raise
        return card.picture is not None

    async def _redraw(self, key: tuple[int, int], card: OutgoingMessage) -> bool:
        assert card.picture is not None  # noqa: S101 -- the caller has looked
        chat, message = key
        media = await photo(card, card.picture)
        try:
            await self._bot.edit_message_media(media, chat, message, reply_markup=card.buttons)
        except BadRequest as error:
            if _says(error, SAME, GONE, *CLOSED):
                raise
            log.warning("picture_refused", error=error.message)
            return await self._reword(key, card)
        return True

    async def _reword(self, key: tuple[int, int], card: OutgoingMessage) -> bool:
        """Say in words what may not be drawn; an old picture stays, with the new caption."""
        try:
            await self._write(key, card.spare, card)
        except BadRequest as error:
            if not _says(error, "there is no text"):
                raise
            await self._caption(key, card)
        return False

    async def _caption(self, key: tuple[int, int], card: OutgoingMessage) -> None:
        chat, message = key
        await self._bot.edit_message_caption(
            chat,
            message,
            caption=card.text,
            parse_mode=ParseMode.HTML,
            reply_markup=card.buttons,
        )

    async def _write(self, key: tuple[int, int], text: str, card: OutgoingMessage) -> None:
        chat, message = key
        await self._bot.edit_message_text(
            text,
            chat,
            message,
            parse_mode=ParseMode.HTML,
            reply_markup=card.buttons,
            link_preview_options=PLAIN,
        )

    def _remember(self, chat: int, message: int, card: OutgoingMessage, *, pictured: bool) -> None:
        if not self._remembers:
            return
        self._shown[chat, message] = (replace(card), pictured)
        if len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)


@contextmanager
def explained() -> Iterator[None]:
    """Turn a refusal of Telegram's into TryLater or Unreachable where it is one of these."""
    try:
        yield
    except RetryAfter as error:
        # The public attribute warns that its type will change; this one has the coming type.
        raise TryLater(error._retry_after.total_seconds()) from None  # noqa: SLF001
    except Forbidden as error:
        raise Unreachable(error.message) from None
    except BadRequest as error:
        if _says(error, *CLOSED):
            raise Unreachable(error.message) from None
        raise


def _says(error: BadRequest, *words: str) -> bool:
    text = error.message.casefold()
    return any(word in text for word in words)
