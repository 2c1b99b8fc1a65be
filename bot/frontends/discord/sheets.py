"""What a message holds: text, a picture, menus and buttons. Values only.

The numbers are Discord's limits (Components Reference; Create Message).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.core.views.views import Tone

if TYPE_CHECKING:
    from bot.core.views.views import Document
    from render.picture import Picture

ROWS: Final = 5
BUTTONS_A_ROW: Final = 5
OPTIONS: Final = 25
LABEL: Final = 80
OPTION: Final = 100
PLACEHOLDER: Final = 150
FILE: Final = 10 * 1024 * 1024
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
class Sheet:
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
