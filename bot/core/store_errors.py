"""Outages of the store: the refusals that people get, and the lines in the log.

Law: the person who asked gets one refusal. Each of these has one line in the log;
an outage of a background loop has one line when it begins and one when it ends.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import structlog

from bot.core.errors import StoreFault, Unsure
from bot.core.messages import refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.messages import Refused

log = structlog.get_logger()


def store_error_refusal(fault: StoreFault) -> Refused:
    """Log that a request could not be stored, and return the refusal."""
    log.error("not_kept", problem=str(fault))
    return refused("unsure") if isinstance(fault, Unsure) else refused("not-kept")


class NotDisplayed(Exception):  # noqa: N818 -- named for what became of the answer
    """What was asked for is done, and could not be shown."""


@contextmanager
def display_after_commit() -> Iterator[None]:
    """Raise NotShown when the store fails while something is shown that is done."""
    try:
        yield
    except StoreFault as fault:
        raise NotDisplayed(str(fault)) from fault


class OutageLog:
    """Something that may fail again and again: only its beginning and its end are news."""

    def __init__(self, begins: str, ends: str) -> None:
        """Log these events; nothing fails yet."""
        self._begins = begins
        self._ends = ends
        self._lasts = False

    def shows(self, error: Exception) -> None:
        """Log an error that begins an outage, and no other."""
        if not self._lasts:
            log.error(self._begins, problem=f"{type(error).__name__}: {error}")
        self._lasts = True

    def is_over(self) -> None:
        """Log that it goes again, if it did not."""
        if self._lasts:
            log.info(self._ends)
        self._lasts = False
