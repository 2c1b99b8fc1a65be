"""Checks for `petteia doctor`: whether the token works and the bot is set up for groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from telegram.error import InvalidToken, TelegramError

from bot.core.frontend import Finding
from bot.frontends.telegram.client import BASE_URL, new_bot, redact_logs, without_token

if TYPE_CHECKING:
    from collections.abc import Iterator

    from telegram import User


async def examine(token: str, base_url: str = BASE_URL) -> tuple[Finding, ...]:
    """Check a token; changes nothing, and the findings do not contain the token."""
    redact_logs()
    try:
        async with new_bot(token, base_url) as bot:
            return tuple(_findings(bot.bot))
    except InvalidToken:
        advice = "Ask @BotFather for it: /mybots, then the bot, then API Token."
        return (Finding("Telegram does not know the token.", advice),)
    except TelegramError as error:
        reason = without_token(token, error.message)
        advice = "See that this machine is online and reaches api.telegram.org."
        return (Finding(f"Telegram cannot be reached ({reason}).", advice),)


def _findings(bot: User) -> Iterator[Finding]:
    yield Finding(f"The token works: the bot is @{bot.username}.")
    if bot.can_join_groups:
        yield Finding("The bot may be added to groups.")
    else:
        advice = "Send @BotFather /setjoingroups and choose Enable."
        yield Finding("The bot cannot be added to groups.", advice)
    if bot.can_read_all_group_messages:
        advice = (
            "Send @BotFather /setprivacy and choose Enable, then take the bot out of its groups"
            " and add it again."
        )
        yield Finding("The bot gets every message of its groups, which it does not need.", advice)
    else:
        yield Finding("Privacy mode is on: in groups the bot gets what is meant for it alone.")
