"""Checks for `petteia doctor`: whether the token works and the bot is set up for groups."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from telegram.error import InvalidToken, TelegramError

from bot.core.notifications.platform import Finding
from bot.frontends.telegram.bot_api import knows_ephemeral
from bot.frontends.telegram.client import BASE_URL, new_bot, redact_logs, without_token

if TYPE_CHECKING:
    from collections.abc import Iterator

    from telegram import User

    from bot.frontends.telegram.client import TelegramBot


async def examine(
    token: str, base_url: str = BASE_URL, proxy: str = "", mini_app_url: str = ""
) -> tuple[Finding, ...]:
    """Check a token; changes nothing, and the findings contain neither it nor the proxy.

    ``mini_app_url`` is where the web chat serves the Mini App, empty if it does not.
    """
    redact_logs()
    try:
        async with new_bot(token, base_url, proxy) as bot:
            return (
                *_findings(bot.bot),
                *_guest_findings(bot.bot),
                await _ephemeral_finding(bot),
                *_mini_app_findings(bot.bot, mini_app_url),
                *_address_findings(base_url),
            )
    except InvalidToken:
        advice = "Ask @BotFather for it: /mybots, then the bot, then API Token."
        return (Finding("Telegram does not know the token.", advice),)
    except TelegramError as error:
        reason = without_token(token, error.message)
        way = ", by the proxy in [telegram] proxy" if proxy else ""
        host = urlsplit(base_url).hostname
        advice = f"See that this machine is online and reaches {host}{way}."
        if base_url == BASE_URL and not proxy:
            advice += " Where Telegram is blocked, set proxy in [telegram]."
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

    if bot.supports_inline_queries:
        yield Finding(f"Inline mode is on: @{bot.username} offers games in any chat.")
    else:
        yield Finding("Inline mode is off; @BotFather's /setinline lets people play in any chat.")


def _guest_findings(bot: User) -> Iterator[Finding]:
    """Find whether the bot answers where it is named in chats that it is not in."""
    if bot.supports_guest_queries:
        yield Finding(f"Guest mode is on: people play by naming @{bot.username} in any chat.")
    else:
        yield Finding(
            "Guest mode is off; in @BotFather's Mini App, the bot's settings have Guest Mode, which"
            " lets people play by naming the bot in any chat."
        )


async def _ephemeral_finding(bot: TelegramBot) -> Finding:
    """Find whether the server has messages that one person sees; raises TelegramError."""
    if await knows_ephemeral(bot):
        return Finding("The server knows messages that one person in a group sees.")
    return Finding(
        "The server is older than Bot API 10.2: what is for one person in a group goes to their"
        " private chat."
    )


def _mini_app_findings(bot: User, url: str) -> Iterator[Finding]:
    """Find whether links open the Mini App; its buttons in private chats need no more."""
    if url and bot.has_main_web_app:
        yield Finding(f"The board opens inside Telegram, from {url}.")
    elif url:
        advice = (
            "Send @BotFather /mybots, then the bot, Bot Settings, Configure Mini App, Enable Mini"
            f" App, and the address {url}"
        )
        yield Finding("The board opens inside Telegram in private chats, not from groups.", advice)


def _address_findings(base_url: str) -> Iterator[Finding]:
    """Find whether the token goes over a network in the clear."""
    parts = urlsplit(base_url)
    if parts.scheme == "http" and not _is_private(parts.hostname or ""):
        advice = "Use an https:// address, or a server on this machine or in your own network."
        yield Finding(f"The token goes to {parts.hostname} without encryption.", advice)


def _is_private(host: str) -> bool:
    """Return whether a host is of this machine or of a private network, as far as its name says."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return "." not in host or host.endswith((".local", ".internal", ".lan"))
