"""What the page may send over its socket: small JSON frames of four kinds."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from bot.core.words import RECORD_LIMIT

LARGEST_FRAME: Final = 65_536  # bytes
LARGEST_FORM: Final = 4096  # bytes
LONGEST_TEXT: Final = RECORD_LIMIT + 500  # characters: a record behind its word

_Number = Annotated[int, Field(ge=0, le=2**31)]
_Text = Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]
_Token = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class _Frame(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Hear(_Frame):
    """Words that were typed; ``here`` is the match the person touched last."""

    kind: Literal["hear"]
    n: _Number
    text: _Text
    here: _Token | None = None


class Press(_Frame):
    """A button or a square that was pressed, possibly forged."""

    kind: Literal["press"]
    n: _Number
    control: _Token


class Complete(_Frame):
    """Words on their way, to be completed."""

    kind: Literal["complete"]
    n: _Number
    text: _Text
    here: _Token | None = None


class Ping(_Frame):
    """A page that came back to the foreground asks whether the line still holds."""

    kind: Literal["ping"]


Frame: TypeAlias = Hear | Press | Complete | Ping

_FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="kind")])


def read_frame(text: str) -> Frame:
    """Read one frame; `ValueError` for anything that is not one."""
    return _FRAME.validate_json(text)
