"""What `petteia doctor` asks Telegram: whether the token works and the bot is set up for groups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from telegram.error import InvalidToken, TelegramError

from bot.telegram_ui.chat import WRONG_TOKEN, new_bot
from bot.telegram_ui.options import BASE_URL
from bot.telegram_ui.silence import hush, without

if TYPE_CHECKING:
    from collections.abc import Iterator

    from telegram import User


@dataclass(frozen=True, slots=True)
class Examined:
    """One thing that was looked at: whether it is well, and a sentence on it or on what to do."""

    is_well: bool
    text: str


async def examine(token: str, base_url: str = BASE_URL) -> tuple[Examined, ...]:
    """Ask Telegram about a token; changes nothing, and says nothing of the token itself."""
    hush()
    try:
        async with new_bot(token, base_url) as bot:
            return tuple(_findings(bot.bot))
    except InvalidToken:
        return (Examined(is_well=False, text=f"{WRONG_TOKEN}, where /mybots shows it."),)
    except TelegramError as error:
        reason = without(token, error.message)
        text = f"Telegram cannot be reached ({reason}): is this machine online?"
        return (Examined(is_well=False, text=text),)


def _findings(bot: User) -> Iterator[Examined]:
    yield Examined(is_well=True, text=f"The token works: the bot is @{bot.username}.")
    if bot.can_join_groups:
        yield Examined(is_well=True, text="The bot may be added to groups.")
    else:
        yield Examined(
            is_well=False,
            text="The bot cannot be added to groups: tell @BotFather /setjoingroups, then Enable.",
        )
    if bot.can_read_all_group_messages:
        yield Examined(
            is_well=False,
            text=(
                "The bot gets every message of its groups, which it does not need: tell @BotFather"
                " /setprivacy, then Enable, and take the bot out of its groups and in again."
            ),
        )
    else:
        yield Examined(
            is_well=True,
            text="Privacy mode is on: in groups the bot sees only what is meant for it.",
        )
