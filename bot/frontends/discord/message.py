"""A message as a value, its text in Discord's markup, and Discord's limits. Pure.

Source of the limits: Discord, Components Reference and Create Message.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from discord.utils import escape_markdown, escape_mentions

from bot.core.views.views import Tone

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from discord import PartialEmoji

    from bot.core.views.views import Document
    from bot.frontends.drawing import Still
    from render import Picture


MAX_TEXT: Final = 4000
"""The most characters of all texts in a message together (Discord: Text Display)."""

_BROKEN: Final = ":\u200b//"
_OPEN: Final = "\x02"
_CLOSE: Final = "\x03"
_TIME: Final = re.compile(f"{_OPEN}([0-9]+){_CLOSE}", re.ASCII)
_COMMAND: Final = re.compile(f"{_OPEN}([a-z ]+){_CLOSE}", re.ASCII)
_PIECE: Final = re.compile(f"{_OPEN}piece ([a-z ]+){_CLOSE}")
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
    return _TIME.sub(r"<t:\1:f> (<t:\1:R>)", text)


def mark_command(path: str) -> str:
    """Return the path of a command between control characters, for ``show_commands``."""
    return f"{_OPEN}{path}{_CLOSE}"


def show_commands(text: str, command_id: str) -> str:
    """Replace marked commands by mentions, which can be pressed, or as typed without an id."""
    shown = rf"</\1:{command_id}>" if command_id else r"/\1"
    return _COMMAND.sub(shown, text)


def mark_piece(icon: str) -> str:
    """Return the name of an icon between control characters, for ``show_pieces``."""
    name = icon.replace("_", " ")  # an underscore would be escaped
    return f"{_OPEN}piece {name}{_CLOSE}"


def show_pieces(text: str, emoji: Mapping[str, PartialEmoji]) -> str:
    """Replace marked icons by the emoji of theirs, each of which there must be."""
    return _PIECE.sub(lambda found: str(emoji[found[1].replace(" ", "_")]), text)


def cut(text: str, limit: int) -> str:
    """Return at most so many characters, with an ellipsis if it is cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\ ") + "…"


def content(lines: Iterable[str], block: str = "") -> str:
    """Join lines, cut to what a message takes besides a block of monospaced text."""
    below = f"\n{fenced(block)}" if block else ""
    return cut("\n".join(filter(None, lines)), MAX_TEXT - len(below)) + below


def fenced(block: str) -> str:
    """Return a text as a code block, in a monospaced font."""
    return "```\n" + block.replace("`", "'") + "\n```"


MAX_ROWS: Final = 5
"""How many rows of controls a card of a match has at most: it is to fit on a screen."""

MAX_BUTTONS_A_ROW: Final = 5
MAX_OPTIONS: Final = 25
MAX_LABEL: Final = 80
MAX_OPTION: Final = 100
MAX_PLACEHOLDER: Final = 150
MAX_FILE_BYTES: Final = 10 * 1024 * 1024
"""The most bytes of a file (Discord: Uploading Files)."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button and its custom id; a disabled one keeps the others in their positions.

    One with a ``url`` leads there, and has no id.
    """

    id: str
    label: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False
    url: str = ""


@dataclass(frozen=True, slots=True)
class MenuOption:
    """An option of a menu; its value is a control's text, and its emoji the piece that it is."""

    control: str
    label: str
    is_chosen: bool = False
    emoji: PartialEmoji | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of at most 25 options, one of which is chosen."""

    placeholder: str
    options: tuple[MenuOption, ...]


def with_emoji(menus: tuple[Menu, ...], emoji: Mapping[str, PartialEmoji]) -> tuple[Menu, ...]:
    """Return menus with the emoji of their options, as far as their controls have any."""
    return tuple(
        Menu(
            menu.placeholder,
            tuple(replace(each, emoji=emoji.get(each.control)) for each in menu.options),
        )
        for menu in menus
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A message, from top to bottom: ``menus``, ``pager``, ``buttons``, ``menus_below``.

    ``pager`` are the rows of buttons that go through a replay. ``calls`` are the ids of the users
    it pings, ``alt`` is the text for the picture or the film, ``file`` the name it is sent as.
    An answer that ``is_public`` is for everyone at the place.
    """

    content: str
    picture: Still | None = None
    film: tuple[Picture, ...] = ()
    file: str = "board.png"
    alt: str = ""
    document: Document | None = None
    menus: tuple[Menu, ...] = ()
    pager: tuple[tuple[Button, ...], ...] = ()
    buttons: tuple[Button, ...] = ()
    menus_below: tuple[Menu, ...] = ()
    calls: tuple[int, ...] = ()
    is_public: bool = False

    @property
    def without_emoji(self) -> Message:
        """The message with no emoji in its menus."""
        menus, below = with_emoji(self.menus, {}), with_emoji(self.menus_below, {})
        return replace(self, menus=menus, menus_below=below)

    @property
    def is_heavy(self) -> bool:
        """Whether it may take long to make and to send."""
        return bool(self.film) or self.document is not None
