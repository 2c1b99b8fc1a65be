"""What a person asks for on Discord, as a value that outlives the process."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.core.matches.controls import Control, read_control
from bot.core.matches.model import Place
from bot.frontends import DISCORD

if TYPE_CHECKING:
    from collections.abc import Mapping


class Kind(StrEnum):
    """How it is asked: a command, one on a message, a button or a menu, or a form."""

    COMMAND = "command"
    MESSAGE = "message"
    PRESS = "press"
    FORM = "form"


@dataclass(frozen=True, slots=True, kw_only=True)
class Opponent:
    """The user among the options of a command; ``sees`` whether the channel is open to them."""

    user: int
    name: str
    is_bot: bool = False
    sees: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A command with its word and options; a press with its control; or a form of a match.

    A command on a ``message``, which is named by its id, has the ``match`` of its controls if any.

    ``place`` is the key of the place where others see it, empty where none do; ``guild`` is 0
    outside of servers. ``token`` is that of the interaction: it answers for 15 minutes. The answer
    is a new message, or is shown in the one that was pressed. If it is given after a deferral, it
    ``replaces`` the first response or the message pressed, or else follows. One that ``is_public``
    is shown to everybody at the place. In a server of the bot's, ``channel`` is the key of the
    channel, also of a thread's, and ``manages`` tells whether the person manages the server.
    ``thread`` is the id of a match's thread in which it is asked, empty elsewhere. ``pressed`` is
    the id of the message that was pressed where that is a card, of the match ``card``.
    """

    kind: Kind
    user: int
    name: str
    language: str
    token: str = field(repr=False)
    guild: int = 0
    place: str = ""
    in_new_message: bool = False
    replaces: bool = True
    is_public: bool = False
    channel: str = ""
    manages: bool = False
    word: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    opponent: Opponent | None = None
    control: Control | None = None
    match: str = ""
    message: str = ""
    text: str = ""
    thread: str = ""
    pressed: str = ""
    card: str = ""

    @property
    def at(self) -> Place | None:
        """The place where others see it."""
        return Place(DISCORD, self.place) if self.place else None

    def written(self) -> str:
        """Return it as it is stored."""
        return json.dumps({**asdict(self), "control": str(self.control or "")})


def read_asked(written: str) -> Asked | None:
    """Read what is stored; None for what another version wrote in another form."""
    try:
        values = json.loads(written)
        values["kind"] = Kind(values["kind"])
        if values["opponent"]:
            values["opponent"] = Opponent(**values["opponent"])
        values["control"] = read_control(values["control"])
        return Asked(**values)
    except (ValueError, TypeError, KeyError):
        return None
