"""Log context of a step: a request, an outbox item, a tick of the scheduler.

Every log line of a step carries its number, so that all of them can be found. Invariant: what is
bound to a step never says who did it, or in which words.
"""

from __future__ import annotations

from random import getrandbits
from typing import TYPE_CHECKING

from structlog.contextvars import (
    bind_contextvars,
    bound_contextvars,
    clear_contextvars,
    get_contextvars,
)

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

REQUEST_ID_BITS = 32


def begin_request(**about: object) -> None:
    """Begin a step in this task; replaces the one before it."""
    clear_contextvars()
    bind_contextvars(step=_request_id(), **about)


def sub_request(**about: object) -> AbstractContextManager[None]:
    """Run a step within the current one, which then goes on."""
    return bound_contextvars(step=_request_id(), **about)


def add_context(**about: object) -> None:
    """Add values to the current step."""
    bind_contextvars(**about)


def platform() -> str:
    """Return the platform of the current step, or an empty string."""
    return str(get_contextvars().get("platform", ""))


def _request_id() -> str:
    # No secret; the operating system's generator would let other threads run first.
    return f"{getrandbits(REQUEST_ID_BITS):08x}"
