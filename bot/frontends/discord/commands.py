"""The command ``/petteia`` with the words that exist, each with its options by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.app_commands import Choice  # noqa: TC002 -- discord.py reads the annotations

from bot.core.accounts.people import plain_text
from bot.core.matches.model import SideWish
from bot.core.messages import family_line, line
from bot.core.words import RECORD_LIMIT, TEXT_LIMIT, Request
from bot.frontends.discord import autocomplete
from bot.frontends.discord.clock_commands import clock_commands
from bot.frontends.discord.learn_commands import learn_commands
from bot.frontends.discord.locale import client_language, described
from bot.frontends.discord.own_commands import own_commands
from bot.frontends.discord.plan_commands import plan_commands
from bot.frontends.discord.settings_command import settings_command
from bot.frontends.discord.why_commands import why_commands

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from discord.app_commands import locale_str

    from bot.frontends.discord.autocomplete import Autocomplete
    from bot.frontends.discord.interactions import Interactions

    Declared = TypeVar("Declared")

NAME: Final = "petteia"


def _say_word(word: str) -> locale_str:
    return described(family_line("word", word))


_OPTIONS: Final = {
    "code": line("discord-option-code"),
    "link-code": line("discord-option-link-code"),
    "opponent": line("discord-option-opponent"),
    "ruleset": line("discord-option-ruleset"),
    "options": line("discord-option-options"),
    "topic": line("discord-option-topic"),
    "side": line("discord-option-side"),
    "clock": line("discord-option-clock"),
    "match": line("discord-option-match"),
    "square": line("discord-option-square"),
    "record": line("discord-option-record"),
    "text": line("discord-option-text"),
    "move": line("discord-option-move"),
}


def _say_option(name: str) -> locale_str:
    return described(_OPTIONS[name])


def _described(*names: str) -> Callable[[Declared], Declared]:
    return app_commands.describe(**{name: _say_option(name) for name in names})


def _request(word: str, **options: str | None) -> Request:
    given = {name: plain_text(text or "", TEXT_LIMIT) for name, text in options.items()}
    return Request(word, {name: text for name, text in given.items() if text})


class Petteia(app_commands.Group):
    """Hands what was said over; it decides nothing."""

    def __init__(self, talk: Interactions, suggesting: Autocomplete) -> None:
        super().__init__(
            name=NAME,
            description=described(line("discord-group")),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._talk = talk
        self._suggesting = suggesting
        for own in (
            *plan_commands(talk, suggesting),
            *why_commands(talk, suggesting),
            *clock_commands(talk, suggesting),
            *learn_commands(talk),
            settings_command(talk),
            *own_commands(talk),
        ):
            self.add_command(own)

    @app_commands.command(description=_say_word("challenge"))
    @_described("opponent", "ruleset", "options", "side", "clock")
    @app_commands.choices(side=autocomplete.sides(SideWish))
    async def challenge(  # noqa: PLR0913, PLR0917 -- Discord wants a parameter for each option
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        ruleset: str | None = None,
        options: str | None = None,
        side: str | None = None,
        clock: str | None = None,
    ) -> None:
        """Challenge a person, or anybody."""
        request = _request("challenge", ruleset=ruleset, options=options, side=side, clock=clock)
        await self._talk.word(interaction, request, opponent)

    @app_commands.command(description=_say_word("accept"))
    @_described("code")
    async def accept(self, interaction: discord.Interaction, code: str | None = None) -> None:
        """Take a challenge up."""
        await self._talk.word(interaction, _request("accept", code=code))

    @app_commands.command(description=_say_word("decline"))
    @_described("match")
    async def decline(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Say no to a challenge."""
        await self._talk.word(interaction, _request("decline", match=match))

    @app_commands.command(description=_say_word("move"))
    @_described("text", "match")
    async def move(
        self, interaction: discord.Interaction, text: str, match: str | None = None
    ) -> None:
        """Play a move."""
        await self._talk.word(interaction, _request("move", text=text, match=match))

    @app_commands.command(description=_say_word("huff"))
    @_described("square", "match")
    async def huff(
        self,
        interaction: discord.Interaction,
        square: str | None = None,
        match: str | None = None,
    ) -> None:
        """Claim a man that could have captured and did not."""
        await self._talk.word(interaction, _request("huff", square=square, match=match))

    @app_commands.command(description=_say_word("board"))
    @_described("match")
    async def board(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the board to the person alone."""
        await self._talk.word(interaction, _request("board", match=match))

    @app_commands.command(description=_say_word("games"))
    async def games(self, interaction: discord.Interaction) -> None:
        """List the person's matches."""
        await self._talk.word(interaction, _request("games"))

    @app_commands.command(description=_say_word("resign"))
    @_described("match")
    async def resign(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Ask whether a match is given up."""
        await self._talk.word(interaction, _request("resign", match=match))

    @app_commands.command(description=_say_word("draw"))
    @_described("match")
    async def draw(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Offer a draw, or agree to one."""
        await self._talk.word(interaction, _request("draw", match=match))

    @app_commands.command(description=_say_word("takeback"))
    @_described("match")
    async def takeback(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Ask to take a move back, or agree to it."""
        await self._talk.word(interaction, _request("takeback", match=match))

    @app_commands.command(description=_say_word("rematch"))
    @_described("match")
    async def rematch(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Offer a rematch, or take one up."""
        await self._talk.word(interaction, _request("rematch", match=match))

    @app_commands.command(description=_say_word("rules"))
    @_described("ruleset", "topic", "match")
    async def rules(
        self,
        interaction: discord.Interaction,
        ruleset: str | None = None,
        topic: str | None = None,
        match: str | None = None,
    ) -> None:
        """Say how a game goes."""
        await self._talk.word(
            interaction, _request("rules", ruleset=ruleset, topic=topic, match=match)
        )

    @app_commands.command(description=_say_word("record"))
    @app_commands.describe(match=_say_option("match"), text=_say_option("record"))
    async def record(
        self,
        interaction: discord.Interaction,
        match: str | None = None,
        text: str | None = None,
    ) -> None:
        """Give the record of a match, or look at one."""
        looked_at = Request("record", {"text": text[:RECORD_LIMIT]}) if text else None
        await self._talk.word(interaction, looked_at or _request("record", match=match))

    @app_commands.command(description=_say_word("replay"))
    @_described("match", "move")
    async def replay(
        self,
        interaction: discord.Interaction,
        match: str | None = None,
        move: str | None = None,
    ) -> None:
        """Go through a match again."""
        await self._talk.word(interaction, _request("replay", match=match, move=move))

    @app_commands.command(description=_say_word("link"))
    @app_commands.describe(code=_say_option("link-code"))
    async def link(self, interaction: discord.Interaction, code: str | None = None) -> None:
        """Join the person's identities."""
        await self._talk.word(interaction, _request("link", code=code))

    @app_commands.command(description=_say_word("help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Say where to begin."""
        await self._talk.word(interaction, _request("help"))

    @challenge.autocomplete("ruleset")
    @rules.autocomplete("ruleset")
    async def _rulesets(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return autocomplete.rulesets(typed, client_language(interaction))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return self._suggesting.topics(typed, client_language(interaction))

    @challenge.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        language = client_language(interaction)
        return autocomplete.ruleset_options(interaction.namespace.ruleset, typed, language)

    @challenge.autocomplete("clock")
    async def _clocks(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return autocomplete.clocks(typed, client_language(interaction))

    @move.autocomplete("text")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        match = interaction.namespace.match
        return await self._suggesting.moves(interaction.user.id, typed, match)

    @huff.autocomplete("square")
    async def _claims(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        match = interaction.namespace.match
        return await self._suggesting.claims(interaction.user.id, typed, match)

    @accept.autocomplete("code")
    @decline.autocomplete("match")
    @move.autocomplete("match")
    @huff.autocomplete("match")
    @board.autocomplete("match")
    @resign.autocomplete("match")
    @draw.autocomplete("match")
    @takeback.autocomplete("match")
    @rules.autocomplete("match")
    @record.autocomplete("match")
    @replay.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        word = interaction.command.name if interaction.command else ""
        return await self._suggesting.matches(interaction.user.id, word, typed)
