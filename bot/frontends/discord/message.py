"""A message as a value, and Discord's limits.

Source of the limits: Discord, Components Reference and Create Message.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.core.views.views import Tone

if TYPE_CHECKING:
    from bot.core.views.views import Document
    from render import Picture


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
class Option:
    """An option of a menu; its value is a control's text."""

    control: str
    label: str
    is_chosen: bool = False


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
    An answer that ``is_public`` is for everybody at the place.
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
    is_public: bool = False

    @property
    def is_heavy(self) -> bool:
        """Whether it may take long to make and to send."""
        return bool(self.film) or self.document is not None
