"""What is logged of requests that come to nothing: a line a minute, without their content."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from time import monotonic
from traceback import extract_tb
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable

LINE_INTERVAL: Final = 60.0  # seconds
MAX_FRAMES: Final = 8

log = structlog.get_logger(__name__)


class Reason(StrEnum):
    """Why a request or a connection came to nothing."""

    ABORTED = "aborted"  # the client went away
    FULL = "full"  # there were too many connections
    HALF_SENT = "half_sent"  # the headers or the body did not arrive in time
    HURRIED = "hurried"  # a client asked too often
    MALFORMED = "malformed"  # it was not HTTP
    SLOW = "slow"  # the answer was not taken, or not ready, in time
    WRONG_HOST = "wrong_host"  # it was meant for another host or came from another page
    WRONG_INVITATION = "wrong_invitation"
    WRONG_SIGNATURE = "wrong_signature"  # it was not signed by the platform, or not of late


class DropLog:
    """Counts what came to nothing on a listener, and logs it.

    Invariant: at most a line of each kind in `LINE_INTERVAL`, however many requests there are. The
    first is logged at once, the others as numbers.
    """

    def __init__(self, listener: str, clock: Callable[[], float] = monotonic) -> None:
        self._listener = listener
        self._clock = clock
        self._dropped: Counter[str] = Counter()
        self._dropped_at = self._failed_at = clock() - LINE_INTERVAL
        self._failures = 0

    def count(self, reason: Reason) -> None:
        """Count a request or a connection that came to nothing."""
        self._dropped[reason] += 1
        self.flush()

    def flush(self, *, closing: bool = False) -> None:
        """Log what was counted, if it is time or the listener closes."""
        due = self._clock() - self._dropped_at >= LINE_INTERVAL
        if self._dropped and (due or closing):
            log.info("requests_dropped", listener=self._listener, **self._dropped)
            self._dropped.clear()
            self._dropped_at = self._clock()

    def fail(self, error: BaseException | None) -> None:
        """Log a fault of a handler: its place in the code, since its text may quote the request."""
        self._failures += 1
        if self._clock() - self._failed_at < LINE_INTERVAL:
            return
        frames = extract_tb(error.__traceback__)[-MAX_FRAMES:] if error else ()
        log.error(
            "request_failed",
            listener=self._listener,
            error=type(error).__name__,
            where=[f"{frame.filename}:{frame.lineno}" for frame in frames],
            count=self._failures,
        )
        self._failures = 0
        self._failed_at = self._clock()
