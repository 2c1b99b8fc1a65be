"""What the handlers share: services, replies, and deep links that open a private chat.

Law: a link may have been made by another person. It may show something but never change anything.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.core.controls import Verb, read_control
from bot.core.errors import Unreachable
from bot.core.notifications.delivery import post_language
from bot.frontends.telegram.pace import Rank
from bot.frontends.telegram.render import (
    answer_message,
    own_message,
    shared_message,
    with_choices,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from telegram import User

    from bot.core.accounts.people import People
    from bot.core.controls import Control
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, AccountId
    from bot.core.notifications.delivery import Delivery
    from bot.core.store import Store
    from bot.core.stored import Post
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.outgoing import SendQueue
    from bot.frontends.telegram.send import ChatAddress

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Services of the core and of Telegram; ``bot`` is the bot's own user."""

    bot: User
    dispatcher: Dispatcher
    people: People
    store: Store
    api: ApiClient
    delivery: Delivery[OutgoingMessage]
    queue: SendQueue

    @property
    def name(self) -> str:
        """The bot's user name."""
        return self.bot.username or ""

    def send(  # noqa: PLR0913 -- all named
        self,
        chat: ChatAddress,
        outgoing: OutgoingMessage,
        *,
        reply_to: int | None = None,
        rank: Rank = Rank.ANSWER,
        member: AccountId | None = None,
        otherwise: Callable[[], None] | None = None,
    ) -> bool:
        """Have a message sent that is not updated later; False where the chat is too busy.

        ``member`` is who typed the word that it answers. ``otherwise`` is called when the chat is
        closed.
        """

        async def sent() -> None:
            try:
                await self.api.send(chat, outgoing, reply_to=reply_to, rank=rank)
            except Unreachable:
                if otherwise is None:
                    raise
                otherwise()

        return self.queue.put(chat.chat_id, rank, sent, member=member)

    def edit_or_send(
        self, chat: ChatAddress, outgoing: OutgoingMessage, message_id: int | None
    ) -> None:
        """Have a message edited; a new one is sent where there is none or it cannot be edited."""
        if message_id is None:
            self.send(chat, outgoing)
            return

        async def edited() -> None:
            if not await self.api.edit(chat, message_id, outgoing, rank=Rank.ANSWER):
                self.send(chat, outgoing)

        key = ("message", message_id)
        self.queue.put(chat.chat_id, Rank.ANSWER, edited, key=key, repeatable=True)

    def close(self, chat: ChatAddress, message_id: int, text: str) -> None:
        """Have a message's text replaced and its buttons removed."""

        async def closed() -> None:
            await self.api.close(chat, message_id, text, rank=Rank.ANSWER)

        key = ("message", message_id)
        self.queue.put(chat.chat_id, Rank.ANSWER, closed, key=key, repeatable=True)

    def post(  # noqa: PLR0913 -- all named
        self,
        chat: ChatAddress,
        view: MatchView,
        outgoing: OutgoingMessage,
        *,
        rank: Rank = Rank.BOARD,
        member: AccountId | None = None,
        otherwise: Callable[[], None] | None = None,
    ) -> bool:
        """Have a match shown in a new message, with an alert; earlier ones lose their buttons.

        ``otherwise`` is called when the chat is closed. False where the chat is too busy.
        """

        async def posted() -> None:
            try:
                await self.delivery.send(chat.place, view, outgoing)
            except Unreachable:
                if otherwise is None:
                    raise
                otherwise()

        key = ("post", chat, view.match)
        return self.queue.put(chat.chat_id, rank, posted, key=key, member=member)

    def update(
        self, chat: ChatAddress, view: MatchView, outgoing: OutgoingMessage, *, posts: bool = False
    ) -> None:
        """Have a match's newest message edited, without an alert; the latest change wins.

        Where there is none, a new one is sent if this ``posts``.
        """

        async def updated() -> None:
            if not await self.delivery.edit(chat.place, view, outgoing) and posts:
                self.post(chat, view, outgoing)

        key = ("board", chat, view.match)
        self.queue.put(chat.chat_id, Rank.BOARD, updated, key=key, repeatable=True)

    def board(self, shared: MatchView, newest: Post | None) -> OutgoingMessage:
        """Return the board for a group, in the language of its newest message."""
        return shared_message(shared, post_language(shared, newest))

    def answer(
        self,
        chat: ChatAddress,
        account: Account,
        answer: Answer,
        *,
        rank: Rank = Rank.ANSWER,
        otherwise: Callable[[], None] | None = None,
    ) -> bool:
        """Answer in a private chat: the match it shows, or its lines; False where it is too busy.

        ``otherwise`` is called when the chat is closed.
        """
        view = answer.view
        if view is not None and not answer.refused:
            board = own_message(with_choices(view, answer), account.settings)
            if view.moment is None:
                return self.post(chat, view, board, rank=rank, otherwise=otherwise)
            # A replay is not updated.
            return self.send(chat, board, rank=rank, otherwise=otherwise)
        if (outgoing := answer_message(answer, account.settings)) is not None:
            return self.send(chat, outgoing, rank=rank, otherwise=otherwise)
        return True
