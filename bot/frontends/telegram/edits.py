"""The ways to change one message; each call waits for its turn and raises the library's errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram import InputMediaPhoto
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.frontends.telegram.bot_api import EphemeralEdits
from bot.frontends.telegram.send import CHAT_CLOSED_ERRORS, NO_LINK_PREVIEW, has_message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from telegram import Bot, Message

    from bot.frontends.drawing import Still
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.pictures import SentPictures

NOT_MODIFIED_ERROR: Final = "message is not modified"
MESSAGE_GONE_ERROR: Final = "message to edit not found"
NO_CAPTION_ERROR: Final = "there is no caption"
NO_TEXT_ERROR: Final = "there is no text"

log = structlog.get_logger()


class MessageEditor:
    """Changes a message."""

    def __init__(
        self,
        bot: Bot | EphemeralEdits,
        turn: Callable[[], Awaitable[None]],
        pictures: SentPictures,
        target: dict[str, Any],
    ) -> None:
        """``target`` names the message. Each call waits for its ``turn``."""
        self._bot = bot
        self._turn = turn
        self._pictures = pictures
        self._target = dict(target)

    async def show(self, outgoing: OutgoingMessage, known: OutgoingMessage | None) -> bool:
        """Change only what differs from ``known``; return whether the message has a picture now."""
        self._target["reply_markup"] = outgoing.buttons
        try:
            if outgoing.picture is None:
                await self._edit_text(outgoing.text)
            elif known is None or known.picture != outgoing.picture:
                return await self._replace_picture(outgoing, outgoing.picture)
            elif known.text != outgoing.text:
                await self._edit_caption(outgoing.text)
            else:
                await self._turn()
                await self._bot.edit_message_reply_markup(**self._target)
        except BadRequest as error:
            if not has_message(error, NOT_MODIFIED_ERROR):
                raise
        return outgoing.picture is not None

    async def show_words(self, outgoing: OutgoingMessage) -> None:
        """Show what replaces a picture in a message that has none."""
        self._target["reply_markup"] = outgoing.buttons
        try:
            await self._edit_text(outgoing.fallback_text)
        except BadRequest as error:
            if not has_message(error, NOT_MODIFIED_ERROR):
                raise

    async def close(self, text: str, *, has_picture: bool) -> None:
        """Replace the text and remove the buttons; ``has_picture`` may be a guess."""
        first, second = self._edit_text, self._edit_caption
        if has_picture:
            first, second = second, first
        try:
            await first(text)
        except BadRequest as error:
            if not has_message(error, NO_CAPTION_ERROR, NO_TEXT_ERROR):
                raise
            await second(text)

    async def _replace_picture(self, outgoing: OutgoingMessage, picture: Still) -> bool:
        """Replace a picture, or show text if pictures are refused."""

        async def replaced(photo: str | bytes) -> Message | bool:
            media = InputMediaPhoto(
                photo, outgoing.text, parse_mode=ParseMode.HTML, filename=outgoing.file
            )
            await self._turn()
            return await self._bot.edit_message_media(media, **self._target)

        try:
            await self._pictures.send(picture, replaced)
        except BadRequest as error:
            is_told = (NOT_MODIFIED_ERROR, MESSAGE_GONE_ERROR, *CHAT_CLOSED_ERRORS)
            if isinstance(self._bot, EphemeralEdits) or has_message(error, *is_told):
                raise  # an ephemeral message is sent again instead
            log.warning("picture_refused", error=error.message)
        else:
            return True
        try:
            await self._edit_text(outgoing.fallback_text)
        except BadRequest as error:  # an old picture is kept, with the new caption
            if not has_message(error, NO_TEXT_ERROR):
                raise
            await self._edit_caption(outgoing.text)
        return False

    async def _edit_caption(self, text: str) -> None:
        await self._turn()
        await self._bot.edit_message_caption(
            caption=text, parse_mode=ParseMode.HTML, **self._target
        )

    async def _edit_text(self, text: str) -> None:
        await self._turn()
        await self._bot.edit_message_text(
            text=text,
            parse_mode=ParseMode.HTML,
            link_preview_options=NO_LINK_PREVIEW,
            **self._target,
        )
