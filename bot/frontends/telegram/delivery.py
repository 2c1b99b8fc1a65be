"""Telegram's side of delivery: matches composed as messages, sent, edited and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from telegram.error import TelegramError

from bot.core.errors import TryLater, Unreachable
from bot.core.matches.model import Place
from bot.core.messages import line
from bot.core.notifications.platform import Chat
from bot.frontends import TELEGRAM
from bot.frontends.telegram.render import notice_message, own_message, shared_message
from bot.frontends.telegram.send import chat_of_place
from bot.i18n import speaker

if TYPE_CHECKING:
    from bot.core.matches.model import Account
    from bot.core.notifications.platform import PostContent
    from bot.core.stored import Post
    from bot.core.views.views import Answer
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.message import OutgoingMessage


class TelegramPosts:
    """Composes the messages of matches, and sends, edits and closes them."""

    platform = TELEGRAM

    def __init__(self, api: ApiClient) -> None:
        self._api = api

    def own_chat(self, key: str) -> Place:
        """Return a person's private chat."""
        return Place(TELEGRAM, key)

    def chat(self, where: Place, posts: tuple[Post, ...]) -> Chat:
        """Describe a chat; other messages in a group move the match's message out of sight."""
        del posts
        address = chat_of_place(where)
        if address.is_private:
            return Chat(person=str(address.chat_id))
        return Chat(person=None, latest=self._api.latest(address))

    async def compose(self, content: PostContent) -> OutgoingMessage:
        """Compose the message that shows a match."""
        view, reader, news = content.view, content.reader, content.news
        if reader is not None:
            return own_message(view, reader.settings, news=news)
        mentions = tuple((name, int(key)) for key, name in content.called.items())
        return shared_message(view, content.language, news=news, mentions=mentions)

    def digest(self, answer: Answer, reader: Account) -> OutgoingMessage:
        """Compose the list of a person's waiting matches."""
        return notice_message(answer.lines, reader.settings, choices=answer.choices)

    async def send(
        self, where: Place, outgoing: OutgoingMessage, *, silent: bool
    ) -> tuple[Place, str] | None:
        """Send a message; a group may get a new number meanwhile."""
        return await self._api.send(chat_of_place(where), outgoing, silent=silent)

    async def edit(self, where: Place, message_id: str, outgoing: OutgoingMessage) -> bool:
        """Edit a message; False when it cannot be edited any more."""
        return await self._api.edit(chat_of_place(where), int(message_id), outgoing)

    async def close(self, post: Post, *, superseded: bool) -> bool:
        """Take the buttons off a message and say why; False when Telegram does not answer."""
        why = line("telegram-passed" if superseded else "telegram-gone")
        text = speaker(post.language).say(why)
        try:
            await self._api.close(chat_of_place(post.place), int(post.message), text)
        except (TelegramError, TryLater, Unreachable):
            return False  # to fail now would only send the new message once more
        return True
