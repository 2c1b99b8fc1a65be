"""What is pressed in messages: dynamic items, whose meaning stands in what was pressed alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

import discord

from bot.core.matches.model import MatchId
from bot.frontends.discord.form import MoveForm
from bot.frontends.discord.languages import client_language
from bot.frontends.discord.sending import MENU
from bot.frontends.discord.writer import PRESS, TYPE, WAY

if TYPE_CHECKING:
    import re

    from bot.frontends.discord.talk import Talk

Button = discord.ui.Button[discord.ui.View]
Select = discord.ui.Select[discord.ui.View]


_PRESSED = f"(?:{PRESS}|{WAY}[0-9]:)(?P<control>.+)"


class PressedButton(discord.ui.DynamicItem[Button], template=_PRESSED):
    """A button with a control's text."""

    def __init__(self, item: Button, control: str) -> None:
        super().__init__(item)
        self._control = control

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Make it anew, of the message that it stands in."""
        del interaction
        return cls(cast("Button", item), match["control"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the control asks for."""
        await _talk(interaction).press(interaction, self._control)


class ChosenOption(discord.ui.DynamicItem[Select], template=f"{MENU}[0-9]"):
    """A menu whose options are controls' texts."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Make it anew, of the message that it stands in."""
        del interaction, match
        return cls(cast("Select", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the chosen option asks for."""
        await _talk(interaction).press(interaction, self.item.values[0])


class TypeButton(discord.ui.DynamicItem[Button], template=f"{TYPE}(?P<match>[a-z0-9]{{1,12}})"):
    """The button that opens the form to type a move."""

    def __init__(self, item: Button, match: MatchId) -> None:
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Make it anew, of the message that it stands in."""
        del interaction
        return cls(cast("Button", item), MatchId(match["match"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the form; that is the answer, so no work comes before it."""
        form = MoveForm(self._match, client_language(interaction))
        await interaction.response.send_modal(form)


def _talk(interaction: discord.Interaction[Any]) -> Talk:
    talk: Talk = interaction.client.talk
    return talk


DYNAMIC = (PressedButton, ChosenOption, TypeButton)
"""All that a message of the bot's can hold."""
