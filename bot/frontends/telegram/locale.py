"""Languages on Telegram: of a person's client, and of the published list of commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from telegram import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from bot.core.messages import family_line
from bot.core.words import UNLISTED, WORDS
from bot.frontends.telegram.message import cut
from bot.i18n import FALLBACK, LANGUAGES, negotiated, speaker

if TYPE_CHECKING:
    from telegram import Bot, User

MAX_DESCRIPTION: Final = 256

LANGUAGE_CODE_LENGTH: Final = 2
"""Telegram accepts ISO 639-1 codes only."""


PRIVATE_WORDS: Final = frozenset({"export", "forget", "learn", "link", "place", "plan"})
"""Words that are of no use in a group; typed there, they lead to the private chat."""


def command_list(language: str, *, in_groups: bool = False) -> tuple[BotCommand, ...]:
    """Return the words that are offered in private chats or in groups, with descriptions."""
    hidden = {*UNLISTED, *(PRIVATE_WORDS if in_groups else ())}
    say = speaker(language).say
    return tuple(
        BotCommand(name, cut(say(family_line("word", name)), MAX_DESCRIPTION))
        for name in WORDS
        if name not in hidden
    )


async def publish_commands(bot: Bot) -> None:
    """Publish the commands for private chats and groups in every language."""
    for scope in (BotCommandScopeAllPrivateChats(), BotCommandScopeAllGroupChats()):
        listed = partial(command_list, in_groups=isinstance(scope, BotCommandScopeAllGroupChats))
        await bot.set_my_commands(listed(FALLBACK), scope=scope)
        for language in LANGUAGES:
            code = language.partition("-")[0]
            if language != FALLBACK and len(code) == LANGUAGE_CODE_LENGTH:
                await bot.set_my_commands(listed(language), scope=scope, language_code=code)


def client_language(user: User | None) -> str:
    """Return the language of a person's client; empty where it is unknown."""
    return negotiated(user.language_code or "") if user else ""
