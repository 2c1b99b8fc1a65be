"""Measurements of a running bot, for metrics and health.

Invariant: no person, match or typed text. Each text is one of a fixed set.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class InputKind(StrEnum):
    """How people ask for something."""

    WORD = "word"
    BUTTON = "button"


class DeliveryOutcome(StrEnum):
    """How a delivery went; all but the first and the last are tried again."""

    ARRIVED = "arrived"
    LATER = "later"
    FAILED = "failed"
    UNREACHABLE = "unreachable"


class Loop(StrEnum):
    """A loop that never ends, whose beats show that it is alive."""

    OUTBOX = "outbox"
    CLOCKS = "clocks"


@dataclass(frozen=True, slots=True)
class RequestName:
    """What a person asked for: the platform, how, and which word or verb."""

    platform: str
    by: InputKind
    name: str


_NOTHING: Final = nullcontext()


class Observer:
    """Receives measurements, and does nothing with them; ``seconds`` are durations."""

    def span(self, step: str, /, **about: str) -> AbstractContextManager[None]:  # noqa: ARG002
        """Return a context in which a step is done, which may be a part of a larger one."""
        return _NOTHING

    def answered(self, request: RequestName, seconds: float, refusal: str | None) -> None:
        """A request was answered; ``refusal`` is the code of the refusal, if it was one."""

    def failed(self, request: RequestName, seconds: float) -> None:
        """A request was not answered, because of an outage or a bug."""

    def turned(self, platform: str, ruleset: str) -> None:
        """An action was played and stored."""

    def delivered(self, platform: str, outcome: DeliveryOutcome, seconds: float) -> None:
        """A delivery was attempted."""

    def dropped(self, platform: str) -> None:
        """An answer was not sent, since a chat was asked for more than it may be sent."""

    def thought(self, level: int, seconds: float) -> None:
        """A computer has thought about its turn; without the waiting for its place."""

    def beat(self, loop: Loop) -> None:
        """A loop has begun its next round."""


UNOBSERVED = Observer()
