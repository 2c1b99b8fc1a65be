"""The input of a platform that is being handled, so that it has its effect once.

Law: a change of a match is stored in one transaction with the note which input made it. So input
that is handled again after a crash is known to have had its effect.

There are two kinds. Input that is confirmed to its platform is stored before; it is handled again
if a crash came before its effect, and of handled input the key alone is kept, for so long that the
platform cannot send it again. Input that can be answered for a while is stored until then; what it
changed is answered after a crash.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime  # noqa: TC003 -- a field of a dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.model import MatchId


@dataclass(frozen=True, slots=True)
class InputKey:
    """The ``number`` by which a ``source``, such as one bot on a platform, names an input.

    ``until`` is when the platform stops taking an answer to it, None for input that is confirmed.
    """

    source: str
    number: int
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class StoredInput:
    """An input in its front-end's own form; ``match`` is what it changed."""

    key: InputKey
    body: str
    match: MatchId | None = None


@dataclass(slots=True)
class Handling:
    """What an input that is being handled has changed so far."""

    key: InputKey
    match: MatchId | None = None
    is_over: bool = False


_current: ContextVar[Handling | None] = ContextVar("_current", default=None)


@contextmanager
def handling(key: InputKey, match: MatchId | None = None) -> Iterator[Handling]:
    """Note what an input changes while the block runs, in this task and those that it starts."""
    current = Handling(key, match)
    token = _current.set(current)
    try:
        yield current
    finally:
        current.is_over = True
        _current.reset(token)


@contextmanager
def repeatable() -> Iterator[None]:
    """Do a part of what an input asks for that has no second effect when it is done again.

    It is not noted as the input's, so that after a crash the rest is done.
    """
    token = _current.set(None)
    try:
        yield
    finally:
        _current.reset(token)


def current_input() -> InputKey | None:
    """Return the input that a change is to be stored with, None where there is none.

    Of confirmed input, the first change says that it is handled, and what comes later is not its
    effect. Of input with an answer, the last change is the one that is answered.
    """
    current = _current.get()
    if current is None or (not current.key.until and (current.match or current.is_over)):
        return None
    return current.key


def note_changed(match: MatchId) -> None:
    """Note that the input that is being handled, if any, changed a match and that it is stored."""
    if current := _current.get():
        current.match = match
