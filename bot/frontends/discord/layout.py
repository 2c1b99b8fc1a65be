"""A message as the components of Discord: text, picture and controls in one card.

Choices are menus of at most 25 options. Invariant: every message has this form, also if it is
one line. Discord lets an edit turn a message of text and attachments into one of components, and
never back.
"""

from __future__ import annotations

from itertools import chain, groupby
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.core.matches.messages import line
from bot.core.views.views import Choice, Tone
from bot.frontends.discord.message import (
    MAX_BUTTONS_A_ROW,
    MAX_OPTION,
    MAX_OPTIONS,
    MAX_PLACEHOLDER,
    Menu,
    MenuOption,
    cut,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.core.matches.messages import Line
    from bot.core.views.views import Hotspot
    from bot.frontends.discord.message import Button, Message
    from render import Picture

    Say = Callable[[Line], str]


def square_menus(
    choices: Iterable[Choice], spots: tuple[Hotspot, ...], ask: Line, say: Say
) -> tuple[Menu, ...]:
    """Render choices of squares as menus, split between ranks if one does not hold them."""
    rank_of = {spot.control: spot.square[1:] for spot in spots}
    packs: list[tuple[Choice, ...]] = [()]
    for _, found in groupby(choices, lambda choice: rank_of.get(choice.control, "")):
        for part in chunks(tuple(found)):
            if len(packs[-1]) + len(part) > MAX_OPTIONS:
                packs.append(())
            packs[-1] += part
    return menus_of(filter(None, packs), ask, say)


def other_pieces(
    spots: tuple[Hotspot, ...], steps: list[Choice], picture: Picture | None, say: Say
) -> tuple[Menu, ...]:
    """Render the pieces that may be picked instead of the one that is picked, as menus."""
    taken = {step.control for step in steps}
    picked = picture.picked if picture else None
    others = [
        Choice(spot.control, line("step", square=spot.name))
        for spot in spots
        if spot.control not in taken and spot.square != picked
    ]
    return square_menus(others, spots, line("discord-another-piece"), say)


def menus_of(lists: Iterable[tuple[Choice, ...]], ask: Line, say: Say) -> tuple[Menu, ...]:
    """Render lists of choices as a menu each; several tell where each begins and ends."""
    parts = [
        tuple(MenuOption(str(each.control), cut(say(each.label), MAX_OPTION)) for each in listed)
        for listed in lists
    ]
    placeholder = say(ask)
    if len(parts) == 1:
        return (Menu(cut(placeholder, MAX_PLACEHOLDER), parts[0]),)
    return tuple(
        Menu(cut(f"{placeholder} {part[0].label} … {part[-1].label}", MAX_PLACEHOLDER), part)
        for part in parts
    )


def chunks(choices: tuple[Choice, ...]) -> list[tuple[Choice, ...]]:
    """Split choices into lists that a menu holds."""
    return [choices[at : at + MAX_OPTIONS] for at in range(0, len(choices), MAX_OPTIONS)]


MAX_COMPONENTS: Final = 40
"""The most components of a message, those within others too (Discord: Components Reference)."""

MENU_PREFIX: Final = "m:"
"""The prefix of a menu's custom id; its row follows."""

_AROUND: Final = 4
"""How many components a card has at most besides its controls: itself, text, picture, a file."""

_STYLES: Final = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.PRIMARY: discord.ButtonStyle.primary,
    Tone.SUCCESS: discord.ButtonStyle.success,
    Tone.DANGER: discord.ButtonStyle.danger,
}

Row = discord.ui.ActionRow[discord.ui.LayoutView]


def layout(message: Message, files: Sequence[discord.File]) -> discord.ui.LayoutView:
    """Build a message: text alone as it is, and with anything else as a card.

    Each custom id and each value of a menu is there once, as Discord wants; a second is left out.

    The view is stopped, so that discord.py does not keep it: presses are dispatched by their custom
    ids and values alone.
    """
    parts: list[discord.ui.Item[discord.ui.LayoutView]] = []
    if message.content:
        parts.append(discord.ui.TextDisplay(message.content))
    parts.extend(_shown(file) for file in files)
    parts.extend(_rows(message))
    view = discord.ui.LayoutView(timeout=None)
    if len(parts) == 1 and message.content:
        view.add_item(parts[0])
    else:
        view.add_item(discord.ui.Container(*parts))
    view.stop()
    return view


def _shown(file: discord.File) -> discord.ui.Item[discord.ui.LayoutView]:
    """Show a picture or a film with the text for those who cannot see it, or offer a document."""
    if file.description:
        item = discord.MediaGalleryItem(file, description=file.description)
        return discord.ui.MediaGallery(item)
    return discord.ui.File(file)


def _rows(message: Message) -> Iterable[Row]:
    """Lay the controls out from top to bottom; buttons without room are left out."""
    menus = (*message.menus, *message.menus_below)
    taken = _AROUND + 2 * len(menus) + sum(1 + len(row) for row in message.pager)
    # A row of buttons is a component too.
    room = (MAX_COMPONENTS - taken) * MAX_BUTTONS_A_ROW // (MAX_BUTTONS_A_ROW + 1)
    paged = {button.id for row in message.pager for button in row}
    distinct = {button.id or button.url: button for button in reversed(message.buttons)}
    buttons = tuple(distinct[each] for each in reversed(distinct) if each not in paged)
    buttons = buttons[: max(room, 0)]
    packs = (
        buttons[at : at + MAX_BUTTONS_A_ROW] for at in range(0, len(buttons), MAX_BUTTONS_A_ROW)
    )
    selects = [discord.ui.ActionRow(_select(menu, row)) for row, menu in enumerate(menus)]
    above = len(message.menus)
    return chain(
        selects[:above],
        (discord.ui.ActionRow(*map(_button, pack)) for pack in chain(message.pager, packs)),
        selects[above:],
    )


def _select(menu: Menu, row: int) -> discord.ui.Select[discord.ui.LayoutView]:
    distinct = {each.control: each for each in reversed(menu.options)}
    options = [
        discord.SelectOption(
            label=each.label, value=each.control, default=each.is_chosen, emoji=each.emoji
        )
        for each in reversed(distinct.values())
    ]
    return discord.ui.Select(
        custom_id=f"{MENU_PREFIX}{row}", placeholder=menu.placeholder, options=options
    )


def _button(button: Button) -> discord.ui.Button[Any]:
    if button.url:
        return discord.ui.Button(url=button.url, label=button.label)
    return discord.ui.Button(
        custom_id=button.id,
        label=button.label,
        style=_STYLES[button.tone],
        disabled=button.disabled,
    )
