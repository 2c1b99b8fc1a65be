"""Languages on Telegram: of a person's client, and of the list of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from telegram import BotCommand

from bot.core.matches.messages import family_line
from bot.core.typed.words import GROUP_WORDS, UNLISTED, WORDS
from bot.frontends.telegram.message import cut
from bot.i18n import negotiated, speaker

if TYPE_CHECKING:
    from telegram import User

MAX_DESCRIPTION: Final = 256

PRIVATE_WORDS: Final = frozenset({"export", "forget", "learn", "link", "place", "plan"})
"""Words that are of no use in a group; typed there, they lead to the private chat."""


def command_list(language: str, *, in_groups: bool = False) -> tuple[BotCommand, ...]:
    """Return the words that are offered in private chats or in groups, with descriptions."""
    hidden = UNLISTED | (PRIVATE_WORDS if in_groups else GROUP_WORDS)
    say = speaker(language).say
    return tuple(
        BotCommand(name, cut(say(family_line("word", name)), MAX_DESCRIPTION))
        for name in WORDS
        if name not in hidden
    )


def client_language(user: User | None) -> str:
    """Return the language of a person's client; empty where it is unknown."""
    return negotiated(user.language_code or "") if user else ""
