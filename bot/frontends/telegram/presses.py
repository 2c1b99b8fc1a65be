"""Pressed buttons, and the one answer to each; Telegram takes a single one, and only soon."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import structlog
from telegram import Message
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.frontends.telegram.bot_api import Receiver
from bot.i18n import speaker_to

if TYPE_CHECKING:
    from collections.abc import Iterator

    from telegram import CallbackQuery

    from bot.core.matches.controls import Control
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, MatchId
    from bot.core.store.values import Post
    from bot.core.views.views import Answer
    from bot.frontends.telegram.send import ChatAddress

ANSWER_WITHIN: Final = 1.5  # seconds
"""A press whose handling takes longer is answered without a word, so that its button stops."""

CALL_TIMEOUT: Final = 2.0  # seconds
"""How long connecting, sending and reading may each take."""

TRIES: Final = 2

log = structlog.get_logger()


async def is_shown_to_all(_match: MatchId) -> bool:
    """Return that all see what a press changes, on a board or a card, so the answer need not."""
    return True


class QueryAnswer:
    """Answers a callback query once."""

    def __init__(self, query: CallbackQuery) -> None:
        self.query = query
        self._is_given = False

    async def give(self, text: str = "", *, alert: bool = False, url: str | None = None) -> bool:
        """Answer the query; False if it was answered before, or Telegram takes no answer."""
        if self._is_given:
            return False
        self._is_given = True
        for tries_left in reversed(range(TRIES)):
            try:
                await self.query.answer(
                    text or None,
                    show_alert=alert,
                    url=url,
                    connect_timeout=CALL_TIMEOUT,
                    write_timeout=CALL_TIMEOUT,
                    read_timeout=CALL_TIMEOUT,
                )
            except TelegramError as error:
                # The second try after a lost answer is refused, since the first one was taken.
                is_worth_trying = isinstance(error, NetworkError)
                if tries_left and is_worth_trying and not isinstance(error, BadRequest):
                    continue
                log.info("press_not_answered", error=error.message)
                return False
            return True
        return False

    @contextmanager
    def in_time(self) -> Iterator[None]:
        """Answer without a word when the block takes too long."""
        watch = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            watch.cancel()

    async def _watch(self) -> None:
        await asyncio.sleep(ANSWER_WITHIN)
        await asyncio.shield(self.give())


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """A pressed button of a message in a chat, who pressed it, and the answer.

    ``control`` is None if the button's text is invalid. ``ephemeral`` is the number of a message
    that only this person sees, 0 for one that all see.
    """

    query: CallbackQuery
    given: QueryAnswer
    chat: ChatAddress
    control: Control | None
    account: Account
    answer: Answer
    ephemeral: int = 0

    @property
    def ephemeral_chat(self) -> ChatAddress:
        """The chat, in which only this person sees what is sent for the press."""
        return replace(self.chat, receiver=Receiver(self.query.from_user.id, self.query.id))

    @property
    def message_id(self) -> int | None:
        """The id of the message; None for one that Telegram does not name."""
        return self.query.message.message_id if self.query.message else None

    @property
    def has_buttons(self) -> bool:
        """Whether the message still has buttons, as far as Telegram tells."""
        message = self.query.message
        if isinstance(message, Message) and message.is_accessible:
            return message.reply_markup is not None
        return True

    def is_in(self, post: Post) -> bool:
        """Return whether the message is this post."""
        return post.message == str(self.message_id)

    async def reply(
        self, said: Line | str = "", *, alert: bool = False, url: str | None = None
    ) -> bool:
        """Answer the callback query; False if it has its answer already, or takes none."""
        text = said if isinstance(said, str) else speaker_to(self.account.settings).say(said)
        return await self.given.give(text, alert=alert, url=url)
