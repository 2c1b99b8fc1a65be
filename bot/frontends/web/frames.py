"""The JSON frames of the chat's WebSocket, with a fixed schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from bot.core.matches.context import RequestContext
from bot.core.matches.model import MatchId
from bot.core.typed.words import RECORD_LIMIT
from bot.frontends.web.channels import LOBBY
from bot.frontends.web.push_endpoints import MAX_ENDPOINT

if TYPE_CHECKING:
    from bot.core.matches.model import Identity

MAX_FRAME_BYTES: Final = 65_536
MAX_TEXT: Final = RECORD_LIMIT + 500  # characters: a record behind its word

_Number = Annotated[int, Field(ge=0, le=2**31)]
_Text = Annotated[str, StringConstraints(max_length=MAX_TEXT)]
_Token = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class _Frame(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class TextFrame(_Frame):
    """Typed text to be answered or completed; ``here`` is the match that the person used last."""

    kind: Literal["hear", "complete"]
    n: _Number
    text: _Text
    here: _Token | None = None

    def context(self, session: Identity) -> RequestContext:
        """Return the context of the request, which a session of the web chat makes."""
        return RequestContext(MatchId(self.here) if self.here else None, LOBBY, session=session)


class PressFrame(_Frame):
    """A pressed button or square, possibly forged."""

    kind: Literal["press"]
    n: _Number
    control: _Token


class Subscription(_Frame):
    """Where the push service of the browser's maker takes notifications, and the browser's keys."""

    endpoint: Annotated[str, StringConstraints(max_length=MAX_ENDPOINT)]
    p256dh: Annotated[str, StringConstraints(pattern=r"^B[A-Za-z0-9_-]{86}=?$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class PushFrame(_Frame):
    """Switches notifications of this browser on or off."""

    kind: Literal["push"]
    subscription: Subscription | None


class SessionFrame(_Frame):
    """The first frame of a page inside another platform: the token of its session."""

    kind: Literal["session"]
    token: Annotated[str, StringConstraints(max_length=200)]


class PingFrame(_Frame):
    """Sent by a page that returns to the foreground, to see whether the connection is alive."""

    kind: Literal["ping"]


Frame: TypeAlias = TextFrame | PressFrame | PushFrame | PingFrame

_FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="kind")])


def read_frame(text: str) -> Frame:
    """Parse a frame; raises `ValueError` for anything else."""
    return _FRAME.validate_json(text)
