"""Chats and people on Telegram, as the core's places and identities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.core.matches.model import Identity, Place
from bot.frontends import TELEGRAM
from bot.frontends.bounded import BoundedDict

if TYPE_CHECKING:
    from telegram import Chat, Message, User

PLATFORM: Final = TELEGRAM

MAX_USERNAMES: Final = 100_000


@dataclass(frozen=True, slots=True)
class ChatAddress:
    """A chat or a topic of a forum; the id of a private chat is the person's."""

    chat_id: int
    topic_id: int | None = None

    @property
    def is_private(self) -> bool:
        """Tell whether this is a private chat; groups have negative ids."""
        return self.chat_id > 0

    @property
    def place(self) -> Place:
        """Return the chat as the core stores it."""
        key = f"{self.chat_id}/{self.topic_id}" if self.topic_id else str(self.chat_id)
        return Place(PLATFORM, key)


def chat_of_place(place: Place) -> ChatAddress:
    """Return the chat of a place."""
    chat, _, topic = place.key.partition("/")
    return ChatAddress(int(chat), int(topic) if topic else None)


def chat_of_message(chat: Chat, message: Message | None) -> ChatAddress:
    """Return the chat of a message; only in forums a thread is a topic."""
    if chat.id > 0 or message is None or not message.is_topic_message:
        return ChatAddress(chat.id)
    return ChatAddress(chat.id, message.message_thread_id)


def identity(user: User) -> Identity:
    """Return a person's identity."""
    return Identity(PLATFORM, str(user.id))


class UsernameCache:
    """Recently seen people by user name.

    Telegram tells the user name of a person who acts, but looks none up, so that the bot remembers
    them while it runs. A person who is not found can be challenged by a reply.
    """

    def __init__(self) -> None:
        self._people: BoundedDict[str, User] = BoundedDict(MAX_USERNAMES)

    def remember(self, user: User) -> None:
        """Remember a person."""
        if user.username is None:
            return
        name = user.username.casefold()
        self._people[name] = user

    def find(self, username: str) -> User | None:
        """Return the person of a user name, or None if the bot has not seen them."""
        return self._people.get(username.casefold())
