"""What is spoken on Discord: to a person, in a server, and in the list of commands.

Law: the list of commands is in English, and beside it in every other language; the names of
commands and options are words to be typed, and the same everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.messages import Line
from bot.frontends.discord.message import cut
from bot.frontends.discord.places import ChannelKind, read_place
from bot.i18n import FALLBACK, negotiated, speaker

if TYPE_CHECKING:
    from bot.core.matches.model import Place

MAX_DESCRIPTION: Final = 100
"""The most characters that say what a command, an option or a choice means."""

_SAID: Final = "said"


def client_language(interaction: discord.Interaction) -> str:
    """Return the language that a person's client asks for."""
    return negotiated(str(interaction.locale.value))


def guild_language(client: discord.Client, place: Place) -> str:
    """Return the language that the server of a place has chosen, empty where it has not.

    Only community servers choose one; of all others Discord says that it is American English.
    """
    reach, snowflake = read_place(place)
    channel = client.get_channel(snowflake) if reach is ChannelKind.CHANNEL else None
    guild = getattr(channel, "guild", None)
    if guild is None:
        return ""
    chosen = guild.preferred_locale
    is_chosen = chosen != discord.Locale.american_english or "COMMUNITY" in guild.features
    return negotiated(str(chosen.value)) if is_chosen else ""


def described(said: Line) -> locale_str:
    """Return what a command, an option or a choice means, to be published in every language."""
    return locale_str(_short(FALLBACK, said), **{_SAID: said})


class CommandTranslator(app_commands.Translator):
    """Says what is published in the languages of Discord's clients, as far as they are spoken."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a sentence in a language, or None where English does for it."""
        del context
        said = string.extras.get(_SAID)
        language = negotiated(str(locale.value))
        return _short(language, said) if isinstance(said, Line) and language != FALLBACK else None


def _short(language: str, said: Line) -> str:
    return cut(speaker(language).say(said), MAX_DESCRIPTION)
