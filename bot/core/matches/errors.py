"""Exceptions that cross the core's borders, and what people and the log read of outages."""

# ruff: noqa: N818 -- each is named for what has happened, as its callers handle it

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.messages import refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.messages import Refused


class VersionConflict(Exception):
    """The match has changed since it was loaded; nothing was written."""


class NameInUse(Exception):
    """Another account has this handle; nothing was written."""


class IdentityInUse(Exception):
    """The identity belongs to an account already; nothing was written."""


class MatchIdInUse(Exception):
    """A match has this id already; nothing was written."""


class RematchInUse(Exception):
    """A match has an open rematch already; nothing was written."""


class AlreadyHandled(Exception):
    """The input whose effect was to be stored has had it; nothing was written."""


class CorruptMatch(Exception):
    """A stored match cannot be read, or does not replay.

    Raised if the match is named; lists of matches leave it out.
    """


class StoreFault(Exception):
    """The store cannot be used at present, such as for a full disk; nothing was changed."""


class Unsure(StoreFault):
    """The store was lost during a commit: its outcome is unknown."""


class TryLater(Exception):
    """A platform limits the rate: deliver again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        """Wait so many seconds."""
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Unreachable(Exception):
    """A notification can never be delivered there; it is not tried again."""


class CannotStart(Exception):
    """A front-end cannot start, such as for a wrong token; holds a sentence for the operator."""


log = structlog.get_logger()


def store_error_refusal(fault: StoreFault) -> Refused:
    """Log that a request could not be stored, and return the refusal."""
    log.error("request_not_stored", problem=str(fault))
    return refused("unsure") if isinstance(fault, Unsure) else refused("not-kept")


class NotDisplayed(Exception):
    """What was asked for is done, and could not be shown."""


@contextmanager
def display_after_commit() -> Iterator[None]:
    """Raise NotDisplayed when the store fails after the commit, while the result is shown."""
    try:
        yield
    except StoreFault as fault:
        raise NotDisplayed(str(fault)) from fault


class OutageLog:
    """Logs the beginning and the end of an outage, not each failure in between."""

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
        """Log the end of an outage, if there was one."""
        if self._lasts:
            log.info(self._ends)
        self._lasts = False
