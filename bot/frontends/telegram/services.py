"""What the handlers share: services and replies."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog
from telegram.error import NetworkError, TelegramError

from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.preferences import Settings
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
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, AccountId
    from bot.core.notifications.delivery import Delivery
    from bot.core.store.port import Store
    from bot.core.store.values import Post
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.outgoing import SendQueue
    from bot.frontends.telegram.send import ChatAddress
    from bot.frontends.telegram.sharing import Sharing
    from bot.frontends.telegram.usernames import Usernames

EPHEMERAL_WITHIN: Final = 12.0  # seconds
"""How long a message for one person may wait to be sent; Telegram takes it for 15 seconds."""

log = structlog.get_logger()


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
    sharing: Sharing
    usernames: Usernames

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
        """Have a message sent that is not updated later; False if the chat is too busy.

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
        """Have a message edited; a new one is sent if there is none or it cannot be edited."""
        if message_id is None:
            self.send(chat, outgoing)
            return

        async def edited() -> None:
            if not await self.api.edit(chat, message_id, outgoing, rank=Rank.ANSWER):
                self.send(chat, outgoing)

        key = ("message", message_id)
        self.queue.put(chat.chat_id, Rank.ANSWER, edited, key=key, repeatable=True)

    def show_ephemerally(  # noqa: PLR0913 -- all named
        self,
        chat: ChatAddress,
        outgoing: OutgoingMessage,
        otherwise: Callable[[], None],
        *,
        shown: int = 0,
        rank: Rank = Rank.ANSWER,
        member: AccountId | None = None,
    ) -> bool:
        """Have the ``receiver`` of a chat shown a message; False if the chat is too busy.

        It takes the place of the message whose button they pressed, ``shown``, or of the latest.
        ``otherwise`` is called if Telegram does not take it in time; it is not shown to all.
        """
        is_editable = not (outgoing.film or outgoing.document)
        now = asyncio.get_running_loop().time
        latest = now() + EPHEMERAL_WITHIN

        async def sent() -> None:
            try:
                if shown and is_editable and await self.api.edit(chat, shown, outgoing, rank=rank):
                    return
                if now() > latest:
                    otherwise()
                    return
                _, number = await self.api.send(chat, outgoing, rank=rank)
            except (Unreachable, TryLater, NetworkError) as error:
                if shown and isinstance(error, TryLater):
                    raise  # for a change there is time
                log.info("ephemeral_not_sent", reason=str(error))
                otherwise()
            else:
                if is_editable and (old := self.api.note_ephemeral(chat, int(number)) or shown):
                    self.remove(chat, old)

        key = ("one", chat.receiver.user_id if chat.receiver else 0) if is_editable else None
        return self.queue.put(chat.chat_id, rank, sent, key=key, member=member)

    def remove(self, chat: ChatAddress, message_id: int) -> None:
        """Have a message deleted that one person sees, which does no harm if it stays."""

        async def removed() -> None:
            with suppress(Unreachable, TryLater, TelegramError):
                await self.api.delete(chat, message_id)

        self.queue.put(chat.chat_id, Rank.ANSWER, removed)

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

        ``otherwise`` is called when the chat is closed. False if the chat is too busy.
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

        If there is none, a new one is sent if this ``posts``.
        """

        async def updated() -> None:
            if not await self.delivery.edit(chat.place, view, outgoing) and posts:
                self.post(chat, view, outgoing)

        key = ("board", chat, view.match)
        self.queue.put(chat.chat_id, Rank.BOARD, updated, key=key, repeatable=True)

    def board(self, shared: MatchView, newest: Post | None) -> OutgoingMessage:
        """Return the board for a group, in the language of its newest message."""
        language = post_language(shared, newest)
        return self.sharing.match(shared_message(shared, language), shared, Settings(language))

    def own(self, view: MatchView, reader: Settings) -> OutgoingMessage:
        """Return a match for a private chat."""
        return self.sharing.match(own_message(view, reader), view, reader)

    def lines(self, answer: Answer, reader: Settings) -> OutgoingMessage | None:
        """Return an answer's lines and files, without its match; None if it has no lines."""
        outgoing = answer_message(answer, reader)
        return self.sharing.answer(outgoing, answer, reader) if outgoing else None

    def answer(
        self,
        chat: ChatAddress,
        account: Account,
        answer: Answer,
        *,
        rank: Rank = Rank.ANSWER,
        otherwise: Callable[[], None] | None = None,
    ) -> bool:
        """Answer in a private chat: the match it shows, or its lines; False if it is too busy.

        ``otherwise`` is called when the chat is closed.
        """
        view, outgoing = answer.view, self.answer_message(account, answer)
        if outgoing is None:
            return True
        if view is not None and not answer.refused and view.moment is None:
            return self.post(chat, view, outgoing, rank=rank, otherwise=otherwise)
        # A replay is not updated.
        return self.send(chat, outgoing, rank=rank, otherwise=otherwise)

    def answer_message(self, account: Account, answer: Answer) -> OutgoingMessage | None:
        """Return the match that an answer shows, or its lines; None if it has neither."""
        if answer.view is not None and not answer.refused:
            return self.own(with_choices(answer.view, answer), account.settings)
        return self.lines(answer, account.settings)
