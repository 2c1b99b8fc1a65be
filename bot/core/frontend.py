"""A front-end as the core sees it, and as the application does, which starts and stops it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.core.matches.model import AccountId
    from bot.core.notifications.outbox import DeliveryScope, Notification


class FrontEnd(Protocol):
    """A chat platform, as the core sees it."""

    @property
    def platform(self) -> str:
        """The platform's name, as identities and places carry it."""

    async def deliver(self, notice: Notification) -> None:
        """Bring the match's post up to date for the person or place, and call if asked.

        Only the phones of the people called ring. Raises TryLater or Unreachable; any other
        exception means that it did not arrive and is to be tried again later.
        """

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of matches that wait for them, which rings; False if none waits.

        Raises as `deliver` does.
        """


class Startable(FrontEnd, Protocol):
    """A front-end that is started, delivers, and is stopped."""

    @property
    def standing(self) -> Status:
        """Its status now."""

    def reach(self) -> DeliveryScope | None:
        """Return what can be delivered through it just now, None for nothing."""

    async def start(self) -> None:
        """Serve people from now on; raises CannotStart, or OSError for a port in use."""

    async def stop(self) -> None:
        """Let go of everything."""


class Status(StrEnum):
    """Whether people are heard here: now, as soon as their platform can be reached, or never again.

    What is waiting is served by another process, and would be here if that one were no more.
    """

    SERVING = "serving"
    REACHING = "reaching"
    WAITING = "waiting"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Finding:
    """One result of a check: what was found, and what to do if something is wrong."""

    sentence: str
    advice: str = ""
