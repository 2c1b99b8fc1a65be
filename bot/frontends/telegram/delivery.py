"""Telegram's side of delivery: matches composed as messages, sent, edited and closed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from telegram.error import TelegramError

from bot.core.matches.errors import StoreFault, TryLater, Unreachable
from bot.core.matches.messages import line
from bot.core.matches.model import Place
from bot.core.matches.preferences import Settings
from bot.core.notifications.platform import Chat, Sent
from bot.frontends import TELEGRAM
from bot.frontends.bounded import BoundedDict
from bot.frontends.telegram.cards import CARD_MESSAGE, card_message
from bot.frontends.telegram.client import is_answer_lost
from bot.frontends.telegram.groups import group_key
from bot.frontends.telegram.pace import Rank
from bot.frontends.telegram.render import (
    answer_message,
    notice_message,
    own_message,
    shared_message,
)
from bot.frontends.telegram.send import RETRY_DELAY, chat_of_place
from bot.i18n import speaker

if TYPE_CHECKING:
    from bot.core.matches.model import MatchId
    from bot.core.notifications.platform import PostContent
    from bot.core.store.port import Store
    from bot.core.store.values import Post
    from bot.core.views.views import Answer
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.outgoing import SendQueue
    from bot.frontends.telegram.send import ChatAddress
    from bot.frontends.telegram.sharing import Sharing

CLOSED_DELAY: Final = 600.0
"""Seconds until it is checked whether a chat has opened again."""

MAX_UNSURE: Final = 1000
"""How many boards are remembered that may have been sent though that failed."""

MAX_LOOKS: Final = 5
"""How many messages are looked at on either side for the first copy of a board sent twice."""


class TelegramPosts:
    """Composes the messages of matches, and sends, edits and closes them."""

    platform = TELEGRAM

    def __init__(self, api: ApiClient, sharing: Sharing, store: Store, queue: SendQueue) -> None:
        self._api = api
        self._sharing = sharing
        self._store = store
        self._queue = queue
        self._unsure_from: BoundedDict[tuple[Place, MatchId | None], int] = BoundedDict(MAX_UNSURE)

    def own_chat(self, key: str) -> Place:
        """Return a person's private chat."""
        return Place(TELEGRAM, key)

    def chat(self, where: Place, posts: tuple[Post, ...]) -> Chat:
        """Describe a chat; other messages in a group move the match's message out of sight."""
        del posts
        address = chat_of_place(where)
        if address.card:
            return Chat(person=None, sends_late=True)
        if address.is_private:
            return Chat(person=str(address.chat_id))
        group = group_key(address.chat_id)
        return Chat(person=None, group=group, latest=self._api.latest(address))

    async def compose(self, content: PostContent) -> OutgoingMessage:
        """Compose the message that shows a match."""
        view, reader, news = content.view, content.reader, content.news
        if chat_of_place(content.place).card:
            return card_message(view, content.language, self._sharing.bot)
        if reader is not None:
            message = own_message(view, reader.settings, news=news)
            return self._sharing.match(message, view, reader.settings)
        mentions = tuple((name, int(key)) for key, name in content.called.items())
        message = shared_message(view, content.language, news=news, mentions=mentions)
        return self._sharing.match(message, view, Settings(content.language))

    def about_no_match(self, answer: Answer, reader: Settings) -> OutgoingMessage:
        """Compose a message that is not about a match."""
        return answer_message(answer, reader) or notice_message(answer.lines, reader)

    async def send(self, where: Place, outgoing: OutgoingMessage, *, silent: bool) -> Sent | None:
        """Send a message; a group may get a new number meanwhile. A card is there already."""
        chat = chat_of_place(where)
        if chat.card:
            is_shown = await self._api.edit(chat, CARD_MESSAGE, outgoing)
            return Sent(where, str(CARD_MESSAGE)) if is_shown else None
        board, last = (where, outgoing.match), self._api.latest(chat)
        try:
            sent = Sent(*await self._api.send(chat, outgoing, silent=silent))
        except BaseException as error:
            # What other processes have sent since the last message is not known here.
            if is_answer_lost(error) and outgoing.match and self._api.is_alone:
                self._unsure_from.setdefault(board, last)
            raise
        if last := self._unsure_from.pop(board, 0):  # else nothing is known of the chat
            between = range(last + 1, int(sent.message))
            text = speaker(outgoing.language).say(line("telegram-passed"))
            for number in (*between[:MAX_LOOKS], *between[MAX_LOOKS:][-MAX_LOOKS:]):
                closed = partial(self._close_copy, chat, number, text)
                self._queue.put(chat.chat_id, Rank.ANSWER, closed)
        return sent

    async def _close_copy(self, chat: ChatAddress, number: int, text: str) -> None:
        """Close a message if it is a copy of a board: not what is known here, nor another post."""
        try:
            is_post = await self._store.post_at(chat.place, str(number))
            if not (is_post or self._api.is_known(chat, number)):
                await self._api.close_copy(chat, number, text)
        except (TelegramError, StoreFault):
            raise TryLater(RETRY_DELAY) from None

    async def edit(self, where: Place, message_id: str, outgoing: OutgoingMessage) -> bool:
        """Edit a message; False when it cannot be edited any more."""
        return await self._api.edit(chat_of_place(where), int(message_id), outgoing)

    async def close(self, post: Post, *, superseded: bool) -> bool:
        """Delete a message that a newer one replaces; otherwise remove the buttons and say why.

        Raises TryLater, also if the chat is closed just now.
        """
        chat, message_id = chat_of_place(post.place), int(post.message)
        why = line("telegram-passed" if superseded else "telegram-gone")
        text = speaker(post.language).say(why)
        try:
            if not (superseded and await self._api.delete(chat, message_id)):
                await self._api.close(chat, message_id, text)
        except Unreachable:
            raise TryLater(CLOSED_DELAY) from None
        except TelegramError:
            raise TryLater(0.0) from None
        return True

    async def is_there(self, where: Place, key: str) -> bool:
        """Return whether a person is a member of a group; True if that is not known."""
        chat = chat_of_place(where)
        return bool(chat.card) or chat.is_private or await self._api.is_member(chat, int(key))
