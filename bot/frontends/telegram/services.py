"""What the handlers share: services, replies, and deep links that open a private chat.

Law: a link may have been made by another person. It may show something but never change anything.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from bot.core.controls import Verb, read_control
from bot.core.errors import TryLater
from bot.core.notifications.delivery import post_language
from bot.frontends.telegram.render import (
    answer_message,
    own_message,
    shared_message,
    with_choices,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from telegram import User

    from bot.core.accounts.people import People
    from bot.core.controls import Control
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account
    from bot.core.notifications.delivery import Delivery
    from bot.core.store import Store
    from bot.core.stored import Post
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.send import ChatAddress

T = TypeVar("T")

LINKABLE_VERBS: Final = frozenset(
    {
        *(Verb.GAMES, Verb.HELP, Verb.LEARN, Verb.RULES, Verb.SETTINGS),
        *(Verb.BOARD, Verb.MORE, Verb.TERMS, Verb.WHY, Verb.WORDS),
        *(Verb.REPLAY, Verb.ANALYSIS, Verb.RECORD, Verb.ANIMATION, Verb.STILL),
        *(Verb.PLAN, Verb.PLANS, Verb.SETUP, Verb.HUFF, Verb.RESIGN),
    }
)
"""Verbs that a deep link may ask for: they change nothing; huff and resign ask first."""

LINKABLE_WORDS: Final = frozenset(
    {"export", "forget", "games", "learn", "link", "place", "plan", "settings", "why"}
)
"""Words that are always answered in the private chat."""

_PAYLOAD: Final = re.compile(r"([a-z-]{2,12})_([a-z0-9]{0,12})_([0-9]{1,6})_([a-z0-9-]{0,30})")

MAX_RETRY_DELAY: Final = 60.0  # seconds


def deep_link(bot: str, payload: str) -> str:
    """Return a link that opens the private chat and sends the payload to the bot."""
    return f"https://t.me/{bot}?start={payload}"


def control_payload(text: str) -> str | None:
    """Return the payload for a control's text, or None if no link may ask for it."""
    control = read_control(text)
    if control is None or control.verb not in LINKABLE_VERBS or "=" in control.choice:
        return None
    return text.replace(":", "_")


def linked_control(payload: str) -> Control | None:
    """Return the control that a payload asks for, or None."""
    found = _PAYLOAD.fullmatch(payload)
    control = read_control(":".join(found.groups())) if found else None
    return control if control is not None and control.verb in LINKABLE_VERBS else None


def linked_word(payload: str) -> str | None:
    """Return the word that a payload asks for, or None."""
    word = payload.removeprefix("say_")
    return word if payload.startswith("say_") and word in LINKABLE_WORDS else None


def word_payload(word: str) -> str:
    """Return the payload for a word."""
    return f"say_{word}"


async def with_retry(send: Callable[[], Awaitable[T]]) -> T:
    """Send an answer; on a short rate limit wait and send it again."""
    try:
        return await send()
    except TryLater as later:
        if later.seconds > MAX_RETRY_DELAY:
            raise
        await asyncio.sleep(later.seconds)
        return await send()


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Services of the core and of Telegram; ``bot`` is the bot's own user."""

    bot: User
    dispatcher: Dispatcher
    people: People
    store: Store
    api: ApiClient
    delivery: Delivery[OutgoingMessage]

    @property
    def name(self) -> str:
        """The bot's user name."""
        return self.bot.username or ""

    async def send(
        self, chat: ChatAddress, outgoing: OutgoingMessage, *, reply_to: int | None = None
    ) -> None:
        """Send a message that is not updated later."""
        await with_retry(lambda: self.api.send(chat, outgoing, reply_to=reply_to))

    async def edit_or_send(
        self, chat: ChatAddress, outgoing: OutgoingMessage, message_id: int | None
    ) -> None:
        """Edit a message; send a new one where there is none or it cannot be edited."""
        if message_id is None or not await with_retry(
            lambda: self.api.edit(chat, message_id, outgoing)
        ):
            await self.send(chat, outgoing)

    async def post(self, chat: ChatAddress, view: MatchView, outgoing: OutgoingMessage) -> None:
        """Show a match in a new message, with an alert; earlier ones lose their buttons."""
        await with_retry(lambda: self.delivery.send(chat.place, view, outgoing))

    async def update(self, chat: ChatAddress, view: MatchView, outgoing: OutgoingMessage) -> bool:
        """Edit a match's newest message, without an alert; False where there is none."""
        return await with_retry(lambda: self.delivery.edit(chat.place, view, outgoing))

    def board(self, shared: MatchView, newest: Post | None) -> OutgoingMessage:
        """Return the board for a group, in the language of its newest message."""
        return shared_message(shared, post_language(shared, newest))

    async def answer(self, chat: ChatAddress, account: Account, answer: Answer) -> None:
        """Answer in a private chat: the match it shows, or its lines; raises Unreachable."""
        view = answer.view
        if view is not None and not answer.refused:
            board = own_message(with_choices(view, answer), account.settings)
            if view.moment is None:
                await self.post(chat, view, board)
            else:  # a replay is not updated
                await self.send(chat, board)
        elif (outgoing := answer_message(answer, account.settings)) is not None:
            await self.send(chat, outgoing)
