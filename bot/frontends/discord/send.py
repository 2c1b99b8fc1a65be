"""A message as the arguments of discord.py: files with alt text, components, allowed mentions."""

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
"""The prefix of a menu's custom id; its row follows."""

_STYLES: Final = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.PRIMARY: discord.ButtonStyle.primary,
    Tone.DANGER: discord.ButtonStyle.danger,
}


async def files(message: Message) -> list[discord.File]:
    """Render the attachments; once for each attempt, as sending consumes a file."""
    attached = []
    if message.picture is not None:
        data = io.BytesIO(await drawn(message.picture))
        attached.append(discord.File(data, message.file, description=message.alt))
    if message.film:
        data = io.BytesIO(await filmed(message.film, MAX_FILE_BYTES))
        attached.append(discord.File(data, message.file, description=message.alt))
    if message.document is not None:
        data = io.BytesIO(message.document.text.encode())
        attached.append(discord.File(data, message.document.name))
    return attached


def is_own_message(interaction: discord.Interaction) -> bool:
    """Tell whether an interaction is answered by a new message, not in the one pressed."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def mentions(message: Message) -> discord.AllowedMentions:
    """Allow the people who are called to be pinged, and no one else."""
    people = [discord.Object(person) for person in message.calls]
    return discord.AllowedMentions(
        everyone=False, users=people or False, roles=False, replied_user=False
    )


def components(message: Message) -> discord.ui.View:
    """Build a message's menus and buttons.

    The view is stopped, so that discord.py does not keep it: presses are dispatched by their custom
    ids and values alone.
    """
    view = discord.ui.View(timeout=None)
    for row, menu in enumerate(message.menus):
        view.add_item(_select(menu, row))
    for row, buttons in enumerate(message.pager, len(message.menus)):
        for button in buttons:
            view.add_item(_button(button, row))
    above, below = len(message.menus) + len(message.pager), len(message.menus_below)
    room = (MAX_ROWS - above - below) * MAX_BUTTONS_A_ROW
    for number, button in enumerate(message.buttons[:room]):
        view.add_item(_button(button, above + number // MAX_BUTTONS_A_ROW))
    for row, menu in enumerate(message.menus_below, MAX_ROWS - below):
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
        disabled=button.disabled,
        row=row,
    )
