"""The command about what a person chose for themselves; it is added to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice  # noqa: TC002 -- discord.py reads the annotations

from bot.core.accounts.people import plain_text
from bot.core.matches.preferences import AUTO, Letters, NotificationLevel, Orientation
from bot.core.messages import family_line, line
from bot.core.words import TEXT_LIMIT, Request
from bot.frontends.discord import autocomplete
from bot.frontends.discord.locale import client_language, described
from bot.i18n import LANGUAGES
from render import THEMES

if TYPE_CHECKING:
    from bot.frontends.discord.interactions import Interactions


_OPTIONS: Final = {
    "orientation": line("discord-option-orientation"),
    "theme": line("discord-option-theme"),
    "letters": line("discord-option-letters"),
    "language": line("discord-option-language"),
    "zone": line("discord-option-zone"),
    "notices": line("discord-option-notices"),
    "quiet": line("discord-option-quiet"),
    "vacation": line("discord-option-vacation"),
    "block": line("discord-option-block"),
    "unblock": line("discord-option-unblock"),
}


def settings_command(talk: Interactions) -> app_commands.Command[Any, ..., None]:
    """Return the command to see and to change them, and to block somebody or no longer."""

    async def settings(  # noqa: PLR0913, PLR0917 -- each setting is an option
        interaction: discord.Interaction,
        orientation: str | None = None,
        theme: str | None = None,
        letters: str | None = None,
        language: str | None = None,
        zone: str | None = None,
        notices: str | None = None,
        quiet: str | None = None,
        vacation: str | None = None,
        block: discord.User | None = None,
        unblock: discord.User | None = None,
    ) -> None:
        if person := block or unblock:
            wish = "block" if block else "unblock"
            await talk.word(interaction, _request({wish: person.name}), person)
            return
        chosen = {
            "orientation": orientation,
            "theme": theme,
            "letters": letters,
            "language": language,
            "zone": zone,
            "notices": notices,
            "quiet": quiet,
            "vacation": vacation,
        }
        await talk.word(interaction, _request(chosen))

    app_commands.describe(**{name: described(said) for name, said in _OPTIONS.items()})(settings)
    app_commands.choices(
        orientation=autocomplete.settings("orientation", Orientation),
        theme=autocomplete.settings("theme", THEMES),
        letters=autocomplete.settings("letters", Letters),
        language=autocomplete.settings("language", (AUTO, *LANGUAGES)),
        notices=autocomplete.settings("notices", NotificationLevel),
    )(settings)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="settings", description=described(family_line("word", "settings")), callback=settings
    )
    command.autocomplete("zone")(_zones)
    command.autocomplete("quiet")(_hours)
    command.autocomplete("vacation")(_vacations)
    return command


async def _zones(_interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    return autocomplete.time_zones(typed)


async def _hours(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    return autocomplete.quiet_hours(typed, client_language(interaction))


async def _vacations(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    return autocomplete.vacations(typed, client_language(interaction))


def _request(wishes: dict[str, str | None]) -> Request:
    given = {name: plain_text(text or "", TEXT_LIMIT) for name, text in wishes.items()}
    return Request("settings", {name: text for name, text in given.items() if text})
