"""The request that is being answered, so that what it changes is stored as its doing.

Law: a change of a match and the note that a request made it are stored in one transaction. So a
request that is done again after a kill is known to be done already.
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
class RequestKey:
    """A request by the name that its platform gives it, and until when it can be answered."""

    platform: str
    key: str
    until: datetime


@dataclass(frozen=True, slots=True)
class PendingRequest:
    """A request that was acknowledged and waits for its answer; ``match`` is what it changed."""

    key: RequestKey
    body: str
    match: MatchId | None = None


@dataclass(slots=True)
class RequestEffect:
    """What a request has changed so far."""

    key: RequestKey
    match: MatchId | None = None


_CURRENT: ContextVar[RequestEffect | None] = ContextVar("request", default=None)


@contextmanager
def request_effect(key: RequestKey) -> Iterator[RequestEffect]:
    """Note what a request changes while the block runs, in this task and those that it starts."""
    effect = RequestEffect(key)
    token = _CURRENT.set(effect)
    try:
        yield effect
    finally:
        _CURRENT.reset(token)


def current_request() -> RequestKey | None:
    """Return the request that is being answered, None where there is none."""
    effect = _CURRENT.get()
    return effect.key if effect else None


def note_changed(match: MatchId) -> None:
    """Note that the current request, if there is one, changed a match and that it is stored."""
    if effect := _CURRENT.get():
        effect.match = match
