"""Telegram's side of delivery: matches composed as messages, sent, edited and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from telegram.error import TelegramError

from bot.core.errors import TryLater, Unreachable
from bot.core.matches.model import Identity, Place
from bot.core.messages import line
from bot.core.notifications.platform import Chat
from bot.frontends.telegram.places import PLATFORM, chat_of_place
from bot.frontends.telegram.render import notice_message
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.accounts.people import People
    from bot.core.matches.model import Account
    from bot.core.notifications.platform import PostContent
    from bot.core.stored import Post
    from bot.core.views.views import Answer
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.message import Mentions, OutgoingMessage
    from bot.frontends.telegram.render import Renderer


class TelegramPosts:
    """Composes the messages of matches, and sends, edits and closes them."""

    platform = PLATFORM

    def __init__(self, wire: ApiClient, cards: Renderer, people: People) -> None:
        self._wire = wire
        self._cards = cards
        self._people = people

    def own_chat(self, key: str) -> Place:
        """Return a person's private chat."""
        return Place(PLATFORM, key)

    def chat(self, where: Place, posts: tuple[Post, ...]) -> Chat:
        """Describe a chat; other messages in a group move the match's message out of sight."""
        del posts
        room = chat_of_place(where)
        if room.is_private:
            return Chat(person=str(room.chat_id))
        return Chat(person=None, latest=self._wire.latest(room))

    async def compose(self, content: PostContent) -> OutgoingMessage:
        """Compose the message that shows a match."""
        view, reader, news = content.view, content.reader, content.news
        if reader is not None:
            return self._cards.own(view, reader.settings, news=(news,) if news else ())
        mentions = await self._mentions(content.called.values())
        return self._cards.shared(view, content.language, news=news, mentions=mentions)

    def digest(self, answer: Answer, reader: Account) -> OutgoingMessage:
        """Compose the list of what waits for a person."""
        return notice_message(answer.lines, reader.settings, choices=answer.choices)

    async def send(
        self, where: Place, card: OutgoingMessage, *, silent: bool
    ) -> tuple[Place, str] | None:
        """Send a message; a group may get a new number meanwhile."""
        sent = await self._wire.send(chat_of_place(where), card, silent=silent)
        return sent.chat.place, str(sent.message_id)

    async def edit(self, where: Place, message_id: str, card: OutgoingMessage) -> bool:
        """Edit a message; False when it cannot be edited any more."""
        return await self._wire.edit(chat_of_place(where), int(message_id), card)

    async def close(self, post: Post, *, superseded: bool) -> bool:
        """Take the buttons off a message and say why; False when Telegram does not answer."""
        why = line("telegram-passed" if superseded else "telegram-gone")
        text = speaker(post.language).say(why)
        try:
            await self._wire.close(chat_of_place(post.place), int(post.message), text)
        except (TelegramError, TryLater, Unreachable):
            return False  # to fail now would only send the new message once more
        return True

    async def _mentions(self, keys: Iterable[str]) -> Mentions:
        people = [(await self._people.person(Identity(PLATFORM, key)), int(key)) for key in keys]
        return tuple((who.name, key) for who, key in people if who)
