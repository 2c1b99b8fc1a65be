"""The command ``/petteia``: a subcommand for each word of ``WORDS``, some in groups."""

from __future__ import annotations

from dataclasses import dataclass, replace
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Final, cast

import discord
from discord import app_commands

from bot.core.handlers.accounts import CONFIRMATION
from bot.core.handlers.settings_pages import choices_of, setting_line
from bot.core.matches import actions_table as table
from bot.core.matches.cases import Behaviour
from bot.core.matches.computers import LEVELS
from bot.core.matches.messages import family_line, line
from bot.core.matches.model import SideWish
from bot.core.matches.puzzles import KINDS
from bot.core.matches.standings import Scope, Span
from bot.core.typed.terms import RATED
from bot.core.typed.words import Request
from bot.frontends.discord.autocomplete import (
    by_language,
    clocks,
    filled_ruleset_options,
    quiet_hours,
    rulesets,
    time_zones,
    vacations,
)
from bot.frontends.discord.command_paths import GROUP_NAME, command_name, sections
from bot.frontends.discord.interactions import read_options
from bot.frontends.discord.locale import described
from bot.frontends.discord.requests import FILE
from bot.i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bot.core.matches.messages import Line
    from bot.frontends.discord.autocomplete import Autocomplete, Suggest
    from bot.frontends.discord.interactions import Interactions


def context_menus(interactions: Interactions) -> tuple[app_commands.ContextMenu, ...]:
    """Return the commands on a person and the command on a message."""

    # discord.py reads from the annotations what a command is on.
    async def challenge(interaction: discord.Interaction, person: discord.User) -> None:
        await interactions.command(interaction, Request("challenge"), person)

    async def profile(interaction: discord.Interaction, person: discord.User) -> None:
        await interactions.command(interaction, Request("profile"), person)

    async def board(interaction: discord.Interaction, message: discord.Message) -> None:
        await interactions.board_of(interaction, message)

    return (
        _context_menu(line("discord-menu-challenge"), challenge),
        _context_menu(line("discord-menu-profile"), profile),
        _context_menu(line("discord-menu-board"), board),
    )


def _context_menu(name: Line, callback: Any) -> app_commands.ContextMenu:
    return app_commands.ContextMenu(
        name=described(name),
        callback=callback,
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLS,
    )


GROUP_DESCRIPTIONS: Final[Mapping[str, Line]] = {
    "match": line("discord-group-match"),
    "account": line("discord-group-account"),
}

EVERYWHERE: Final = app_commands.AppCommandContext(
    guild=True, dm_channel=True, private_channel=True
)
"""Where commands can be used: in servers and in every direct message."""

INSTALLS: Final = app_commands.AppInstallationType(guild=True, user=True)
"""Who has the commands: servers, and people who have them everywhere."""


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option of a subcommand: a text, or a user, or a file.

    A text is one of the ``choices`` if there are any; otherwise ``suggest`` completes it. A choice
    is a value with its label, which is translated if it is a line.
    """

    description: Line
    kind: type = str
    is_required: bool = False
    choices: tuple[tuple[str, Line | str], ...] = ()
    suggest: Suggest | None = None


def _setting(name: str, values: Iterable[str]) -> CommandOption:
    choices = tuple((value, setting_line(name, value)) for value in values)
    return CommandOption(family_line("discord-option", name), choices=choices)


def options_by_word(suggest: Autocomplete) -> Callable[[str, str], CommandOption]:
    """Return the function that finds an option by its word and its name in ``WORDS``."""
    options = {
        "opponent": CommandOption(line("discord-option-opponent"), kind=discord.User),
        "ruleset": CommandOption(line("discord-option-ruleset"), suggest=by_language(rulesets)),
        "options": CommandOption(line("discord-option-options"), suggest=filled_ruleset_options),
        "side": CommandOption(
            line("discord-option-side"),
            choices=tuple((wish, family_line("note-side", wish)) for wish in SideWish),
        ),
        "clock": CommandOption(line("discord-option-clock"), suggest=by_language(clocks)),
        "level": CommandOption(
            line("discord-option-level"),
            choices=tuple((str(each), line("computer-name", level=each)) for each in LEVELS),
        ),
        "rated": CommandOption(
            line("discord-option-rated"),
            choices=tuple((each, line("discord-rated", value=each)) for each in RATED),
        ),
        "event": CommandOption(line("discord-option-event")),
        "name": CommandOption(line("discord-option-name")),
        "days": CommandOption(line("discord-option-days")),
        "rounds": CommandOption(line("discord-option-rounds")),
        "double": CommandOption(
            line("discord-option-double"),
            choices=tuple((each, line("discord-double", value=each)) for each in RATED),
        ),
        "scope": CommandOption(
            line("discord-option-scope"),
            choices=tuple((each, family_line("top-scope", each)) for each in Scope),
        ),
        "season": CommandOption(
            line("discord-option-season"),
            choices=tuple((each, family_line("top-span", each)) for each in Span),
        ),
        "kind": CommandOption(
            line("discord-option-kind"),
            choices=tuple((each, line("puzzle-kind", kind=each)) for each in KINDS),
        ),
        "part": CommandOption(line("discord-option-part")),
        "word": CommandOption(line("discord-option-word")),
        "code": CommandOption(line("discord-option-code"), suggest=suggest.matches),
        "match": CommandOption(line("discord-option-match"), suggest=suggest.matches),
        "text": CommandOption(line("discord-option-text"), suggest=suggest.actions),
        "line": CommandOption(line("discord-option-line"), suggest=suggest.actions),
        "squares": CommandOption(line("discord-option-squares"), suggest=suggest.actions),
        "square": CommandOption(line("discord-option-square"), suggest=suggest.actions),
        "topic": CommandOption(line("discord-option-topic"), suggest=suggest.topics),
        "lesson": CommandOption(line("discord-option-lesson")),
        "move": CommandOption(line("discord-option-move")),
        **{name: _setting(name, values) for name, values in choices_of(LANGUAGES).items()},
        "zone": CommandOption(line("discord-option-zone"), suggest=by_language(time_zones)),
        "quiet": CommandOption(line("discord-option-quiet"), suggest=by_language(quiet_hours)),
        "vacation": CommandOption(line("discord-option-vacation"), suggest=by_language(vacations)),
        "block": CommandOption(line("discord-option-block"), kind=discord.User),
        "unblock": CommandOption(line("discord-option-unblock"), kind=discord.User),
        "case": CommandOption(line("discord-option-case")),
        "behaviour": CommandOption(
            line("discord-option-behaviour"),
            choices=tuple((each, family_line("behaviour", each)) for each in Behaviour),
        ),
        "sure": CommandOption(line("discord-option-sure"), choices=((CONFIRMATION, CONFIRMATION),)),
    }
    special = {
        ("learn", "move"): CommandOption(line("discord-option-answer")),
        ("puzzle", "ruleset"): CommandOption(
            line("discord-option-puzzle-ruleset"), suggest=by_language(rulesets)
        ),
        ("link", "code"): CommandOption(line("discord-option-link-code")),
        ("appeal", "text"): CommandOption(line("discord-option-appeal")),
        ("say", "text"): CommandOption(line("discord-option-say"), is_required=True),
        ("move", "text"): replace(options["text"], is_required=True),
        ("record", "text"): CommandOption(line("discord-option-record")),
        ("record", FILE): CommandOption(line("discord-option-file"), kind=discord.Attachment),
        ("profile", "opponent"): CommandOption(line("discord-option-profile"), kind=discord.User),
        ("rematch", "match"): replace(options["match"], suggest=None),
    }
    return lambda word, name: special.get((word, name)) or options[name]


def command_group(interactions: Interactions, autocomplete: Autocomplete) -> app_commands.Group:
    """Return ``/petteia`` with its subcommands, which can be used in servers and by users."""
    group = app_commands.Group(
        name=GROUP_NAME,
        description=described(line("discord-group")),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLS,
    )
    option = options_by_word(autocomplete)

    def add(parent: app_commands.Group, word: str) -> None:
        names = () if word == table.GROUP.word else table.WORDS[word].options  # menus have them
        names = (*names, FILE) if word == table.RECORD.word else names
        options = {name: option(word, name) for name in names}
        parent.add_command(_command(word, options, interactions))

    for name, words in sections().items():
        parent = group
        if name:
            description = described(GROUP_DESCRIPTIONS[name])
            parent = app_commands.Group(name=name, description=description, parent=group)
        for word in words:
            add(parent, word)
    return group


def _command(
    word: str, options: Mapping[str, CommandOption], interactions: Interactions
) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: discord.Interaction, **given: Any) -> None:
        request, user = read_options(word, given)
        await interactions.command(interaction, request, user)

    callback: Any = run
    callback.__signature__ = _signature(options)  # discord.py takes the options from it
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=command_name(word), description=described(family_line("word", word)), callback=callback
    )
    descriptions = {name: described(option.description) for name, option in options.items()}
    app_commands.describe(**descriptions)(command)
    choices = {name: _choices(option) for name, option in options.items() if option.choices}
    app_commands.choices(**choices)(command)
    for name, option in options.items():
        if option.suggest:
            command.autocomplete(name)(cast("Any", option.suggest))
    return command


def _signature(options: Mapping[str, CommandOption]) -> Signature:
    parameters = [
        Parameter(
            name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if option.is_required else None,
            annotation=option.kind,
        )
        for name, option in options.items()
    ]
    return Signature([Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD), *parameters])


def _choices(option: CommandOption) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=label if isinstance(label, str) else described(label), value=value)
        for value, label in option.choices
    ]
