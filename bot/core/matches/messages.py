"""What the core says: codes with parameters, which a language turns into sentences.

Invariant: no sentence is written here or anywhere else in the core.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime  # noqa: TC003 -- the store reads the annotation
from typing import TypeAlias

from engine import Lettering  # noqa: TC001 -- the store reads the annotation


@dataclass(frozen=True, slots=True)
class PersonName:
    """A person's own words for themselves: shown as plain text, isolated from its surroundings."""

    text: str


@dataclass(frozen=True, slots=True)
class Typed:
    """What a person typed, said back to them: shown as plain text."""

    words: str


@dataclass(frozen=True, slots=True)
class Timestamp:
    """A point in time, which each front-end shows in its own way or in the reader's zone."""

    at: datetime


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the year, as each language writes it."""

    day: date


@dataclass(frozen=True, slots=True)
class Month:
    """The month and the year of a day, as each language writes them."""

    day: date


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its code, shown by its own name in every language."""

    tag: str


@dataclass(frozen=True, slots=True)
class Notation:
    """A square or an action by the engine's text, shown in the letters that the reader chose.

    ``own`` are the letters of the game.
    """

    written: str
    own: Lettering


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What a page of the rulebook says under a tag, or all the ``rest`` of it."""

    page: Line
    tag: str
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A message code and its parameters, in the order they were given."""

    code: str
    params: tuple[tuple[str, Param], ...] = ()


Param: TypeAlias = (
    str
    | int
    | PersonName
    | Typed
    | Timestamp
    | Day
    | Month
    | Language
    | Notation
    | Excerpt
    | Line
    | tuple[Line, ...]
    | tuple[Notation, ...]
    | tuple[str, ...]
)
"""A tuple is a list of things, which the language joins in its own way."""


def line(code: str, /, **params: Param) -> Line:
    """Build a line; the code and the parameters' names are those of the language files."""
    return Line(code, tuple(params.items()))


def family_line(family: str, name: str, /, **params: Param) -> Line:
    """Build a line of a family of codes, such as ``reason-no-moves``; tests walk each family."""
    return Line(f"{family}-{name}", tuple(params.items()))


@dataclass(frozen=True, slots=True)
class Meant:
    """What a person may have meant: the text that does it, and the label of its button."""

    text: str
    label: Line


@dataclass(frozen=True, slots=True)
class Refused:
    """What a person asked for is not done, and nothing has changed; the line says why.

    ``about`` is the illegal action that more can be said of, as a control's choice says it.
    ``meant`` is what may have been meant instead, the likeliest first.
    """

    line: Line
    about: str = ""
    meant: tuple[Meant, ...] = ()


def refused(code: str, /, **params: Param) -> Refused:
    """Refuse with the line ``refused-<code>``."""
    return Refused(family_line("refused", code, **params))
