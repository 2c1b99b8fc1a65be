"""A front-end as the application sees it, which starts and stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bot.core.ports import FrontEnd

if TYPE_CHECKING:
    from bot.core.notice.parcels import Reach
    from bot.core.standing import Standing


class Startable(FrontEnd, Protocol):
    """A front-end that is started, delivers, and is stopped."""

    @property
    def standing(self) -> Standing:
        """How it stands just now."""

    def reach(self) -> Reach | None:
        """Return what can be delivered through it just now, None for nothing."""

    async def start(self) -> None:
        """Serve people from now on; raises CannotStart, or OSError for a port in use."""

    async def stop(self) -> None:
        """Let go of everything."""
