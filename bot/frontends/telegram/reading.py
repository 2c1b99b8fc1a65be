"""What a message says to the bot: the words, and whom they point to. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from telegram import MessageEntity

if TYPE_CHECKING:
    from telegram import Message, User

_COMMAND: Final = re.compile(r"/(?P<word>[A-Za-z0-9_]+)(?:@(?P<bot>[A-Za-z0-9_]+))?(?=\s|$)")


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageText:
    """Words for the bot.

    ``word`` is the command, empty for a bare text; ``text`` is all of it, without the bot's name
    and the mention. ``named`` tells that the bot was named, so that nobody else was meant.
    ``person`` is whom the words point to, ``username`` what they are called where only that is
    known.
    """

    text: str
    word: str = ""
    named: bool = False
    person: User | None = None
    username: str = ""

    @property
    def rest(self) -> str:
        """Return what follows the command."""
        return self.text.partition(" ")[2].strip()


def read_message(message: Message, bot: str) -> MessageText | None:
    """Return what a message says to the bot of this name, or None when another bot is meant."""
    text = message.text or ""
    command = _COMMAND.match(text)
    if command is None:
        return MessageText(text=text)
    if command["bot"] and command["bot"].casefold() != bot.casefold():
        return None
    word = command["word"].casefold()
    if word == "record":  # what is pasted behind it stands as it is, whoever it names
        rest = text[command.end() :].strip()
        return MessageText(text=f"/{word} {rest}", word=word, named=command["bot"] is not None)
    person, username, rest = _pointed_at(message, text, command.end())
    return MessageText(
        text=f"/{word} {rest}".strip(),
        word=word,
        named=command["bot"] is not None,
        person=person or _replied_to(message),
        username=username,
    )


def _pointed_at(message: Message, text: str, start: int) -> tuple[User | None, str, str]:
    """Return the person of the first mention, their user name, and the text without it."""
    for entity in message.entities:
        if entity.type not in {MessageEntity.MENTION, MessageEntity.TEXT_MENTION}:
            continue
        begin, end = _position(text, entity.offset), _position(text, entity.offset + entity.length)
        if begin < start:
            continue
        name = text[begin:end].removeprefix("@")
        rest = f"{text[start:begin]} {text[end:]}"
        return entity.user, "" if entity.user else name, " ".join(rest.split())
    return None, "", text[start:].strip()


def _position(text: str, offset: int) -> int:
    """Return where in a text an offset is that counts in UTF-16, as Telegram does."""
    return len(text.encode("utf-16-le")[: offset * 2].decode("utf-16-le", "ignore"))


def _replied_to(message: Message) -> User | None:
    """Return the author of the message that was answered; a topic's own first message is none."""
    answered_match = message.reply_to_message
    if answered_match is None or answered_match.forum_topic_created is not None:
        return None
    return answered_match.from_user


def answered_match(message: Message, bot: int) -> int | None:
    """Return the number of the bot's message that was answered, or None."""
    replied = message.reply_to_message
    if replied is None or replied.from_user is None or replied.from_user.id != bot:
        return None
    return replied.message_id
