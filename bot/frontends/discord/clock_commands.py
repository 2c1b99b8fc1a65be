"""The commands about a match's clock; they are added to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.app_commands import Choice  # noqa: TC002 -- discord.py reads the annotations

from bot.core.accounts.people import plain_text
from bot.core.messages import family_line, line
from bot.core.words import TEXT_LIMIT, Request
from bot.frontends.discord.locale import described

if TYPE_CHECKING:
    from typing import Any

    from bot.frontends.discord.autocomplete import Autocomplete
    from bot.frontends.discord.interactions import Interactions

NAMES: Final = ("claim", "pause")


def clock_commands(
    talk: Interactions, suggesting: Autocomplete
) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Return the commands to claim the win and to stop the clock; a button lets it go on."""
    return tuple(_command(name, talk, suggesting) for name in NAMES)


def _command(
    name: str, talk: Interactions, suggesting: Autocomplete
) -> app_commands.Command[Any, ..., None]:
    async def about(interaction: discord.Interaction, match: str | None = None) -> None:
        named = {"match": plain_text(match, TEXT_LIMIT)} if match else {}
        await talk.word(interaction, Request(name, named))

    async def matches(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await suggesting.matches(interaction.user.id, name, typed)

    app_commands.describe(match=described(line("discord-option-match")))(about)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=described(family_line("word", name)), callback=about
    )
    command.autocomplete("match")(matches)
    return command
