"""The command that asks why; it is added to the others. Its answers are for the person alone."""

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

NAME: Final = "why"

_OPTIONS: Final = {"text": line("discord-option-text"), "match": line("discord-option-match")}


def why_commands(
    talk: Interactions, suggesting: Autocomplete
) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Return the command to ask about an action, which says how to ask where none is named."""

    async def about(
        interaction: discord.Interaction,
        text: str | None = None,
        match: str | None = None,
    ) -> None:
        given = {
            "text": plain_text(text or "", TEXT_LIMIT),
            "match": plain_text(match or "", TEXT_LIMIT),
        }
        request = Request(NAME, {name: typed for name, typed in given.items() if typed})
        await talk.word(interaction, request)

    async def actions(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await suggesting.moves(interaction.user.id, typed, interaction.namespace.match)

    async def matches(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await suggesting.matches(interaction.user.id, NAME, typed)

    app_commands.describe(**{name: described(said) for name, said in _OPTIONS.items()})(about)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=NAME, description=described(family_line("word", NAME)), callback=about
    )
    command.autocomplete("text")(actions)
    command.autocomplete("match")(matches)
    return (command,)
