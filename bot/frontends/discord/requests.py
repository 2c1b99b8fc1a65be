"""What a person asks for on Discord, as a value that outlives the process."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, get_args

from bot.core.matches.controls import Control, read_control
from bot.core.matches.model import Place
from bot.frontends import DISCORD

if TYPE_CHECKING:
    from collections.abc import Mapping


FILE: Final = "file"
"""The option of a command that has the address of a file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InteractionRequest:
    """Who asks, where, and how the answer gets there; what is asked for is in each kind.

    ``place`` is the key of the place where others see it, empty if none do; ``guild`` is 0
    outside of servers. ``token`` is that of the interaction: it answers for 15 minutes. The answer
    is a new message, or is shown in the one that was pressed. If it is given after a deferral, it
    ``replaces`` the first response or the message pressed, or else follows. One that ``is_public``
    is shown to everyone at the place. In a server of the bot's, ``channel`` is the key of the
    channel, also of a thread's, and ``manages`` tells whether the person manages the server.
    ``thread`` is the id of a match's thread in which it is asked, empty elsewhere. ``pressed`` is
    the id of the message that was pressed if that is a card, of the match ``card``.
    """

    kind: ClassVar[str]
    user: int
    name: str
    language: str
    token: str = field(repr=False)
    guild: int = 0
    place: str = ""
    in_new_message: bool = True
    replaces: bool = True
    is_public: bool = False
    channel: str = ""
    manages: bool = False
    thread: str = ""
    pressed: str = ""
    card: str = ""

    @property
    def at(self) -> Place | None:
        """The place where others see it."""
        return Place(DISCORD, self.place) if self.place else None

    def written(self) -> str:
        """Return it as it is stored."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return json.dumps({"kind": self.kind, **values}, default=_plain)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opponent:
    """The user among the options of a command; ``sees`` whether the channel is open to them."""

    user: int
    name: str
    is_bot: bool = False
    sees: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandRequest(InteractionRequest):
    """A command with its word and options."""

    kind = "command"
    word: str
    options: Mapping[str, str] = field(default_factory=dict)
    opponent: Opponent | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRequest(InteractionRequest):
    """A command on a message, for the board of its match; ``match`` is that of its controls."""

    kind = "message"
    message: str
    match: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PressRequest(InteractionRequest):
    """A button or a menu's option; its control may be old or forged, None is unreadable."""

    kind = "press"
    control: Control | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FormRequest(InteractionRequest):
    """What was typed into the form of a match."""

    kind = "form"
    match: str
    text: str


AnyRequest: TypeAlias = CommandRequest | BoardRequest | PressRequest | FormRequest

KINDS: Mapping[str, type[AnyRequest]] = {kind.kind: kind for kind in get_args(AnyRequest)}


def _plain(value: Control | Opponent) -> str | dict[str, Any]:
    return str(value) if isinstance(value, Control) else asdict(value)


def read_stored(written: str) -> AnyRequest | None:
    """Read what is stored, also by earlier versions; None for what cannot be read."""
    try:
        values = json.loads(written)
        kind = KINDS[values["kind"]]
        if values.get("opponent"):
            values["opponent"] = Opponent(**values["opponent"])
        values["control"] = read_control(values.get("control") or "")
        return kind(
            **{each.name: values[each.name] for each in fields(kind) if each.name in values}
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
