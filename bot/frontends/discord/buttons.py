"""Buttons and menus of messages, as stateless dynamic items, and the form to type a move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Self, cast

import discord

from bot.core.controls import read_control
from bot.core.matches.model import MatchId
from bot.core.messages import line
from bot.core.words import TEXT_LIMIT
from bot.frontends.discord.locale import client_language
from bot.frontends.discord.render import PAGER_PREFIX, PRESS_PREFIX, TYPE_PREFIX
from bot.frontends.discord.send import MENU_PREFIX
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.controls import Control
    from bot.frontends.discord.interactions import Interactions

Button = discord.ui.Button[discord.ui.View]
Select = discord.ui.Select[discord.ui.View]

_PRESSED = f"(?:{PRESS_PREFIX}|{PAGER_PREFIX}[0-9]:)(?P<control>.+)"


class PressedButton(discord.ui.DynamicItem[Button], template=_PRESSED):
    """A button whose custom id has a control's text."""

    def __init__(self, item: Button, control: Control | None) -> None:
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
        """Build the item for the component that was used."""
        del interaction
        return cls(cast("Button", item), read_control(match["control"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the control asks for."""
        await _interactions(interaction).press(interaction, self._control)


class ChosenOption(discord.ui.DynamicItem[Select], template=f"{MENU_PREFIX}[0-9]"):
    """A menu whose options' values are controls' texts."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Build the item for the component that was used."""
        del interaction, match
        return cls(cast("Select", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the chosen option asks for."""
        await _interactions(interaction).press(interaction, read_control(self.item.values[0]))


class TypeButton(
    discord.ui.DynamicItem[Button], template=f"{TYPE_PREFIX}(?P<match>[a-z0-9]{{1,12}})"
):
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
        """Build the item for the component that was used."""
        del interaction
        return cls(cast("Button", item), MatchId(match["match"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Respond with the form: Discord takes one as the first response alone."""
        form = MoveForm(self._match, client_language(interaction))
        await interaction.response.send_modal(form)


def _interactions(interaction: discord.Interaction[Any]) -> Interactions:
    interactions: Interactions = interaction.client.interactions
    return interactions


DYNAMIC_ITEMS: Final = (PressedButton, ChosenOption, TypeButton)
"""The kinds of components in the bot's messages."""

_FORM_ID: Final = re.compile(r"f:([a-z0-9]{1,12})", re.ASCII)
_FIELD_ID: Final = "move"


class MoveForm(discord.ui.Modal):
    """One field for a move in a match.

    It is in the language of the client, as it opens before the account's settings are loaded.
    """

    def __init__(self, match: MatchId, language: str) -> None:
        say = speaker(language).say
        super().__init__(title=say(line("discord-type-title")), custom_id=f"f:{match}")
        field = discord.ui.TextInput[discord.ui.View](
            custom_id=_FIELD_ID, label=say(line("discord-type-label")), max_length=TEXT_LIMIT
        )
        self.add_item(field)
        self.stop()  # so that discord.py does not keep the form


def read_form(interaction: discord.Interaction[Any]) -> tuple[MatchId, str] | None:
    """Return the match and the text of a form that was sent off, or None for anything else."""
    data: Any = interaction.data
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    found = _FORM_ID.fullmatch(str(data.get("custom_id")))
    if found is None:
        return None
    fields = {field.get("custom_id"): field.get("value") for field in _fields(data)}
    return MatchId(found[1]), str(fields.get(_FIELD_ID) or "")


def _fields(data: Any) -> Iterator[dict[str, Any]]:
    for row in data.get("components", ()):
        yield from row.get("components", ())
        if "component" in row:
            yield row["component"]
