"""Sends and edits messages, and handles groups that move and rate limits.

Law: nothing here waits. A rate limit is raised as TryLater, so that other chats go on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import structlog
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated

from bot.core.errors import Unreachable
from bot.frontends.bounded import BoundedDict
from bot.frontends.telegram.places import ChatAddress
from bot.frontends.telegram.send import (
    CHAT_CLOSED_ERRORS,
    NO_LINK_PREVIEW,
    SendMode,
    has_message,
    photo,
    send_message,
    translated_errors,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from telegram import Bot

    from bot.core.matches.model import Place
    from bot.frontends.telegram.message import OutgoingMessage

NOT_MODIFIED_ERROR: Final = "message is not modified"
MESSAGE_GONE_ERROR: Final = "message to edit not found"
NO_CAPTION_ERROR: Final = "there is no caption"
NO_TEXT_ERROR: Final = "there is no text"
MAX_REMEMBERED_MESSAGES: Final = 4096
MAX_REMEMBERED_CHATS: Final = 4096

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SentMessage:
    """The chat and id of a sent message; a group may have got a new id meanwhile."""

    chat: ChatAddress
    message_id: int


class ApiClient:
    """Sends, edits and closes messages.

    The content of the latest messages is cached, so that nothing is sent twice; a missing entry
    costs a request.
    """

    def __init__(
        self,
        bot: Bot,
        moved: Callable[[Place, Place], Awaitable[None]],
        *,
        caches_content: bool = True,
    ) -> None:
        """``moved`` is called when a group has become a supergroup, which has another id.

        Content must not be cached where other processes edit the messages too.
        """
        self._caches_content = caches_content
        self._bot = bot
        self._moved = moved
        self._shown: BoundedDict[tuple[int, int], tuple[OutgoingMessage, bool]] = BoundedDict(
            MAX_REMEMBERED_MESSAGES
        )
        self._latest: BoundedDict[ChatAddress, int] = BoundedDict(MAX_REMEMBERED_CHATS)

    def note_message(self, chat: ChatAddress, message_id: int) -> None:
        """Note the id of a message; messages with lower ids are above it."""
        self._latest[chat] = max(message_id, self._latest.get(chat, 0))

    def latest(self, chat: ChatAddress) -> int:
        """Return the highest known id of a message in a chat, or 0."""
        return self._latest.get(chat, 0)

    async def send(
        self,
        chat: ChatAddress,
        outgoing: OutgoingMessage,
        *,
        reply_to: int | None = None,
        silent: bool = False,
    ) -> SentMessage:
        """Send a message; raises TryLater and Unreachable."""
        try:
            with translated_errors():
                mode = SendMode(reply_to, silent)
                message, has_picture = await send_message(self._bot, chat, outgoing, mode)
        except BadRequest as error:
            # Retrying would be refused again, and hold up what comes after it.
            raise Unreachable(error.message) from None
        except ChatMigrated as migrated:
            new = ChatAddress(migrated.new_chat_id)
            await self._moved(chat.place, new.place)
            return await self.send(new, outgoing, silent=silent)
        self.note_message(chat, message.message_id)
        if (
            outgoing.document is None and not outgoing.film
        ):  # these are not edited, and may be large
            self._remember(chat.chat_id, message.message_id, outgoing, has_picture=has_picture)
        return SentMessage(chat, message.message_id)

    async def edit(self, chat: ChatAddress, message_id: int, outgoing: OutgoingMessage) -> bool:
        """Change a message's content; False when it cannot be edited."""
        key = (chat.chat_id, message_id)
        known, has_picture = self._shown.pop(key, (None, False))
        if known != outgoing:
            try:
                with translated_errors():
                    has_picture = await self._edited(key, outgoing, known if has_picture else None)
            except BadRequest as error:
                log.info("not_changed", reason=error.message)
                return False
            except ChatMigrated as migrated:
                # Messages of the old group cannot be edited; the new one gets a new message.
                await self._moved(chat.place, ChatAddress(migrated.new_chat_id).place)
                return False
        self._remember(*key, outgoing, has_picture=has_picture)
        return True

    async def close(self, chat: ChatAddress, message_id: int, text: str) -> None:
        """Replace a message's text and remove its buttons; one that is deleted is ignored."""
        self._shown.pop((chat.chat_id, message_id), None)
        chat_id, mode = chat.chat_id, ParseMode.HTML
        try:
            with translated_errors():
                try:
                    await self._bot.edit_message_caption(
                        chat_id, message_id, caption=text, parse_mode=mode
                    )
                except BadRequest as error:
                    if not has_message(error, NO_CAPTION_ERROR):
                        raise
                    await self._bot.edit_message_text(text, chat_id, message_id, parse_mode=mode)
        except BadRequest as error:
            log.info("not_closed", reason=error.message)

    async def can_write(self, chat: ChatAddress) -> bool:
        """Tell whether the bot may write to a chat."""
        try:
            with translated_errors():
                await self._bot.send_chat_action(chat.chat_id, "typing")
        except Unreachable:
            return False
        return True

    async def _edited(
        self, key: tuple[int, int], outgoing: OutgoingMessage, known: OutgoingMessage | None
    ) -> bool:
        """Change only what differs; tell whether the message has a picture now."""
        chat_id, message_id = key
        try:
            if outgoing.picture is None:
                await self._edit_text(key, outgoing.text, outgoing)
            elif known is None or known.picture != outgoing.picture:
                return await self._replace_picture(key, outgoing)
            elif known.text != outgoing.text:
                await self._edit_caption(key, outgoing)
            else:
                await self._bot.edit_message_reply_markup(
                    chat_id, message_id, reply_markup=outgoing.buttons
                )
        except BadRequest as error:
            if not has_message(error, NOT_MODIFIED_ERROR):
                raise
        return outgoing.picture is not None

    async def _replace_picture(self, key: tuple[int, int], outgoing: OutgoingMessage) -> bool:
        assert outgoing.picture is not None  # noqa: S101 -- the caller has looked
        chat_id, message_id = key
        media = await photo(outgoing, outgoing.picture)
        try:
            await self._bot.edit_message_media(
                media, chat_id, message_id, reply_markup=outgoing.buttons
            )
        except BadRequest as error:
            if has_message(error, NOT_MODIFIED_ERROR, MESSAGE_GONE_ERROR, *CHAT_CLOSED_ERRORS):
                raise
            log.warning("picture_refused", error=error.message)
            return await self._replace_by_text(key, outgoing)
        return True

    async def _replace_by_text(self, key: tuple[int, int], outgoing: OutgoingMessage) -> bool:
        """Show text where pictures are refused; an old picture stays, with the new caption."""
        try:
            await self._edit_text(key, outgoing.fallback_text, outgoing)
        except BadRequest as error:
            if not has_message(error, NO_TEXT_ERROR):
                raise
            await self._edit_caption(key, outgoing)
        return False

    async def _edit_caption(self, key: tuple[int, int], outgoing: OutgoingMessage) -> None:
        chat_id, message_id = key
        await self._bot.edit_message_caption(
            chat_id,
            message_id,
            caption=outgoing.text,
            parse_mode=ParseMode.HTML,
            reply_markup=outgoing.buttons,
        )

    async def _edit_text(self, key: tuple[int, int], text: str, outgoing: OutgoingMessage) -> None:
        chat_id, message_id = key
        await self._bot.edit_message_text(
            text,
            chat_id,
            message_id,
            parse_mode=ParseMode.HTML,
            reply_markup=outgoing.buttons,
            link_preview_options=NO_LINK_PREVIEW,
        )

    def _remember(
        self, chat_id: int, message_id: int, outgoing: OutgoingMessage, *, has_picture: bool
    ) -> None:
        if not self._caches_content:
            return
        self._shown[chat_id, message_id] = (replace(outgoing), has_picture)
