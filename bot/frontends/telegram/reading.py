"""Reads text messages: the command, the mention, and what is left of the text."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from telegram import MessageEntity
from telegram.constants import ChatID

from bot.core.typed.words import split_word
from bot.frontends.telegram.bot_api import Receiver, ephemeral_id
from bot.frontends.telegram.send import chat_of_message

if TYPE_CHECKING:
    from telegram import Document, Message, User

    from bot.frontends.telegram.send import ChatAddress

START_WORD: Final = "start"
"""The command by which Telegram opens a chat; it may bring what a link asks for."""

ACCOUNTS_OF_NOBODY: Final = frozenset(
    {ChatID.SERVICE_CHAT, ChatID.ANONYMOUS_ADMIN, ChatID.FAKE_CHANNEL}
)
"""Telegram names these as the authors of a linked channel's posts, of anonymous administrators
and of people who write as a channel."""

_COMMAND: Final = re.compile(r"/(?P<word>[A-Za-z0-9_]+)(?:@(?P<bot>[A-Za-z0-9_]+))?(?=\s|$)")


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageText:
    """A message's parsed text.

    ``word`` is the command, empty for text without one; ``text`` is all of it, without the bot's
    name and the mention. ``is_addressed`` tells that the command names the bot. ``person`` is the
    person mentioned or replied to, ``username`` the user name if Telegram gives only that.
    """

    text: str
    word: str = ""
    is_addressed: bool = False
    person: User | None = None
    username: str = ""

    @property
    def rest(self) -> str:
        """Return the text after the command."""
        return self.text.partition(" ")[2].strip()


def read_message(message: Message, bot: str) -> MessageText | None:
    """Parse a message; None for a command to another bot than the one of this name.

    A file has its caption; a text file that is sent in private asks to be read as a record.
    """
    text = message.text or (message.caption if message.document else "") or ""
    if message.chat.type == "private" and is_text_file(message) and not _COMMAND.match(text):
        text = "/record"
    command = _COMMAND.match(text)
    if command is None:
        called = re.match(rf"\s*@{re.escape(bot)}\b[\s,:]*", text, re.IGNORECASE)
        return MessageText(text=text[called.end() :] if called else text, is_addressed=bool(called))
    if command["bot"] and command["bot"].casefold() != bot.casefold():
        return None
    is_addressed = command["bot"] is not None
    word = command["word"].casefold()
    # In groups other bots have commands too, so that other names of words are not read there.
    if (is_addressed or message.chat.type == "private") and word != START_WORD:
        known = split_word(word)
        word = known[0] if known and not known[1] else word
    if word == "record":  # the pasted record is taken verbatim, with the names in it
        rest = text[command.end() :].strip()
        return MessageText(text=f"/{word} {rest}", word=word, is_addressed=is_addressed)
    person, username, rest = _mentioned(message, text, command.end())
    text = f"/{word} {rest}".strip()
    person = person or _replied_to(message)
    return MessageText(
        text=text, word=word, is_addressed=is_addressed, person=person, username=username
    )


def _mentioned(message: Message, text: str, start: int) -> tuple[User | None, str, str]:
    """Return the person of the first mention, the user name, and the text without the mention."""
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
    """Convert an offset in UTF-16 code units, as Telegram has it, to an index of the text."""
    return len(text.encode("utf-16-le")[: offset * 2].decode("utf-16-le", "ignore"))


def _replied_to(message: Message) -> User | None:
    """Return the author of the message replied to; the message that opens a topic is none."""
    replied = message.reply_to_message
    if replied is None or replied.forum_topic_created is not None:
        return None
    return replied.from_user


def is_text_file(message: Message) -> bool:
    """Return whether a message has a text file."""
    file = message.document
    return file is not None and (file.mime_type or "").startswith("text/")


def sent_file(message: Message) -> Document | None:
    """Return the file of a message, or of the one that it replies to."""
    replied = message.reply_to_message
    return message.document or (replied.document if replied else None)


def is_nobody(user: User) -> bool:
    """Return whether an account represents a group or a channel, and so no person."""
    return user.id in ACCOUNTS_OF_NOBODY


def ephemeral_chat(message: Message) -> ChatAddress | None:
    """Return the group of an ephemeral message, for answers to its author; None for others."""
    user, command = message.from_user, ephemeral_id(message)
    if user is None or not command:
        return None
    return replace(chat_of_message(message), receiver=Receiver(user.id, command_id=command))


def replied_message(message: Message, bot: int) -> int | None:
    """Return the id of the bot's message that a message replies to, or None."""
    replied = message.reply_to_message
    if replied is None or replied.from_user is None or replied.from_user.id != bot:
        return None
    return replied.message_id
