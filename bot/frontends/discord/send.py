"""From a sheet to what discord.py sends: a file with its alt text, a view, allowed mentions."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

import discord

from bot.core.views.views import Tone
from bot.drawing import drawn, filmed
from bot.frontends.discord.message import MAX_BUTTONS_A_ROW, MAX_FILE_BYTES, MAX_ROWS

if TYPE_CHECKING:
    from bot.frontends.discord.message import Button, Menu, Message

MENU_PREFIX: Final = "m:"
"""The custom id of a menu begins so; its number in the message follows."""

_STYLES: Final = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.PRIMARY: discord.ButtonStyle.primary,
    Tone.DANGER: discord.ButtonStyle.danger,
}


async def files(sheet: Message) -> list[discord.File]:
    """Make what is to be attached; for each try anew, as sending uses a file up."""
    attached = []
    if sheet.picture is not None:
        data = io.BytesIO(await drawn(sheet.picture))
        attached.append(discord.File(data, sheet.file, description=sheet.alt))
    if sheet.film:
        data = io.BytesIO(await filmed(sheet.film, MAX_FILE_BYTES))
        attached.append(discord.File(data, sheet.file, description=sheet.alt))
    if sheet.document is not None:
        data = io.BytesIO(sheet.document.text.encode())
        attached.append(discord.File(data, sheet.document.name))
    return attached


def is_own_message(interaction: discord.Interaction) -> bool:
    """Tell whether an interaction was answered by a message of its own, not in the one pressed."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def mentions(sheet: Message) -> discord.AllowedMentions:
    """Allow the people who are called to be pinged, and nobody else."""
    people = [discord.Object(person) for person in sheet.calls]
    return discord.AllowedMentions(
        everyone=False, users=people or False, roles=False, replied_user=False
    )


def components(sheet: Message) -> discord.ui.View:
    """Build a message's menus and buttons.

    The view is stopped, so that discord.py does not keep it: what a press means stands in the
    custom ids and values alone.
    """
    view = discord.ui.View(timeout=None)
    for row, menu in enumerate(sheet.menus):
        view.add_item(_select(menu, row))
    for row, way in enumerate(sheet.ways, len(sheet.menus)):
        for button in way:
            view.add_item(_button(button, row))
    above, beneath = len(sheet.menus) + len(sheet.ways), len(sheet.others)
    room = (MAX_ROWS - above - beneath) * MAX_BUTTONS_A_ROW
    for number, button in enumerate(sheet.buttons[:room]):
        view.add_item(_button(button, above + number // MAX_BUTTONS_A_ROW))
    for row, menu in enumerate(sheet.others, MAX_ROWS - beneath):
        view.add_item(_select(menu, row))
    view.stop()
    return view


def _select(menu: Menu, row: int) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(label=option.label, value=option.control) for option in menu.options
    ]
    return discord.ui.Select(
        custom_id=f"{MENU_PREFIX}{row}", placeholder=menu.placeholder, options=options, row=row
    )


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        custom_id=button.id,
        label=button.label,
        style=_STYLES[button.tone],
        disabled=button.idle,
        row=row,
    )
