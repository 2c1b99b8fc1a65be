"""Languages: of a person's client, of a server, and of the published commands.

Invariant: descriptions are published in English and, as localizations, in every other language;
names of commands and options are the same in all languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.matches.messages import Line
from bot.frontends.discord.channels import ChannelKind, read_place
from bot.frontends.discord.message import cut
from bot.i18n import FALLBACK, negotiated, speaker

if TYPE_CHECKING:
    from bot.core.matches.model import Place

MAX_DESCRIPTION: Final = 100
"""In characters, of a command or an option; the same holds for a choice's name."""

_LINE_KEY: Final = "line"


def client_language(interaction: discord.Interaction) -> str:
    """Return the language of a person's client."""
    return negotiated(str(interaction.locale.value))


def guild_language(client: discord.Client, place: Place) -> str:
    """Return the preferred language of a place's server, empty if none is set.

    Only community servers set one; for all others Discord reports American English.
    """
    kind, snowflake = read_place(place)
    channel = client.get_channel(snowflake) if kind is ChannelKind.CHANNEL else None
    guild = getattr(channel, "guild", None)
    if guild is None:
        return ""
    chosen = guild.preferred_locale
    is_chosen = chosen != discord.Locale.american_english or "COMMUNITY" in guild.features
    return negotiated(str(chosen.value)) if is_chosen else ""


def described(text: Line) -> locale_str:
    """Return a description or a choice's name, to be published in every language."""
    return locale_str(_short(FALLBACK, text), **{_LINE_KEY: text})


class CommandTranslator(app_commands.Translator):
    """Translates what is published into the languages of Discord's clients that are spoken."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a text in a language, or None to leave it in English."""
        del context
        text = string.extras.get(_LINE_KEY)
        language = negotiated(str(locale.value))
        return _short(language, text) if isinstance(text, Line) and language != FALLBACK else None


def _short(language: str, text: Line) -> str:
    return cut(speaker(language).say(text), MAX_DESCRIPTION)
