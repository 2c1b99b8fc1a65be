"""Languages on Telegram: of a person's client, and of the list of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from telegram import BotCommand

from bot.core.matches.actions_table import Where, listed
from bot.core.matches.messages import family_line
from bot.frontends.telegram.message import cut
from bot.i18n import negotiated, speaker

if TYPE_CHECKING:
    from telegram import User

MAX_DESCRIPTION: Final = 256


def command_list(language: str, *, in_groups: bool = False) -> tuple[BotCommand, ...]:
    """Return the words that are offered in private chats or in groups, with descriptions.

    In groups only the bot sees that one is sent: what all are to see it shows by itself.
    """
    say = speaker(language).say
    hidden = {"is_ephemeral": True} if in_groups else None
    return tuple(
        BotCommand(
            row.word,
            cut(say(family_line("word", row.word)), MAX_DESCRIPTION),
            api_kwargs=hidden,
        )
        for row in listed(in_group=in_groups)
        if not (in_groups and row.where is Where.PRIVATE_CHAT)
    )


def client_language(user: User | None) -> str:
    """Return the language of a person's client; empty if it is unknown."""
    return negotiated(user.language_code or "") if user else ""
