"""A message as a value and as arguments of discord.py; Discord's limits and markup.

Source of the limits: Discord, Components Reference and Create Message.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.core.views.views import Tone
from bot.drawing import drawn, filmed

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from bot.core.views.views import Document
    from render.picture import Picture


MAX_ROWS: Final = 5
MAX_BUTTONS_A_ROW: Final = 5
MAX_OPTIONS: Final = 25
MAX_LABEL: Final = 80
MAX_OPTION: Final = 100
MAX_PLACEHOLDER: Final = 150
MAX_FILE_BYTES: Final = 10 * 1024 * 1024
"""The most bytes of a file (Discord: Uploading Files)."""

MENU_PREFIX: Final = "m:"
"""The prefix of a menu's custom id; its row follows."""

_STYLES: Final = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.PRIMARY: discord.ButtonStyle.primary,
    Tone.DANGER: discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Button:
    """A button and its custom id; a disabled one keeps the others in their positions."""

    id: str
    label: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a menu; its value is a control's text."""

    control: str
    label: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of at most 25 options, one of which is chosen."""

    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A message, from top to bottom: ``menus``, ``pager``, ``buttons``, ``menus_below``.

    ``pager`` are the rows of buttons that go through a replay. ``calls`` are the ids of the users
    it pings, ``alt`` is the text for the picture or the film, ``file`` the name it is sent as.
    """

    content: str
    picture: Picture | None = None
    film: tuple[Picture, ...] = ()
    file: str = "board.png"
    alt: str = ""
    document: Document | None = None
    menus: tuple[Menu, ...] = ()
    pager: tuple[tuple[Button, ...], ...] = ()
    buttons: tuple[Button, ...] = ()
    menus_below: tuple[Menu, ...] = ()
    calls: tuple[int, ...] = ()

    @property
    def is_heavy(self) -> bool:
        """Whether it may take long to make and to send."""
        return bool(self.film) or self.document is not None


MAX_CONTENT: Final = 2000
"""The most characters of a message (Discord: Create Message)."""

_BROKEN: Final = ":\u200b//"
_OPEN: Final = "\x02"
_CLOSE: Final = "\x03"
_MARKED: Final = re.compile(f"{_OPEN}([0-9]+){_CLOSE}", re.ASCII)
_SPECIAL: Final = re.compile(r"<(?=[@#:/tai])")


def escaped(text: str) -> str:
    """Escape markup, mentions, emoji and links, so that typed text is shown as it is."""
    escaped_text = escape_mentions(escape_markdown(text, ignore_links=False))
    return _SPECIAL.sub(r"\\<", escaped_text).replace("://", _BROKEN)


def mark_timestamp(at: datetime) -> str:
    """Return a time between control characters, which ``show_timestamps`` replaces.

    Typed text cannot contain them.
    """
    return f"{_OPEN}{int(at.timestamp())}{_CLOSE}"


def show_timestamps(text: str) -> str:
    """Replace marked times by Discord's timestamps, which each reader sees in their zone."""
    return _MARKED.sub(r"<t:\1:f> (<t:\1:R>)", text)


def cut(text: str, limit: int) -> str:
    """Return at most so many characters, with an ellipsis where it is cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\ ") + "…"


def content(lines: Iterable[str], block: str = "") -> str:
    """Join lines, cut to what a message takes besides a block of monospaced text."""
    below = f"\n{fenced(block)}" if block else ""
    return cut("\n".join(filter(None, lines)), MAX_CONTENT - len(below)) + below


def fenced(block: str) -> str:
    """Return a text as a code block, in a monospaced font."""
    return "```\n" + block.replace("`", "'") + "\n```"


async def new_message(message: Message) -> dict[str, Any]:
    """Return the arguments that send a message; the people called are pinged, and no one else.

    Files are rendered for each attempt, as sending consumes them.
    """
    people = [discord.Object(person) for person in message.calls]
    mentions = discord.AllowedMentions(
        everyone=False, users=people or False, roles=False, replied_user=False
    )
    return {
        "content": message.content,
        "files": await _files(message),
        "view": components(message),
        "allowed_mentions": mentions,
    }


async def edited_message(message: Message) -> dict[str, Any]:
    """Return the arguments that edit a message, which pings no one."""
    return {
        "content": message.content,
        "attachments": await _files(message),
        "view": components(message),
        "allowed_mentions": discord.AllowedMentions.none(),
    }


async def _files(message: Message) -> list[discord.File]:
    attached = []
    if message.picture is not None or message.film:
        rendered = (
            await filmed(message.film, MAX_FILE_BYTES)
            if message.picture is None
            else await drawn(message.picture)
        )
        attached.append(discord.File(io.BytesIO(rendered), message.file, description=message.alt))
    if message.document is not None:
        data = io.BytesIO(message.document.text.encode())
        attached.append(discord.File(data, message.document.name))
    return attached


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
    max_buttons = (MAX_ROWS - above - below) * MAX_BUTTONS_A_ROW
    for number, button in enumerate(message.buttons[:max_buttons]):
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
