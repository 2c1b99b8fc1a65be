"""The steps of the bot: each thing a person does, each outbox item, each tick.

Every log line of a step carries its number, so that all of them can be found. Law: what is bound to
a step tells nothing of who did it, or in which words.
"""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from structlog.contextvars import (
    bind_contextvars,
    bound_contextvars,
    clear_contextvars,
    get_contextvars,
)

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

REQUEST_ID_BYTES = 4


def begin_request(**about: object) -> None:
    """Begin a step in this task; the one before it, if there was any, is over."""
    clear_contextvars()
    bind_contextvars(step=token_hex(REQUEST_ID_BYTES), **about)


def sub_request(**about: object) -> AbstractContextManager[None]:
    """Take a step, after which the one that is under way goes on."""
    return bound_contextvars(step=token_hex(REQUEST_ID_BYTES), **about)


def add_context(**about: object) -> None:
    """Say more about the step that is under way."""
    bind_contextvars(**about)


def platform() -> str:
    """Return the platform on which the step is taken; empty where it is taken on none."""
    return str(get_contextvars().get("platform", ""))
