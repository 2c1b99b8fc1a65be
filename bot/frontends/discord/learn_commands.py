"""The command to take lessons; it is added to the others. Its answers are for the person alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.app_commands import Choice  # noqa: TC002 -- discord.py reads the annotations

from bot.core.accounts.people import plain_text
from bot.core.messages import family_line, line
from bot.core.words import TEXT_LIMIT, Request
from bot.frontends.discord import autocomplete
from bot.frontends.discord.locale import client_language, described

if TYPE_CHECKING:
    from typing import Any

    from bot.frontends.discord.interactions import Interactions

NAME: Final = "learn"

_OPTIONS: Final = {
    "ruleset": line("discord-option-ruleset"),
    "lesson": line("discord-option-lesson"),
    "move": line("discord-option-answer"),
}


def learn_commands(talk: Interactions) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Return the command that opens lessons, or does something in one of them."""

    async def about(
        interaction: discord.Interaction,
        ruleset: str | None = None,
        lesson: str | None = None,
        move: str | None = None,
    ) -> None:
        given = {"ruleset": ruleset, "lesson": lesson, "move": move}
        named = {name: plain_text(text, TEXT_LIMIT) for name, text in given.items() if text}
        await talk.word(interaction, Request(NAME, named))

    async def rulesets(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return autocomplete.rulesets(typed, client_language(interaction))

    app_commands.describe(**{name: described(said) for name, said in _OPTIONS.items()})(about)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=NAME, description=described(family_line("word", NAME)), callback=about
    )
    command.autocomplete("ruleset")(rulesets)
    return (command,)
