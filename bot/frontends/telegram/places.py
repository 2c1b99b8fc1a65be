"""Where people are on Telegram: chats, and topics of forums, as the core's places name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.core.matches.model import Identity, Place
from bot.i18n import negotiated

if TYPE_CHECKING:
    from telegram import Chat, Message, User

PLATFORM: Final = "telegram"


@dataclass(frozen=True, slots=True)
class ChatAddress:
    """A chat, or a topic of a forum; a private chat has the number of its person."""

    chat: int
    topic: int | None = None

    @property
    def is_private(self) -> bool:
        """Tell whether one person alone reads here; groups have negative numbers."""
        return self.chat > 0

    @property
    def place(self) -> Place:
        """Return the room as the core keeps it."""
        return Place(PLATFORM, f"{self.chat}/{self.topic}" if self.topic else str(self.chat))


def chat_of_place(place: Place) -> ChatAddress:
    """Return the room that a place is."""
    chat, _, topic = place.key.partition("/")
    return ChatAddress(int(chat), int(topic) if topic else None)


def chat_of_message(chat: Chat, message: Message | None) -> ChatAddress:
    """Return where a message stands; only forums have topics, other threads are mere replies."""
    if chat.id > 0 or message is None or not message.is_topic_message:
        return ChatAddress(chat.id)
    return ChatAddress(chat.id, message.message_thread_id)


def client(user: User | None) -> str:
    """Return the language that the client of somebody who does something asks for, if any."""
    return negotiated(user.language_code or "") if user else ""


def identity(user: User) -> Identity:
    """Return a person as the core knows them."""
    return Identity(PLATFORM, str(user.id))
