"""Publishes the commands and the bot's descriptions if they have changed.

That is done beside everything else; Telegram shows the old ones while it fails.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import structlog
from telegram import (
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import TelegramError

from bot.core.matches.errors import StoreFault
from bot.core.matches.messages import line
from bot.frontends import TELEGRAM
from bot.frontends.telegram.client import without_token
from bot.frontends.telegram.locale import command_list
from bot.i18n import FALLBACK, LANGUAGES, speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from telegram import Bot, BotCommand, BotCommandScope

    from bot.core.store.port import Store

MIN_BACKOFF: Final = 5.0
"""Seconds until publishing is tried again; they double each time."""

MAX_BACKOFF: Final = 3600.0  # seconds

LANGUAGE_CODE_LENGTH: Final = 2
"""Telegram accepts ISO 639-1 codes only."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Profile:
    """What Telegram shows of the bot in one language; ``code`` is None for all others."""

    code: str | None
    description: str
    short_description: str
    commands: tuple[tuple[BotCommandScope, tuple[BotCommand, ...]], ...]


async def publish_until_done(bot: Bot, store: Store) -> None:
    """Publish the bot's profile, and try again with growing waits while that fails."""
    wait = MIN_BACKOFF
    while True:
        try:
            if await publish(bot, store):
                log.info("commands_published")
        except (TelegramError, StoreFault) as error:
            if wait == MIN_BACKOFF:
                log.warning("commands_not_published", problem=without_token(bot.token, str(error)))
            await asyncio.sleep(wait)
            wait = min(2 * wait, MAX_BACKOFF)
        else:
            return


async def publish(bot: Bot, store: Store) -> bool:
    """Publish the bot's profile unless it is there already; return whether it was not.

    Raises TelegramError and StoreFault.
    """
    wanted = tuple(profiles())
    digest = _digest(bot.id, wanted)
    if await store.publication(TELEGRAM) == digest:
        return False
    for profile in wanted:
        for scope, commands in profile.commands:
            await bot.set_my_commands(commands, scope=scope, language_code=profile.code)
        await bot.set_my_description(profile.description, profile.code)
        await bot.set_my_short_description(profile.short_description, profile.code)
    await store.keep_publication(TELEGRAM, digest)
    return True


def profiles() -> Iterator[Profile]:
    """Yield the bot's profile in the language of people whose own is not spoken, and in others."""
    yield _profile(FALLBACK, None)
    for language in LANGUAGES:
        code = language.partition("-")[0]
        if language != FALLBACK and len(code) == LANGUAGE_CODE_LENGTH:
            yield _profile(language, code)


def _profile(language: str, code: str | None) -> Profile:
    say = speaker(language).say
    in_groups = command_list(language, in_groups=True)
    return Profile(
        code,
        say(line("telegram-description")),
        say(line("telegram-short-description")),
        (
            (BotCommandScopeAllPrivateChats(), command_list(language)),
            (BotCommandScopeAllGroupChats(), in_groups),
            (BotCommandScopeAllChatAdministrators(), in_groups),
        ),
    )


def _digest(bot_id: int, wanted: tuple[Profile, ...]) -> str:
    told = [
        [
            *(profile.code, profile.description, profile.short_description),
            *([scope.type, *(each.to_dict() for each in said)] for scope, said in profile.commands),
        ]
        for profile in wanted
    ]
    return sha256(json.dumps([bot_id, told]).encode()).hexdigest()
