"""The commands about a person's own data; they are added to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.core.handlers.personal_data import CONFIRMATION
from bot.core.messages import family_line, line
from bot.core.words import Request
from bot.frontends.discord.locale import described

if TYPE_CHECKING:
    from typing import Any

    from bot.frontends.discord.interactions import Interactions


def own_commands(talk: Interactions) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Return the commands to take one's data away and to be forgotten."""

    async def export(interaction: discord.Interaction) -> None:
        await talk.word(interaction, Request("export"))

    async def forget(interaction: discord.Interaction, sure: str | None = None) -> None:
        await talk.word(interaction, Request("forget", {"sure": sure} if sure else {}))

    app_commands.describe(sure=described(line("discord-option-sure")))(forget)
    app_commands.choices(sure=[app_commands.Choice(name=CONFIRMATION, value=CONFIRMATION)])(forget)
    return tuple(
        app_commands.Command(
            name=each.__name__, description=described(family_line("word", name)), callback=each
        )
        for name, each in (("export", export), ("forget", forget))
    )
