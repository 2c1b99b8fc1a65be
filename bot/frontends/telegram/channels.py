"""Sends and edits messages, and handles groups that move and rate limits.

Law: nothing here waits. A rate limit is raised as TryLater, so that other chats go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram import InputMediaPhoto
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated

from bot.core.errors import Unreachable
from bot.drawing import drawn
from bot.frontends.bounded import BoundedDict
from bot.frontends.telegram.send import (
    CHAT_CLOSED_ERRORS,
    NO_LINK_PREVIEW,
    ChatAddress,
    has_message,
    send_message,
    translated_errors,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from telegram import Bot

    from bot.core.matches.model import Place
    from bot.frontends.telegram.message import OutgoingMessage
    from render.picture import Picture

NOT_MODIFIED_ERROR: Final = "message is not modified"
MESSAGE_GONE_ERROR: Final = "message to edit not found"
NO_CAPTION_ERROR: Final = "there is no caption"
NO_TEXT_ERROR: Final = "there is no text"
MAX_REMEMBERED_MESSAGES: Final = 4096
MAX_REMEMBERED_CHATS: Final = 4096

log = structlog.get_logger()


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
    ) -> tuple[Place, str]:
        """Send a message and return its chat, which may have moved, and its id.

        Raises TryLater and Unreachable.
        """
        try:
            with translated_errors():
                message, has_picture = await send_message(
                    self._bot, chat, outgoing, reply_to=reply_to, silent=silent
                )
        except BadRequest as error:
            # Retrying would be refused again, and hold up what comes after it.
            raise Unreachable(error.message) from None
        except ChatMigrated as migrated:
            new = ChatAddress(migrated.new_chat_id)
            await self._moved(chat.place, new.place)
            return await self.send(new, outgoing, silent=silent)
        self.note_message(chat, message.message_id)
        # Animations and files are not edited, and may be large.
        if self._caches_content and outgoing.document is None and not outgoing.film:
            self._shown[chat.chat_id, message.message_id] = (outgoing, has_picture)
        return chat.place, str(message.message_id)

    async def edit(self, chat: ChatAddress, message_id: int, outgoing: OutgoingMessage) -> bool:
        """Change a message's content; False when it cannot be edited."""
        key = (chat.chat_id, message_id)
        known, has_picture = self._shown.pop(key, (None, False))
        if known != outgoing:
            try:
                with translated_errors():
                    has_picture = await self._edited(key, outgoing, known if has_picture else None)
            except BadRequest as error:
                log.info("message_not_changed", reason=error.message)
                return False
            except ChatMigrated as migrated:
                # Messages of the old group cannot be edited; the new one gets a new message.
                await self._moved(chat.place, ChatAddress(migrated.new_chat_id).place)
                return False
        if self._caches_content:
            self._shown[key] = (outgoing, has_picture)
        return True

    async def close(self, chat: ChatAddress, message_id: int, text: str) -> None:
        """Replace a message's text and remove its buttons; one that is deleted is ignored."""
        self._shown.pop((chat.chat_id, message_id), None)
        target = {"chat_id": chat.chat_id, "message_id": message_id}
        try:
            with translated_errors():
                try:
                    await self._edit_caption(target, text)
                except BadRequest as error:
                    if not has_message(error, NO_CAPTION_ERROR):
                        raise
                    await self._edit_text(target, text)
        except BadRequest as error:
            log.info("message_not_closed", reason=error.message)

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
        target: dict[str, Any] = {
            "chat_id": key[0],
            "message_id": key[1],
            "reply_markup": outgoing.buttons,
        }
        try:
            if outgoing.picture is None:
                await self._edit_text(target, outgoing.text)
            elif known is None or known.picture != outgoing.picture:
                return await self._replace_picture(target, outgoing, outgoing.picture)
            elif known.text != outgoing.text:
                await self._edit_caption(target, outgoing.text)
            else:
                await self._bot.edit_message_reply_markup(**target)
        except BadRequest as error:
            if not has_message(error, NOT_MODIFIED_ERROR):
                raise
        return outgoing.picture is not None

    async def _replace_picture(
        self, target: dict[str, Any], outgoing: OutgoingMessage, picture: Picture
    ) -> bool:
        """Replace a picture, or show text where pictures are refused."""
        data = await drawn(picture)
        media = InputMediaPhoto(
            data, outgoing.text, parse_mode=ParseMode.HTML, filename=outgoing.file
        )
        try:
            await self._bot.edit_message_media(media, **target)
        except BadRequest as error:
            if has_message(error, NOT_MODIFIED_ERROR, MESSAGE_GONE_ERROR, *CHAT_CLOSED_ERRORS):
                raise
            log.warning("picture_refused", error=error.message)
        else:
            return True
        try:
            await self._edit_text(target, outgoing.fallback_text)
        except BadRequest as error:  # an old picture is kept, with the new caption
            if not has_message(error, NO_TEXT_ERROR):
                raise
            await self._edit_caption(target, outgoing.text)
        return False

    async def _edit_caption(self, target: dict[str, Any], text: str) -> None:
        await self._bot.edit_message_caption(caption=text, parse_mode=ParseMode.HTML, **target)

    async def _edit_text(self, target: dict[str, Any], text: str) -> None:
        await self._bot.edit_message_text(
            text=text, parse_mode=ParseMode.HTML, link_preview_options=NO_LINK_PREVIEW, **target
        )
