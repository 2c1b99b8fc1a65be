"""What whoever watches over the bot is told while it runs.

Law: nothing of who did something, in which match, or in which words. Each text is one of a set that
is known beforehand.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


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
    """What goes round for ever, and shows by that that it is alive."""

    OUTBOX = "outbox"
    CLOCKS = "clocks"


@dataclass(frozen=True, slots=True)
class RequestName:
    """What somebody asked for: on which platform, by what, and which word or verb it was."""

    platform: str
    by: InputKind
    name: str


class Observer(Protocol):
    """Whoever watches; seconds are those that it took."""

    def answered(self, deed: RequestName, seconds: float, refusal: str | None) -> None:
        """Somebody was answered; ``refusal`` is the code of the line that says why not."""

    def failed(self, deed: RequestName, seconds: float) -> None:
        """Nothing could be answered, for an outage or a bug."""

    def turned(self, platform: str, ruleset: str) -> None:
        """An action was played and stored."""

    def delivered(self, platform: str, arrival: DeliveryOutcome, seconds: float) -> None:
        """A parcel was brought, or could not be."""

    def beat(self, part: Loop) -> None:
        """A part has gone round once more."""


class Unobserved:
    """Nobody watches."""

    def answered(self, deed: RequestName, seconds: float, refusal: str | None) -> None:
        """Pass over it."""

    def failed(self, deed: RequestName, seconds: float) -> None:
        """Pass over it."""

    def turned(self, platform: str, ruleset: str) -> None:
        """Pass over it."""

    def delivered(self, platform: str, arrival: DeliveryOutcome, seconds: float) -> None:
        """Pass over it."""

    def beat(self, part: Loop) -> None:
        """Pass over it."""


UNOBSERVED = Unobserved()
