"""Front-ends: the protocols of the core and of the application, status, results of checks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from datetime import date

    from bot.core.matches.model import AccountId, Place
    from bot.core.store.outbox import DeliveryScope, Notification


class FrontEnd(Protocol):
    """A chat platform to which the core delivers."""

    @property
    def platform(self) -> str:
        """The platform's name, as identities and places carry it."""

    async def deliver(self, notification: Notification) -> None:
        """Update the match's post for the person or place, and call people if asked.

        Only the people called are alerted. Raises TryLater or Unreachable; after any other
        exception the delivery is retried later.
        """

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person what waits for them, with an alert; False if nothing does.

        It is the list of their matches, or a question about linking (`Dispatcher.waiting`).

        Raises as `deliver` does.
        """

    async def deliver_puzzle(self, place: Place, day: date) -> None:
        """Post the puzzle of a day at a place, without an alert; raises as `deliver` does."""


class Startable(FrontEnd, Protocol):
    """A front-end that is started, delivers, and is stopped."""

    @property
    def status(self) -> Status:
        """The current status."""

    def delivery_scope(self) -> DeliveryScope | None:
        """Return what can be delivered now, None for nothing."""

    async def start(self) -> None:
        """Start; raises CannotStart, or OSError for a port in use."""

    async def stop(self) -> None:
        """Stop, and close all connections."""


class Status(StrEnum):
    """Whether input is received: yes, once the platform can be reached, or no longer.

    A waiting front-end takes over when the process that serves the platform ends. The platform may
    refuse the bot's token, or give its input to another program that uses the same token; both are
    tried again.
    """

    SERVING = "serving"
    REACHING = "reaching"
    WAITING = "waiting"
    STOPPED = "stopped"
    REFUSED = "token refused"
    CONFLICT = "token used elsewhere"


NEEDS_ATTENTION: Final = frozenset({Status.STOPPED, Status.REFUSED, Status.CONFLICT})
"""The statuses that do not pass by themselves."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One result of a check: what was found, and what to do if something is wrong."""

    sentence: str
    advice: str = ""
