"""What the Bot API has had since 10.2 and the library does not know: messages for one person.

Invariant: such a message is never shown to others. A server that does not know them is not asked,
and a message that a server has shown to everyone all the same is deleted.

https://core.telegram.org/bots/api#ephemeral-messages-and-commands
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram.error import BadRequest, EndPointNotFound, TelegramError

from bot.frontends.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable

    from telegram import Bot, Message

EPHEMERAL_ID: Final = "ephemeral_message_id"

PROBE_TIMEOUT: Final = 1.0  # seconds
SERVER_KNOWN_FOR: Final = 3600.0  # seconds
"""How long a server that knows no such messages is not asked again."""

MAX_REMEMBERED_PEOPLE: Final = 4096
PRESSED_AGAIN: Final = 60.0  # seconds
"""A person who presses a button again so soon has seen no answer."""

UNSEEN_FOR: Final = 86_400.0  # seconds

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Receiver:
    """The only person who sees a message, and what it answers: a press or an ephemeral command.

    Telegram takes an answer for 15 seconds. In the chats that it manages the bot needs neither.
    """

    user_id: int
    query_id: str = ""
    command_id: int = 0

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters of a message that is sent only to the person."""
        named: dict[str, Any] = {"receiver_user_id": self.user_id}
        if self.query_id:
            named["callback_query_id"] = self.query_id
        # 10.2 had them beside the others; a server that reads neither would show it to everyone.
        parameters = {**named, "ephemeral_message_parameters": named}
        if self.command_id:
            parameters["reply_parameters"] = {EPHEMERAL_ID: self.command_id}
        return parameters

    def target(self, chat_id: int, message_id: int) -> dict[str, Any]:
        """The parameters that name a message that only the person sees."""
        return {"chat_id": chat_id, "receiver_user_id": self.user_id, EPHEMERAL_ID: message_id}


def ephemeral_id(message: Message) -> int:
    """Return the number of a message that only one person sees, 0 of any other."""
    return int(message.api_kwargs.get(EPHEMERAL_ID, 0))


async def knows_ephemeral(bot: Bot) -> bool:
    """Return whether a server knows messages for one person; raises TelegramError."""
    try:
        with suppress(BadRequest):  # as nothing is named
            await bot.do_api_request("deleteEphemeralMessage")
    except EndPointNotFound:
        return False
    return True


class EphemeralSupport:
    """Whether a server sends messages that only one person sees, asked when it is needed.

    One that does not is asked again after an hour, as it may have been renewed. Older applications
    show nothing of such a message, which the Bot API does not tell: a person who presses the same
    button again at once is answered as before, for a day.
    """

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        self._bot = bot
        self._clock = clock
        self._is_known = False
        self._ask_again = float("-inf")
        self._pressed: BoundedDict[int, tuple[str, float]] = BoundedDict(MAX_REMEMBERED_PEOPLE)
        self._unseen_until: BoundedDict[int, float] = BoundedDict(MAX_REMEMBERED_PEOPLE)

    def is_seen(self, user_id: int, button: str) -> bool:
        """Return whether a person sees the message that answers a button, as far as that shows."""
        now, before = self._clock(), self._pressed.get(user_id, ("", 0.0))
        if before[0] == button and now < before[1] + PRESSED_AGAIN:
            self._unseen_until[user_id] = now + UNSEEN_FOR
        self._pressed[user_id] = button, now
        return self._unseen_until.get(user_id, now) <= now

    def note_seen(self, user_id: int) -> None:
        """Note that a person has pressed a button that only they see."""
        self._pressed.pop(user_id, None)
        self._unseen_until.pop(user_id, None)

    async def is_there(self) -> bool:
        """Return whether it does; False if that cannot be known within a second."""
        if not self._is_known and self._ask_again <= self._clock():
            self._ask_again = self._clock() + SERVER_KNOWN_FOR
            try:
                async with asyncio.timeout(PROBE_TIMEOUT):
                    self._is_known = await knows_ephemeral(self._bot)
            except (TimeoutError, TelegramError) as error:
                log.info("server_unknown", error=type(error).__name__)
        return self._is_known

    def is_ignored(self) -> None:
        """Note that the server has shown to everyone what was for one."""
        log.warning("ephemeral_ignored")
        self._is_known, self._ask_again = False, self._clock() + SERVER_KNOWN_FOR


class EphemeralEdits:
    """The methods of the library that change a message, for one that a single person sees."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def edit_message_text(self, **content: Any) -> bool:
        """Change the text."""
        return await self._do("Text", content)

    async def edit_message_caption(self, **content: Any) -> bool:
        """Change the caption."""
        return await self._do("Caption", content)

    async def edit_message_media(self, media: object, **content: Any) -> bool:
        """Change the picture; before 10.3 a server takes no new one."""
        return await self._do("Media", {"media": media, **content})

    async def edit_message_reply_markup(self, **content: Any) -> bool:
        """Change the buttons."""
        return await self._do("ReplyMarkup", content)

    async def _do(self, what: str, content: dict[str, Any]) -> bool:
        return bool(await self._bot.do_api_request(f"editEphemeralMessage{what}", content))
