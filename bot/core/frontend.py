"""A front-end as the application sees it, which starts and stops it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from bot.core.ports import FrontEnd

if TYPE_CHECKING:
    from bot.core.notifications.outbox import DeliveryScope


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
