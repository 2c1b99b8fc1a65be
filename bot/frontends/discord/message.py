"""What a message holds: text, a picture, menus and buttons. Values only.

The numbers are Discord's limits (Components Reference; Create Message).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from discord.utils import escape_markdown, escape_mentions

from bot.core.views.views import Tone

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


@dataclass(frozen=True, slots=True)
class Button:
    """A button and its custom id; an idle one cannot be pressed, and keeps the others' places."""

    id: str
    label: str
    tone: Tone = Tone.PLAIN
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu and the control's text that it stands for."""

    control: str
    label: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of at most 25 options, one of which is chosen."""

    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A message: its menus stand above the buttons, the ``others`` beneath them.

    ``ways`` are rows of buttons between the menus and the other buttons. ``calls`` are the ids of
    the people it pings, ``alt`` is the picture or the film in words, ``file`` what it is sent as.
    """

    content: str
    picture: Picture | None = None
    film: tuple[Picture, ...] = ()
    file: str = "board.png"
    alt: str = ""
    document: Document | None = None
    menus: tuple[Menu, ...] = ()
    ways: tuple[tuple[Button, ...], ...] = ()
    buttons: tuple[Button, ...] = ()
    others: tuple[Menu, ...] = ()
    calls: tuple[int, ...] = ()


MAX_CONTENT: Final = 2000
"""The most characters of a message (Discord: Create Message)."""

_BROKEN: Final = ":\u200b//"
_OPEN: Final = "\x02"
_CLOSE: Final = "\x03"
_MARKED: Final = re.compile(f"{_OPEN}([0-9]+){_CLOSE}", re.ASCII)
_SPECIAL: Final = re.compile(r"<(?=[@#:/tai])")


def escaped(text: str) -> str:
    """Escape markup, mentions, emoji and links: what a person wrote is shown, and does nothing."""
    calm = escape_mentions(escape_markdown(text, ignore_links=False))
    return _SPECIAL.sub(r"\\<", calm).replace("://", _BROKEN)


def mark_timestamp(at: datetime) -> str:
    """Return a moment between control characters, which ``show_timestamps`` looks for.

    No person's words can hold them.
    """
    return f"{_OPEN}{int(at.timestamp())}{_CLOSE}"


def show_timestamps(text: str) -> str:
    """Turn marked moments into Discord's own, which each reader sees in their zone."""
    return _MARKED.sub(r"<t:\1:f> (<t:\1:R>)", text)


def cut(text: str, limit: int) -> str:
    """Return at most so many characters; a cut shows."""
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\ ") + "…"


def content(lines: Iterable[str], block: str = "") -> str:
    """Put lines under one another, as much as a message takes beside a block of letters."""
    beneath = f"\n{fenced(block)}" if block else ""
    return cut("\n".join(filter(None, lines)), MAX_CONTENT - len(beneath)) + beneath


def fenced(block: str) -> str:
    """Return a text in which each character is to be as wide as any other."""
    return "```\n" + block.replace("`", "'") + "\n```"
