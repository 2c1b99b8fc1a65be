"""Autocompletion of the options of commands: at most 25 suggestions, and nothing is changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from discord.app_commands import Choice as Suggestion

from bot.core.handlers.match_resolver import match_button, open_matches
from bot.core.handlers.settings_pages import setting_line
from bot.core.handlers.time_zones import zones
from bot.core.handlers.vacations import vacation_lengths
from bot.core.matches import actions_table as table
from bot.core.matches.messages import line
from bot.core.matches.model import Identity
from bot.core.notifications.policy import SUGGESTED_HOURS
from bot.core.typed.clock_text import SUGGESTED, clock_label, suggested_clocks
from bot.core.typed.terms import option_endings, ruleset_line
from bot.frontends import DISCORD
from bot.frontends.discord.channels import match_thread, shared_place
from bot.frontends.discord.forms import FORM
from bot.frontends.discord.locale import client_language
from bot.frontends.discord.message import MAX_OPTION, MAX_OPTIONS, cut
from bot.i18n import speaker, speaker_to
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.store.port import Store


MAX_MATCHES = 1000
"""Among how many matches the one whose opponent is typed is found."""


@dataclass(frozen=True, slots=True)
class Autocomplete:
    """Suggests values of options; those that depend on an account only if there is one."""

    dispatcher: Dispatcher
    people: People
    store: Store

    async def actions(self, interaction: discord.Interaction, typed: str) -> list[Suggestion[str]]:
        """Suggest actions, conditional moves or squares that begin with what is typed."""
        who = await self._account(interaction)
        if who is None:
            return []
        word = _word(interaction)
        named = str(interaction.namespace.match or "") or await self._match_at_hand(interaction)
        found = await self.dispatcher.complete(who, f"{word} {typed}", named=named)
        say = speaker_to(who.settings).say
        texts = [(each.text.removeprefix(f"{word} "), each.label) for each in found]
        return _suggestions(
            (text, f"{text} · {say(label)}" if label else text) for text, label in texts
        )

    async def matches(self, interaction: discord.Interaction, typed: str) -> list[Suggestion[str]]:
        """Suggest a person's matches that a command can apply to, by opponent and game."""
        who = await self._account(interaction)
        if who is None:
            return []
        row = table.WORDS[_word(interaction)]
        if "match" in row.options[1:]:  # what is completed first is something else
            row = table.REPLAY if row.needs is table.Needs.BEGUN else table.BOARD
        found = await self.dispatcher.complete(who, f"{row.word} ", most=MAX_MATCHES)
        fitting = {each.text.rpartition("=")[2] for each in found}
        mine = await open_matches(self.dispatcher.views, who)
        viewer = await self.dispatcher.views.viewer(who, mine)
        say = speaker_to(who.settings).say
        named = [(each.id, say(match_button(each, viewer).label)) for each in mine]
        return _suggestions((each for each in named if each[0] in fitting), typed)

    async def topics(self, interaction: discord.Interaction, typed: str) -> list[Suggestion[str]]:
        """Suggest topics of the rulebook; a question may be typed as well."""
        return _labelled(self.dispatcher.rulebook.topics(), typed, client_language(interaction))

    async def _match_at_hand(self, interaction: discord.Interaction) -> str:
        """Return the match in whose thread something is typed, empty elsewhere."""
        thread, at = match_thread(interaction), shared_place(interaction)
        card = await self.store.post_at(at, thread) if thread and at else None
        return card.match if card else ""

    async def _account(self, interaction: discord.Interaction) -> Account | None:
        return await self.people.person(Identity(DISCORD, str(interaction.user.id)))


Suggest = Callable[[discord.Interaction, str], Awaitable[list[Suggestion[str]]]]
"""Returns the suggestions for the typed part of an option."""


def by_language(suggest: Callable[[str, str], list[Suggestion[str]]]) -> Suggest:
    """Return the autocompletion by a function of what is typed and the client's language."""

    async def suggestions(interaction: discord.Interaction, typed: str) -> list[Suggestion[str]]:
        return suggest(typed, client_language(interaction))

    return suggestions


async def filled_ruleset_options(
    interaction: discord.Interaction, typed: str
) -> list[Suggestion[str]]:
    """Suggest options of the ruleset that is filled in, and the form for them."""
    language = client_language(interaction)
    form = _labelled(((FORM, line("discord-form-open")),), typed, language)
    return [*form, *ruleset_options(interaction.namespace.ruleset, typed, language)][:MAX_OPTIONS]


def rulesets(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest rulesets by key or name."""
    return _labelled(((key, ruleset_line(key)) for key in KEYS), typed, language)


def clocks(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest clocks, as they are typed and in words."""
    say = speaker(language).say
    named = zip(SUGGESTED, map(clock_label, suggested_clocks()), strict=True)
    return _suggestions(((text, f"{text} · {say(label)}") for text, label in named), typed)


def ruleset_options(ruleset: str | None, typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest a value for the last of the options, which are separated by commas."""
    if ruleset not in KEYS:
        return []
    say = speaker(language).say
    listed = typed.replace(" ", "").casefold()
    return _suggestions(
        (whole, say(meaning))
        for whole, meaning in option_endings(ruleset, listed)
        if whole.startswith(listed)
    )


def time_zones(typed: str, _language: str) -> list[Suggestion[str]]:
    """Suggest time zones by a part of their names."""
    return _suggestions(((zone, zone) for zone in zones()), typed)


def quiet_hours(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest quiet hours."""
    fitting = (text for text in SUGGESTED_HOURS if typed.casefold() in text)
    return _labelled(((text, setting_line("quiet", text)) for text in fitting), "", language)


def vacations(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest how long a vacation lasts, or that it ends."""
    return _labelled(vacation_lengths(), typed, language)


def _word(interaction: discord.Interaction) -> str:
    return interaction.command.name if interaction.command else ""


def _labelled(
    pairs: Iterable[tuple[str, Line]], typed: str, language: str
) -> list[Suggestion[str]]:
    """Return those of the values with labels in a language that contain what is typed."""
    say = speaker(language).say
    return _suggestions(((value, say(label)) for value, label in pairs), typed)


def _suggestions(pairs: Iterable[tuple[str, str]], typed: str = "") -> list[Suggestion[str]]:
    """Return those of the values with labels that contain what is typed.

    Values that are empty or too long for Discord are left out: cut, they would mean another.
    """
    wanted = typed.casefold()
    fitting = [
        Suggestion(name=cut(label, MAX_OPTION), value=value)
        for value, label in pairs
        if 0 < len(value) <= MAX_OPTION
        and (wanted in value.casefold() or wanted in label.casefold())
    ]
    return fitting[:MAX_OPTIONS]
