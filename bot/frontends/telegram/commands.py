"""The words as commands, which Telegram offers to people who type a slash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from telegram import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from bot.core.messages import member
from bot.core.words import WORDS
from bot.frontends.telegram.markup import cut
from bot.i18n import FALLBACK, LANGUAGES, speaker

if TYPE_CHECKING:
    from telegram import Bot

LONGEST = 256
"""How many characters say what a command does."""


TWO_LETTERS = 2
"""Telegram knows languages by codes of this length alone."""


def commands(language: str) -> tuple[BotCommand, ...]:
    """Return every word with what it does."""
    say = speaker(language).say
    return tuple(BotCommand(name, cut(say(member("word", name)), LONGEST)) for name in WORDS)


async def publish(bot: Bot) -> None:
    """Tell Telegram the commands for private chats and groups, in every language there is."""
    for scope in (BotCommandScopeAllPrivateChats(), BotCommandScopeAllGroupChats()):
        await bot.set_my_commands(commands(FALLBACK), scope=scope)
        for language in LANGUAGES:
            code = language.partition("-")[0]
            if language != FALLBACK and len(code) == TWO_LETTERS:
                await bot.set_my_commands(commands(language), scope=scope, language_code=code)
