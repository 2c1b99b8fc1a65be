"""The command ``/petteia``: a subcommand for each word of ``WORDS``, with its options."""

from __future__ import annotations

from dataclasses import dataclass, replace
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.core.accounts.people import plain_text
from bot.core.handlers.accounts import CONFIRMATION
from bot.core.handlers.settings import setting_line
from bot.core.matches.model import SideWish
from bot.core.matches.preferences import AUTO, Letters, NotificationLevel, Orientation
from bot.core.messages import family_line, line
from bot.core.words import RECORD_LIMIT, TEXT_LIMIT, WORDS, Request
from bot.frontends.discord.autocomplete import (
    Autocomplete,
    by_language,
    clocks,
    quiet_hours,
    rulesets,
    time_zones,
    vacations,
)
from bot.frontends.discord.interactions import Person
from bot.frontends.discord.locale import described
from bot.i18n import LANGUAGES
from render import THEMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.core.messages import Line
    from bot.core.words import Word
    from bot.frontends.discord.autocomplete import Suggest
    from bot.frontends.discord.interactions import Interactions

GROUP_NAME: Final = "petteia"

BUTTON_ONLY: Final = frozenset({"withdraw", "resume"})
"""The words that are not published: Discord takes 25 subcommands, and these have buttons."""

PUBLISHED_ORDER: Final = (
    *("challenge", "accept", "decline", "move", "huff", "board", "games", "resign", "draw"),
    *("takeback", "rematch", "rules", "record", "replay", "link", "help", "plan", "why"),
    *("claim", "pause", "learn", "settings", "export", "forget"),
)
"""The order of the subcommands; words that are not in it follow in the order of ``WORDS``."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a subcommand: a text, or a user.

    A text is one of the ``choices`` if there are any; otherwise ``suggest`` completes it. A choice
    is a value with its label, which is translated if it is a line.
    """

    description: Line
    is_user: bool = False
    is_required: bool = False
    choices: tuple[tuple[str, Line | str], ...] = ()
    suggest: Suggest | None = None


def _setting(name: str, description: Line, values: Iterable[str]) -> Option:
    return Option(
        description, choices=tuple((value, setting_line(name, value)) for value in values)
    )


OPTIONS: Final[Mapping[str, Option]] = {
    "opponent": Option(line("discord-option-opponent"), is_user=True),
    "ruleset": Option(line("discord-option-ruleset"), suggest=by_language(rulesets)),
    "options": Option(line("discord-option-options"), suggest=Autocomplete.ruleset_options),
    "side": Option(
        line("discord-option-side"),
        choices=tuple((wish, family_line("note-side", wish)) for wish in SideWish),
    ),
    "clock": Option(line("discord-option-clock"), suggest=by_language(clocks)),
    "code": Option(line("discord-option-code"), suggest=Autocomplete.matches),
    "match": Option(line("discord-option-match"), suggest=Autocomplete.matches),
    "text": Option(line("discord-option-text"), suggest=Autocomplete.actions),
    "line": Option(line("discord-option-line"), suggest=Autocomplete.actions),
    "square": Option(line("discord-option-square"), suggest=Autocomplete.actions),
    "topic": Option(line("discord-option-topic"), suggest=Autocomplete.topics),
    "lesson": Option(line("discord-option-lesson")),
    "move": Option(line("discord-option-move")),
    "orientation": _setting("orientation", line("discord-option-orientation"), Orientation),
    "theme": _setting("theme", line("discord-option-theme"), THEMES),
    "letters": _setting("letters", line("discord-option-letters"), Letters),
    "language": _setting("language", line("discord-option-language"), (AUTO, *LANGUAGES)),
    "zone": Option(line("discord-option-zone"), suggest=by_language(time_zones)),
    "notices": _setting("notices", line("discord-option-notices"), NotificationLevel),
    "quiet": Option(line("discord-option-quiet"), suggest=by_language(quiet_hours)),
    "vacation": Option(line("discord-option-vacation"), suggest=by_language(vacations)),
    "block": Option(line("discord-option-block"), is_user=True),
    "unblock": Option(line("discord-option-unblock"), is_user=True),
    "sure": Option(line("discord-option-sure"), choices=((CONFIRMATION, CONFIRMATION),)),
}
"""The options by their names in ``WORDS``."""

OPTIONS_OF_WORDS: Final[Mapping[tuple[str, str], Option]] = {
    ("learn", "move"): Option(line("discord-option-answer")),
    ("link", "code"): Option(line("discord-option-link-code")),
    ("move", "text"): replace(OPTIONS["text"], is_required=True),
    ("record", "text"): Option(line("discord-option-record")),
    ("rematch", "match"): replace(OPTIONS["match"], suggest=None),
}
"""The options that a word, named first, has otherwise than the others."""


def command_group(interactions: Interactions, autocomplete: Autocomplete) -> app_commands.Group:
    """Return ``/petteia`` with its subcommands, which can be used in servers and by users."""
    group = app_commands.Group(
        name=GROUP_NAME,
        description=described(line("discord-group")),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    for name in dict.fromkeys((*PUBLISHED_ORDER, *WORDS)):
        if name not in BUTTON_ONLY:
            group.add_command(_command(WORDS[name], interactions, autocomplete))
    return group


def _command(
    word: Word, interactions: Interactions, autocomplete: Autocomplete
) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: discord.Interaction, **given: Any) -> None:
        request, user = read_options(word.name, given)
        await interactions.word(interaction, request, user)

    options = {
        name: OPTIONS_OF_WORDS.get((word.name, name)) or OPTIONS[name] for name in word.options
    }
    callback: Any = run
    callback.__signature__ = _signature(options)  # discord.py takes the options from it
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=word.name, description=described(family_line("word", word.name)), callback=callback
    )
    app_commands.describe(
        **{name: described(option.description) for name, option in options.items()}
    )(command)
    app_commands.choices(
        **{name: _choices(option) for name, option in options.items() if option.choices}
    )(command)
    for name, option in options.items():
        if option.suggest:
            command.autocomplete(name)(_completing(option.suggest, autocomplete))
    return command


def _signature(options: Mapping[str, Option]) -> Signature:
    interaction = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
    return Signature(
        [
            interaction,
            *(
                Parameter(
                    name,
                    Parameter.KEYWORD_ONLY,
                    default=Parameter.empty if option.is_required else None,
                    annotation=discord.User if option.is_user else str,
                )
                for name, option in options.items()
            ),
        ]
    )


def _choices(option: Option) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=label if isinstance(label, str) else described(label), value=value)
        for value, label in option.choices
    ]


def _completing(suggest: Suggest, autocomplete: Autocomplete) -> Any:
    async def suggestions(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await suggest(autocomplete, interaction, typed)

    return suggestions


def read_options(word: str, given: Mapping[str, Any]) -> tuple[Request, Person | None]:
    """Return what a subcommand's options ask for, and the user among them.

    A record is passed on whole and alone, as is a user to block, by name.
    """
    users = [name for name, value in given.items() if isinstance(value, Person)]
    user = given[users[0]] if users else None
    if word == "record" and given["text"]:
        return Request(word, {"text": given["text"][:RECORD_LIMIT]}), None
    if word == "settings" and user is not None:
        given = {users[0]: user.name}
    texts = {
        name: plain_text(value, TEXT_LIMIT)
        for name, value in given.items()
        if isinstance(value, str)
    }
    return Request(word, {name: text for name, text in texts.items() if text}), user
